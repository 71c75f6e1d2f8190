import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { toShipSql } from '../orders/index.ts';
import { chooseNearest, listNearNumbers } from './nearest-number.rules.ts';

/** More mistakes than this are no typing errors: another list was pasted. */
const searchedMax = 50;

/** For numbers of no order, the nearest number of an order that can be shipped now; one statement for all. */
export async function findNearestToShip(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const searched = numbers.slice(0, searchedMax);
  if (!searched.length) return new Map();
  const near = [...new Set(searched.flatMap(listNearNumbers))];
  const rows = await ctx.db.rows(
    sql`select o.number from orders o where o.number = any(${sql.param(near)}::text[]) and ${toShipSql(ctx)}`,
    { number: as.text },
  );
  const existing = rows.map(({ number }) => number);
  return new Map(
    searched.flatMap((number) => {
      const nearest = chooseNearest(number, existing);
      return nearest ? [[number, nearest] as const] : [];
    }),
  );
}
