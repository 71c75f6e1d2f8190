import type { ShipHoldReason } from '@vitrine/contract/shop/ship-holds.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendPush } from '#platform/push/push.ts';
import { lockDueOrder } from '../orders/index.ts';
import { packingClaims, shipHolds } from './fulfilment.tables.ts';

interface Hold {
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

const announceHold = (ctx: Ctx, orderId: string): Promise<void> =>
  sendPush(ctx, { destination: topics.platform, body: { kind: 'packing.changed', orderId } });

/** Takes an order out of the queue; a second reason replaces the first. */
export async function saveHold(
  ctx: Ctx,
  orderId: string,
  { reason, note }: { reason: ShipHoldReason; note: string },
): Promise<null> {
  await lockDueOrder(ctx, orderId);
  const values = {
    orderId,
    reason,
    note,
    accountId: callerOf(ctx).accountId,
    createdAt: ctx.clock.now(),
  };
  await ctx.db.delete(packingClaims).where(eq(packingClaims.orderId, orderId));
  await ctx.db
    .insert(shipHolds)
    .values(values)
    .onConflictDoUpdate({ target: shipHolds.orderId, set: values });
  await announceHold(ctx, orderId);
  return null;
}

/** Puts an order back into the queue. */
export async function releaseHold(ctx: Ctx, orderId: string): Promise<null> {
  const released = await ctx.db
    .delete(shipHolds)
    .where(eq(shipHolds.orderId, orderId))
    .returning({ orderId: shipHolds.orderId });
  if (released.length) await announceHold(ctx, orderId);
  return null;
}

/** A shipped order is neither packed nor on hold any more; a claim or hold from after the parcel left stays. */
export async function endPacking(ctx: Ctx, shipmentId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from packing_claims c using shipments s
    where s.id = ${shipmentId} and c.order_id = s.order_id and c.expires_at <= s.shipped_at + interval '10 minutes'`);
  await ctx.db.run(sql`
    delete from ship_holds h using shipments s where s.id = ${shipmentId} and h.order_id = s.order_id and h.created_at <= s.shipped_at`);
}
