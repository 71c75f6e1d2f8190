import type { DisputeReason, DisputeState } from '@vitrine/contract/shop/disputes.ts';
import { z } from 'zod';
import {
  type DisputeEvidence,
  type DisputeMovement,
  type DisputeObject,
  type DisputeSnapshot,
  type DisputeTexts,
  ProviderError,
} from '../provider.ts';
import { moneyShape, readAmount } from './paypal-amounts.ts';
import { type PaypalCall, PaypalRefusal } from './paypal-calls.ts';
import { type PaypalOwner, toPaymentKey } from './paypal-orders.ts';

const momentShape = z
  .string()
  .transform((text) => new Date(text))
  .refine((moment) => !Number.isNaN(moment.getTime()));
const linksShape = z.array(z.object({ rel: z.string(), href: z.string() })).default([]);
// Enums are texts here: a value that no document names is kept, and changes nothing.
const movementShape = z.object({
  affected_party: z.string().optional(),
  amount: moneyShape.optional(),
  initiated_time: momentShape.optional(),
  type: z.string().optional(),
  reason: z.string().optional(),
});
const disputeShape = z.object({
  dispute_id: z.string().min(1).max(100),
  create_time: momentShape,
  disputed_transactions: z
    .array(
      z.object({
        custom: z.string().optional(),
        seller: z.object({ merchant_id: z.string().optional() }).optional(),
      }),
    )
    .min(1),
  reason: z.string().default('OTHER'),
  status: z.string(),
  dispute_amount: moneyShape,
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  dispute_life_cycle_stage: z.string().optional(),
  money_movements: z.array(movementShape).default([]),
  messages: z
    .array(z.object({ posted_by: z.string().optional(), content: z.string().optional() }))
    .default([]),
  evidences: z.array(z.object({ source: z.string().optional() })).default([]),
  seller_response_due_date: momentShape.optional(),
  links: linksShape,
});
type Dispute = z.output<typeof disputeShape>;
const listShape = z.object({
  items: z.array(z.object({ dispute_id: z.string().min(1).max(100) })).default([]),
  links: linksShape,
});
const doneShape = z.object({ links: linksShape });

const reasons: Readonly<Record<string, DisputeReason>> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'not_received',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'not_as_described',
  UNAUTHORISED: 'fraudulent',
  CREDIT_NOT_PROCESSED: 'refund_missing',
  DUPLICATE_TRANSACTION: 'duplicate',
  CANCELED_RECURRING_BILLING: 'cancelled',
};

const outcomes: Readonly<Record<string, DisputeState>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  DENIED: 'won',
  // PayPal pays the buyer itself.
  RESOLVED_WITH_PAYOUT: 'won',
  NONE: 'closed',
};

const openStatuses = new Set([
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
]);

function stateOf(dispute: Dispute): DisputeState | null {
  const { status, dispute_life_cycle_stage: stage, dispute_outcome: outcome } = dispute;
  if (openStatuses.has(status)) {
    if (stage === 'PRE_ARBITRATION' || stage === 'ARBITRATION') return 'appealed';
    return stage === 'INQUIRY' ? 'inquiry' : 'open';
  }
  if (status !== 'RESOLVED') return null;
  if (outcome?.outcome_code === 'CANCELED_BY_BUYER') return stage === 'INQUIRY' ? 'closed' : 'won';
  return outcomes[outcome?.outcome_code ?? ''] ?? null;
}

/** A change of the seller's balance: PayPal lists fees beside the amounts, and gives neither an id. */
function toMovement(moved: z.output<typeof movementShape>, openedAt: Date): DisputeMovement[] {
  const { type, reason = '', amount, initiated_time: at = openedAt } = moved;
  if (moved.affected_party !== 'SELLER' || !amount) return [];
  if (type !== 'DEBIT' && type !== 'CREDIT') return [];
  const { amountMinor, currency } = readAmount(amount);
  const kind = type === 'DEBIT' ? 'taken' : 'returned';
  const sign = kind === 'taken' ? 1n : -1n;
  const isFee = /_FEE$/.test(reason);
  return [
    {
      ref: `${at.toISOString()} ${type} ${reason}`.slice(0, 100),
      kind,
      amountMinor: isFee ? 0n : amountMinor,
      fee: isFee ? { amountMinor: amountMinor * sign, currency } : null,
      at,
    },
  ];
}

/** Evidence is read by a person: each file has its type, and a long explanation is in parts, as a note holds 2,000 characters. */
const noteMax = 2_000;
const fileTypes: Readonly<Record<DisputeEvidence['files'][number]['kind'], string>> = {
  tracking: 'ONLINE_TRACKING_INFORMATION',
  delivery: 'PROOF_OF_DELIVERY_SIGNATURE',
  receipt: 'PROOF_OF_RECEIPT_COPY',
  policy: 'RETURN_POLICY',
  messages: 'BUYER_RESPONSE',
  other: 'OTHER',
};
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

