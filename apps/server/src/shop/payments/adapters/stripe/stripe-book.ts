import { currencyShape } from '@vitrine/contract/money.ts';
import { comparedKinds } from '@vitrine/contract/shop/reconciliation.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { BookRange, ProviderBalance, ProviderBook, ProviderEntry } from '../provider.ts';
import {
  codeShape,
  keyField,
  metadataShape,
  paymentKeyField,
  readAs,
  toMinor,
  unitsShape,
} from './stripe-answers.ts';
import { callStripe, visitAll } from './stripe-client.ts';

/** The object that moved the money, with our key where we ordered it. */
const sourceShape = z.object({
  id: z.string().max(100),
  metadata: metadataShape,
  amount: z.number().int().nullish(),
  amount_captured: z.number().int().nullish(),
  currency: z.string().nullish(),
  source_transfer: z.unknown().optional(),
  /** Of a refund or a dispute. */
  payment_intent: z.string().max(100).nullish(),
  /** Of a reversal. */
  transfer: z.string().max(100).nullish(),
});
const lineShape = z.object({
  id: z.string().max(100),
  amount: z.number().int(),
  fee: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  reporting_category: z.string(),
  source: z.union([z.string().transform(() => null), sourceShape]).nullish(),
});
type Line = z.output<typeof lineShape>;

/** Its reporting categories as our kinds; its list grows, and a category that is not here is `other`. */
const kinds: Readonly<Record<string, ProviderEntry['kind']>> = {
  charge: 'capture',
  refund: 'refund',
  transfer: 'payout',
  transfer_reversal: 'payout_return',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  dispute: 'dispute',
  dispute_reversal: 'dispute_return',
  payout: 'bank_payout',
  payout_reversal: 'adjustment',
  charge_failure: 'adjustment',
  refund_failure: 'adjustment',
  partial_capture_reversal: 'adjustment',
  other_adjustment: 'adjustment',
  risk_reserved_funds: 'adjustment',
};
/** These kinds go either way, and the settled amount has the sign. */
const isEitherWay = (kind: ProviderEntry['kind']) => kind === 'adjustment' || kind === 'other';

const isDispute = (kind: ProviderEntry['kind']) => kind === 'dispute' || kind === 'dispute_return';

function kindOf({ reporting_category: category, source }: Line): ProviderEntry['kind'] {
  // In the book of a linked account what we transferred to it looks like a charge.
  if (category === 'charge' && source?.source_transfer) return 'other';
  return kinds[category] ?? 'other';
}

const amountOf = (units: number, currency: ProviderEntry['currency']) => {
  const minor = toMinor(readAs(unitsShape, units), currency);
  return minor < 0n ? -minor : minor;
};

/** A line of its book; null for one in a currency that we do not have, which cannot be about anything of ours. */
function toEntry(answer: unknown): ProviderEntry | null {
  const line = readAs(lineShape, answer);
  const { source } = line;
  const kind = kindOf(line);
  const settledIn = codeShape.safeParse(line.currency).data ?? null;
  // Of a conversion the source has what the person paid, and the line what arrived.
  const isOrdered = kind === 'capture' || kind === 'refund' || kind === 'payout';
  const orderedIn = codeShape.safeParse(source?.currency).data;
  const hasPaid = isOrdered || (isDispute(kind) && orderedIn !== settledIn);
  const paidIn = (hasPaid && orderedIn) || settledIn;
  if (!paidIn) return null;
  const paidUnits =
    (hasPaid ? (kind === 'capture' && source?.amount_captured) || source?.amount : null) ??
    line.amount;
  const isPlain = paidIn === settledIn && line.fee === 0 && !isEitherWay(kind);
  return {
    kind,
    // A dispute may have several lines, and each is one of its movements.
    key: (isDispute(kind) ? null : (source?.metadata[keyField] ?? source?.id)) ?? line.id,
    paymentKey: source?.metadata[paymentKeyField] ?? null,
    ...(isDispute(kind) && source && { disputeRef: source.id }),
    amountMinor: amountOf(paidUnits, paidIn),
    currency: currencyShape.parse(paidIn),
    at: new Date(line.created * 1_000),
    settled:
      isPlain || !settledIn
        ? null
        : {
            amountMinor: toMinor(readAs(unitsShape, line.amount - line.fee), settledIn),
            feeMinor: toMinor(readAs(unitsShape, line.fee), settledIn),
            currency: settledIn,
          },
  };
}

