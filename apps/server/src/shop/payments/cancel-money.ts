import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockOrdersForPayment, type PayableOrder, recordSellerPaymentState } from '../orders/index.ts';
import { requestRefund } from './capture.ts';
import { changePayment } from './change-payment.ts';
import { lockPayment, lockWithShared, type PaymentPart, type PaymentRow } from './lock-payment.ts';
import { isOpen } from './payments.rules.ts';
import { paymentOrders, payments } from './payments.tables.ts';
import { announceBuyerRefund } from './refund.hooks.ts';
import { readLeft, reverseCapture } from './reverse-capture.ts';

async function takeBack(ctx: Ctx, payment: PaymentRow, part: PaymentPart, order: PayableOrder): Promise<void> {
  const { rows, leftMinor, shares } = await readLeft(ctx, payment, part, order);
  await reverseCapture(
    ctx,
    { payment, order, shares, amountMinor: leftMinor, earlierReversals: rows.length },
    { type: 'order', id: order.id },
  );
  if (payment.method === 'card') {
    const refundId = await requestRefund(ctx, payment, part, { reason: 'cancelled', amountMinor: leftMinor });
    if (refundId && payment.side === 'buyer') await announceBuyerRefund(ctx, order.id, refundId);
    return;
  }
  await ctx.db
    .update(paymentOrders)
    .set({ effect: 'refunded' })
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.orderId, order.id)));
  if (payment.side === 'seller') await recordSellerPaymentState(ctx, order.id, 'refunded', leftMinor);
}

/** A cancelled order's money goes back to its payer, and pages that are still open for it are closed. */
export async function returnMoneyOf(ctx: Ctx, orderId: string): Promise<void> {
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
    if (part.effect === 'paid') await takeBack(ctx, locked.payment, part, order);
    else if (locked.parts.length === 1 && isOpen(locked.payment.status) && locked.payment.method === 'card') {
      await changePayment(ctx, locked.payment, { followUp: 'cancel' });
    }
  }
}
