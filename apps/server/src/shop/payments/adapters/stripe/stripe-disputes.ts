import { randomUUID } from 'node:crypto';
import type { DisputeReason, DisputeState } from '@vitrine/contract/shop/disputes.ts';
import type Stripe from 'stripe';
import { z } from 'zod';
import {
  type DisputeEvidence,
  type DisputeMovement,
  type DisputeObject,
  type DisputeSnapshot,
  type DisputeTexts,
  ProviderError,
} from '../provider.ts';
import {
  codeShape,
  keyField,
  metadataShape,
  readAs,
  toMinor,
  unitsShape,
} from './stripe-answers.ts';
import { callStripe, findAtStripe, visitAll } from './stripe-client.ts';
import { toOptions } from './stripe-payments.ts';

const lineShape = z.object({
  id: z.string().max(100),
  amount: unitsShape,
  fee: unitsShape,
  currency: z.string(),
  created: z.number().int(),
});
// Enums are texts here: a value that no document names is kept, and changes nothing.
const disputeShape = z.object({
  id: z.string().min(1).max(100),
  amount: unitsShape,
  currency: codeShape,
  created: z.number().int(),
  livemode: z.boolean(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({
    due_by: z.number().int().nullish(),
    past_due: z.boolean(),
    submission_count: z.number().int(),
  }),
  balance_transactions: z.array(lineShape),
  payment_intent: z
    .union([z.string().transform(() => null), z.object({ metadata: metadataShape })])
    .nullish(),
});
type Dispute = z.output<typeof disputeShape>;

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'open',
  // Its bank stopped it before any money moved.
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
  // Lost, and one more answer is possible.
  appeal_needs_response: 'lost',
  appeal_under_review: 'appealed',
};

const reasons: Readonly<Record<string, DisputeReason>> = {
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  fraudulent: 'fraudulent',
  duplicate: 'duplicate',
  credit_not_processed: 'refund_missing',
  subscription_canceled: 'cancelled',
  unrecognized: 'unrecognized',
};

/** A withdrawal is below zero. Of a conversion the dispute has what the buyer paid, and the line what was settled. */
function toMovement(
  { id, amount, fee, currency, created }: z.output<typeof lineShape>,
  dispute: Dispute,
): DisputeMovement[] {
  if (amount === 0n) return [];
  const settledIn = codeShape.safeParse(currency).data;
  const units = amount < 0n ? -amount : amount;
  return [
    {
      ref: id,
      kind: amount < 0n ? 'taken' : 'returned',
      amountMinor: toMinor(
        settledIn === dispute.currency ? units : dispute.amount,
        dispute.currency,
      ),
      fee:
        fee === 0n || !settledIn
          ? null
          : { amountMinor: toMinor(fee, settledIn), currency: settledIn },
      at: new Date(created * 1_000),
    },
  ];
}

function toDispute(answer: unknown, account: string | null): DisputeSnapshot {
  const dispute = readAs(disputeShape, answer);
  const { status, reason, evidence_details: details, payment_intent: intent } = dispute;
  const isWaiting = status === 'needs_response' || status === 'warning_needs_response';
  return {
    ref: dispute.id,
    account,
    paymentKey: intent?.metadata[keyField] ?? null,
    state: states[status] ?? null,
    reason: reasons[reason] ?? 'other',
    providerReason: reason.slice(0, 60),
    amountMinor: toMinor(dispute.amount, dispute.currency),
    currency: dispute.currency,
    isLive: dispute.livemode,
    awaitsAnswer: isWaiting && !details.past_due,
    isAnswered: details.submission_count > 0,
    canAppeal: status === 'appeal_needs_response' && !details.past_due,
    canAccept: status === 'needs_response',
    openedAt: new Date(dispute.created * 1_000),
    dueAt: details.due_by ? new Date(details.due_by * 1_000) : null,
    buyerNote: null,
    movements: dispute.balance_transactions.flatMap((line) => toMovement(line, dispute)),
  };
}

const withIntent = ['payment_intent'];

/** In which field of the evidence each file is. */
const fileFields = {
  tracking: 'shipping_documentation',
  delivery: 'customer_signature',
  receipt: 'receipt',
  policy: 'refund_policy',
  messages: 'customer_communication',
  other: 'uncategorized_file',
} as const satisfies Record<
  DisputeEvidence['files'][number]['kind'],
  keyof Stripe.DisputeUpdateParams.Evidence
>;

/** It has no field for the day of the delivery. An empty text empties a field of the draft. */
function toTexts({ explanation, deliveredOn, ...texts }: DisputeTexts) {
  const delivered = deliveredOn ? `Delivered on ${deliveredOn}.` : '';
  return {
    uncategorized_text: [explanation, delivered].filter(Boolean).join('\n\n').slice(0, 20_000),
    shipping_carrier: texts.carrier,
    shipping_tracking_number: texts.trackingNumber,
    shipping_date: texts.shippedOn ?? '',
  } satisfies Stripe.DisputeUpdateParams.Evidence;
}

