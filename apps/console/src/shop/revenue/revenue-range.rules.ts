import { type DayRange, type DayRangeName, dayRangeOf } from '../../lib/store-days.rules.ts';

const names: Readonly<Record<string, DayRangeName>> = { today: 'today', week: 'last7', month: 'last30' };
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether an address names a range whose days follow from the store's today. */
export const isNamedRange = (query: URLSearchParams): boolean => Object.hasOwn(names, query.get('range') ?? '');

/** The days of an address: given ones, or a range by name, seen from the store's today. */
export function readRange(query: URLSearchParams, today: string): Partial<DayRange> {
  const name = isNamedRange(query) && names[query.get('range') ?? ''];
  if (name) return dayRangeOf(name, today);
  const [from, to] = [query.get('from'), query.get('to')];
  return { ...(from && dayPattern.test(from) ? { from } : {}), ...(to && dayPattern.test(to) ? { to } : {}) };
}
