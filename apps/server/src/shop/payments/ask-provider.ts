import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  type PaymentProvider,
  type PaymentSnapshot,
  ProviderError,
  type ProviderObject,
} from './adapters/provider.ts';
import { findProvider } from './adapters/providers.ts';
import { applyProviderState, endPayment } from './apply-state.ts';
import { readRefundsOf, sendDueRefunds } from './capture.hooks.ts';
import { changePayment } from './change-payment.ts';
import { checkAccount } from './keys/check-accounts.ts';
import { lockPayment, type PaymentRow } from './lock-payment.ts';
import { isOpen } from './payments.rules.ts';
import { payments } from './payments.tables.ts';

const lostAfterMs = 60_000;
const findById = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(payments).where(eq(payments.id, places.id)),
  getTableColumns(payments),
  { isShort: true },
);
const findByKey = statement(
  (places: Places<{ providerKey: string }>, query) =>
    query.select().from(payments).where(eq(payments.providerKey, places.providerKey)),
  getTableColumns(payments),
  { isShort: true },
);

export async function findPayment(
  ctx: Ctx,
  where: { id: string } | { providerKey: string },
): Promise<PaymentRow | undefined> {
  const [row] = 'id' in where ? await findById(ctx, where) : await findByKey(ctx, where);
  return row;
}

/** How a payment is found at its provider. */
export const toProviderObject = (
  payment: Pick<PaymentRow, 'providerKey' | 'providerRef' | 'providerAccount' | 'createdAt'>,
): ProviderObject => ({
  key: payment.providerKey,
  ref: payment.providerRef,
  account: payment.providerAccount,
  createdAt: payment.createdAt,
});

/** The provider with the keys of the account in which a payment was made. */
const findPaymentProvider = (ctx: Ctx, payment: PaymentRow): PaymentProvider | undefined =>
  findProvider(ctx, payment.provider, payment.isTest, payment.createdAt);

/** The keys are gone, or of another account: nobody knows the outcome until they are back, or operators settle it. */
async function leaveUnknown(ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  const [changed] = await ctx.db
    .update(payments)
    .set({ status: 'unknown' })
    .where(and(eq(payments.id, payment.id), inArray(payments.status, ['pending', 'authorized'])))
    .returning();
  return changed ?? payment;
}

/**
 * Asks a provider and applies its answer to our payment; an unknown answer changes nothing. Never inside a transaction.
 * That it was asked is noted for those who ask again and again. Returns the row as it is afterwards.
 */
