import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { changeOrder } from './change-order.ts';
import { lockDueOrder, readPlatformOrder } from './fulfil.ts';
import { lockOrders } from './lock-orders.ts';
import { shipmentCorrected, shipmentWithdrawn } from './orders.events.ts';
import { orderHooks } from './orders.hooks.ts';
import type { OrderRow } from './orders.tables.ts';
import { orderLines, shipmentLines, shipments } from './orders.tables.ts';
import { readParcelOf, type ShipmentRef } from './parcel-of.ts';
import { announceOrder, recordEvent } from './record-event.ts';
import { assertNumberIsFree, lockTrackingNumbers, toParcelNumber } from './tracking-numbers.ts';

interface OpenShipment {
  order: OrderRow;
  shipment: typeof shipments.$inferSelect;
}

/** The key of a joint parcel, and the orders whose replacements are in it. */
async function findReplacedIn(ctx: Ctx, parcel: readonly { parcelKey: string | null }[]) {
  const parcelKey = parcel[0]?.parcelKey ?? null;
  if (!parcelKey) return { parcelKey, orderIds: [] };
  const find = ctx.platform.hooks.get(orderHooks.findJointReplacements);
  return { parcelKey, orderIds: await find(ctx, parcelKey) };
}

/** Locks the orders of a parcel that is on its way; one that has arrived or went wrong cannot be changed. */
async function lockOpenParcel(ctx: Ctx, ref: ShipmentRef): Promise<OpenShipment[]> {
  const seen = await readParcelOf(ctx, ref);
  const replaced = await findReplacedIn(ctx, seen);
  await lockOrders(ctx, [...seen.map(({ orderId }) => orderId), ...replaced.orderIds]);
  const open: OpenShipment[] = [];
  // Read again: another call may have taken it back meanwhile.
  for (const shipment of await readParcelOf(ctx, ref)) {
    if (shipment.deliveredAt || shipment.problem) throw new Failure('order-state');
    open.push({ order: await lockDueOrder(ctx, shipment.orderId), shipment });
  }
  return open;
}

/**
 * Corrects carrier and tracking number of a parcel on its way, for each order in it; the same values again change nothing and notify
 * no one.
 */
export async function correctShipment(
  ctx: Ctx,
  ref: ShipmentRef,
  parcel: { carrier: string; trackingNumber: string },
): Promise<PlatformOrderDetail> {
  await lockTrackingNumbers(ctx);
  const open = await lockOpenParcel(ctx, ref);
  const { carrier } = parcel;
  const trackingNumber = toParcelNumber(parcel.trackingNumber);
  const isSame = open.every(
    ({ shipment }) => shipment.carrier === carrier && shipment.trackingNumber === trackingNumber,
  );
  if (isSame) return readPlatformOrder(ctx, ref.orderId);
  const replaced = await findReplacedIn(
    ctx,
    open.map(({ shipment }) => shipment),
  );
  await assertNumberIsFree(ctx, trackingNumber, [
    ...open.map(({ order }) => order.id),
    ...replaced.orderIds,
  ]);
  await ctx.db
    .update(shipments)
    .set({ carrier, trackingNumber })
    .where(
      inArray(
        shipments.id,
        open.map(({ shipment }) => shipment.id),
      ),
    );
  if (replaced.parcelKey && replaced.orderIds.length) {
    const correct = ctx.platform.hooks.get(orderHooks.updateJointReplacements);
    await correct(ctx, replaced.parcelKey, { carrier, trackingNumber });
  }
  const change = ctx.clock.now().toISOString();
  for (const { order, shipment } of open) {
    await recordEvent(ctx, order.id, 'parcel_corrected', { carrier, trackingNumber });
    await ctx.platform.events.emit(ctx, shipmentCorrected, {
      orderId: order.id,
      storeId: order.storeId,
      shipmentId: shipment.id,
      change,
    });
    await announceOrder(ctx, 'order.changed', order);
  }
  return readPlatformOrder(ctx, ref.orderId);
}

/** Takes one shipment back; its units are to ship again. The caller has locked the order. */
async function takeBack(ctx: Ctx, { order, shipment }: OpenShipment): Promise<void> {
  const packed = await ctx.db
    .select()
    .from(shipmentLines)
    .where(eq(shipmentLines.shipmentId, shipment.id));
  for (const { lineId, quantity } of packed)
    await ctx.db
      .update(orderLines)
      .set({ shipped: sql`${orderLines.shipped} - ${quantity}` })
      .where(eq(orderLines.id, lineId));
  await ctx.db.delete(shipments).where(eq(shipments.id, shipment.id));
  const left = await ctx.db
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.orderId, order.id));
  const fulfilment = left.length ? 'part_shipped' : 'processing';
  await changeOrder(ctx, order.id, { fulfilment, shippedAt: null });
  if (order.fulfilment !== fulfilment) await recordEvent(ctx, order.id, fulfilment);
  await recordEvent(ctx, order.id, 'parcel_withdrawn', {
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
  });
  await ctx.platform.events.emit(ctx, shipmentWithdrawn, {
    orderId: order.id,
    storeId: order.storeId,
    shipmentId: shipment.id,
  });
  await announceOrder(ctx, 'order.changed', order);
}

/** Takes back a parcel that never left, of each order in it: its units are to ship again. What became of it stays on the timeline. */
export async function withdrawShipment(ctx: Ctx, ref: ShipmentRef): Promise<PlatformOrderDetail> {
  for (const open of await lockOpenParcel(ctx, ref)) await takeBack(ctx, open);
  return readPlatformOrder(ctx, ref.orderId);
}

/** The same for all shipments of one call that have not arrived, for some minutes. Returns how many orders are to ship again: none
 * for an unknown call. */
export async function withdrawBatch(
  ctx: Ctx,
  batchKey: string,
  undoMinutes: number,
): Promise<number> {
  const shippedAfter = new Date(ctx.clock.now().getTime() - undoMinutes * 60_000);
  const isOpen = and(
    eq(shipments.batchKey, batchKey),
    isNull(shipments.deliveredAt),
    isNull(shipments.problem),
  );
  const readRows = () =>
    ctx.db.select().from(shipments).where(isOpen).orderBy(shipments.orderId, shipments.id);
  const seen = await readRows();
  await lockOrders(
    ctx,
    seen.map(({ orderId }) => orderId),
  );
  const rows = await readRows();
  if (rows.some(({ shippedAt }) => shippedAt < shippedAfter)) throw new Failure('undo-too-late');
  for (const shipment of rows)
    await takeBack(ctx, { order: await lockDueOrder(ctx, shipment.orderId), shipment });
  return new Set(rows.map(({ orderId }) => orderId)).size;
}
