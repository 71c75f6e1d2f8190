import type Stripe from 'stripe';
import type { BankRows } from '../bank-rows.ts';
import type { SandboxDispute, SandboxEntry, SandboxFile } from '../sandbox.types.ts';
import type { describePayments } from './describe-payments.ts';
import { type Expand, isWanted, toSeconds } from './stripe-fields.ts';
import { toId } from './stripe-ids.ts';

/** Stripe's names of the bank's reasons. */
const disputeReasons: Readonly<Record<string, string>> = {
  not_received: 'product_not_received',
  not_as_described: 'product_unacceptable',
  fraudulent: 'fraudulent',
  duplicate: 'duplicate',
  refund_missing: 'credit_not_processed',
  cancelled: 'subscription_canceled',
  unrecognized: 'unrecognized',
};

function disputeStatus({
  state,
  isAnswered,
  canAppeal,
  movements,
}: SandboxDispute): Stripe.Dispute.Status {
  if (state === 'inquiry') return isAnswered ? 'warning_under_review' : 'warning_needs_response';
  if (state === 'open') return isAnswered ? 'under_review' : 'needs_response';
  if (state === 'closed') return movements.length ? 'prevented' : 'warning_closed';
  if (state === 'appealed') return 'appeal_under_review';
  return state === 'lost' && canAppeal ? 'appeal_needs_response' : state;
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A file that was sent as evidence. */
export const describeFile = (row: SandboxFile): Stripe.File => ({
  id: row.ref,
  object: 'file',
  created: toSeconds(row.createdAt),
  expires_at: null,
  filename: row.name,
  purpose: 'dispute_evidence',
  size: row.size,
  title: null,
  type: row.type.split('/')[1] ?? null,
  url: null,
});

/** Disputes of the bank's payments; `describeLine` makes a line of the book. */
export function createDescribeDispute(
  rows: BankRows,
  intent: ReturnType<typeof describePayments>['intent'],
  describeLine: (entry: SandboxEntry) => Stripe.BalanceTransaction,
) {
  /** The lines of the book that a dispute made, the oldest first. */
  const disputeLines = ({ ref }: SandboxDispute): SandboxEntry[] =>
    rows.entries.filter(
      (entry) => entry.ref === ref && /^dispute/.test(entry.kind) && entry.dialect === 'stripe',
    );

  return (row: SandboxDispute, expand: Expand = []): Stripe.Dispute => {
    const payment = rows.payments.get(row.paymentRef);
    const given = (row.answer ?? row.draft) as Partial<Stripe.Dispute.Evidence>;
    const evidence = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    return {
      id: toId('dispute', row.ref),
      object: 'dispute',
      amount: Number(row.amount),
      balance_transactions: disputeLines(row).map(describeLine),
      charge: toId('charge', row.paymentRef),
      created: toSeconds(row.createdAt),
      currency: payment?.currency.toLowerCase() ?? '',
      enhanced_eligibility_types: [],
      evidence: { ...noEvidence, ...evidence },
      evidence_details: {
        due_by: toSeconds(row.dueAt),
        enhanced_eligibility: {},
        has_evidence: Object.keys(evidence).length > 0,
        past_due: false,
        submission_count: row.answer ? 1 : 0,
        submission_method: row.answer ? 'manual' : 'not_submitted',
      },
      intended_submission_method: null,
      is_charge_refundable: row.state === 'inquiry',
      livemode: false,
      metadata: {},
      payment_intent:
        payment && isWanted(expand, 'payment_intent')
          ? intent(payment)
          : toId('intent', row.paymentRef),
      reason: disputeReasons[row.reason] ?? 'general',
      status: disputeStatus(row),
    };
  };
}
