import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** What only modules further right do about a refund. */
export const refundHooks = {
  /** returns: a refund to the buyer was decided, on the locked order; it may answer what the buyer asked for. */
  buyerRefunded:
    defineHook<(ctx: Ctx, orderId: string, refundId: string) => Promise<void>>(
      'refunds.buyerRefunded',
    ),
};

/** Lets what the buyer asked for be answered by a refund that was decided. */
export async function notifyBuyerRefunded(
  ctx: Ctx,
  orderId: string,
  refundId: string,
): Promise<void> {
  for (const react of ctx.platform.hooks.all(refundHooks.buyerRefunded))
    await react(ctx, orderId, refundId);
}
