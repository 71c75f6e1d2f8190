import type Stripe from 'stripe';
import type { BankRows } from '../bank-rows.ts';
import type { SandboxEntry } from '../sandbox.types.ts';
import { describeAccount, describeReversal, describeTransfer } from './describe-accounts.ts';
import { createDescribeDispute, describeFile } from './describe-disputes.ts';
import { describePayments } from './describe-payments.ts';
import { type Expand, isWanted, toSeconds } from './stripe-fields.ts';
import { toId } from './stripe-ids.ts';

/** Of each hundred units 1.5, and 25 on top: a fee like Stripe's for cards, and another one than shops plan with. */
const chargeFee = (amount: number): number => Math.round((amount * 15) / 1_000) + 25;

/** The bank's rows as objects of Stripe's API. Their types are the package's, so that a field that is renamed or missing does not compile. */
export function createStripeObjects(rows: BankRows, publicUrl: () => string) {
  const payments = describePayments(rows, publicUrl);
  const { charge, refund } = payments;
  const dispute = createDescribeDispute(rows, payments.intent, (entry) =>
    balanceTransaction(entry),
  );

  /** The account in whose book a line is (null for the platform's), and the object that moved the money. */
  function readSource({ kind, ref }: SandboxEntry) {
    const payout = rows.payouts.get(ref);
    if (payout)
      return {
        account: null,
        make: () =>
          kind === 'payout_return' ? describeReversal(payout) : describeTransfer(payout),
      };
    const disputed = /^dispute/.test(kind) ? rows.disputes.get(ref) : undefined;
    if (disputed)
      return {
        account: rows.payments.get(disputed.paymentRef)?.account ?? null,
        make: () => dispute(disputed),
      };
    const returned = rows.refunds.get(ref);
    const payment = rows.payments.get(returned?.paymentRef ?? ref);
    return (
      payment && {
        account: payment.account,
        make: () => (returned ? refund(returned) : charge(payment)),
      }
    );
  }

  const isInBook = (entry: SandboxEntry, account: string | null): boolean =>
    readSource(entry)?.account === account;

  const lineTypes = {
    capture: { type: 'charge', reporting_category: 'charge' },
    refund: { type: 'refund', reporting_category: 'refund' },
    refund_return: { type: 'refund_failure', reporting_category: 'refund_failure' },
    payout: { type: 'transfer', reporting_category: 'transfer' },
    payout_return: { type: 'transfer_refund', reporting_category: 'transfer_reversal' },
    dispute: { type: 'adjustment', reporting_category: 'dispute' },
    dispute_return: { type: 'adjustment', reporting_category: 'dispute_reversal' },
    // The fee of a dispute is in its line.
    fee: { type: 'stripe_fee', reporting_category: 'fee' },
  } as const;

  /** A dispute, and a refund or payout that came back, have two lines. */
  const lineId = ({ kind, ref }: SandboxEntry): string =>
    kind.endsWith('_return') ? `txn_${ref}_returned` : `txn_${ref}`;

  const sourceId = ({ kind, ref }: SandboxEntry): string => {
    if (kind === 'payout') return toId('transfer', ref);
    if (kind === 'payout_return') return toId('reversal', ref);
    if (kind === 'refund' || kind === 'refund_return') return toId('refund', ref);
    return toId(kind === 'capture' ? 'charge' : 'dispute', ref);
  };

  /** A line of a book. */
  function balanceTransaction(entry: SandboxEntry, expand: Expand = []): Stripe.BalanceTransaction {
    const source = isWanted(expand, 'source') ? (readSource(entry)?.make() ?? null) : null;
    const isIncome = /^(capture|dispute_return|refund_return|payout_return)$/.test(entry.kind);
    const amount = isIncome ? Number(entry.amount) : -Number(entry.amount);
    const fee = entry.kind === 'capture' ? chargeFee(amount) : Number(entry.fee ?? 0);
    const created = toSeconds(entry.at);
    return {
      id: lineId(entry),
      object: 'balance_transaction',
      amount,
      available_on: created,
      balance_type: 'payments',
      created,
      currency: entry.currency.toLowerCase(),
      description: null,
      exchange_rate: null,
      fee,
      fee_details: [],
      net: amount - fee,
      ...lineTypes[entry.kind],
      source: source ?? sourceId(entry),
      status: 'available',
    };
  }

  /** The balance of an account; the sandbox holds no money back. */
  function balance(account: string | null): Stripe.Balance {
    const sums = rows.sumBalances({ dialect: 'stripe', account }, ({ kind, amount, fee }) =>
      BigInt(kind === 'capture' ? chargeFee(Number(amount)) : (fee ?? 0)),
    );
    return {
      object: 'balance',
      livemode: false,
      available: [...sums].map(([currency, amount]) => ({
        amount: Number(amount),
        currency: currency.toLowerCase(),
      })),
      pending: [],
    };
  }

  return {
    balance,
    ...payments,
    account: describeAccount,
    transfer: describeTransfer,
    dispute,
    file: describeFile,
    isInBook,
    lineId,
    balanceTransaction,
  };
}

export type StripeObjects = ReturnType<typeof createStripeObjects>;
