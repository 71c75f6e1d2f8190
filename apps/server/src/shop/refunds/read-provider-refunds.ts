import { asc, eq, or, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { postJournal } from '../ledger/index.ts';
import {
  findCheckedProvider,
  isOnOurBooks,
  type ListedRefund,
  type LockedPayment,
  lockPayment,
  lockWithShared,
  newProviderKey,
  type PaymentRow,
  ProviderError,
  recordDiscrepancy,
  toProviderObject,
} from '../payments/index.ts';
import { paymentOrders, payments } from '../payments/payments.tables.ts';
import { completeRefund } from './complete-refund.ts';
import { handRefundsFound } from './refunds.events.ts';
import { notifyBuyerRefunded } from './refunds.hooks.ts';
import { refundFailedLines, takeShares } from './refunds.rules.ts';
import { refunds } from './refunds.tables.ts';
import { requestRefund } from './request-refund.ts';
import { type Left, readLeft, reverseCapture } from './reverse-capture.ts';

type RefundRow = typeof refunds.$inferSelect;
type Payable = LockedPayment['orders'][number];

interface OpenPart {
  part: LockedPayment['parts'][number];
  order: Payable;
  left: Left;
}

/** The orders of a payment of which something is left; the one that a refund fits exactly first, else the newest. */
async function listOpenParts(
  ctx: Ctx,
  { payment, parts, orders }: LockedPayment,
  amountMinor: bigint,
): Promise<OpenPart[]> {
  const open: OpenPart[] = [];
  for (const part of parts) {
    const order = orders.find(({ id }) => id === part.orderId);
    const left = order && (await readLeft(ctx, payment, part, order));
    if (order && left && left.leftMinor > 0n && part.effect === 'paid')
      open.unshift({ part, order, left });
  }
  const fit = open.findIndex(({ left }) => left.leftMinor === amountMinor);
  return fit < 0 ? open : [...open.splice(fit, 1), ...open];
}

interface GivenBack {
  reason: 'provider' | 'uncaptured';
  amountMinor: bigint;
  found: { key: string; ref: string };
  /** The row that has the key already. */
  partOfId: string | null;
}

/** Books money that went back without us as refunds by amount of the payment's orders. Returns the rest that no order had left. */
async function recordGivenBack(
  ctx: Ctx,
  locked: LockedPayment,
  { reason, amountMinor, found, partOfId: known }: GivenBack,
): Promise<bigint> {
  const { payment } = locked;
  let rest = amountMinor;
  let partOfId = known;
  for (const { part, order, left } of await listOpenParts(ctx, locked, amountMinor)) {
    const taken = left.leftMinor < rest ? left.leftMinor : rest;
    if (taken === 0n) break;
    rest -= taken;
    const shares = takeShares(left.shares, left.leftMinor, taken);
    const id = orNotFound(
      await requestRefund(ctx, payment, part, {
        reason,
        amountMinor: taken,
        isPartial: taken < left.leftMinor,
        shares,
        found: { ...found, key: partOfId ? newProviderKey() : found.key, partOfId },
      }),
    );
    partOfId ??= id;
    await reverseCapture(
      ctx,
      { payment, order, shares, amountMinor: taken, earlierReversals: left.rows.length },
      { type: 'refund', id },
    );
    await completeRefund(ctx, id, found.ref);
    if (payment.side === 'buyer') await notifyBuyerRefunded(ctx, order.id, id);
  }
  return rest;
}

/** The amount of a refund by hand beyond what was left pays refunds of ours that the provider refused for that reason. */
async function coverRefused(
  ctx: Ctx,
  rows: readonly RefundRow[],
  excessMinor: bigint,
  { key, ref, partOfId: known }: { key: string; ref: string; partOfId: string | null },
): Promise<bigint> {
  let rest = excessMinor;
  let partOfId = known;
  for (const row of rows) {
    if (row.status !== 'failed' || row.amountMinor > rest) continue;
    rest -= row.amountMinor;
    await ctx.db
      .update(refunds)
      .set(partOfId ? { partOfId } : { providerKey: key })
      .where(eq(refunds.id, row.id));
    partOfId ??= row.id;
    await completeRefund(ctx, row.id, ref);
  }
  return rest;
}

const listRows = (ctx: Ctx, paymentId: string): Promise<RefundRow[]> =>
  ctx.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id));

/** A refund that was done and failed after all is owed again: payment, part and book record it. */
async function undoRefund(ctx: Ctx, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .update(refunds)
    .set({ status: 'failed', doneAt: null, undoneAt: now, askedAt: now })
    .where(or(eq(refunds.id, refund.id), eq(refunds.partOfId, refund.id)))
    .returning();
  for (const { id, orderId, amountMinor, currency, providerKey } of rows) {
    const back = sql`${payments.refundedMinor} - ${amountMinor.toString()}::bigint`;
    await ctx.db
      .update(payments)
      .set({
        refundedMinor: back,
        status: sql`case when ${back} = 0 then 'captured' else 'part_refunded' end`,
      })
      .where(eq(payments.id, payment.id));
    await ctx.db.run(sql`
      update payment_orders set effect = 'refund_due' where payment_id = ${payment.id} and order_id = ${orderId} and effect = 'refunded'`);
    if (isOnOurBooks(payment))
      await postJournal(ctx, {
        kind: 'refund_failed',
        sourceType: 'refund',
        sourceId: `${id}:${providerKey}`,
        memo: { orderId, paymentId: payment.id },
        isTest: payment.isTest,
        lines: refundFailedLines(payment.provider, amountMinor, currency),
      });
  }
}

