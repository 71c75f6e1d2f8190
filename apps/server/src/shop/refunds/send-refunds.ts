import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { postJournal } from '../ledger/index.ts';
import {
  lockOrdersForPayment,
  recordBuyerPaymentState,
  recordLateReturn,
  recordRefund,
  recordSellerPaymentState,
} from '../orders/index.ts';
import {
  findProvider,
  isOnOurBooks,
  type PaymentProvider,
  ProviderError,
  type RefundSnapshot,
  toProviderObject,
} from '../payments/index.ts';
import { paymentOrders, payments } from '../payments/payments.tables.ts';
import { refundArrivedLines } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';
import { isFullyRefunded } from './reverse-capture.ts';

type RefundRow = typeof refunds.$inferSelect;

const lockRow = (ctx: Ctx, paymentId: string) =>
  ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update');

/** Nothing of this payment is left to be asked for. */
async function clearFollowUp(ctx: Ctx, paymentId: string): Promise<void> {
  await ctx.db.run(sql`
    update payments set follow_up = null where id = ${paymentId} and follow_up = 'refund'
      and not exists (select 1 from refunds where payment_id = ${paymentId} and status in ('due', 'unknown'))`);
}

/** The money is back: payment, part, order and book say so, once. */
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
  // What came out of earnings went back there when the refund was decided; no provider holds any of it.
  if (isOnOurBooks(payment) && payment.method === 'card') {
    await postJournal(ctx, {
      kind: 'refund',
      sourceType: 'refund',
      sourceId: refund.id,
      memo: { orderId: refund.orderId, paymentId: payment.id },
      lines: refundArrivedLines(payment.provider, refund.amountMinor, refund.currency),
    });
  }
  if (!order) return;
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

/** Requests a refund under its key; one that the provider already works on is read, because some repeat their first response for ever. */
async function requestRefund(
  provider: PaymentProvider,
  refund: RefundRow,
  payment: typeof payments.$inferSelect,
): Promise<RefundSnapshot> {
  const paid = toProviderObject(payment);
  const known = refund.providerRef
    ? await provider.readRefund({
        key: refund.providerKey,
        ref: refund.providerRef,
        account: paid.account,
        createdAt: refund.createdAt,
        payment: paid,
      })
    : null;
  return (
    known ??
    provider.refund({
      key: refund.providerKey,
      payment: paid,
      amountMinor: refund.amountMinor,
      currency: refund.currency,
    })
  );
}

/** The refund is not done: pending or without a response (`unknown`), or refused, which an operator decides. */
async function recordUnfinished(
  ctx: Ctx,
  refund: RefundRow,
  status: 'unknown' | 'failed',
  providerRef: string | null,
): Promise<void> {
  await inTx(ctx, async (tx) => {
    await lockRow(tx, refund.paymentId);
    await tx.db
      .update(refunds)
      .set({ status, askedAt: tx.clock.now(), ...(providerRef && { providerRef }) })
      .where(and(eq(refunds.id, refund.id), inArray(refunds.status, ['due', 'unknown'])));
    await clearFollowUp(tx, refund.paymentId);
  });
}

async function sendRefund(ctx: Ctx, refund: RefundRow): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, refund.paymentId));
  const provider = payment && findProvider(ctx, payment.provider);
  if (!payment || !provider) return;
  try {
    const answer = await requestRefund(provider, refund, payment);
    if (answer.state === 'done') await inTx(ctx, (tx) => completeRefund(tx, refund.id, answer.ref));
    else
      await recordUnfinished(
        ctx,
        refund,
        answer.state === 'pending' ? 'unknown' : 'failed',
        answer.ref,
      );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The key makes asking again safe: an unknown answer is asked for until it is known, a refusal waits for an operator.
    await recordUnfinished(ctx, refund, error.kind === 'unknown' ? 'unknown' : 'failed', null);
    ctx.platform.log.error(
      { refundId: refund.id, kind: error.kind, code: error.code },
      'a refund is not through yet',
    );
  }
}

/** Works off refunds that are due, of one payment or of all. Never inside a transaction. */
export async function sendRefunds(ctx: Ctx, paymentId?: string): Promise<number> {
  const open = await ctx.db
    .select()
    .from(refunds)
    .where(
      and(
        sql`${refunds.status} in ('due', 'unknown')`,
        // A bank may take days over a refund that it works on: it is read ever more rarely.
        or(
          isNull(refunds.providerRef),
          sql`${refunds.askedAt} + greatest(interval '50 seconds', (${refunds.askedAt} - ${refunds.createdAt}) / 10) <= ${ctx.clock.now().toISOString()}::timestamptz`,
        ),
        paymentId === undefined ? undefined : eq(refunds.paymentId, paymentId),
      ),
    )
    .orderBy(refunds.id)
    .limit(100);
  for (const refund of open) await sendRefund(ctx, refund);
  return open.length;
}
