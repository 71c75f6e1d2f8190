import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import {
  lockOrdersForPayment,
  type PayableOrder,
  recordSellerPaymentState,
  sellerDueOf,
} from '../orders/index.ts';
import {
  changePayment,
  isOpen,
  lockPayment,
  lockWithShared,
  type PaymentPart,
  type PaymentRow,
} from '../payments/index.ts';
import { paymentOrders, payments } from '../payments/payments.tables.ts';
import { notifyBuyerRefunded } from './refunds.hooks.ts';
import { requestRefund } from './request-refund.ts';
import { readLeft, reverseCapture } from './reverse-capture.ts';

async function reverseAndRefund(
  ctx: Ctx,
  payment: PaymentRow,
  part: PaymentPart,
  order: PayableOrder,
): Promise<void> {
  const { rows, leftMinor, shares } = await readLeft(ctx, payment, part, order);
  // The owner's payment is no longer due; the provider keeps the fee that it took from the owner's account.
  const waivedMinor = order.sellerPayment === 'unpaid' ? sellerDueOf(order).dueMinor : 0n;
  await reverseCapture(
    ctx,
    { payment, order, shares, amountMinor: leftMinor, earlierReversals: rows.length, waivedMinor },
    { type: 'order', id: order.id },
  );
  if (payment.method === 'card') {
    const refundId = await requestRefund(ctx, payment, part, {
      reason: 'cancelled',
      amountMinor: leftMinor,
    });
    if (refundId && payment.side === 'buyer') await notifyBuyerRefunded(ctx, order.id, refundId);
    return;
  }
  await ctx.db
    .update(paymentOrders)
    .set({ effect: 'refunded' })
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.orderId, order.id)));
  if (payment.side === 'seller')
    await recordSellerPaymentState(ctx, order.id, 'refunded', leftMinor);
}

/** A cancelled order's money goes back to its payer, and pages that are still open for it are closed. */
export async function refundCancelledOrder(ctx: Ctx, orderId: string): Promise<void> {
  await lockWithShared(ctx, orderId);
  const involved = await ctx.db
    .select({ key: payments.providerKey })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(and(eq(paymentOrders.orderId, orderId), inArray(paymentOrders.effect, ['paid', 'open'])))
    .orderBy(payments.id);
  for (const { key } of involved) {
    const locked = await lockPayment(ctx, key);
    const part = locked?.parts.find((candidate) => candidate.orderId === orderId);
    const [order] = await lockOrdersForPayment(ctx, [orderId], locked?.payment.side ?? 'buyer');
    if (!locked || !part || !order) continue;
    if (part.effect === 'paid') await reverseAndRefund(ctx, locked.payment, part, order);
    else if (
      locked.parts.length === 1 &&
      isOpen(locked.payment.status) &&
      locked.payment.method === 'card'
    ) {
      await changePayment(ctx, locked.payment, { followUp: 'cancel' });
    }
  }
}