function toEvidences({ files, ...texts }: DisputeEvidence) {
  const { explanation, carrier, trackingNumber, shippedOn, deliveredOn } = texts;
  const days = [
    shippedOn ? `Shipped on ${shippedOn}.` : '',
    deliveredOn ? `Delivered on ${deliveredOn}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const tracked = trackingNumber
    ? [
        {
          evidence_type: 'PROOF_OF_FULFILLMENT',
          evidence_info: {
            tracking_info: [
              {
                carrier_name: 'OTHER',
                carrier_name_other: carrier || 'Carrier',
                tracking_number: trackingNumber,
              },
            ],
          },
          ...(days ? { notes: days } : {}),
        },
      ]
    : [];
  const explained = trackingNumber ? explanation : [explanation, days].filter(Boolean).join('\n\n');
  const notes = explained.match(new RegExp(`[\\s\\S]{1,${noteMax}}`, 'g')) ?? [];
  // Of a name PayPal takes few characters.
  const named = files.map((file) => ({
    ...file,
    name: `${file.kind}.${endings[file.mimeType] ?? 'pdf'}`,
  }));
  return {
    input: {
      evidences: [
        ...tracked,
        ...notes.map((text) => ({ evidence_type: 'OTHER', notes: text })),
        ...named.map(({ kind, name }) => ({
          evidence_type: fileTypes[kind],
          documents: [{ name }],
        })),
      ],
    },
    files: named,
  };
}

/** Disputes by PayPal's API. It has no keys for these calls, so each is preceded by a read, and followed by one. */
export function createPaypalDisputes(call: PaypalCall, { merchantId, isLive }: PaypalOwner) {
  /** The platform's own account needs no assertion. */
  const ownerOf = (account: string | null) => (account === merchantId ? null : account);

  function toDispute(dispute: Dispute): DisputeSnapshot {
    const [disputed] = dispute.disputed_transactions;
    const state = stateOf(dispute);
    const can = (rel: string) => dispute.links.some((link) => link.rel === rel);
    const isWaiting = dispute.status === 'WAITING_FOR_SELLER_RESPONSE';
    return {
      ref: dispute.dispute_id,
      account: ownerOf(disputed?.seller?.merchant_id ?? null),
      paymentKey: disputed?.custom ? toPaymentKey(disputed.custom) : null,
      state,
      reason: reasons[dispute.reason] ?? 'other',
      providerReason: dispute.reason.slice(0, 60),
      ...readAmount(dispute.dispute_amount),
      isLive,
      awaitsAnswer: isWaiting && can('provide-evidence'),
      isAnswered: dispute.evidences.some(({ source }) => source === 'SUBMITTED_BY_SELLER'),
      canAppeal: can('appeal'),
      canAccept: can('accept-claim'),
      openedAt: dispute.create_time,
      dueAt: dispute.seller_response_due_date ?? null,
      buyerNote:
        dispute.messages.find(({ posted_by: by, content }) => by === 'BUYER' && content)?.content ??
        null,
      movements: dispute.money_movements.flatMap((moved) => toMovement(moved, dispute.create_time)),
    };
  }

  async function readDispute({ ref, account }: DisputeObject): Promise<DisputeSnapshot | null> {
    const path = `/v1/customer/disputes/${encodeURIComponent(ref)}`;
    try {
      return toDispute(
        await call(disputeShape, { method: 'GET', path, account: ownerOf(account) }),
      );
    } catch (error) {
      if (error instanceof PaypalRefusal && error.code === 'not_found') return null;
      throw error;
    }
  }

  async function getDispute(dispute: DisputeObject): Promise<DisputeSnapshot> {
    const found = await readDispute(dispute);
    if (!found) throw new ProviderError('refused', 'not_found');
    return found;
  }

  async function actOnce(
    dispute: DisputeObject,
    verbOf: (now: DisputeSnapshot) => string | null,
    form: { input: object; files: DisputeEvidence['files'] },
  ): Promise<DisputeSnapshot> {
    const before = await getDispute(dispute);
    const verb = verbOf(before);
    if (!verb) return before;
    try {
      await call(doneShape, {
        method: 'POST',
        path: `/v1/customer/disputes/${encodeURIComponent(dispute.ref)}/${verb}`,
        account: ownerOf(dispute.account),
        form,
      });
    } catch (error) {
      const now = error instanceof PaypalRefusal ? await getDispute(dispute) : null;
      if (now && !verbOf(now)) return now;
      throw error;
    }
    return getDispute(dispute);
  }

  async function listOf(since: Date, account: string | null): Promise<string[]> {
    const refs: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const query = new URLSearchParams({
        update_time_after: since.toISOString(),
        page_size: '50',
        ...(token && { next_page_token: token }),
      });
      const page: z.output<typeof listShape> = await call(listShape, {
        method: 'GET',
        path: `/v1/customer/disputes?${query}`,
        account,
      });
      refs.push(...page.items.map(({ dispute_id }) => dispute_id));
      const next = page.links.find(({ rel }) => rel === 'next')?.href ?? '';
      const following: string | null = URL.canParse(next)
        ? new URL(next).searchParams.get('next_page_token')
        : null;
      token = following === token ? null : following;
    }
    return refs;
  }

  return {
    readDispute,
    async listDisputes({ since, accounts }: { since: Date; accounts: readonly string[] }) {
      const found: DisputeSnapshot[] = [];
      for (const account of [null, ...accounts])
        for (const ref of await listOf(since, account)) {
          const dispute = await readDispute({ ref, account });
          if (dispute) found.push(dispute);
        }
      return found;
    },
    /** It has no drafts. */
    saveEvidence: (dispute: DisputeObject, _texts: DisputeTexts) => getDispute(dispute),
    submitEvidence: (
      dispute: DisputeObject & { key: string; isAppeal: boolean },
      evidence: DisputeEvidence,
    ) =>
      actOnce(
        dispute,
        ({ awaitsAnswer, canAppeal }) => {
          if (dispute.isAppeal) return canAppeal ? 'appeal' : null;
          return awaitsAnswer ? 'provide-evidence' : null;
        },
        toEvidences(evidence),
      ),
    acceptDispute: (dispute: DisputeObject & { key: string }) =>
      actOnce(dispute, ({ canAccept }) => (canAccept ? 'accept-claim' : null), {
        input: { note: 'The claim is accepted.', accept_claim_type: 'REFUND' },
        files: [],
      }),
  };
}
