import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { beginBuyerPayment, recordBuyerPaymentState } from '../orders/index.ts';
import { markInstrument, releaseOffer } from '../promotions/index.ts';
import type { PaymentSnapshot } from './adapters/provider.ts';
import { findProvider } from './adapters/providers.ts';
import { captureHooks } from './capture.hooks.ts';
import { settleCapture } from './capture.ts';
import { changePayment } from './change-payment.ts';
import { recordDiscrepancy } from './discrepancies.ts';
import { type LockedPayment, lockPayment, type PaymentRow } from './lock-payment.ts';
import { listOpenPayments } from './open-payments.ts';
import { advance, findPaymentMismatches } from './payments.rules.ts';
import { paymentOrders } from './payments.tables.ts';

type Outcome = 'unknown_payment' | 'mismatch' | 'unchanged' | 'changed';

/** What an answer did, and the payment as it is now. */
interface Applied {
  outcome: Outcome;
  payment?: PaymentRow;
}

const processingMaxMs = 24 * 3_600_000;

/** Keeps the units while the provider works on an approved payment, a day at most. */
async function extendReservation(ctx: Ctx, locked: LockedPayment): Promise<void> {
  const [order] = locked.orders;
  if (locked.payment.side !== 'buyer' || !order || order.notPayable) return;
  try {
    await beginBuyerPayment(ctx, order, {
      approvedUntil: new Date(locked.payment.createdAt.getTime() + processingMaxMs),
    });
  } catch (error) {
    // The units were sold to another buyer while not reserved; the capture decides what becomes of the money.
    if (!(error instanceof Failure)) throw error;
  }
}

/** The payment came to nothing: its parts are void, the units and the welcome offer are free again. */
export async function endPayment(
  ctx: Ctx,
  locked: LockedPayment,
  status: 'failed' | 'expired',
  failure: PaymentRow['failure'],
): Promise<void> {
  const { payment } = locked;
  await changePayment(ctx, payment, {
    status,
    failure,
    isProcessing: false,
    pendingReason: null,
    followUp: null,
  });
  await ctx.db
    .update(paymentOrders)
    .set({ effect: 'void' })
    .where(and(eq(paymentOrders.paymentId, payment.id), eq(paymentOrders.effect, 'open')));
  if (payment.side === 'seller') return releaseOffer(ctx, payment.id);
  for (const { orderId } of locked.parts) {
    const open = await listOpenPayments(ctx, 'buyer', [orderId]);
    if (!open.length) await recordBuyerPaymentState(ctx, orderId, status);
  }
}

/** An authorised payment with the welcome offer: taken when its card is new to the offer, let go when it is not. */
async function decideCapture(
  ctx: Ctx,
  payment: PaymentRow,
  snapshot: PaymentSnapshot,
): Promise<void> {
  const isNew = snapshot.instrument
    ? await markInstrument(ctx, payment.id, snapshot.instrument.fingerprint)
    : true;
  await changePayment(ctx, payment, {
    followUp: isNew ? 'capture' : 'cancel',
    ...(isNew ? {} : { failure: 'offer_used_by_card' as const }),
  });
}

/** What a provider's answer says beyond our row. */
function compare(ctx: Ctx, payment: PaymentRow, snapshot: PaymentSnapshot) {
  const mismatches = findPaymentMismatches(
    payment,
    snapshot,
    findProvider(ctx, payment.provider, payment.isTest)?.isLive ?? !payment.isTest,
  );
  if (payment.providerRef && payment.providerRef !== snapshot.ref)
    mismatches.push({ kind: 'account', expected: payment.providerRef, seen: snapshot.ref });
  const next = advance(payment.status, snapshot.state);
  const isUndecided = [next, payment.status].some(
    (status) => status === 'pending' || status === 'authorized',
  );
  const isNowProcessing = snapshot.isProcessing && isUndecided && !payment.isProcessing;
  const pendingReason = (snapshot.isProcessing && snapshot.pendingReason?.slice(0, 60)) || null;
  const isOtherReason = isUndecided && pendingReason !== payment.pendingReason;
  return { mismatches, next, isNowProcessing, pendingReason, isOtherReason };
}

