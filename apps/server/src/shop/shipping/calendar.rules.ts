import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { addWorkingDays, type Day, isWeekday, leadDaysOf } from '../markets/index.ts';
import type { WorkCalendar } from './shipping.types.ts';

const weekdayOf = (day: Day) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const nextDay = (day: Day) => {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

/** The time of day in a time zone, `HH:MM`. */
const timeIn = (moment: Date, timeZone: string): string =>
  findDateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** True for a day on which parcels leave. */
const isLeavingDay = ({ workingDays, closedOn }: WorkCalendar, day: Day): boolean =>
  workingDays.has(weekdayOf(day)) && !closedOn.has(day);

/** True for a day on which parcels arrive in a country. */
const isArrivalDay = ({ holidays }: WorkCalendar, countryCode: string, day: Day): boolean =>
  isWeekday(day) && !holidays.get(countryCode)?.has(day);

export interface Journey {
  countryCode: string;
  /** When it is ordered and paid. */
  from: Date;
  /** The time zone of the store; that of the warehouse counts where operators entered it. */
  timeZone: string;
  leadTimeDays: number;
  daysMin: number;
  daysMax: number;
}

export interface DeliveryDates {
  orderedOn: Day;
  leavesOn: Day;
  earliestOn: Day;
  latestOn: Day;
  timeZone: string;
  /** Until when an order counts as one of `orderedOn`; null: until midnight. */
  cutOff: string | null;
}

/** The dates of a calendar that were counted: those of a day are few, and counting days takes longer than reading a product. */
const knownDates = new WeakMap<WorkCalendar, Map<string, DeliveryDates>>();
const datesMax = 1_000;

function knownDatesOf(calendar: WorkCalendar): Map<string, DeliveryDates> {
  const known = knownDates.get(calendar);
  if (known && known.size < datesMax) return known;
  const dates = new Map<string, DeliveryDates>();
  knownDates.set(calendar, dates);
  return dates;
}

/** When an order leaves and arrives: working days of the warehouse, then those of the country. One that is paid after the cut-off counts as one of the next day. */
export function estimateDates(calendar: WorkCalendar, journey: Journey): DeliveryDates {
  const { cutOff } = calendar;
  const timeZone = calendar.timeZone ?? journey.timeZone;
  const today = findDay(journey.from, timeZone);
  const isLate = cutOff !== null && timeIn(journey.from, timeZone) >= cutOff;
  const orderedOn = isLate ? nextDay(today) : today;
  const known = knownDatesOf(calendar);
  const { countryCode, leadTimeDays, daysMin, daysMax } = journey;
  const key = [orderedOn, timeZone, countryCode, leadTimeDays, daysMin, daysMax].join();
  const dates = known.get(key) ?? countDates(calendar, journey, { orderedOn, timeZone });
  known.set(key, dates);
  return dates;
}

function countDates(
  calendar: WorkCalendar,
  journey: Journey,
  { orderedOn, timeZone }: Pick<DeliveryDates, 'orderedOn' | 'timeZone'>,
): DeliveryDates {
  const leaves = addWorkingDays(orderedOn, leadDaysOf([journey.leadTimeDays]), (day) =>
    isLeavingDay(calendar, day),
  );
  const arrives = (days: number) =>
    addWorkingDays(leaves, days, (day) => isArrivalDay(calendar, journey.countryCode, day));
  return {
    orderedOn,
    leavesOn: leaves,
    earliestOn: arrives(journey.daysMin),
    latestOn: arrives(journey.daysMax),
    timeZone,
    cutOff: calendar.cutOff,
  };
}
