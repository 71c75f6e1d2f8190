import type { ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import type { Ctx } from '#platform/context.ts';
import { lockForAnswer } from './answer-return.ts';
import { changeState } from './change-state.ts';
import { readReturn } from './read-return.ts';
import { takeReplacement } from './replacement-stock.ts';

/**
 * Replaces the items of an inspected return instead of refunding them. The sale stays what it was: the order, its journals and the
 * owner’s profit do not change, and the platform bears the goods, as it does those of a lost parcel.
 */
export async function replaceReturn(ctx: Ctx, id: string): Promise<ReturnDetail> {
  const { request, order } = await lockForAnswer(ctx, id, 'operators');
  // First, because a request that another answer has moved must not take anything out of stock.
  await changeState(ctx, request, order, 'replacing');
  await takeReplacement(ctx, request);
  return readReturn(ctx, id, 'operators');
}

/** The replacement left, which ends the request. */
export async function sendReplacement(
  ctx: Ctx,
  id: string,
  { carrier, trackingNumber }: { carrier: string; trackingNumber: string },
): Promise<ReturnDetail> {
  const { request, order } = await lockForAnswer(ctx, id, 'operators');
  await changeState(ctx, request, order, 'replaced', {
    replacementCarrier: carrier,
    replacementNumber: trackingNumber,
    replacementSentAt: ctx.clock.now(),
  });
  return readReturn(ctx, id, 'operators');
}
