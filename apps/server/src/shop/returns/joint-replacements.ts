import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { returnRequests } from './returns.tables.ts';

/** The parcel of a call that shipped several orders together has the key of the call. */
const isIn = (parcelKey: string) =>
  and(eq(returnRequests.replacementBatch, parcelKey), eq(returnRequests.state, 'replaced'));

/** The orders whose replacements are in a joint parcel. */
export async function findJointReplacements(ctx: Ctx, parcelKey: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(isIn(parcelKey));
  return rows.map(({ orderId }) => orderId);
}

/** Writes the corrected carrier and number of a joint parcel to its replacements. The caller has locked their orders. */
export async function updateJointReplacements(
  ctx: Ctx,
  parcelKey: string,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<void> {
  await ctx.db
    .update(returnRequests)
    .set({
      replacementCarrier: carrier,
      replacementNumber: trackingNumber,
      replacementKey: normalizeTrackingNumber(trackingNumber),
    })
    .where(isIn(parcelKey));
}
