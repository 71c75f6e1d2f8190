import { type Currency, isCurrency } from '@vitrine/contract/money.ts';
import { z } from 'zod';
import type {
  LinkSnapshot,
  PaymentSnapshot,
  PayoutSnapshot,
  ProviderObject,
  RefundSnapshot,
} from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { fromWireText } from '../wire-amounts.ts';
import { paypalCurrencies } from './paypal-currencies.ts';

const idShape = z.string().min(1).max(100);
const moneyShape = z.object({ currency_code: z.string(), value: z.string() });
const linksShape = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);

const captureShape = z.object({
  id: idShape,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: moneyShape,
});
export const refundShape = z.object({
  id: idShape,
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: moneyShape,
  custom_id: z.string().optional(),
});
const unitShape = z.object({
  amount: moneyShape,
  custom_id: z.string().optional(),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z
    .object({
      captures: z.array(captureShape).default([]),
      refunds: z.array(refundShape).default([]),
    })
    .default({ captures: [], refunds: [] }),
});
export const orderShape = z.object({
  id: idShape,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.tuple([unitShape]),
  payer: z.object({ payer_id: z.string().optional() }).optional(),
  payment_source: z
    .object({ paypal: z.object({ account_id: z.string().optional() }).optional() })
    .optional(),
  links: linksShape,
});

export type PaypalOrder = z.output<typeof orderShape>;
type Capture = z.output<typeof captureShape>;

const batchHeaderShape = z.object({
  payout_batch_id: idShape,
  batch_status: z.enum(['DENIED', 'PENDING', 'PROCESSING', 'SUCCESS', 'CANCELED']),
  sender_batch_header: z.object({ sender_batch_id: z.string() }),
});
export const newBatchShape = z.object({ batch_header: batchHeaderShape });
export const batchShape = z.object({
  batch_header: batchHeaderShape,
  items: z.tuple([
    z.object({
      transaction_status: z.enum([
        'SUCCESS',
        'FAILED',
        'PENDING',
        'UNCLAIMED',
        'RETURNED',
        'ONHOLD',
        'BLOCKED',
        'REFUNDED',
        'REVERSED',
      ]),
      payout_item: z.object({
        amount: z.object({ currency: z.string(), value: z.string() }),
        receiver: z.string(),
      }),
      errors: z.object({ name: z.string() }).optional(),
    }),
  ]),
});

export const referralShape = z.object({ links: linksShape });
export const sellerIdShape = z.object({ merchant_id: idShape });
export const sellerShape = z.object({
  merchant_id: idShape,
  payments_receivable: z.boolean(),
  primary_email: z.string().optional(),
  primary_email_confirmed: z.boolean(),
  oauth_integrations: z
    .array(
      z.object({
        oauth_third_party: z
          .array(z.object({ scopes: z.array(z.string()).default([]) }))
          .default([]),
      }),
    )
    .default([]),
});

/** Something of PayPal's that cannot be read: it may still have happened. */
const unreadable = () => new ProviderError('unknown', 'unreadable_answer');

/** An amount of PayPal's in our minor units. */
export function readAmount({ currency_code, value }: z.output<typeof moneyShape>): {
  amountMinor: bigint;
  currency: Currency;
} {
  if (!isCurrency(currency_code)) throw unreadable();
  try {
    return {
      amountMinor: fromWireText(paypalCurrencies, value, currency_code),
      currency: currency_code,
    };
  } catch {
    throw unreadable();
  }
}

/** A page on which a person goes on; never anything that is no page. */
function pageOf(links: z.output<typeof linksShape>, rels: readonly string[]): string | null {
  const link = links.find(({ rel }) => rels.includes(rel));
  return link && /^https?:\/\//.test(link.href) && URL.canParse(link.href) ? link.href : null;
}

const isTaken = ({ status }: Capture) =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';

/** The capture that counts: one that took the money, else one that may still take it. */
export function findCapture({ purchase_units: [{ payments }] }: PaypalOrder): Capture | undefined {
  const { captures } = payments;
  return (
    captures.find(isTaken) ?? captures.find(({ status }) => status === 'PENDING') ?? captures.at(-1)
  );
}

type State = Pick<PaymentSnapshot, 'state' | 'isProcessing' | 'failure'>;

const waiting: State = { state: 'pending', isProcessing: false, failure: null };
const approved: State = { state: 'authorized', isProcessing: false, failure: null };
const declined: State = { state: 'failed', isProcessing: false, failure: 'declined' };

function stateOf(order: PaypalOrder, capture: Capture | undefined): State {
  // Only money that has arrived is paid: an eCheck or a review may end in a createRefusal after days.
  if (capture?.status === 'PENDING') return { ...approved, isProcessing: true };
  if (capture) return isTaken(capture) ? { ...approved, state: 'captured' } : declined;
  if (order.status === 'APPROVED') return approved;
  if (order.status === 'VOIDED')
    return { state: 'expired', isProcessing: false, failure: 'expired' };
  if (order.status === 'COMPLETED') throw unreadable();
  return waiting;
}

/** The documented reasons for which PayPal holds a capture; any other becomes `OTHER`. */
export const pendingReasons = [
  'BUYER_COMPLAINT',
  'CHARGEBACK',
  'ECHECK',
  'INTERNATIONAL_WITHDRAWAL',
  'OTHER',
  'PENDING_REVIEW',
  'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
  'REFUNDED',
  'TRANSACTION_APPROVED_AWAITING_FUNDING',
  'UNILATERAL',
  'VERIFICATION_REQUIRED',
] as const;

