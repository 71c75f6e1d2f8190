import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { postJournal } from '../ledger/index.ts';
import {
  lockOrdersForPayment,
  recordBuyerPaymentState,
  recordLateReturn,
  recordRefund,
  recordSellerPaymentState,
} from '../orders/index.ts';
import { isOnOurBooks } from '../payments/index.ts';
import { paymentOrders, payments } from '../payments/payments.tables.ts';
import { refundArrivedLines } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';
import { isFullyRefunded } from './reverse-capture.ts';

export const lockRow = (ctx: Ctx, paymentId: string) =>
  ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update');

/** Clears the follow-up of a payment that has no refund left to send. */
export async function clearFollowUp(ctx: Ctx, paymentId: string): Promise<void> {
  await ctx.db.run(sql`
    update payments set follow_up = null where id = ${paymentId} and follow_up = 'refund'
      and not exists (select 1 from refunds where payment_id = ${paymentId} and status in ('due', 'unknown'))`);
}

/** The money is back: payment, part, order and book record it, once. */
export async function completeRefund(
  ctx: Ctx,
  refundId: string,
  providerRef: string,
): Promise<void> {
  const [head] = await ctx.db
    .select({ orderId: refunds.orderId, paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (!head) return;
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, head.paymentId));
  if (!payment) return;
  const [order] = await lockOrdersForPayment(ctx, [head.orderId], payment.side);
  await lockRow(ctx, payment.id);
  const [refund] = await ctx.db
    .update(refunds)
    .set({ status: 'done', providerRef, doneAt: ctx.clock.now() })
    // Two concurrent calls may get a refusal and a success: the success counts, whichever answer came first.
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'done')))
    .returning();
  if (!refund) return;
  const ofPart = and(
    eq(paymentOrders.paymentId, payment.id),
    eq(paymentOrders.orderId, refund.orderId),
  );
  const [part] = await ctx.db.select().from(paymentOrders).where(ofPart);
  const isWhole = part !== undefined && (await isFullyRefunded(ctx, payment, part));
  if (isWhole) await ctx.db.update(paymentOrders).set({ effect: 'refunded' }).where(ofPart);
  await ctx.db
    .update(payments)
    .set({
      refundedMinor: sql`${payments.refundedMinor} + ${refund.amountMinor.toString()}::bigint`,
      status: sql`case when ${payments.refundedMinor} + ${refund.amountMinor.toString()}::bigint = ${payments.amountMinor} then 'refunded' else 'part_refunded' end`,
    })
    .where(eq(payments.id, payment.id));
  await clearFollowUp(ctx, payment.id);
  // The share from earnings went back there when the refund was decided; no provider holds any of it.
  if (isOnOurBooks(payment) && payment.method === 'card') {
    await postJournal(ctx, {
      kind: 'refund',
      sourceType: 'refund',
      // One that failed after it was done comes again with another key.
      sourceId: refund.undoneAt ? `${refund.id}:${refund.providerKey}` : refund.id,
      memo: { orderId: refund.orderId, paymentId: payment.id },
      isTest: payment.isTest,
      lines: refundArrivedLines(payment.provider, refund.amountMinor, refund.currency),
    });
  }
  // Order and buyer were notified when it was done for the first time.
  if (!order || refund.undoneAt) return;
  if (refund.reason === 'late')
    return recordLateReturn(ctx, order, {
      id: refund.id,
      side: payment.side,
      amountMinor: refund.amountMinor,
    });
  if (refund.reason !== 'cancelled')
    return recordRefund(ctx, order, {
      id: refund.id,
      side: payment.side,
      amountMinor: refund.amountMinor,
      isWhole,
    });
  if (payment.side === 'buyer')
    await recordBuyerPaymentState(ctx, order.id, 'refunded', refund.amountMinor);
  else await recordSellerPaymentState(ctx, order.id, 'refunded', refund.amountMinor);
}
