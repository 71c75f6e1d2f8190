import { type Currency, currencyShape } from '@vitrine/contract/money.ts';
import type { AccountNeed } from '@vitrine/contract/shop/payout-accounts.ts';
import { z } from 'zod';
import {
  type LinkSnapshot,
  type PaymentSnapshot,
  type PayoutSnapshot,
  ProviderError,
  type RefundSnapshot,
} from '../provider.ts';
import { fromWireUnits } from '../wire-amounts.ts';
import { stripeCurrencies } from './stripe-currencies.ts';

/** Under this name every object has our key in its metadata, and refunds that of their payment as well. */
export const keyField = 'vitrine_key';
export const paymentKeyField = 'vitrine_payment';
/** The purpose of a linked account. */
export const purposeField = 'vitrine_purpose';

const idShape = z.string().min(1).max(100);
export const metadataShape = z
  .record(z.string(), z.string())
  .nullish()
  .transform((metadata) => metadata ?? {});
export const unitsShape = z
  .number()
  .int()
  .refine(Number.isSafeInteger)
  .transform((units) => BigInt(units));
/** Stripe writes currencies in small letters. */
export const codeShape = z
  .string()
  .transform((code) => code.toUpperCase())
  .pipe(currencyShape);
/** Where people are sent: a page, and no script. Stripe's are longer than others'. */
const pageShape = z.url({ protocol: /^https?$/ }).max(4_000);
/** A reference that may be expanded. */
const refOf = z.union([idShape, z.object({ id: idShape }).transform(({ id }) => id)]);

