import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { returnUnits } from '../stock/index.ts';
import { changeOrder } from './change-order.ts';
import { orderDelivered, orderUnitsWithdrawn } from './orders.events.ts';
import { orderHooks } from './orders.hooks.ts';
import type { OrderRow } from './orders.tables.ts';
import { orderLines, orders, shipments } from './orders.tables.ts';
import { recordEvent } from './record-event.ts';

export type OrderLineRow = typeof orderLines.$inferSelect;

/** The lines of an order, in their order. */
export async function readOrderLines(ctx: Ctx, orderId: string): Promise<OrderLineRow[]> {
  return ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
}

/** What is left to ship may have become nothing: then the order is on its way whole, or arrived. */
async function settleFulfilment(ctx: Ctx, order: OrderRow): Promise<void> {
  const lines = await readOrderLines(ctx, order.id);
  const isOpen = lines.some((line) => line.shipped + line.withdrawn < line.quantity);
  if (order.fulfilment !== 'part_shipped' || isOpen) return;
  const now = ctx.clock.now();
  await changeOrder(ctx, order.id, { fulfilment: 'shipped', shippedAt: now });
  await recordEvent(ctx, order.id, 'shipped');
  const onTheWay = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, order.id), isNull(shipments.deliveredAt)));
  if (onTheWay.length) return;
  await changeOrder(ctx, order.id, { fulfilment: 'delivered', deliveredAt: now });
  await recordEvent(ctx, order.id, 'delivered');
  await ctx.platform.events.emit(ctx, orderDelivered, {
    orderId: order.id,
    storeId: order.storeId,
  });
}

/** Delivered units that came back are a fact of the order. */
async function recordReturn(ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.fulfilment !== 'delivered' && order.fulfilment !== 'part_returned') return;
  const lines = await readOrderLines(ctx, order.id);
  const becomes = lines.every((line) => line.refunded >= line.quantity)
    ? 'returned'
    : 'part_returned';
  if (order.fulfilment !== becomes) await changeOrder(ctx, order.id, { fulfilment: becomes });
  await recordEvent(ctx, order.id, becomes);
}

export interface UnitsOut {
  lineId: string;
  quantity: number;
  /** Units of the line for which the same side got its money, or owed none, before. */
  given: number;
}

/**
 * Takes refunded units out of a locked order: those that are not shipped never will be and go back to the shelf, except those that
 * a supplier lacks, which exist nowhere; shipped ones do so when they are back and can be sold again. A unit that the other side was paid back for is out already. Answers the
 * platform price that an owner who has not paid yet no longer owes.
 */
export async function withdrawUnits(
  ctx: Ctx,
  order: OrderRow,
  wanted: readonly UnitsOut[],
  {
    areBack,
    toStock = areBack,
    isInParcel = false,
  }: {
    areBack: boolean;
    toStock?: boolean;
    /** They are in a parcel that went wrong: none of them is on the shelf. */
    isInParcel?: boolean;
  },
): Promise<bigint> {
  const lines = new Map((await readOrderLines(ctx, order.id)).map((line) => [line.id, line]));
  const missing = new Map(
    (await ctx.platform.hooks.get(orderHooks.findMissingUnits)(ctx, order.id)).map(
      ({ lineId, units }) => [lineId, units],
    ),
  );
  const back: { variantId: string; quantity: number; lost: number }[] = [];
  let cameBack = 0;
  let unsent = 0;
  let waivedMinor = 0n;
  for (const { lineId, quantity, given } of wanted) {
    const line = lines.get(lineId);
    if (!line || given + quantity > line.quantity)
      throw new Failure('invalid-input', { fields: [{ path: 'what.lines', code: 'choice' }] });
    const taken = Math.max(line.refunded, given + quantity) - line.refunded;
    const unshipped = isInParcel
      ? 0
      : Math.min(taken, line.quantity - line.shipped - line.withdrawn);
    const neverSent = Math.min(quantity - taken, Math.max(0, line.withdrawn - given));
    const returned = areBack ? quantity - unshipped - neverSent : 0;
    const waived = order.sellerPayment === 'unpaid' ? unshipped : 0;
    cameBack += returned;
    unsent += unshipped;
    waivedMinor += line.platformUnitMinor * BigInt(waived);
    // The units that exist are for the rest of the order.
    const lost = Math.min(unshipped, missing.get(lineId) ?? 0);
    const quantityBack = unshipped - lost + (toStock ? returned : 0);
    if (quantityBack || lost)
      back.push({ variantId: line.variantId, quantity: quantityBack, lost });
    await ctx.db
      .update(orderLines)
      .set({
        refunded: sql`${orderLines.refunded} + ${taken}`,
        withdrawn: sql`${orderLines.withdrawn} + ${unshipped}`,
        waived: sql`${orderLines.waived} + ${waived}`,
      })
      .where(eq(orderLines.id, lineId));
  }
  if (waivedMinor)
    await ctx.db
      .update(orders)
      .set({ waivedMinor: sql`${orders.waivedMinor} + ${waivedMinor.toString()}::bigint` })
      .where(eq(orders.id, order.id));
  await returnUnits(ctx, order.id, back);
  if (unsent)
    await ctx.platform.events.emit(ctx, orderUnitsWithdrawn, {
      orderId: order.id,
      storeId: order.storeId,
    });
  await settleFulfilment(ctx, order);
  if (cameBack) await recordReturn(ctx, order);
  return waivedMinor;
}
