import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { postJournal, reverseEarning } from '../ledger/index.ts';
import { lockOrdersForPayment, markSellerPaymentState, type PayableOrder } from '../orders/index.ts';
import { isOnOurBooks, requestRefund } from './capture.ts';
import { lockPayment, type PaymentPart, type PaymentRow } from './lock-payment.ts';
import { buyerCaptureLines, isOpen, reverseLines, sellerCaptureLines } from './payments.rules.ts';
import { paymentOrders, payments } from './payments.tables.ts';

async function takeBack(ctx: Ctx, payment: PaymentRow, part: PaymentPart, order: PayableOrder): Promise<void> {
  if (isOnOurBooks(payment)) {
    const isMatured = payment.side === 'buyer' && (await reverseEarning(ctx, order.id)) === 'matured';
    const lines =
      payment.side === 'buyer'
        ? buyerCaptureLines(order, payment.provider)
        : sellerCaptureLines(order, {
            method: payment.method,
            provider: payment.provider,
            amountMinor: part.amountMinor,
            offerMinor: part.offerMinor,
          });
    await postJournal(ctx, {
      kind: payment.side === 'buyer' ? 'sale_reversed' : 'seller_reversed',
      sourceType: 'order',
      sourceId: order.id,
      memo: { orderId: order.id, orderNumber: order.number, paymentId: payment.id },
      lines: reverseLines(lines).map((line) =>
        isMatured && line.account.code === 'owner_pending'
          ? { ...line, account: { ...line.account, code: 'owner_available' as const } }
          : line,
      ),
    });
  }
  if (payment.method === 'card') return requestRefund(ctx, payment, part, 'cancelled');
  await ctx.db
    .update(paymentOrders)
    .set({ effect: 'refunded' })
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.orderId, order.id)));
  if (payment.side === 'seller') await markSellerPaymentState(ctx, order.id, 'refunded', part.amountMinor);
}

/** A cancelled order's money goes back to whoever paid it, and pages that are still open for it are closed. */
export async function returnMoneyOf(ctx: Ctx, orderId: string): Promise<void> {
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
      await ctx.db.update(payments).set({ followUp: 'cancel' }).where(eq(payments.id, locked.payment.id));
    }
  }
}