// Enums are texts here: a value that no document names is kept, and changes nothing.
const chargeShape = z.object({
  id: idShape,
  amount_refunded: unitsShape,
  payment_method_details: z
    .object({
      type: z.string(),
      card: z
        .object({ fingerprint: z.string().max(100).nullish(), last4: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
});
export const intentShape = z.object({
  id: idShape,
  status: z.string(),
  amount_received: unitsShape,
  last_payment_error: z.object({ code: z.string().nullish() }).nullish(),
  latest_charge: z.union([idShape.transform(() => null), chargeShape]).nullish(),
});
export const sessionShape = z.object({
  id: idShape,
  client_reference_id: z.string().nullish(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: unitsShape,
  currency: codeShape,
  livemode: z.boolean(),
  url: pageShape.nullish(),
  payment_intent: intentShape.nullish(),
});
export const refundShape = z.object({
  id: idShape,
  amount: unitsShape,
  currency: codeShape,
  status: z.string().nullable(),
  metadata: metadataShape,
});
export const accountShape = z.object({
  id: idShape,
  metadata: metadataShape,
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  capabilities: z.record(z.string(), z.string()).nullish(),
  details_submitted: z.boolean().nullish(),
  requirements: z
    .object({
      disabled_reason: z.string().nullish(),
      currently_due: z.array(z.string()).nullish(),
      current_deadline: z.number().nullish(),
    })
    .nullish(),
  email: z.string().nullish(),
  business_profile: z.object({ name: z.string().nullish() }).nullish(),
  external_accounts: z
    .object({
      data: z.array(
        z.object({
          last4: z.string().max(8).nullish(),
          bank_name: z.string().nullish(),
          brand: z.string().nullish(),
          fingerprint: z.string().max(100).nullish(),
        }),
      ),
    })
    .nullish(),
});
export const transferShape = z.object({
  id: idShape,
  amount: unitsShape,
  currency: codeShape,
  destination: refOf,
  reversed: z.boolean(),
  metadata: metadataShape,
});
export const linkPageShape = z.object({ url: pageShape });

/** An answer that we cannot read may still have done something. */
export function readAs<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new ProviderError('unknown', 'unreadable_answer');
  return parsed.data;
}

/** An answer about another object than the requested one. */
export const failOtherAnswer = (code = 'other_answer') => new ProviderError('unknown', code);

export function toMinor(units: bigint, currency: Currency): bigint {
  try {
    return fromWireUnits(stripeCurrencies, units, currency);
  } catch {
    throw failOtherAnswer('unreadable_amount');
  }
}

export type StripeSession = z.output<typeof sessionShape>;
type StripeIntent = z.output<typeof intentShape>;
type StripeAccount = z.output<typeof accountShape>;

function instrumentOf({ latest_charge: charge }: StripeIntent): PaymentSnapshot['instrument'] {
  const card = charge?.payment_method_details?.card;
  if (!card?.fingerprint || !/^\w{2,6}$/.test(card.last4 ?? '')) return null;
  return { fingerprint: card.fingerprint, label: `card ending ${card.last4}` };
}

/** Why the last attempt on the page failed. */
function failureOf(intent: StripeIntent | null | undefined): PaymentSnapshot['failure'] {
  const error = intent?.last_payment_error;
  if (!error) return null;
  return error.code === 'payment_intent_authentication_failure' ? 'challenge_failed' : 'declined';
}

type State = Pick<PaymentSnapshot, 'state' | 'isProcessing' | 'failure'>;

const as = (state: State['state'], failure: State['failure'] = null, isProcessing = false) => ({
  state,
  isProcessing,
  failure,
});

/**
 * A session that is complete is not paid yet: its intent has the state of the money. While it is open the person may try another
 * card, so that a declined one is only the failure of an attempt.
 */
function stateOf({ status, payment_status: paid, payment_intent: intent }: StripeSession): State {
  if (status === 'expired') return as('expired', 'expired');
  if (status !== 'complete') return as('pending', failureOf(intent));
  if (intent?.status === 'succeeded' || (!intent && paid === 'paid')) return as('captured');
  if (intent?.status === 'requires_capture') return as('authorized');
  if (intent?.status === 'canceled') return as('failed', 'cancelled');
  // A delayed method that came to nothing after the person had finished.
  if (intent?.status === 'requires_payment_method')
    return as('failed', failureOf(intent) ?? 'declined');
  return as('pending', null, true);
}

/** A payment as our interface knows it, from the session, its intent and its charge. */
export function toPayment(
  session: StripeSession,
  key: string,
  account: string | null,
): PaymentSnapshot {
  if (session.client_reference_id !== key) throw failOtherAnswer();
  const { payment_intent: intent, currency } = session;
  const state = stateOf(session);
  // The captured amount counts, which is less than the requested one after a capture in part.
  const units =
    state.state === 'captured' && intent ? intent.amount_received : session.amount_total;
  return {
    ...state,
    ref: session.id,
    key,
    amountMinor: toMinor(units, currency),
    currency,
    refundedMinor: toMinor(intent?.latest_charge?.amount_refunded ?? 0n, currency),
    account,
    isLive: session.livemode,
    payUrl: session.url ?? null,
    instrument: intent ? instrumentOf(intent) : null,
  };
}

const refundStates: Readonly<Record<string, RefundSnapshot['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

export function describeRefund(refund: z.output<typeof refundShape>): Omit<RefundSnapshot, 'key'> {
  return {
    ref: refund.id,
    state: refundStates[refund.status ?? ''] ?? 'pending',
    amountMinor: toMinor(refund.amount, refund.currency),
  };
}

export function toRefund(refund: z.output<typeof refundShape>, key: string): RefundSnapshot {
  if (refund.metadata[keyField] !== key) throw failOtherAnswer();
  return { ...describeRefund(refund), key };
}

/** A transfer has arrived when it was made; one that was reversed as a whole has come back. */
export function toPayout(transfer: z.output<typeof transferShape>, key: string): PayoutSnapshot {
  if (transfer.metadata[keyField] !== key) throw failOtherAnswer();
  return {
    ref: transfer.id,
    key,
    state: transfer.reversed ? 'returned' : 'paid',
    amountMinor: toMinor(transfer.amount, transfer.currency),
    currency: transfer.currency,
    account: transfer.destination,
    failure: transfer.reversed ? 'came_back' : null,
    expectedAt: null,
  };
}

/** Neither that the forms were sent nor that the person is back makes an account usable: its capabilities do. */
function isUsable({
  metadata,
  capabilities,
  charges_enabled: takesCharges,
  payouts_enabled: takesPayouts,
}: StripeAccount): boolean {
  return metadata[purposeField] === 'payments'
    ? takesCharges && capabilities?.['card_payments'] === 'active'
    : takesPayouts && capabilities?.['transfers'] === 'active';
}

/** The requirement behind Stripe's names of fields; the first pattern that matches. Other names are a requirement of another kind. */
const needPatterns: readonly (readonly [RegExp, AccountNeed])[] = [
  [/verification/, 'identity'],
  [/^external_account|bank_account/, 'bank'],
  [/^tos_acceptance/, 'terms'],
  [/^(?:individual|person|owners|representative|directors|executives)/, 'person'],
  [/^(?:business|company|settings)/, 'business'],
];

/** The open requirements of an account; null where Stripe does not list any. */
function toStanding(account: StripeAccount): LinkSnapshot['standing'] {
  const { requirements, details_submitted: isSubmitted } = account;
  if (!requirements?.currently_due) return null;
  const needs = new Set<AccountNeed>();
  for (const field of requirements.currently_due)
    needs.add(needPatterns.find(([pattern]) => pattern.test(field))?.[1] ?? 'other');
  const deadline = requirements.current_deadline;
  return {
    isRestricted: !isUsable(account),
    // Nothing is being checked before the form was sent.
    needs: isSubmitted === false && !needs.size ? ['other'] : [...needs],
    dueAt: deadline ? new Date(deadline * 1_000) : null,
  };
}

export function toLink(
  account: StripeAccount,
  key: string,
  linkUrl: string | null = null,
): LinkSnapshot {
  if (account.metadata[keyField] !== key) throw failOtherAnswer();
  const { id: ref, requirements } = account;
  if (requirements?.disabled_reason?.startsWith('rejected.'))
    return { ...toRefusedLink(ref, key), failure: 'refused_by_provider' };
  const standing = toStanding(account);
  // Its purpose, and not its capabilities: an account that lost one is restricted, and stays the one for payments.
  const takesPayments = account.metadata[purposeField] === 'payments';
  const link = { ref, key, failure: null, linkUrl, standing, takesPayments };
  if (!isUsable(account)) return { ...link, state: 'pending', account: null };
  const [bank] = account.external_accounts?.data ?? [];
  const name =
    bank?.bank_name ?? bank?.brand ?? account.business_profile?.name ?? account.email ?? 'Stripe';
  const ending = bank?.last4 ?? ref.slice(-4);
  return {
    ...link,
    state: 'active',
    account: {
      ref,
      label: `${name.slice(0, 50)} ••${ending}`,
      fingerprint: bank?.fingerprint ?? ref,
    },
  };
}

/** The person took our access away. */
export const toRefusedLink = (ref: string, key: string): LinkSnapshot => ({
  ref,
  key,
  state: 'refused',
  failure: 'refused_by_user',
  linkUrl: null,
  account: null,
});
