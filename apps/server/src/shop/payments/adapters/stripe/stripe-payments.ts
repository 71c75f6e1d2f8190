import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type Stripe from 'stripe';
import {
  type ListedRefund,
  type NewPayment,
  type NewRefund,
  type PaymentSnapshot,
  ProviderError,
  type ProviderObject,
  type RefundSnapshot,
} from '../provider.ts';
import { findAmountRefusal, toWireUnits } from '../wire-amounts.ts';
import {
  describeRefund,
  failOtherAnswer,
  intentShape,
  keyField,
  paymentKeyField,
  readAs,
  refundShape,
  type StripeSession,
  sessionShape,
  toPayment,
  toRefund,
} from './stripe-answers.ts';
import { callStripe, findAtStripe, visitAll } from './stripe-client.ts';
import { stripeCurrencies } from './stripe-currencies.ts';

/**
 * A session lives for thirty minutes at least, which is longer than units are kept: it ends by itself so long after our own end, at
 * which it is ended by us. Counted from our end and not from now, a repeated call sends the same again, as one key demands.
 */
export const sessionGraceMs = 31 * 60_000;

/** For a day a key is remembered. */
export const keyLifeMs = 24 * 3_600_000;
/** Our clock and Stripe's may differ by that. */
const clockSkewMs = 10 * 60_000;

/** Methods whose money comes days later, or not at all: a hold on units cannot wait for it. */
const delayedMethods = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
] as const satisfies Stripe.Checkout.SessionCreateParams.ExcludedPaymentMethodType[];

const locales: Readonly<Record<Language, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: 'en',
  'zh-cn': 'zh',
  es: 'es',
  pt: 'pt',
  fr: 'fr',
};

const withIntent = ['payment_intent.latest_charge'];

/** The account that a call is about, and the key under which a write is done once. */
export const toOptions = (account: string | null, idempotencyKey?: string) => ({
  ...(account && { stripeAccount: account }),
  ...(idempotencyKey && { idempotencyKey }),
});

/** Objects made since about the time of our request. A call may be repeated days later, so that there is no end. */
export function toCreatedSince(at: Date): Stripe.RangeQueryParam {
  return { gte: Math.floor((at.getTime() - clockSkewMs) / 1_000) };
}

/** A session is never made again after our end, minutes after the payment was begun. */
const toSessionRange = (at: Date): Stripe.RangeQueryParam => ({
  ...toCreatedSince(at),
  lte: Math.ceil((at.getTime() + keyLifeMs) / 1_000),
});

/** An amount in Stripe's units; one that it cannot take is refused here, before any request. */
export function toUnits(amountMinor: bigint, currency: Currency): number {
  const wire = stripeCurrencies[currency];
  if (!wire || amountMinor % wire.step !== 0n || amountMinor > wire.max)
    throw new ProviderError('refused', 'amount_not_taken');
  return Number(toWireUnits(stripeCurrencies, amountMinor, currency));
}

