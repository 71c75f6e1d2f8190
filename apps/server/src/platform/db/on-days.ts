import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { endOfDay, startOfDay } from './zone-times.ts';

type Days = readonly [first?: string | undefined, last?: string | undefined];

/** Within the days of a filter (`dayRange`), whole days of a time zone; the first, the last or both may be missing. */
export function onDays(
  column: Column | SQL,
  [first, last]: Days = [],
  timeZone = 'UTC',
): SQL | undefined {
  return and(
    first ? sql`${column} >= ${startOfDay(first, timeZone).toISOString()}::timestamptz` : undefined,
    last ? sql`${column} < ${endOfDay(last, timeZone).toISOString()}::timestamptz` : undefined,
  );
}
