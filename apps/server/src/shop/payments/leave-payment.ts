import { type Ctx, inTx } from '#platform/context.ts';
import { lockOrderByToken, lockOrdersForPayment, releaseReservation } from '../orders/index.ts';
import type { PaymentRow } from './lock-payment.ts';
import { findBuyerPayment } from './pay-order.ts';

/** Whether the buyer has decided nothing yet at the provider: neither approved nor of unknown outcome. */
const isUndecided = (payment: PaymentRow) => payment.status === 'pending' && !payment.isProcessing;

/**
 * The buyer left the provider's page without paying: what was reserved is free for others. The payment may still be
 * finished; it takes what is there then, or its money goes back.
 */
export async function leavePayment(ctx: Ctx, token: string): Promise<{ released: boolean }> {
  const order = await lockOrderByToken(ctx, token);
  const payment = await findBuyerPayment(ctx, order.id);
  const isLeft = !order.notPayable && payment !== undefined && isUndecided(payment);
  if (isLeft) await releaseReservation(ctx, order);
  return { released: isLeft };
}

/** The same when the browser comes back from the provider's page with nothing decided. */
export async function leaveUndecided(
  ctx: Ctx,
  payment: PaymentRow,
  orderId: string,
): Promise<void> {
  if (!isUndecided(payment)) return;
  await inTx(ctx, async (tx) => {
    const [order] = await lockOrdersForPayment(tx, [orderId], 'buyer');
    if (order && !order.notPayable) await releaseReservation(tx, order);
  });
}
