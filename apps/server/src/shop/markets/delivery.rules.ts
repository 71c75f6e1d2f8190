/** A day of a calendar, `YYYY-MM-DD`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is in a time zone. */
export function dayIn(moment: Date, timeZone: string): Day {
  const known = formats.get(timeZone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  if (!known) formats.set(timeZone, format);
  return format.format(moment);
}

/** Counts working days on; parcels neither leave nor arrive on Saturdays and Sundays. */
export function addWorkingDays(day: Day, count: number): Day {
  const at = new Date(`${day}T12:00:00Z`);
  for (let left = count; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}

export interface DeliveryDays {
  orderedOn: Day;
  leavesOn: Day;
  earliestOn: Day;
  latestOn: Day;
}

/** Working days until the last of some goods leaves the warehouse: one at least. */
export function leadDaysOf(leadTimes: readonly number[]): number {
  return Math.max(1, ...leadTimes);
}

/** When an order of today leaves and arrives, in working days. */
export function estimateDelivery(
  today: Day,
  leadTimeDays: number,
  daysMin: number,
  daysMax: number,
): DeliveryDays {
  const leavesOn = addWorkingDays(today, leadDaysOf([leadTimeDays]));
  return {
    orderedOn: today,
    leavesOn,
    earliestOn: addWorkingDays(leavesOn, daysMin),
    latestOn: addWorkingDays(leavesOn, daysMax),
  };
}
