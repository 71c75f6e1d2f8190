import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import {
  changeLine,
  readLeft,
  readUncovered,
  recordStep,
  settlePurchase,
} from './change-purchase-order.ts';
import { type LockedPurchase, lockPurchasesOf } from './lock-purchase-order.ts';
import { purchaseUnitsWithdrawn } from './purchase-orders.events.ts';
import { openOf } from './purchase-orders.rules.ts';
import { purchaseParcels } from './purchase-orders.tables.ts';

interface Taken {
  lineId: string;
  quantity: number;
}

/** Takes the open units of an order that have no room in `left` out of one purchase order; what keeps its room is counted there. */
async function takeOut(
  ctx: Ctx,
  locked: LockedPurchase,
  orderId: string,
  left: Map<string, number>,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const [index, line] of locked.lines.entries()) {
    const open = openOf(line);
    if (line.orderId !== orderId || open === 0) continue;
    const room = left.get(line.orderLineId) ?? 0;
    const quantity = Math.max(0, open - room);
    left.set(line.orderLineId, room - (open - quantity));
    if (!quantity) continue;
    locked.lines[index] = await changeLine(ctx, line, { withdrawn: quantity });
    taken.push({ lineId: line.id, quantity });
  }
  return taken;
}

/**
 * Units of an order that are not to be shipped any more, or were sent from elsewhere, leave its purchase orders: the oldest keeps
 * its units. Running it twice changes nothing.
 */
export async function followOrder(ctx: Ctx, orderId: string): Promise<void> {
  const purchases = await lockPurchasesOf(ctx, orderId);
  const lineIds = purchases.flatMap(({ lines }) =>
    lines.filter((line) => line.orderId === orderId).map((line) => line.orderLineId),
  );
  const left = new Map([...(await readLeft(ctx, lineIds))].map(([id, units]) => [id, units.left]));
  for (const locked of purchases) {
    const taken = await takeOut(ctx, locked, orderId, left);
    if (!taken.length) continue;
    const units = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    const stepId = await recordStep(ctx, locked.order.id, 'withdrawn', units);
    await settlePurchase(ctx, locked);
    if (locked.order.sentAt)
      await ctx.platform.events.emit(ctx, purchaseUnitsWithdrawn, {
        purchaseOrderId: locked.order.id,
        stepId,
        lines: taken,
      });
  }
}

/** A parcel of a supplier that was recorded by mistake was taken back: its units are open again, as far as they are to be shipped. */
export async function followWithdrawnParcel(
  ctx: Ctx,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<void> {
  const purchases = await lockPurchasesOf(ctx, orderId);
  const [parcel] = await ctx.db
    .update(purchaseParcels)
    .set({ withdrawnAt: ctx.clock.now() })
    .where(and(eq(purchaseParcels.shipmentId, shipmentId), isNull(purchaseParcels.withdrawnAt)))
    .returning();
  const locked = purchases.find(({ order }) => order.id === parcel?.purchaseOrderId);
  if (!parcel || !locked) return;
  const uncovered = await readUncovered(
    ctx,
    locked.lines.map((line) => line.orderLineId),
  );
  let units = 0;
  for (const { lineId, quantity } of parcel.lines) {
    const index = locked.lines.findIndex(({ id }) => id === lineId);
    const line = locked.lines[index];
    if (!line) continue;
    // Taken out as well where the order needs them no more; the parcel had them, so the supplier has them now.
    const back = Math.min(quantity, line.shipped);
    const needed = Math.min(back, uncovered.get(line.orderLineId) ?? 0);
    locked.lines[index] = await changeLine(ctx, line, {
      shipped: -back,
      withdrawn: back - needed,
    });
    units += back;
  }
  await recordStep(ctx, locked.order.id, 'parcel_withdrawn', units);
  await settlePurchase(ctx, locked);
}
