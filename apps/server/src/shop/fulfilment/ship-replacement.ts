import { randomUUID } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { undoMinutes, type withdrawShipmentBatch } from '@vitrine/contract/shop/bulk-shipments.ts';
import type { shipReplacement } from '@vitrine/contract/shop/ship-queue.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { getOrder, lockOrders, lockTrackingNumbers, withdrawBatch } from '../orders/index.ts';
import { sendDueReplacement, withdrawReplacements } from '../returns/index.ts';
import { endPackingOf } from './ship-holds.ts';

interface ReplacementParcel {
  order: { id: string };
  carrier: string;
  trackingNumber: string;
}

/**
 * Sends replacements one by one: there are few. The caller has locked the tracking numbers and the orders; `alsoOf` are the orders of
 * a joint parcel, which have one number.
 */
export async function sendReplacementsOf(
  ctx: Ctx,
  parcels: readonly ReplacementParcel[],
  { batchKey, alsoOf = [] }: { batchKey: string; alsoOf?: readonly string[] },
): Promise<void> {
  for (const { order, ...parcel } of parcels)
    await sendDueReplacement(ctx, order.id, parcel, { batchKey, alsoOf });
  await endPackingOf(
    ctx,
    parcels.map(({ order }) => order.id),
  );
}

/** Ships the replacement that an order is to send now. */
export async function shipDueReplacement(
  ctx: Ctx,
  orderId: string,
  parcel: { carrier: string; trackingNumber: string },
): Promise<EndpointReply<typeof shipReplacement>> {
  await lockTrackingNumbers(ctx);
  await getOrder(ctx, orderId);
  await lockOrders(ctx, [orderId]);
  const batchKey = randomUUID();
  await sendReplacementsOf(ctx, [{ order: { id: orderId }, ...parcel }], { batchKey });
  return { batchKey };
}

/** Takes back all parcels of one call: what was sold, and replacements. */
export async function withdrawAll(
  ctx: Ctx,
  batchKey: string,
): Promise<EndpointReply<typeof withdrawShipmentBatch>> {
  const rows = await ctx.db.rows(
    sql`select order_id from shipments where batch_key = ${batchKey}::uuid
      union select order_id from return_requests where replacement_batch = ${batchKey}::uuid`,
    { orderId: as.id },
  );
  if (!rows.length) throw new Failure('not-found');
  // All at once, because both kinds lock their orders in the order of the ids.
  await lockOrders(
    ctx,
    rows.map(({ orderId }) => orderId),
  );
  const shipped = await withdrawBatch(ctx, batchKey, undoMinutes);
  const replaced = await withdrawReplacements(ctx, batchKey, undoMinutes);
  if (!shipped && !replaced) throw new Failure('not-found');
  return { withdrawnCount: shipped + replaced };
}