/** One refund of ours as the provider has it now. */
async function applyKnown(
  ctx: Ctx,
  payment: PaymentRow,
  row: RefundRow,
  { state, ref }: ListedRefund,
): Promise<void> {
  if (state === 'done' && row.status !== 'done') await completeRefund(ctx, row.id, ref);
  if (state !== 'failed' || row.status === 'failed') return;
  if (row.status === 'done') await undoRefund(ctx, payment, row);
  else
    await ctx.db
      .update(refunds)
      .set({ status: 'failed', providerRef: ref, askedAt: ctx.clock.now() })
      .where(eq(refunds.id, row.id));
}

/** Brings one listed refund into our books, in a transaction that has locked the payment. Returns true if it was new. */
async function applyListed(
  ctx: Ctx,
  locked: LockedPayment,
  listed: ListedRefund,
): Promise<boolean> {
  const { payment } = locked;
  const { ref, state, amountMinor } = listed;
  const key = (listed.key ?? ref).slice(0, 64);
  const rows = await listRows(ctx, payment.id);
  const own = rows.find((row) => row.providerKey === key);
  if (own && own.reason !== 'provider') {
    await applyKnown(ctx, payment, own, listed);
    return false;
  }
  if (own && state === 'failed') {
    await applyKnown(ctx, payment, own, listed);
    return false;
  }
  // One that is under way moves nothing yet, and one that failed never did.
  if (state !== 'done' || own?.undoneAt) return false;
  const booked = rows
    .filter((row) => own && (row.id === own.id || row.partOfId === own.id))
    .reduce((sum, row) => sum + row.amountMinor, 0n);
  if (booked >= amountMinor) return false;
  const found = { key, ref };
  const rest = await recordGivenBack(ctx, locked, {
    reason: 'provider',
    amountMinor: amountMinor - booked,
    found,
    partOfId: own?.id ?? null,
  });
  const after = await listRows(ctx, payment.id);
  const first = after.find((row) => row.providerKey === key);
  const unexplained =
    rest > 0n
      ? await coverRefused(ctx, after, rest, { ...found, partOfId: first?.id ?? null })
      : 0n;
  const isOpen = after.some(({ status }) => status === 'due' || status === 'unknown');
  if (unexplained > 0n && !isOpen)
    await recordDiscrepancy(ctx, {
      kind: 'amount',
      provider: payment.provider,
      isTest: payment.isTest,
      paymentId: payment.id,
      moves: 'refund',
      key,
      expected: { amountMinor: amountMinor - unexplained, currency: payment.currency },
      seen: { amountMinor, currency: payment.currency },
    });
  return unexplained < amountMinor - booked;
}

/**
 * Reads the refunds of a paid payment at its provider and brings ours into line: one whose answer was lost, one that
 * failed after it was accepted or done, and those that were made in the provider's own pages. Never inside a transaction.
 */
export async function readRefunds(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const { provider: name, isTest, createdAt } = payment;
  const provider = await findCheckedProvider(ctx, name, isTest, createdAt);
  if (!provider) return;
  let listed: ListedRefund[];
  try {
    listed = await provider.listRefunds(toProviderObject(payment));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.warn(
      { paymentId: payment.id, kind: error.kind, code: error.code },
      'the refunds of a payment could not be read',
    );
    // The job repeats a read that failed.
    if (error.kind === 'unknown') throw error;
    return;
  }
  await inTx(ctx, async (tx) => {
    const [part] = await tx.db
      .select({ orderId: paymentOrders.orderId })
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, payment.id))
      .limit(1);
    await lockWithShared(tx, orNotFound(part).orderId);
    let isFound = false;
    for (const one of listed) {
      const locked = orNotFound(await lockPayment(tx, payment.providerKey));
      if (await applyListed(tx, locked, one)) isFound = true;
    }
    if (isFound && isOnOurBooks(payment))
      await tx.platform.events.emit(tx, handRefundsFound, { paymentId: payment.id });
  });
}

/** Less was taken of an approved payment than its orders cost: the rest counts as given back at once, by amount. */
export async function recordUncaptured(
  ctx: Ctx,
  locked: LockedPayment,
  missingMinor: bigint,
): Promise<void> {
  const key = newProviderKey();
  const current = orNotFound(await lockPayment(ctx, locked.payment.providerKey));
  const rest = await recordGivenBack(ctx, current, {
    reason: 'uncaptured',
    amountMinor: missingMinor,
    found: { key, ref: 'uncaptured' },
    partOfId: null,
  });
  const { payment } = current;
  if (isOnOurBooks(payment))
    await ctx.platform.events.emit(ctx, handRefundsFound, { paymentId: payment.id });
  if (rest > 0n)
    await recordDiscrepancy(ctx, {
      kind: 'amount',
      provider: payment.provider,
      isTest: payment.isTest,
      paymentId: payment.id,
      moves: 'capture',
      key: payment.providerKey,
      expected: { amountMinor: payment.amountMinor, currency: payment.currency },
      seen: { amountMinor: payment.amountMinor - missingMinor, currency: payment.currency },
    });
}
