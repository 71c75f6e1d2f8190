import type { ShipHoldReason } from '@vitrine/contract/shop/ship-holds.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendPush } from '#platform/push/push.ts';
import { lockDueOrder, lockOrders } from '../orders/index.ts';
import { findDueReplacements } from '../returns/index.ts';
import { shipHolds } from './fulfilment.tables.ts';
import { deleteClaims } from './packing-claims.ts';

export interface Hold {
  reason: ShipHoldReason;
  note: string;
  by: string | null;
  createdAt: string;
}

/** Which of these orders cannot be shipped for now, and why. */
export async function findHolds(ctx: Ctx, orderIds: readonly string[]): Promise<Map<string, Hold>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(shipHolds)
    .where(inArray(shipHolds.orderId, [...orderIds]));
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return new Map(
    rows.map(({ orderId, reason, note, accountId, createdAt }) => [
      orderId,
      {
        reason,
        note,
        by: names.get(accountId ?? '') ?? null,
        createdAt: createdAt.toISOString(),
      },
    ]),
  );
}

async function announceHolds(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  const [first, ...others] = orderIds.map((orderId) => ({
    destination: topics.platform,
    body: { kind: 'packing.changed', orderId } as const,
  }));
  if (first) await sendPush(ctx, first, ...others);
}

/** Notes why an order that the caller has locked cannot be shipped; a second reason replaces the first. */
export async function writeHold(
  ctx: Ctx,
  orderId: string,
  { reason, note }: { reason: ShipHoldReason; note: string },
): Promise<void> {
  const values = {
    orderId,
    reason,
    note,
    accountId: callerOf(ctx).accountId,
    createdAt: ctx.clock.now(),
  };
  await ctx.db
    .insert(shipHolds)
    .values(values)
    .onConflictDoUpdate({ target: shipHolds.orderId, set: values });
}

/** Nobody packs orders that were put on hold, and all screens show it. */
export async function finishHolds(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await deleteClaims(ctx, orderIds);
  await announceHolds(ctx, orderIds);
}

export async function deleteHold(ctx: Ctx, orderId: string): Promise<boolean> {
  const released = await ctx.db
    .delete(shipHolds)
    .where(eq(shipHolds.orderId, orderId))
    .returning({ orderId: shipHolds.orderId });
  return released.length > 0;
}

/** Takes an order out of the queue. */
export async function saveHold(
  ctx: Ctx,
  orderId: string,
  hold: { reason: ShipHoldReason; note: string },
): Promise<null> {
  await lockOrders(ctx, [orderId]);
  if (!(await findDueReplacements(ctx, [orderId])).size) await lockDueOrder(ctx, orderId);
  await writeHold(ctx, orderId, hold);
  await finishHolds(ctx, [orderId]);
  return null;
}

/** Puts an order back into the queue. */
export async function releaseHold(ctx: Ctx, orderId: string): Promise<null> {
  if (await deleteHold(ctx, orderId)) await announceHolds(ctx, [orderId]);
  return null;
}

/** Orders whose replacements were sent are neither packed nor on hold any more. */
export async function endPackingOf(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db.delete(shipHolds).where(inArray(shipHolds.orderId, [...orderIds]));
  await deleteClaims(ctx, orderIds);
}

/** A shipped order is neither packed nor on hold any more; a claim or hold from after the parcel left stays. */
export async function endPacking(ctx: Ctx, shipmentId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from ship_holds h using shipments s where s.id = ${shipmentId} and h.order_id = s.order_id and h.created_at <= s.shipped_at`);
  await ctx.db.run(sql`
    delete from packing_claims c using shipments s
    where s.id = ${shipmentId} and c.order_id = s.order_id and c.expires_at <= s.shipped_at + interval '10 minutes'`);
}
