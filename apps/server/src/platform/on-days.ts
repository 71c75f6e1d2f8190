import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';

const dayMs = 86_400_000;

/** Within the days of a filter (`dayRange`), whole days in UTC; the first, the last or both may be missing. */
export function onDays(column: Column, days: readonly [first?: string | undefined, last?: string | undefined] = []): SQL | undefined {
  const [first, last] = days;
  return and(first ? gte(column, new Date(first)) : undefined, last ? lt(column, new Date(Date.parse(last) + dayMs)) : undefined);
}
