import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { statusSql } from './order-conditions.ts';
import { orders } from './orders.tables.ts';

/** How many orders of a store still go on, by the settlement mode in which they were placed. */
export async function countOpenOrders(
  ctx: Ctx,
  storeId: string,
): Promise<Record<SettlementMode, number>> {
  const rows = await ctx.db.rows(
    sql`
    select o.settlement_mode as mode, count(*)::int as count from orders o
    where o.store_id = ${storeId} and ${statusSql} in (0, 1) group by 1`,
    { mode: orders.settlementMode, count: as.integer },
  );
  const of = (mode: SettlementMode) => rows.find((row) => row.mode === mode)?.count ?? 0;
  return { platform: of('platform'), direct: of('direct') };
}