async function applyAnswer(
  ctx: Ctx,
  payment: PaymentRow,
  ask: (provider: PaymentProvider) => Promise<PaymentSnapshot | null>,
  isNoted = true,
): Promise<PaymentRow> {
  const provider = findPaymentProvider(ctx, payment);
  if (!provider) return leaveUnknown(ctx, payment);
  let snapshot: PaymentSnapshot | null;
  try {
    [snapshot] = await Promise.all([
      ask(provider),
      isNoted && changePayment(ctx, payment, { askedAt: ctx.clock.now() }),
    ]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.warn(
      { paymentId: payment.id, kind: error.kind, code: error.code },
      'the provider did not answer',
    );
    return payment;
  }
  if (snapshot) {
    const found = snapshot;
    return (
      (await inTx(ctx, (tx) => applyProviderState(tx, provider.name, found))).payment ?? payment
    );
  }
  // The provider does not know it. When our call must be over by now, it never received it.
  if (ctx.clock.now().getTime() - payment.createdAt.getTime() < lostAfterMs) return payment;
  // Keys of another account find nothing either, and the page of the account before may still be paid.
  if (!(await checkAccount(ctx, provider))) return payment;
  if (!findPaymentProvider(ctx, payment)) return leaveUnknown(ctx, payment);
  return inTx(ctx, async (tx) => {
    const locked = await lockPayment(tx, payment.providerKey);
    if (!locked) return payment;
    const { status, isProcessing, expiresAt } = locked.payment;
    if (status === 'created' || status === 'unknown')
      await endPayment(tx, locked, 'failed', 'not_created');
    // Some providers forget what nobody paid: PayPal after three hours.
    else if (status === 'pending' && !isProcessing && expiresAt <= tx.clock.now())
      await endPayment(tx, locked, 'expired', 'expired');
    return locked.payment;
  });
}

/**
 * Captures an authorised payment. When the provider refuses for good (a grant was revoked, the authorisation is over) and
 * still reports it as not captured, nothing was taken, and the payment ends.
 */
async function captureOrEnd(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const { providerKey } = payment;
  let isRefused = false;
  await applyAnswer(ctx, payment, async (provider) => {
    try {
      return await provider.capturePayment(toProviderObject(payment));
    } catch (error) {
      isRefused = error instanceof ProviderError && error.kind === 'refused';
      throw error;
    }
  });
  if (!isRefused) return;
  let isRead = false;
  await applyAnswer(ctx, payment, async (provider) => {
    const snapshot = await provider.readPayment(toProviderObject(payment));
    isRead = true;
    return snapshot;
  });
  if (!isRead) return;
  await inTx(ctx, async (tx) => {
    const locked = await lockPayment(tx, providerKey);
    if (locked?.payment.status === 'authorized' && locked.payment.followUp === 'capture')
      await endPayment(tx, locked, 'failed', 'provider_error');
  });
}

/**
 * What was decided in a transaction and is still to be asked of the provider: taking, letting go, giving back. Answers
 * the row as it stands then.
 */
async function followUp(ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  if (!payment.followUp) return payment;
  if (payment.followUp === 'capture') await captureOrEnd(ctx, payment);
  if (payment.followUp === 'cancel')
    await applyAnswer(ctx, payment, (provider) =>
      provider.cancelPayment(toProviderObject(payment)),
    );
  await sendDueRefunds(ctx, payment.id);
  return (await findPayment(ctx, { id: payment.id })) ?? payment;
}

/** The same for a payment whose row was not read, or before other work. */
export async function followUpById(ctx: Ctx, id: string): Promise<void> {
  const payment = await findPayment(ctx, { id });
  if (payment) await followUp(ctx, payment);
}

/** Reads the provider's state of an open payment, and applies it. Returns the row as it is afterwards. */
export async function askProvider(
  ctx: Ctx,
  payment: PaymentRow,
  options: { notWithinMs?: number } = {},
): Promise<PaymentRow> {
  const now = ctx.clock.now().getTime();
  const isRecent =
    payment.askedAt !== null && now - payment.askedAt.getTime() < (options.notWithinMs ?? 0);
  if (isOpen(payment.status) && payment.method === 'card' && !isRecent)
    return followUp(
      ctx,
      await applyAnswer(
        ctx,
        payment,
        (provider) => provider.readPayment(toProviderObject(payment)),
        options.notWithinMs !== undefined,
      ),
    );
  return followUp(ctx, payment);
}

/** The same for the refunds of a payment, which may have been made by hand at the provider. */
export async function syncRefunds(ctx: Ctx, payment: PaymentRow): Promise<void> {
  const current = await askProvider(ctx, payment);
  if (current.paidAt && current.method === 'card') await readRefundsOf(ctx, current);
}

/** Ends an open payment at the provider, for another one or because its time is over. */
export async function cancelAtProvider(ctx: Ctx, payment: PaymentRow): Promise<void> {
  await applyAnswer(ctx, payment, async (provider) => {
    try {
      return await provider.cancelPayment(toProviderObject(payment));
    } catch (error) {
      if (error instanceof ProviderError && error.code === 'not_found') return null;
      throw error;
    }
  });
}

/**
 * Phase 2 and 3 of every card payment: creates it at the provider under its own key and brings the answer home. Safe
 * to run again: one key makes one payment. After our end it is read instead, because providers forget keys.
 * `around` is done first and last in the transaction that stores the provider's answer.
 */
export async function createAtProvider(
  ctx: Ctx,
  payment: PaymentRow,
  around?: {
    first: (tx: Ctx) => Promise<void>;
    last: (tx: Ctx, answered: PaymentRow) => Promise<void>;
  },
): Promise<PaymentRow> {
  if (payment.expiresAt <= ctx.clock.now()) return askProvider(ctx, payment);
  const provider = findPaymentProvider(ctx, payment);
  let snapshot: PaymentSnapshot | undefined;
  let refusal: ProviderError | undefined;
  try {
    snapshot = await provider?.createPayment({
      key: payment.providerKey,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      account: payment.providerAccount,
      capture: payment.capturesLater ? 'manual' : 'automatic',
      payee: payment.payee,
      description: payment.description,
      language: payment.language,
      returnUrl: `${ctx.platform.config.consoleUrl}/api/paymentCallback?payment=${payment.providerKey}`,
      expiresAt: payment.expiresAt,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    refusal = error;
  }
  const answered = await inTx(ctx, async (tx) => {
    if (snapshot) {
      // Sent together, run in this order.
      const [, applied] = await Promise.all([
        around?.first(tx),
        applyProviderState(tx, payment.provider, snapshot),
      ]);
      if (applied.payment) await around?.last(tx, applied.payment);
      return applied.payment;
    }
    const locked = await lockPayment(tx, payment.providerKey);
    if (locked?.payment.status !== 'created') return locked?.payment;
    if (refusal?.kind === 'refused') await endPayment(tx, locked, 'failed', 'not_created');
    else await changePayment(tx, locked.payment, { status: 'unknown' });
    return locked.payment;
  });
  return followUp(ctx, answered ?? payment);
}
