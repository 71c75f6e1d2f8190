import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { as } from './sql-rows.ts';

/** Totals of lists are exact up to here. */
const exactTotalMax = 100_000;

interface Plan {
  Plan: { 'Plan Rows': number };
}

/**
 * The total of a list, by its `from` and `where`: exact up to `exactMax` rows (100,000), which are the most that are read for it. Beyond, it
 * is the planner's estimate and marked as such.
 */
export async function countRows(
  ctx: Ctx,
  from: SQL,
  exactMax: number = exactTotalMax,
): Promise<{ total: number; estimated?: true }> {
  const [counted] = await ctx.db.rows(
    sql`select count(*)::int as total from (select 1 ${from} limit ${exactMax + 1}) as counted`,
    {
      total: as.integer,
    },
  );
  const total = counted?.total ?? 0;
  if (total <= exactMax) return { total };
  const [row] = await ctx.db.rows(sql`explain (format json) select 1 ${from}`, {
    'QUERY PLAN': as.json<Plan[]>(),
  });
  return {
    total: Math.max(total, row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0),
    estimated: true,
  };
}
