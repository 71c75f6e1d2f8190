import { currencyShape } from '@vitrine/contract/money.ts';
import { disputeReasons, disputeStates } from '@vitrine/contract/shop/disputes.ts';
import { z } from 'zod';
import type {
  DisputeSnapshot,
  LinkSnapshot,
  PaymentSnapshot,
  PayoutSnapshot,
  ProviderEvent,
} from '../provider.ts';
import { ProviderError } from '../provider.ts';

const minorShape = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform((text) => BigInt(text));
const refShape = z.string().min(1).max(100);
/** Where people are sent: a page, and no script. */
const pageShape = z.url({ protocol: /^https?$/ }).max(500);

export const paymentShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['pending', 'authorized', 'captured', 'failed', 'expired']),
  isProcessing: z.boolean(),
  amount: minorShape,
  currency: currencyShape,
  refunded: minorShape,
  account: z.string().max(100).nullable(),
  isLive: z.boolean().default(false),
  payUrl: pageShape.nullable().default(null),
  failure: z.enum(['declined', 'challenge_failed', 'cancelled', 'expired']).nullable(),
  instrument: z.object({ fingerprint: z.string().max(100), label: z.string().max(60) }).nullable(),
});
export const linkShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['pending', 'active', 'refused']),
  failure: z.enum(['refused_by_user', 'refused_by_provider', 'expired']).nullable(),
  linkUrl: pageShape.nullable().default(null),
  account: z
    .object({ ref: refShape, label: z.string().max(60), fingerprint: z.string().max(100) })
    .nullable(),
});
export const payoutShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['in_transit', 'paid', 'failed', 'returned']),
  amount: minorShape,
  currency: currencyShape,
  account: z.string().max(100),
  failure: z
    .enum(['account_closed', 'account_refused', 'limit_reached', 'not_claimed', 'came_back'])
    .nullable(),
  expectedAt: z.iso.datetime().nullable(),
});
export const refundShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  amount: minorShape,
  state: z.enum(['pending', 'done', 'failed']),
});
export const refundsShape = z.object({ refunds: z.array(refundShape) });
export const entriesShape = z.object({
  entries: z.array(
    z.object({
      kind: z.enum([
        'capture',
        'refund',
        'refund_return',
        'payout',
        'payout_return',
        'dispute',
        'dispute_return',
        'fee',
      ]),
      key: z.string().max(64),
      payment: z.string().max(64).nullish(),
      amount: minorShape,
      fee: minorShape.optional(),
      currency: currencyShape,
      at: z.iso.datetime(),
    }),
  ),
  next: z.number().int().nullable(),
});
export const balanceShape = z.object({
  available: z.array(
    z.object({
      amount: z
        .string()
        .regex(/^-?\d{1,18}$/)
        .transform((text) => BigInt(text)),
      currency: currencyShape,
    }),
  ),
});
export const disputeShape = z.object({
  ref: refShape,
  payment: z.string().max(64),
  account: z.string().max(100).nullable(),
  state: z.enum(disputeStates).nullable().catch(null),
  reason: z.enum(disputeReasons).catch('other'),
  amount: minorShape,
  currency: currencyShape,
  isAnswered: z.boolean(),
  canAppeal: z.boolean(),
  note: z.string().max(2_000).nullable(),
  dueAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  movements: z.array(
    z.object({
      kind: z.enum(['taken', 'returned']),
      amount: minorShape,
      fee: minorShape,
      at: z.iso.datetime(),
    }),
  ),
});
const keyShape = z.object({ key: z.string().max(64) });
const eventShape = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  /** The bank may send no more than the key of what changed. */
  data: z.object({
    payment: z.union([paymentShape, keyShape.strict()]).optional(),
    link: z.union([linkShape, keyShape.strict()]).optional(),
    payout: keyShape.optional(),
    dispute: z.object({ ref: refShape }).optional(),
  }),
});

export const toPayment = ({
  amount,
  refunded,
  ...rest
}: z.output<typeof paymentShape>): PaymentSnapshot => ({
  ...rest,
  amountMinor: amount,
  refundedMinor: refunded,
});
export const toLink = (link: z.output<typeof linkShape>): LinkSnapshot => link;
export const toPayout = ({
  amount,
  expectedAt,
  ...rest
}: z.output<typeof payoutShape>): PayoutSnapshot => ({
  ...rest,
  amountMinor: amount,
  expectedAt: expectedAt ? new Date(expectedAt) : null,
});

/** The sandbox knows disputes by their reference only, in whatever account their payment is. */
export const toDispute = ({
  ref,
  payment,
  amount,
  note,
  dueAt,
  createdAt,
  movements,
  ...dispute
}: z.output<typeof disputeShape>): DisputeSnapshot => ({
  ...dispute,
  ref,
  paymentKey: payment,
  providerReason: dispute.reason,
  amountMinor: amount,
  isLive: false,
  awaitsAnswer: /^(inquiry|open)$/.test(dispute.state ?? '') && !dispute.isAnswered,
  canAccept: dispute.state === 'open' && !dispute.isAnswered,
  openedAt: new Date(createdAt),
  dueAt: new Date(dueAt),
  buyerNote: note,
  movements: movements.map((moved, index) => ({
    ref: `${ref}-${index}`,
    kind: moved.kind,
    amountMinor: moved.amount,
    fee: moved.fee === 0n ? null : { amountMinor: moved.fee, currency: dispute.currency },
    at: new Date(moved.at),
  })),
});

function subjectOf({
  type,
  data: { payment, link, payout, dispute },
}: z.output<typeof eventShape>): ProviderEvent['subject'] {
  if (payment && type.startsWith('payment.refund')) return { kind: 'refunds', key: payment.key };
  if (payment)
    return {
      kind: 'payment',
      key: payment.key,
      snapshot: 'ref' in payment ? toPayment(payment) : null,
    };
  if (link) return { kind: 'link', key: link.key, snapshot: 'ref' in link ? toLink(link) : null };
  if (dispute) return { kind: 'dispute', key: dispute.ref, account: null };
  return payout ? { kind: 'payout', key: payout.key } : null;
}

/** Reads the text of a verified event. */
export function parseSandboxEvent(text: string): ProviderEvent {
  let event: z.output<typeof eventShape>;
  try {
    event = eventShape.parse(JSON.parse(text));
  } catch {
    throw new ProviderError('refused', 'unreadable_event');
  }
  return { id: event.id, type: event.type, subject: subjectOf(event) };
}