const reasonOf = ({ status, status_details }: Capture) =>
  status === 'PENDING'
    ? (pendingReasons.find((reason) => reason === status_details?.reason) ?? 'OTHER')
    : null;

/** The settings that PayPal's responses do not contain. */
export interface PaypalOwner {
  /** The platform's own account: money that goes there is on nobody else's. */
  merchantId: string;
  isLive: boolean;
}

/** An order as our payment; `unknown` when it is about something else. */
export function toPayment(
  { merchantId, isLive }: PaypalOwner,
  key: string,
  order: PaypalOrder,
): PaymentSnapshot {
  const [unit] = order.purchase_units;
  if (unit.custom_id !== key) throw new ProviderError('unknown', 'other_answer');
  const capture = findCapture(order);
  const returned = unit.payments.refunds
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .map(({ amount }) => readAmount(amount).amountMinor);
  const payee = unit.payee?.merchant_id;
  const payer = order.payment_source?.paypal?.account_id ?? order.payer?.payer_id;
  return {
    ref: order.id,
    key,
    ...stateOf(order, capture),
    ...readAmount(capture?.amount ?? unit.amount),
    refundedMinor: returned.reduce((sum, amount) => sum + amount, 0n),
    account: payee === undefined || payee === merchantId ? null : payee,
    isLive,
    payUrl: pageOf(order.links, ['payer-action', 'approve']),
    instrument: payer ? { fingerprint: `paypal:${payer}`, label: 'PayPal' } : null,
    pendingReason: capture ? reasonOf(capture) : null,
  };
}

/**
 * A refund carries the keys of its payment and of itself, because its events name no other object of ours. None of our
 * keys has a full stop.
 */
export const refundMark = (paymentKey: string, refundKey: string) => `${paymentKey}.${refundKey}`;
export const toPaymentKey = (customId: string) => customId.split('.')[0] ?? '';
export const toRefundKey = (customId: string) => customId.split('.')[1];

const refundStates = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const;

export function toRefund(
  { key, payment }: { key: string; payment: ProviderObject },
  refund: z.output<typeof refundShape>,
): RefundSnapshot {
  if (refund.custom_id !== refundMark(payment.key, key))
    throw new ProviderError('unknown', 'other_answer');
  const { amountMinor } = readAmount(refund.amount);
  return { ref: refund.id, key, state: refundStates[refund.status], amountMinor };
}

const payoutStates = {
  SUCCESS: 'paid',
  PENDING: 'in_transit',
  // The receiver has 30 days to claim it; then it is returned.
  UNCLAIMED: 'in_transit',
  ONHOLD: 'in_transit',
  RETURNED: 'failed',
  BLOCKED: 'failed',
  FAILED: 'failed',
  REFUNDED: 'failed',
  REVERSED: 'failed',
} as const;

function payoutFailureOf(name = ''): PayoutSnapshot['failure'] {
  if (/LIMIT/.test(name)) return 'limit_reached';
  return /LOCKED|CLOSED|INACTIVE/.test(name) ? 'account_closed' : 'account_refused';
}

export function toPayout(key: string, batch: z.output<typeof batchShape>): PayoutSnapshot {
  const { batch_header: header, items } = batch;
  if (header.sender_batch_header.sender_batch_id !== key)
    throw new ProviderError('unknown', 'other_answer');
  const [{ payout_item, transaction_status, errors }] = items;
  // The state is the item's: a batch that succeeded was only worked through.
  const state =
    header.batch_status === 'DENIED' || header.batch_status === 'CANCELED'
      ? 'failed'
      : payoutStates[transaction_status];
  const { currency, value } = payout_item.amount;
  return {
    ref: header.payout_batch_id,
    key,
    state,
    ...readAmount({ currency_code: currency, value }),
    account: payout_item.receiver,
    failure: state === 'failed' ? payoutFailureOf(errors?.name) : null,
    expectedAt: null,
  };
}

/** Without one of these an owner's payments could be taken and not be returned, defended or compared. */
const neededScopes = [
  '/services/payments/realtimepayment',
  '/services/payments/refund',
  '/services/disputes/',
  '/services/reporting/',
];

/** A mail address of which enough is left for its owner. */
const maskMail = (mail: string) => mail.replace(/^(.)[^@]*/, '$1…');

/** The state of a seller as our link. One who has yet to confirm a mail address or to lift a limit goes on waiting. */
export function toLink(
  key: string,
  seller: z.output<typeof sellerShape> | undefined,
  linkUrl: string | null,
): LinkSnapshot {
  const pending: LinkSnapshot = {
    // Sellers are found by our key; a referral that nobody followed has nothing else.
    ref: key,
    key,
    state: 'pending',
    failure: null,
    linkUrl,
    account: null,
  };
  if (!seller) return pending;
  const scopes = seller.oauth_integrations
    .flatMap(({ oauth_third_party }) => oauth_third_party)
    .flatMap((grant) => grant.scopes);
  if (!neededScopes.every((needed) => scopes.some((scope) => scope.includes(needed))))
    return { ...pending, state: 'refused', failure: 'refused_by_user' };
  if (!seller.payments_receivable || !seller.primary_email_confirmed) return pending;
  const label = seller.primary_email ? `PayPal ${maskMail(seller.primary_email)}` : 'PayPal';
  return {
    ...pending,
    state: 'active',
    account: {
      ref: seller.merchant_id,
      label: label.slice(0, 60),
      fingerprint: `paypal:${seller.merchant_id}`,
    },
  };
}

export const findReferralPage = ({ links }: z.output<typeof referralShape>) =>
  pageOf(links, ['action_url']);