/**
 * Whether an answer says nothing new of a row that is not locked: payments only go forward, so it says nothing new of the
 * row that a lock would find. Most events come after the buyer is back, who brought the same answer.
 */
export function isKnownState(ctx: Ctx, payment: PaymentRow, snapshot: PaymentSnapshot): boolean {
  const { mismatches, next, isNowProcessing, isOtherReason } = compare(ctx, payment, snapshot);
  return !mismatches.length && !next && !isNowProcessing && !isOtherReason;
}

/**
 * The one way in which a provider's answer changes our payments: webhook, return page, poll and sweep all end here. Idempotent and independent of the order of events; ignored if the snapshot does not match our payment. Runs in the
 * caller's transaction.
 */
export async function applyProviderState(
  ctx: Ctx,
  providerName: string,
  snapshot: PaymentSnapshot,
): Promise<Applied> {
  const isForCapture = snapshot.state === 'captured';
  const locked = await lockPayment(ctx, snapshot.key, { isForCapture });
  if (!locked || locked.payment.provider !== providerName) {
    await recordDiscrepancy(ctx, {
      kind: 'not_found',
      provider: providerName,
      isTest: !snapshot.isLive,
      expected: null,
      seen: snapshot.ref,
    });
    return { outcome: 'unknown_payment' };
  }
  return { outcome: await applyToLocked(ctx, locked, snapshot), payment: locked.payment };
}

async function applyToLocked(
  ctx: Ctx,
  locked: LockedPayment,
  snapshot: PaymentSnapshot,
): Promise<Outcome> {
  const { payment } = locked;
  const { mismatches, next, isNowProcessing, pendingReason, isOtherReason } = compare(
    ctx,
    payment,
    snapshot,
  );
  if (mismatches.length) {
    for (const mismatch of mismatches)
      await recordDiscrepancy(ctx, {
        ...mismatch,
        provider: payment.provider,
        isTest: payment.isTest,
        paymentId: payment.id,
      });
    return 'mismatch';
  }
  const facts = {
    providerRef: snapshot.ref,
    payUrl: snapshot.payUrl ?? payment.payUrl,
    pendingReason,
    ...(snapshot.instrument
      ? {
          instrumentLabel: snapshot.instrument.label,
          instrumentFingerprint: snapshot.instrument.fingerprint,
        }
      : {}),
  };
  if (isNowProcessing) await extendReservation(ctx, locked);
  if (!next && !isNowProcessing && !isOtherReason) return 'unchanged';
  if (next === 'captured') {
    await settleCapture(ctx, locked, facts);
    const missingMinor = payment.amountMinor - snapshot.amountMinor;
    if (missingMinor > 0n)
      for (const record of ctx.platform.hooks.all(captureHooks.capturedInPart))
        await record(ctx, locked, missingMinor);
    return 'changed';
  }
  await changePayment(ctx, payment, {
    ...facts,
    ...(isNowProcessing ? { isProcessing: true } : {}),
    ...(isNowProcessing || next === 'authorized'
      ? { processingSince: payment.processingSince ?? ctx.clock.now() }
      : {}),
    // A capture that the provider has begun is not repeated.
    ...(isNowProcessing && payment.followUp === 'capture' ? { followUp: null } : {}),
    ...(next === 'pending' || next === 'authorized' ? { status: next } : {}),
  });
  if (next === 'authorized') {
    if (payment.side === 'buyer')
      for (const { orderId } of locked.parts)
        await recordBuyerPaymentState(ctx, orderId, 'authorized');
    // Approved at a provider whose captures are ours to make, such as PayPal, it is taken at once.
    if (payment.capturesLater) await decideCapture(ctx, payment, snapshot);
    else if (!snapshot.isProcessing) await changePayment(ctx, payment, { followUp: 'capture' });
  }
  if (next === 'failed' || next === 'expired')
    await endPayment(ctx, locked, next, payment.failure ?? snapshot.failure ?? 'declined');
  return 'changed';
}
