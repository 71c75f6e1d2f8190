import type { Bank } from '../bank.ts';
import type { SandboxDispute } from '../sandbox.types.ts';
import type { DescribePaypal } from './describe-paypal.ts';
import { toMerchantId, toPaypalId } from './paypal-ids.ts';
import { toMoney } from './paypal-money.ts';

/** PayPal's names of the bank's reasons. */
const reasons: Readonly<Record<string, string>> = {
  not_received: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  not_as_described: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  fraudulent: 'UNAUTHORISED',
  duplicate: 'DUPLICATE_TRANSACTION',
  refund_missing: 'CREDIT_NOT_PROCESSED',
  cancelled: 'CANCELED_RECURRING_BILLING',
};

const isWaiting = ({ state, isAnswered }: SandboxDispute) =>
  (state === 'inquiry' || state === 'open') && !isAnswered;

function statusOf(dispute: SandboxDispute): string {
  if (isWaiting(dispute)) return 'WAITING_FOR_SELLER_RESPONSE';
  if (dispute.state === 'inquiry') return 'WAITING_FOR_BUYER_RESPONSE';
  return dispute.state === 'open' || dispute.state === 'appealed' ? 'UNDER_REVIEW' : 'RESOLVED';
}

function stateOf(dispute: SandboxDispute): string {
  if (isWaiting(dispute)) return 'REQUIRED_ACTION';
  if (dispute.canAppeal) return 'APPEALABLE';
  if (statusOf(dispute) === 'RESOLVED') return 'RESOLVED';
  return dispute.state === 'inquiry' ? 'REQUIRED_OTHER_PARTY_ACTION' : 'UNDER_PAYPAL_REVIEW';
}

function stageOf({ state, movements }: SandboxDispute): string {
  if (state === 'appealed') return 'PRE_ARBITRATION';
  return movements.length ? 'CHARGEBACK' : 'INQUIRY';
}

const outcomes: Readonly<Partial<Record<SandboxDispute['state'], string>>> = {
  won: 'RESOLVED_SELLER_FAVOUR',
  lost: 'RESOLVED_BUYER_FAVOUR',
  closed: 'CANCELED_BY_BUYER',
};

/** Describes the bank's disputes as PayPal's API does. */
export function createDescribeDisputes(
  bank: Bank,
  { linkTo }: Pick<DescribePaypal, 'linkTo'>,
  merchantId: string,
) {
  const idOf = ({ ref }: SandboxDispute) => toPaypalId('D', ref);

  function movementsOf({ movements }: SandboxDispute, currency: string) {
    return movements.flatMap(({ kind, amount, fee, at }) => {
      const line = (reason: string, minor: string) => ({
        affected_party: 'SELLER',
        amount: toMoney(currency, minor),
        initiated_time: at,
        type: kind === 'taken' ? 'DEBIT' : 'CREDIT',
        reason,
      });
      return [
        line('DISPUTE_SETTLEMENT', amount),
        ...(fee === '0' ? [] : [line('CHARGEBACK_FEE', fee)]),
      ];
    });
  }

  function linksOf(dispute: SandboxDispute) {
    const path = `/v1/customer/disputes/${idOf(dispute)}`;
    return [
      linkTo('self', path),
      ...(isWaiting(dispute)
        ? [linkTo('provide-evidence', `${path}/provide-evidence`, 'POST')]
        : []),
      ...(isWaiting(dispute) && dispute.state === 'open'
        ? [linkTo('accept-claim', `${path}/accept-claim`, 'POST')]
        : []),
      ...(dispute.canAppeal ? [linkTo('appeal', `${path}/appeal`, 'POST')] : []),
    ];
  }

  /** A line of its list. */
  function summary(dispute: SandboxDispute) {
    const currency = bank.payments.get(dispute.paymentRef)?.currency ?? 'USD';
    return {
      dispute_id: idOf(dispute),
      create_time: dispute.createdAt,
      update_time: dispute.changedAt,
      reason: reasons[dispute.reason] ?? 'OTHER',
      status: statusOf(dispute),
      dispute_state: stateOf(dispute),
      dispute_amount: toMoney(currency, dispute.amount),
      dispute_life_cycle_stage: stageOf(dispute),
      dispute_channel: 'INTERNAL',
      ...(isWaiting(dispute) ? { seller_response_due_date: dispute.dueAt } : {}),
      links: [linkTo('self', `/v1/customer/disputes/${idOf(dispute)}`)],
    };
  }

  function dispute(row: SandboxDispute) {
    const payment = bank.payments.get(row.paymentRef);
    const currency = payment?.currency ?? 'USD';
    const { dispute_state: _, ...known } = summary(row);
    const movements = movementsOf(row, currency);
    const isWithoutDecision = row.state === 'closed' && row.movements.length > 0;
    const outcome = isWithoutDecision ? 'NONE' : outcomes[row.state];
    return {
      ...known,
      disputed_transactions: [
        {
          seller_transaction_id: toPaypalId('C', row.paymentRef),
          create_time: payment?.createdAt ?? row.createdAt,
          transaction_status: 'COMPLETED',
          gross_amount: toMoney(currency, payment?.amount ?? '0'),
          custom: String(payment?.via?.fields['customId'] ?? ''),
          seller: { merchant_id: payment?.account ? toMerchantId(payment.account) : merchantId },
        },
      ],
      ...(movements.length ? { money_movements: movements } : {}),
      ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
      ...(row.note
        ? { messages: [{ posted_by: 'BUYER', time_posted: row.createdAt, content: row.note }] }
        : {}),
      ...(row.answer
        ? {
            evidences: [
              { evidence_type: 'OTHER', source: 'SUBMITTED_BY_SELLER', date: row.changedAt },
            ],
          }
        : {}),
      links: linksOf(row),
    };
  }

  return { dispute, summary };
}
