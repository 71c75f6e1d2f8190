import { currencyShape } from '@vitrine/contract/money.ts';
import { z } from 'zod';
import type { LinkSnapshot, PaymentProvider, PaymentSnapshot, PayoutSnapshot } from './provider.ts';
import { ProviderError } from './provider.ts';

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
  account: z.object({ ref: refShape, label: z.string().max(60), fingerprint: z.string().max(100) }).nullable(),
});
export const payoutShape = z.object({
  ref: refShape,
  key: z.string().max(64),
  state: z.enum(['in_transit', 'paid', 'failed']),
  amount: minorShape,
  currency: currencyShape,
  account: z.string().max(100),
  failure: z.enum(['account_closed', 'account_refused', 'limit_reached']).nullable(),
  expectedAt: z.iso.datetime().nullable(),
});
export const refundShape = z.object({ ref: refShape, key: z.string().max(64), amount: minorShape, state: z.literal('done') });
export const entriesShape = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(['capture', 'refund', 'payout']),
      key: z.string().max(64),
      amount: minorShape,
      currency: currencyShape,
      at: z.iso.datetime(),
    }),
  ),
  next: z.number().int().nullable(),
});
const eventShape = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.object({ payment: paymentShape.optional(), link: linkShape.optional(), payout: payoutShape.optional() }),
});

export const toPayment = ({ amount, refunded, ...rest }: z.output<typeof paymentShape>): PaymentSnapshot => ({
  ...rest,
  amountMinor: amount,
  refundedMinor: refunded,
});
export const toLink = (link: z.output<typeof linkShape>): LinkSnapshot => link;
export const toPayout = ({ amount, expectedAt, ...rest }: z.output<typeof payoutShape>): PayoutSnapshot => ({
  ...rest,
  amountMinor: amount,
  expectedAt: expectedAt ? new Date(expectedAt) : null,
});

/** Reads the text of a verified event. */
export function readSandboxEvent(text: string): ReturnType<PaymentProvider['verifyWebhook']> {
  let parsed: z.ZodSafeParseResult<z.output<typeof eventShape>>;
  try {
    parsed = eventShape.safeParse(JSON.parse(text));
  } catch {
    throw new ProviderError('refused', 'unreadable_event');
  }
  if (!parsed.success) throw new ProviderError('refused', 'unreadable_event');
  const { id, type, data } = parsed.data;
  return {
    id,
    type,
    payment: data.payment ? toPayment(data.payment) : null,
    payout: data.payout ? toPayout(data.payout) : null,
    link: data.link ? toLink(data.link) : null,
  };
}