/** Payments by Stripe's hosted page, and their refunds. A payment is a session; its intent is there once the person begins to pay. */
export function createStripePayments(opened: Promise<Stripe>) {
  async function createPayment(input: NewPayment): Promise<PaymentSnapshot> {
    const { key, account, amountMinor, currency } = input;
    const refusal = findAmountRefusal(stripeCurrencies, amountMinor, currency);
    if (refusal) throw new ProviderError('refused', `amount_${refusal}`);
    const metadata = { [keyField]: key };
    const wanted = {
      mode: 'payment',
      // Buyers pay the amount and currency of the order, and not what Stripe makes of it.
      adaptive_pricing: { enabled: false },
      excluded_payment_method_types: delayedMethods.slice(),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: toUnits(amountMinor, currency),
            product_data: {
              name: input.description.slice(0, 250),
              description: input.payee.slice(0, 250),
            },
          },
        },
      ],
      client_reference_id: key,
      metadata,
      payment_intent_data: {
        capture_method: input.capture === 'manual' ? 'manual' : 'automatic',
        description: `${input.payee} · ${input.description}`.slice(0, 500),
        metadata,
      },
      locale: locales[input.language],
      success_url: input.returnUrl,
      cancel_url: input.returnUrl,
      expires_at: Math.ceil((input.expiresAt.getTime() + sessionGraceMs) / 1_000),
      expand: withIntent,
    } satisfies Stripe.Checkout.SessionCreateParams;
    const answer = await callStripe(async () =>
      (await opened).checkout.sessions.create(wanted, toOptions(account, key)),
    );
    return toPayment(readAs(sessionShape, answer), key, account);
  }

  async function findRef({ key, account, createdAt }: ProviderObject): Promise<string | null> {
    const { checkout } = await opened;
    let ref: string | null = null;
    await callStripe(() =>
      visitAll(
        (page) =>
          checkout.sessions.list(
            { ...page, created: toSessionRange(createdAt) },
            toOptions(account),
          ),
        (session) => {
          if (session.client_reference_id === key) ref = session.id;
          return ref !== null;
        },
      ),
    );
    return ref;
  }

  async function findSession(payment: ProviderObject): Promise<StripeSession | null> {
    const ref = payment.ref ?? (await findRef(payment));
    if (!ref) return null;
    const answer = await findAtStripe(async () =>
      (await opened).checkout.sessions.retrieve(
        ref,
        { expand: withIntent },
        toOptions(payment.account),
      ),
    );
    return answer && readAs(sessionShape, answer);
  }

  async function getSession(payment: ProviderObject): Promise<StripeSession> {
    const session = await findSession(payment);
    if (!session) throw new ProviderError('refused', 'not_found');
    return session;
  }

  const describe = (session: StripeSession, { key, account }: ProviderObject) =>
    toPayment(session, key, account);

  async function readPayment(payment: ProviderObject): Promise<PaymentSnapshot | null> {
    const session = await findSession(payment);
    return session && describe(session, payment);
  }

  /**
   * A write on a session or intent whose state may have moved since it was read: a buyer pays while we end the session, or two of us
   * take the same payment. After a refusal the current state is returned, which is no failure when it is `isOver`.
   */
  async function write(
    payment: ProviderObject,
    call: (stripe: Stripe) => Promise<unknown>,
    isOver: (now: PaymentSnapshot) => boolean,
  ): Promise<PaymentSnapshot> {
    const refusal = await callStripe(async () => call(await opened)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ProviderError && error.kind === 'refused') return error;
        throw error;
      },
    );
    const now = describe(await getSession(payment), payment);
    if (refusal && !isOver(now)) throw refusal;
    return now;
  }

  async function capturePayment(payment: ProviderObject): Promise<PaymentSnapshot> {
    const session = await getSession(payment);
    const { payment_intent: intent } = session;
    const before = describe(session, payment);
    if (before.state !== 'authorized' || !intent) return before;
    const answer = await callStripe(async () =>
      (await opened).paymentIntents.capture(
        intent.id,
        { expand: ['latest_charge'] },
        toOptions(payment.account, `${payment.key}-capture`),
      ),
    ).catch((error: unknown) => {
      if (error instanceof ProviderError && error.code === 'payment_intent_unexpected_state')
        return null;
      throw error;
    });
    // Another process may have taken it, or let it go.
    if (!answer) return describe(await getSession(payment), payment);
    return describe({ ...session, payment_intent: readAs(intentShape, answer) }, payment);
  }

  async function cancelPayment(payment: ProviderObject): Promise<PaymentSnapshot> {
    const session = await getSession(payment);
    const { payment_intent: intent } = session;
    const before = describe(session, payment);
    if (session.status === 'open')
      return write(
        payment,
        ({ checkout }) =>
          checkout.sessions.expire(
            session.id,
            {},
            toOptions(payment.account, `${payment.key}-expire`),
          ),
        ({ state, isProcessing }) => state !== 'pending' || isProcessing,
      );
    if (before.state === 'authorized' && intent)
      return write(
        payment,
        ({ paymentIntents }) =>
          paymentIntents.cancel(
            intent.id,
            {},
            toOptions(payment.account, `${payment.key}-release`),
          ),
        ({ state }) => state !== 'authorized',
      );
    return before;
  }

  async function refund({ key, payment, amountMinor, currency }: NewRefund) {
    const amount = toUnits(amountMinor, currency);
    const { payment_intent: intent } = await getSession(payment);
    if (intent?.status !== 'succeeded') throw new ProviderError('refused', 'not_captured');
    const answer = await callStripe(async () =>
      (await opened).refunds.create(
        {
          payment_intent: intent.id,
          amount,
          metadata: { [keyField]: key, [paymentKeyField]: payment.key },
        },
        toOptions(payment.account, key),
      ),
    );
    const made = toRefund(readAs(refundShape, answer), key);
    if (made.amountMinor !== amountMinor) throw failOtherAnswer('other_amount');
    return made;
  }

  async function readRefund({
    key,
    ref,
    payment,
  }: ProviderObject & { payment: ProviderObject }): Promise<RefundSnapshot | null> {
    const { refunds } = await opened;
    const options = toOptions(payment.account);
    if (ref) {
      const answer = await findAtStripe(() => refunds.retrieve(ref, {}, options));
      return answer && toRefund(readAs(refundShape, answer), key);
    }
    const session = await findSession(payment);
    const intent = session?.payment_intent?.id;
    let found: RefundSnapshot | null = null;
    if (intent)
      await callStripe(() =>
        visitAll(
          (page) => refunds.list({ ...page, payment_intent: intent }, options),
          (one) => {
            const read = readAs(refundShape, one);
            if (read.metadata[keyField] === key) found = toRefund(read, key);
            return found !== null;
          },
        ),
      );
    return found;
  }

  async function listRefunds(payment: ProviderObject): Promise<ListedRefund[]> {
    const { refunds } = await opened;
    const intent = (await getSession(payment)).payment_intent?.id;
    const found: ListedRefund[] = [];
    if (intent)
      await callStripe(() =>
        visitAll(
          (page) => refunds.list({ ...page, payment_intent: intent }, toOptions(payment.account)),
          (one) => {
            const read = readAs(refundShape, one);
            const key = read.metadata[keyField] ?? null;
            found.push({ ...describeRefund(read), key });
            return false;
          },
        ),
      );
    return found;
  }

  return {
    createPayment,
    readPayment,
    capturePayment,
    cancelPayment,
    refund,
    readRefund,
    listRefunds,
  };
}