const isOver = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind === 'refused';

/** Disputes at Stripe. Its objects have the lines of the book that a dispute made: only these moved money. */
export function createStripeDisputes(opened: Promise<Stripe>) {
  async function readDispute({ ref, account }: DisputeObject): Promise<DisputeSnapshot | null> {
    const { disputes } = await opened;
    const answer = await findAtStripe(() =>
      disputes.retrieve(ref, { expand: withIntent }, toOptions(account)),
    );
    return answer && toDispute(answer, account);
  }

  async function getDispute(dispute: DisputeObject): Promise<DisputeSnapshot> {
    const found = await readDispute(dispute);
    if (!found) throw new ProviderError('refused', 'not_found');
    return found;
  }

  /** Makes a call that Stripe takes once. When it was taken before, it is refused, and the dispute shows it. */
  async function actOnce(
    dispute: DisputeObject,
    isDone: (now: DisputeSnapshot) => boolean,
    act: (stripe: Stripe) => Promise<unknown>,
  ): Promise<DisputeSnapshot> {
    const before = await getDispute(dispute);
    if (isDone(before)) return before;
    const stripe = await opened;
    try {
      await callStripe(() => act(stripe));
    } catch (error) {
      const now = isOver(error) ? await getDispute(dispute) : null;
      if (now && isDone(now)) return now;
      throw error;
    }
    // An answer to a repeated key is as old as its first call.
    return getDispute(dispute);
  }

  /** Under the same key a file is stored once. */
  async function uploadFiles(
    stripe: Stripe,
    { account, key }: DisputeObject & { key: string },
    files: DisputeEvidence['files'],
  ): Promise<Map<DisputeEvidence['files'][number]['kind'], string>> {
    const ids = new Map<DisputeEvidence['files'][number]['kind'], string>();
    for (const { kind, name, mimeType, bytes } of files) {
      const { id } = await stripe.files.create(
        { purpose: 'dispute_evidence', file: { data: bytes, name, type: mimeType } },
        toOptions(account, `${key}-${kind}`),
      );
      ids.set(kind, id);
    }
    return ids;
  }

  return {
    readDispute,
    async listDisputes({ since, accounts }: { since: Date; accounts: readonly string[] }) {
      const { disputes } = await opened;
      const found: DisputeSnapshot[] = [];
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for (const account of [null, ...accounts])
        await callStripe(() =>
          visitAll(
            (page) =>
              disputes.list(
                { ...page, created, expand: ['data.payment_intent'] },
                toOptions(account),
              ),
            (one) => {
              // Of an unknown shape or currency it is about nothing of ours, and hides no others.
              if (disputeShape.safeParse(one).success) found.push(toDispute(one, account));
              return false;
            },
          ),
        );
      return found;
    },
    async saveEvidence(dispute: DisputeObject, texts: DisputeTexts): Promise<DisputeSnapshot> {
      const { disputes } = await opened;
      const wanted = { evidence: toTexts(texts), submit: false, expand: withIntent };
      // A draft is replaced by each later one: a key of its texts would restore nothing when they are entered again.
      const key = randomUUID();
      const answer = await callStripe(() =>
        disputes.update(dispute.ref, wanted, toOptions(dispute.account, key)),
      );
      return toDispute(answer, dispute.account);
    },
    submitEvidence: (
      dispute: DisputeObject & { key: string; isAppeal: boolean },
      { files, ...texts }: DisputeEvidence,
    ): Promise<DisputeSnapshot> =>
      actOnce(
        dispute,
        ({ awaitsAnswer, canAppeal }) => (dispute.isAppeal ? !canAppeal : !awaitsAnswer),
        async (stripe) => {
          const ids = await uploadFiles(stripe, dispute, files);
          const evidence: Stripe.DisputeUpdateParams.Evidence = dispute.isAppeal
            ? {
                appeal: {
                  card: {
                    reason_for_filing: toTexts(texts).uncategorized_text,
                    supporting_files: [...ids.values()],
                  },
                },
              }
            : {
                ...toTexts(texts),
                ...Object.fromEntries([...ids].map(([kind, id]) => [fileFields[kind], id])),
              };
          await stripe.disputes.update(
            dispute.ref,
            { evidence, submit: true },
            toOptions(dispute.account, `${dispute.key}-submit`),
          );
        },
      ),
    acceptDispute: (dispute: DisputeObject & { key: string }): Promise<DisputeSnapshot> =>
      actOnce(
        dispute,
        ({ canAccept }) => !canAccept,
        ({ disputes }) =>
          disputes.close(dispute.ref, {}, toOptions(dispute.account, `${dispute.key}-close`)),
      ),
  };
}