/** The intent of a dispute, or of a refund that was made in its own pages: only its payment has our key. */
function unkeyedIntentOf(answer: unknown): string | null {
  const { source, reporting_category: category } = readAs(lineShape, answer);
  const isKeyed =
    category === 'refund' || category === 'refund_failure' || /^dispute/.test(category);
  return isKeyed && source && !source.metadata[keyField] ? (source.payment_intent ?? null) : null;
}

/** We ordered the movement, or the payment that it gives back or is about. */
const hasOurKey = (answer: unknown, { paymentKey }: ProviderEntry): boolean =>
  Boolean(paymentKey ?? readAs(lineShape, answer).source?.metadata[keyField]);

/** The transfer that a reversal takes back: only that has our key. */
function reversedTransferOf(answer: unknown): string | null {
  const { source, reporting_category: category } = readAs(lineShape, answer);
  return category === 'transfer_reversal' ? (source?.transfer ?? null) : null;
}

/** The balance transactions of an account. They are there at once. */
export async function listStripeEntries(stripe: Stripe, range: BookRange): Promise<ProviderBook> {
  const read: { line: unknown; entry: ProviderEntry }[] = [];
  // Its times are whole seconds; what is outside the range is left out below.
  const created = {
    gte: Math.floor(range.from.getTime() / 1_000),
    lte: Math.ceil(range.before.getTime() / 1_000),
  };
  const isWithin = ({ at }: ProviderEntry) =>
    at.getTime() >= created.gte * 1_000 && at < range.before;
  const options = range.account ? { stripeAccount: range.account } : {};
  await callStripe(() =>
    visitAll(
      (page) =>
        stripe.balanceTransactions.list({ ...page, created, expand: ['data.source'] }, options),
      (line) => {
        const entry = toEntry(line);
        if (entry && isWithin(entry)) read.push({ line, entry });
        return false;
      },
    ),
  );
  // They are rare, so that a call for each payment does not matter.
  const keys = new Map<string, string | null>();
  for (const { line, entry } of read) {
    const intent = unkeyedIntentOf(line);
    if (intent && !keys.has(intent)) {
      const { metadata } = await callStripe(() =>
        stripe.paymentIntents.retrieve(intent, {}, options),
      );
      keys.set(intent, metadata[keyField] ?? null);
    }
    if (intent) entry.paymentKey = keys.get(intent) ?? null;
    const transfer = reversedTransferOf(line);
    if (transfer) {
      const { metadata } = await callStripe(() => stripe.transfers.retrieve(transfer, {}, options));
      entry.key = metadata[keyField] ?? entry.key;
    }
    // An owner may have other sales in the account, which are not ours.
    const isCompared = (comparedKinds as readonly ProviderEntry['kind'][]).includes(entry.kind);
    if (range.account && isCompared && !hasOurKey(line, entry)) entry.kind = 'other';
  }
  return { entries: read.map(({ entry }) => entry), completeUntil: range.before };
}

const balanceShape = z.object({
  available: z.array(z.object({ amount: z.number().int(), currency: z.string() })),
});

/** The balance that can be transferred now; money of younger payments is pending at Stripe. */
export async function readStripeBalance(stripe: Stripe): Promise<ProviderBalance> {
  const { available } = readAs(balanceShape, await callStripe(() => stripe.balance.retrieve()));
  return {
    at: null,
    available: available.flatMap(({ amount, currency: code }) => {
      const currency = codeShape.safeParse(code).data;
      // Balances in other currencies come from elsewhere.
      if (!currency) return [];
      const amountMinor = toMinor(BigInt(Math.abs(amount)), currency);
      return [{ amountMinor: amount < 0 ? -amountMinor : amountMinor, currency }];
    }),
  };
}
