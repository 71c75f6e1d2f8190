import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import type { receivePurchaseOrder as receiveContract } from '@vitrine/contract/shop/purchase-orders.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  assertOpen,
  changeLine,
  findLine,
  readUncovered,
  recordStep,
  settlePurchase,
} from './change-purchase-order.ts';
import { type LockedPurchase, lockPurchaseOrder } from './lock-purchase-order.ts';
import { purchaseUnitsWithdrawn } from './purchase-orders.events.ts';
import { openOf } from './purchase-orders.rules.ts';
import { readPurchase } from './read-purchase-order.ts';
import { markSent } from './send-purchase-order.ts';

async function lockGoingOn(ctx: Ctx, id: string): Promise<LockedPurchase> {
  const locked = await lockPurchaseOrder(ctx, id);
  if (locked.order.state === 'cancelled') throw new Failure('purchase-order-state');
  return locked;
}

export async function sendPurchase(ctx: Ctx, id: string): Promise<PurchaseOrderDetail> {
  await markSent(ctx, id);
  return readPurchase(ctx, id);
}

/** Every link that was sent or copied ends; the next one has another secret. */
export async function revokeLink(ctx: Ctx, id: string): Promise<PurchaseOrderDetail> {
  const locked = await lockPurchaseOrder(ctx, id);
  if (!locked.order.sentAt) throw new Failure('purchase-order-state');
  await recordStep(ctx, id, 'link_revoked');
  await settlePurchase(ctx, locked, { linkVersion: locked.order.linkVersion + 1 });
  return readPurchase(ctx, id);
}

/** Takes back all open units. What was shipped, or has arrived, stays what it is. */
export async function cancelPurchase(ctx: Ctx, id: string): Promise<PurchaseOrderDetail> {
  const locked = await lockGoingOn(ctx, id);
  if (locked.order.state === 'closed') throw new Failure('purchase-order-state');
  const taken = [];
  for (const [index, line] of locked.lines.entries()) {
    const quantity = openOf(line);
    if (!quantity) continue;
    locked.lines[index] = await changeLine(ctx, line, { withdrawn: quantity });
    taken.push({ lineId: line.id, quantity });
  }
  const units = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const stepId = await recordStep(ctx, id, 'cancelled', units);
  await settlePurchase(ctx, locked, { cancelledAt: ctx.clock.now() });
  if (locked.order.sentAt)
    await ctx.platform.events.emit(ctx, purchaseUnitsWithdrawn, {
      purchaseOrderId: id,
      stepId,
      lines: taken,
    });
  return readPurchase(ctx, id);
}

/** Units arrived at the warehouse: they wait there for their orders. */
export async function receiveUnits(
  ctx: Ctx,
  id: string,
  { lines }: EndpointInput<typeof receiveContract>['body'],
): Promise<PurchaseOrderDetail> {
  const locked = await lockGoingOn(ctx, id);
  if (locked.order.shipsItself || !locked.order.sentAt) throw new Failure('purchase-order-state');
  assertOpen(locked.lines, lines);
  for (const { lineId, quantity } of lines) {
    const line = findLine(locked.lines, lineId);
    locked.lines[locked.lines.indexOf(line)] = await changeLine(ctx, line, {
      received: quantity,
      confirmed: Math.max(0, line.shipped + line.received + quantity - line.confirmed),
    });
  }
  await recordStep(
    ctx,
    id,
    'received',
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  await settlePurchase(ctx, locked);
  return readPurchase(ctx, id);
}

/** Holds missing units for this supplier: they are open again, as many as are not ordered elsewhere and still to be shipped. */
export async function waitForUnits(
  ctx: Ctx,
  { id, lineId }: { id: string; lineId: string },
): Promise<PurchaseOrderDetail> {
  const locked = await lockGoingOn(ctx, id);
  const line = findLine(locked.lines, lineId);
  const uncovered = (await readUncovered(ctx, [line.orderLineId])).get(line.orderLineId) ?? 0;
  const units = Math.min(line.missing, uncovered);
  if (!units) throw new Failure('purchase-units');
  locked.lines[locked.lines.indexOf(line)] = await changeLine(ctx, line, { missing: -units });
  await recordStep(ctx, id, 'waiting', units);
  await settlePurchase(ctx, locked);
  return readPurchase(ctx, id);
}
