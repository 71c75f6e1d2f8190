import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type * as english from '#texts/en/payments.ts';
import { loadArea } from '#texts/load-area.ts';
import type { PayableOrder } from '../orders/index.ts';

const paymentTexts = await loadArea<typeof english>('payments');

/** Refuses to pay an order that cannot be paid, with the reason in the caller's language. */
export function refuseUnpayable(ctx: Ctx, { notPayable }: Pick<PayableOrder, 'notPayable'>): void {
  if (notPayable)
    throw new Failure('order-not-payable', {
      values: { reason: paymentTexts[ctx.language].notPayable[notPayable] },
    });
}
