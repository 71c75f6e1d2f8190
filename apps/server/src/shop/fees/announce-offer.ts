import type { Ctx } from '#platform/context.ts';
import { feesChanged } from './fees.events.ts';

/** The tag of the providers that a store offers. */
export const offerTag = (storeId: string) => `offer:${storeId}`;

/** A store offers other providers from now on, whose fees may differ. */
export async function announceOffer(ctx: Ctx, storeId: string): Promise<void> {
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [offerTag(storeId)] });
  await ctx.platform.events.emit(ctx, feesChanged, { storeId });
}
