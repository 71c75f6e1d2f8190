import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { changeOrder } from './change-order.ts';
import { lockDueOrder, readPlatformOrder } from './fulfil.ts';
import { shipmentCorrected, shipmentWithdrawn } from './orders.events.ts';
import { orderLines, shipmentLines, shipments } from './orders.tables.ts';
import { announceOrder, recordEvent } from './record-event.ts';

/** Locks an order that is on its way, with one of its parcels; a parcel that has arrived cannot be changed. */
async function lockOpenShipment(ctx: Ctx, orderId: string, shipmentId: string) {
  const order = await lockDueOrder(ctx, orderId);
  const [row] = await ctx.db
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId)));
  const shipment = orNotFound(row);
  if (shipment.deliveredAt) throw new Failure('order-state');
  return { order, shipment };
}

/** Corrects carrier and tracking number of a parcel on its way; the same values again change nothing and notify no one. */
export async function correctShipment(
  ctx: Ctx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
  parcel: { carrier: string; trackingNumber: string },
): Promise<PlatformOrderDetail> {
  const { order, shipment } = await lockOpenShipment(ctx, orderId, shipmentId);
  const { carrier, trackingNumber } = parcel;
  if (shipment.carrier === carrier && shipment.trackingNumber === trackingNumber)
    return readPlatformOrder(ctx, orderId);
  await ctx.db
    .update(shipments)
    .set({ carrier, trackingNumber })
    .where(eq(shipments.id, shipmentId));
  await recordEvent(ctx, orderId, 'parcel_corrected', { carrier, trackingNumber });
  const change = ctx.clock.now().toISOString();
  await ctx.platform.events.emit(ctx, shipmentCorrected, {
    orderId,
    storeId: order.storeId,
    shipmentId,
    change,
  });
  await announceOrder(ctx, 'order.changed', order);
  return readPlatformOrder(ctx, orderId);
}

/** Takes back a parcel that never left: its units are to ship again. What became of it stays on the timeline. */
export async function withdrawShipment(
  ctx: Ctx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<PlatformOrderDetail> {
  const { order, shipment } = await lockOpenShipment(ctx, orderId, shipmentId);
  const packed = await ctx.db
    .select()
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipmentId));
  for (const { lineId, quantity } of packed)
    await ctx.db
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} - ${quantity}` })
      .where(eq(orderLines.id, lineId));
  await ctx.db.delete(shipments).where(eq(shipments.id, shipmentId));
  const left = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  await changeOrder(ctx, orderId, {
    fulfilment: left.length ? 'part_shipped' : 'processing',
    shippedAt: null,
  });
  await recordEvent(ctx, orderId, 'parcel_withdrawn', {
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
  });
  await ctx.platform.events.emit(ctx, shipmentWithdrawn, {
    orderId,
    storeId: order.storeId,
    shipmentId,
  });
  await announceOrder(ctx, 'order.changed', order);
  return readPlatformOrder(ctx, orderId);
}
