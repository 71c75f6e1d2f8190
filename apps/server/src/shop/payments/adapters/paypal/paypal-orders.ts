import { z } from 'zod';
import type { PaymentSnapshot, ProviderObject, RefundSnapshot } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import {
  createUnreadable,
  findPage,
  idShape,
  linksShape,
  moneyShape,
  readAmount,
} from './paypal-amounts.ts';

// Statuses are texts: PayPal adds some without notice, and one of a refund must not make its whole order unreadable.
const captureShape = z.object({
  id: idShape,
  status: z.string(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
  amount: moneyShape,
});
export const refundShape = z.object({
  id: idShape,
  status: z.string(),
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
  status: z.string(),
  purchase_units: z.tuple([unitShape]),
  payer: z.object({ payer_id: z.string().optional() }).optional(),
  payment_source: z
    .object({ paypal: z.object({ account_id: z.string().optional() }).optional() })
    .optional(),
  links: linksShape,
});

export type PaypalOrder = z.output<typeof orderShape>;
type Capture = z.output<typeof captureShape>;

const isTaken = ({ status }: Capture) =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';

const isRefused = ({ status }: Capture) => status === 'DECLINED' || status === 'FAILED';

/** The capture that counts: one that took the money, else one that may still take it. */
export function findCapture({ purchase_units: [{ payments }] }: PaypalOrder): Capture | undefined {
  const { captures } = payments;
  return captures.find(isTaken) ?? captures.find((one) => !isRefused(one)) ?? captures.at(-1);
}

type State = Pick<PaymentSnapshot, 'state' | 'isProcessing' | 'failure'>;

const waiting: State = { state: 'pending', isProcessing: false, failure: null };
const approved: State = { state: 'authorized', isProcessing: false, failure: null };
const declined: State = { state: 'failed', isProcessing: false, failure: 'declined' };

function stateOf(order: PaypalOrder, capture: Capture | undefined): State {
  // Only money that has arrived is paid: an eCheck or a review may end in a createRefusal after days.
  // A status that no document names decides nothing either.
  if (capture && isTaken(capture)) return { ...approved, state: 'captured' };
  if (capture) return isRefused(capture) ? declined : { ...approved, isProcessing: true };
  if (order.status === 'APPROVED') return approved;
  if (order.status === 'VOIDED')
    return { state: 'expired', isProcessing: false, failure: 'expired' };
  if (order.status === 'COMPLETED') throw createUnreadable();
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

/** Why a capture is held: the reason of a pending one, and the status itself when no document names it. */
function reasonOf(capture: Capture): string | null {
  const { status, status_details } = capture;
  if (isTaken(capture) || isRefused(capture)) return null;
  if (status !== 'PENDING') return status.slice(0, 60);
  return pendingReasons.find((reason) => reason === status_details?.reason) ?? 'OTHER';
}

const refundStates: Readonly<Record<string, RefundSnapshot['state']>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** A refund of a status that no document names is pending: the money may be on its way. */
const refundStateOf = (status: string): RefundSnapshot['state'] =>
  refundStates[status] ?? 'pending';

/** The settings that PayPal's responses do not contain. */
export interface PaypalOwner {
  /** The account id of the platform's own business account, which is also its id as a partner. */
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
    .filter(({ status }) => refundStateOf(status) !== 'failed')
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
    payUrl: findPage(order.links, ['payer-action', 'approve']),
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

export function describeRefund(refund: z.output<typeof refundShape>): Omit<RefundSnapshot, 'key'> {
  const { amountMinor } = readAmount(refund.amount);
  return { ref: refund.id, state: refundStateOf(refund.status), amountMinor };
}

export function toRefund(
  { key, payment }: { key: string; payment: ProviderObject },
  refund: z.output<typeof refundShape>,
): RefundSnapshot {
  if (refund.custom_id !== refundMark(payment.key, key))
    throw new ProviderError('unknown', 'other_answer');
  return { ...describeRefund(refund), key };
}
