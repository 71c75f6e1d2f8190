import type { PayLink } from '@vitrine/contract/shop/payments.ts';
import type { Ctx } from '#platform/context.ts';
import { describeForPayer, getOrderByPayToken, type PayableOrder } from '../orders/index.ts';
import { getStore } from '../stores/index.ts';
import { askProvider } from './ask-provider.ts';
import { askAgainAfterMs, findBuyerPayment } from './pay-order.ts';
import { getBuyerTotal, listPaymentOptions } from './payment-options.ts';
import { isOpen } from './payments.rules.ts';

function stateOf({ notPayable }: PayableOrder, isProcessing: boolean): PayLink['state'] {
  if (notPayable) return notPayable === 'paid' ? 'paid' : 'closed';
  return isProcessing ? 'processing' : 'pay';
}

/** What the recipient of a pay link sees; the provider is asked while our own state is not final. */
export async function readPayLink(ctx: Ctx, token: string): Promise<PayLink> {
  const known = await findBuyerPayment(ctx, (await getOrderByPayToken(ctx, token)).id);
  const payment = known && (await askProvider(ctx, known, { notWithinMs: askAgainAfterMs }));
  const order = await getOrderByPayToken(ctx, token);
  const isDecided =
    payment !== undefined &&
    isOpen(payment.status) &&
    (payment.status !== 'pending' || payment.isProcessing);
  const state = stateOf(order, isDecided);
  const { slug, name } = await getStore(ctx, order.storeId);
  const hasEnded = state === 'paid' || state === 'closed';
  return {
    number: order.number,
    store: { slug, name },
    state,
    order: hasEnded
      ? null
      : {
          ...(await describeForPayer(ctx, order)),
          options: await listPaymentOptions(ctx, order, getBuyerTotal(order)),
        },
  };
}
