import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { changeOrder } from './change-order.ts';
import { orderDelivered } from './orders.events.ts';
import { type OrderRow, orderLines, orders, shipmentLines, shipments } from './orders.tables.ts';
import { announceOrder, recordEvent } from './record-event.ts';
import { readOrderLines } from './withdraw-units.ts';

/** A parcel that has not arrived, with its units; its order is locked. */
export async function lockParcelUnderWay(ctx: Ctx, orderId: string, shipmentId: string) {
  const [found] = await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  const order = orNotFound(found);
  const [row] = await ctx.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId)));
  const shipment = orNotFound(row);
  if (shipment.deliveredAt || order.cancelledAt) throw new Failure('order-state');
  const units = await ctx.db
    .select({ lineId: shipmentLines.lineId, quantity: shipmentLines.quantity })
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(shipmentLines.lineId);
  return { order, shipment, units };
}

type Parcel = Awaited<ReturnType<typeof lockParcelUnderWay>>;

/** Notes on a locked parcel what went wrong with it, or that it turned up: it can be delivered only without. */
export async function markParcel(
  ctx: Ctx,
  { order, shipment }: Pick<Parcel, 'order' | 'shipment'>,
  problem: ParcelProblemKind | null,
): Promise<void> {
  const { carrier, trackingNumber } = shipment;
  await ctx.db.update(shipments).set({ problem }).where(eq(shipments.id, shipment.id));
  await recordEvent(ctx, order.id, problem ? `parcel_${problem}` : 'parcel_found', {
    carrier,
    trackingNumber,
  });
  await announceOrder(ctx, 'order.changed', order);
}

/** How far an order is shipped once one of its parcels counts no more. */
async function settleFulfilment(ctx: Ctx, order: OrderRow): Promise<void> {
  const now = ctx.clock.now();
  const lines = await readOrderLines(ctx, order.id);
  const parcels = await ctx.db
    .select({ deliveredAt: shipments.deliveredAt })
    .from(shipments)
    .where(eq(shipments.orderId, order.id));
  const isOpen = lines.some((line) => line.shipped + line.withdrawn < line.quantity);
  const becomes = parcels.length === 0 ? 'processing' : isOpen ? 'part_shipped' : 'shipped';
  if (order.fulfilment !== becomes) {
    const shippedAt = becomes === 'shipped' ? now : null;
    await changeOrder(ctx, order.id, { fulfilment: becomes, shippedAt });
    await recordEvent(ctx, order.id, becomes);
  }
  if (becomes !== 'shipped' || parcels.some(({ deliveredAt }) => !deliveredAt)) return;
  await changeOrder(ctx, order.id, { fulfilment: 'delivered', deliveredAt: now });
  await recordEvent(ctx, order.id, 'delivered');
  await ctx.platform.events.emit(ctx, orderDelivered, {
    orderId: order.id,
    storeId: order.storeId,
  });
}

/**
 * Takes a parcel that went wrong out of its locked order: its units are to ship again, except those that are closed because their
 * money went back.
 */
export async function removeFailedParcel(
  ctx: Ctx,
  { order, shipment, units }: Parcel,
  closed: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { lineId, quantity } of units)
    await ctx.db
      .update(orderLines)
      .set({
        shipped: sql`${orderLines.shipped} - ${quantity}`,
        withdrawn: sql`${orderLines.withdrawn} + ${closed.get(lineId) ?? 0}`,
      })
      .where(eq(orderLines.id, lineId));
  await ctx.db.delete(shipments).where(eq(shipments.id, shipment.id));
  const { carrier, trackingNumber } = shipment;
  const isAllClosed = units.every(({ lineId, quantity }) => closed.get(lineId) === quantity);
  if (!isAllClosed) await recordEvent(ctx, order.id, 'parcel_resent', { carrier, trackingNumber });
  const [now] = await ctx.db.select().from(orders).where(eq(orders.id, order.id));
  await settleFulfilment(ctx, orNotFound(now));
  await announceOrder(ctx, 'order.changed', order);
}

/** Units of each line of a parcel whose money went back before, when those that arrived were refunded first. */
export async function readRefundedUnits(ctx: Ctx, { order, units }: Parcel) {
  const lines = new Map((await readOrderLines(ctx, order.id)).map((line) => [line.id, line]));
  const arrived = await ctx.db
    .select({
      lineId: shipmentLines.lineId,
      quantity: sql<number>`sum(${shipmentLines.quantity})::int`,
    })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .where(and(eq(shipments.orderId, order.id), sql`${shipments.deliveredAt} is not null`))
    .groupBy(shipmentLines.lineId);
  const arrivedOf = new Map(arrived.map(({ lineId, quantity }) => [lineId, quantity]));
  return new Map(
    units.map(({ lineId, quantity }) => {
      const line = lines.get(lineId);
      const given = (line?.refunded ?? 0) - (line?.withdrawn ?? 0) - (arrivedOf.get(lineId) ?? 0);
      return [lineId, Math.min(quantity, Math.max(0, given))];
    }),
  );
}
