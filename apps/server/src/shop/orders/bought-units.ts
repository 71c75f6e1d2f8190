import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  type LockedStock,
  levelShape,
  lockLevelsSql,
  readHolds,
  type StockLine,
  takeLockedStock,
} from '../stock/index.ts';
import { carts } from './orders.tables.ts';
import { hashToken, orderOfToken } from './tokens.ts';

type OfOrder = Places<{ orderId: string }>;

const selectLines = (
  orderId: SQLWrapper,
) => sql`select variant_id, sum(quantity) as quantity, min(name) as name from order_lines
    where order_id = ${orderId} group by variant_id order by variant_id`;
const lineShape = { variantId: as.id, quantity: as.integer, name: as.text };
const stockLines = statement((places: OfOrder) => selectLines(places.orderId), lineShape);
const stockLinesByToken = statement(
  (places: Places<{ hash: string }>) => selectLines(orderOfToken(places.hash)),
  lineShape,
);
const lockCart = statement(
  (places: OfOrder) =>
    sql`select id from carts where id = (select cart_id from orders where id = ${places.orderId}) for update`,
  { id: carts.id },
);
const lockLevels = statement(
  (places: OfOrder) =>
    lockLevelsSql(
      sql`array(select variant_id from order_lines where order_id = ${places.orderId})`,
    ),
  levelShape,
);

/** The units of an order by variant, under the name that a refusal uses. */
export const readStockLines = (ctx: Ctx, orderId: string): Promise<StockLine[]> =>
  stockLines(ctx, { orderId });

/** The same for the order of a buyer's link. */
export const readStockLinesByToken = (ctx: Ctx, token: string): Promise<StockLine[]> =>
  stockLinesByToken(ctx, { hash: hashToken(token) });

/** The rows that the sale of an order changes beside it, locked: its cart, which is closed, and then its stock. */
export interface LockedUnits extends LockedStock {
  lines: readonly StockLine[];
}

/** Locks the units of an order that is locked, or will be by a statement that was sent before. */
export async function lockUnits(ctx: Ctx, orderId: string): Promise<LockedUnits> {
  // Sent together, run in this order.
  const [, lines, holds, levels] = await Promise.all([
    lockCart(ctx, { orderId }),
    stockLines(ctx, { orderId }),
    readHolds(ctx, orderId),
    lockLevels(ctx, { orderId }),
  ]);
  return { lines, holds, levels };
}

/**
 * Takes the units of an order that the caller has locked and whose buyer has paid. `false` means that the order cannot
 * take the money: cancelled meanwhile, or the units are gone. Then the money goes back. `locked` saves to lock them once more.
 */
export async function takeBoughtUnits(
  ctx: Ctx,
  order: { id: string; notPayable: string | null },
  locked?: LockedUnits,
): Promise<boolean> {
  if (order.notPayable) return order.notPayable === 'paid';
  const { lines, ...stock } = locked ?? (await lockUnits(ctx, order.id));
  return takeLockedStock(ctx, order.id, lines, stock);
}
