import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import {
  findCheckedProvider,
  findProvider,
  isKeyForgotten,
  type PaymentProvider,
  type PaymentRow,
  ProviderError,
  type RefundSnapshot,
  toProviderObject,
} from '../payments/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { clearFollowUp, completeRefund, lockRow } from './complete-refund.ts';
import { readRefunds } from './read-provider-refunds.ts';
import { refunds } from './refunds.tables.ts';

type RefundRow = typeof refunds.$inferSelect;

/**
 * Requests a refund under its key. One that the provider already works on is read, because some repeat their first response for ever;
 * so is one that may have been made under a key that the provider has forgotten.
 */
async function requestRefund(
  ctx: Ctx,
  provider: PaymentProvider,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<RefundSnapshot> {
  const paid = toProviderObject(payment);
  const mayBeMade =
    refund.providerRef !== null ||
    isKeyForgotten(ctx, provider.keysLiveMs.refund, refund.createdAt);
  const known = mayBeMade
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

/** The same outcome can be read later: what keeps it from being read now changes nothing. */
async function readRefundsIfHeard(ctx: Ctx, payment: PaymentRow): Promise<void> {
  await readRefunds(ctx, payment).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
}

/**
 * The provider with the keys of the payment's account. Another account would refuse a refund that was perhaps made: that one waits for
 * its keys. One that was never sent is left to operators.
 */
async function findRefundProvider(ctx: Ctx, payment: PaymentRow, refund: RefundRow) {
  const { provider: name, isTest, createdAt } = payment;
  if (refund.status === 'unknown') return findCheckedProvider(ctx, name, isTest, createdAt);
  const provider = findProvider(ctx, name, isTest, createdAt);
  if (!provider && findProvider(ctx, name, isTest))
    await recordUnfinished(ctx, refund, 'failed', null);
  return provider;
}

async function sendRefund(ctx: Ctx, refund: RefundRow): Promise<void> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, refund.paymentId));
  const provider = payment && (await findRefundProvider(ctx, payment, refund));
  if (!payment || !provider) return;
  try {
    const answer = await requestRefund(ctx, provider, refund, payment);
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
    // It may be refused because the money went back by hand.
    if (error.kind === 'refused') await readRefundsIfHeard(ctx, payment);
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
