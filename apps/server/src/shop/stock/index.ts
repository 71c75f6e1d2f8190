import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, runInTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { Module } from '#platform/module.ts';
import { releaseBrief } from './brief-reservations.ts';
import { notifyOfLowStock } from './low-stock.ts';
import { recordStockNews } from './record-stock-news.ts';
import { stockTurned } from './stock.events.ts';

export { findReservedUntil } from './brief-reservations.ts';
export {
  assertNotRefused,
  type ChangedStock,
  changeStock,
  lockLevelsToCount,
  type StockChange,
  setStock,
} from './change-stock.ts';
export { listMovements } from './list-movements.ts';
export { isLowSql, readLowLimit, selectScarce, setLowLimit } from './low-stock.ts';
export {
  type LockedStock,
  levelShape,
  lockLevelsSql,
  lockStock,
  lockStockOf,
  readHolds,
  releaseStock,
  returnStock,
  type StockLine,
  takeLockedStock,
  takeStock,
} from './move-stock.ts';
export { reserveStock } from './reserve-stock.ts';
export { returnUnits } from './return-units.ts';
export { takeAgain } from './take-again.ts';

const listAvailable = statement(
  (places: Places<{ ids: string[] }>) =>
    sql`select variant_id, on_hand - held as free from stock_levels where variant_id = any(${places.ids}::bigint[])`,
  { variantId: as.id, free: as.integer },
);

/** Units that can be bought now, by variant; a variant without figures has none. */
export async function readAvailable(
  ctx: Ctx,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  if (!variantIds.length) return new Map();
  const rows = await listAvailable(ctx, { ids: [...variantIds] });
  return new Map(rows.map((row) => [row.variantId, row.free]));
}

/** SQL for the same of one variant; null without figures. */
export const freeOfVariantSql = (variantId: SQL) =>
  sql`(select level.on_hand - level.held from stock_levels level where level.variant_id = ${variantId})`;

/** SQL for the same of one product: a JSON object of variant to units. */
export function freeByVariantSql(productId: SQL): SQL {
  return sql`(select json_object_agg(level.variant_id, level.on_hand - level.held)
    from variants v join stock_levels level on level.variant_id = v.id where v.product_id = ${productId})`;
}

/** SQL for the units of a product that can be bought now, over all its variants on sale, as a value or as a table with the column `units`; for lists, which read it row by row. */
export function freeUnitsSql(productId: SQL): SQL {
  return sql`(select coalesce(sum(level.on_hand - level.held), 0)::int as units
    from variants v join stock_levels level on level.variant_id = v.id where v.product_id = ${productId} and v.is_active)`;
}

/** SQL for the variants of a product that can be bought now: a JSON list of their ids. */
export function freeVariantsSql(productId: SQL): SQL {
  return sql`(select coalesce(json_agg(v.id::text), '[]'::json) from variants v join stock_levels level on level.variant_id = v.id
    where v.product_id = ${productId} and v.is_active and level.on_hand > level.held)`;
}

/** Units that an order holds, by variant. */
export async function readHeldUnits(ctx: Ctx, orderId: string): Promise<Map<string, number>> {
  const rows = await ctx.db.rows(
    sql`select variant_id, quantity from stock_holds where order_id = ${orderId} and state = 'held'`,
    {
      variantId: as.id,
      quantity: as.integer,
    },
  );
  return new Map(rows.map((row) => [row.variantId, row.quantity]));
}

/** Units in the warehouse and units held, by variant, for operators. */
export async function readStockLevels(
  ctx: Ctx,
  variantIds: readonly string[],
): Promise<Map<string, { onHand: number; held: number }>> {
  if (!variantIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`
    select variant_id, on_hand, held from stock_levels where variant_id = any(${sql.param([...variantIds])}::bigint[])`,
    { variantId: as.id, onHand: as.integer, held: as.integer },
  );
  return new Map(rows.map((row) => [row.variantId, { onHand: row.onHand, held: row.held }]));
}

/** Units in the warehouse and units held for payments under way. */
export const stockModule: Module = {
  name: 'stock',
  handlers(events) {
    events.on(stockTurned, 'stock.record-news', (ctx, { variantIds, kind }) =>
      recordStockNews(ctx, new Map(variantIds.map((id) => [id, kind]))),
    );
  },
  schedules: [
    { name: 'stock.release-brief', everySeconds: 15, run: releaseBrief },
    { name: 'stock.notify-of-low', everySeconds: 60, run: runInTx(notifyOfLowStock) },
  ],
};
