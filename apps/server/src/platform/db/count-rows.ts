import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { as } from './sql-rows.ts';

/** Totals of lists are exact up to here. */
const exactTotalMax = 100_000;

interface Plan {
  Plan: { 'Plan Rows': number };
}

/** How many rows the planner expects of a `from` and `where`, by its statistics: nothing is read. */
export async function estimateRows(ctx: Ctx, from: SQL): Promise<number> {
  const [row] = await ctx.db.rows(sql`explain (format json) select 1 ${from}`, {
    'QUERY PLAN': as.json<Plan[]>(),
  });
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** The total of a list; beyond what was counted it is an estimate. */
export interface Total {
  total: number;
  estimated?: true;
}

/**
 * The total of a list, by its `from` and `where`: exact up to `exactMax` rows (100,000), which are the most that are read for it. Beyond, it
 * is the planner's estimate and marked as such.
 */
export async function countRows(
  ctx: Ctx,
  from: SQL,
  exactMax: number = exactTotalMax,
): Promise<Total> {
  const [counted] = await ctx.db.rows(
    sql`select count(*)::int as total from (select 1 ${from} limit ${exactMax + 1}) as counted`,
    {
      total: as.integer,
    },
  );
  const total = counted?.total ?? 0;
  if (total <= exactMax) return { total };
  return {
    total: Math.max(total, await estimateRows(ctx, from)),
    estimated: true,
  };
}
