import { type DayRange, type DayRangeName, dayRangeOf } from '../../lib/store-days.rules.ts';

const names: Readonly<Record<string, DayRangeName>> = {
  today: 'today',
  week: 'last7',
  month: 'last30',
};
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Whether an address names a range whose days follow from the store's today. */
export const isNamedRange = (query: URLSearchParams): boolean =>
  Object.hasOwn(names, query.get('range') ?? '');

/** The days of an address: given ones, or a range by name, seen from the store's today. */
export function readRange(query: URLSearchParams, today: string): Partial<DayRange> {
  const name = isNamedRange(query) && names[query.get('range') ?? ''];
  if (name) return dayRangeOf(name, today);
  const [from, to] = [query.get('from'), query.get('to')];
  return {
    ...(from && dayPattern.test(from) ? { from } : {}),
    ...(to && dayPattern.test(to) ? { to } : {}),
  };
}

/** What a point of the dashboard demands of sales besides days: an hour of them, or those that visits of the time led to. */
export interface SaleTimes {
  timeFrom?: string;
  timeTo?: string;
  timeOf?: 'visit';
}

export const saleTimeNames = ['timeFrom', 'timeTo', 'timeOf'] as const;

/** Takes a named range and the times out of an address. */
export const withoutTimes: Readonly<Record<string, undefined>> = Object.fromEntries(
  ['range', ...saleTimeNames].map((name) => [name, undefined]),
);

export function readTimes(query: URLSearchParams): SaleTimes {
  const [timeFrom, timeTo] = [query.get('timeFrom') ?? '', query.get('timeTo') ?? ''];
  return {
    ...(momentPattern.test(timeFrom) ? { timeFrom } : {}),
    ...(momentPattern.test(timeTo) ? { timeTo } : {}),
    ...(query.get('timeOf') === 'visit' ? { timeOf: 'visit' as const } : {}),
  };
}
