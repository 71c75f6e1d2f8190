import { eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound, StaleRead } from '#platform/failure.ts';
import { lockOrders } from '../orders/index.ts';
import {
  type PurchaseLine,
  type PurchaseOrder,
  purchaseOrderLines,
  purchaseOrders,
} from './purchase-orders.tables.ts';

export interface LockedPurchase {
  order: PurchaseOrder;
  lines: PurchaseLine[];
}

/** The lines of purchase orders, in their order. */
export function readLines(ctx: Ctx, ids: readonly string[]): Promise<PurchaseLine[]> {
  if (!ids.length) return Promise.resolve([]);
  return ctx.db
    .select()
    .from(purchaseOrderLines)
    .where(inArray(purchaseOrderLines.purchaseOrderId, [...ids]))
    .orderBy(purchaseOrderLines.purchaseOrderId, purchaseOrderLines.position);
}

/** The orders that a purchase order is for: their numbers by their ids. */
async function readNumbers(ctx: Ctx, id: string): Promise<Map<string, string>> {
  const rows = await ctx.db.rows(
    sql`select o.id, o.number from orders o
      where o.id in (select order_id from purchase_order_lines where purchase_order_id = ${id})`,
    { id: as.id, number: as.text },
  );
  return new Map(rows.map((order) => [order.id, order.number]));
}

/**
 * Locks a purchase order after the orders that it is for: whatever is done to either of them waits. Its lines never change their
 * orders, so they can be read before.
 */
export async function lockPurchaseOrder(
  ctx: Ctx,
  id: string,
): Promise<LockedPurchase & { numbers: ReadonlyMap<string, string> }> {
  const numbers = await readNumbers(ctx, id);
  await lockOrders(ctx, [...numbers.keys()]);
  const [order] = await ctx.db
    .select()
    .from(purchaseOrders)
    .where(eq(purchaseOrders.id, id))
    .for('update');
  return { order: orNotFound(order), lines: await readLines(ctx, [id]), numbers };
}

/** Locks an order and every purchase order with lines of it. */
export async function lockPurchasesOf(ctx: Ctx, orderId: string): Promise<LockedPurchase[]> {
  await lockOrders(ctx, [orderId]);
  const rows = await ctx.db.rows(
    sql`select id from purchase_orders where id in (select purchase_order_id from purchase_order_lines where order_id = ${orderId})
      order by id for update`,
    { id: as.id },
  );
  const ids = rows.map(({ id }) => id);
  if (!ids.length) return [];
  const [found, lines] = await Promise.all([
    ctx.db
      .select()
      .from(purchaseOrders)
      .where(inArray(purchaseOrders.id, ids))
      .orderBy(purchaseOrders.id),
    readLines(ctx, ids),
  ]);
  if (found.length !== ids.length) throw new StaleRead();
  return found.map((order) => ({
    order,
    lines: lines.filter(({ purchaseOrderId }) => purchaseOrderId === order.id),
  }));
}
