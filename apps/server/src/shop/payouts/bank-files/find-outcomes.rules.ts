import { type Currency, currencyExponents } from '@vitrine/contract/money.ts';
import type { bankLineOutcomes } from '@vitrine/contract/shop/bank-files.ts';
import type { payoutFailures, payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import type { BankResult, ResultState } from './bank-result.rules.ts';

/** A payout of the file that a result is about. */
export interface FiledPayout {
  reference: string;
  status: (typeof payoutStatuses)[number];
  amountMinor: bigint;
  currency: Currency;
}

/**
 * The effect of booking a line. `returned`: it was paid and came back. `accepted`: it goes on being in transit. `booked`: this is known
 * already. `not_in_file`, `unreadable`, `other_amount` and `contradicting` (two lines differ about one payout, or it is paid
 * after it failed) change nothing.
 */
type LineOutcome = (typeof bankLineOutcomes)[number];

export interface OutcomeLine {
  /** Where it is in the bank's file; null for a payout that the bank named only with the whole file. */
  line: number | null;
  reference: string;
  reason: string | null;
  outcome: LineOutcome;
}

function findOutcome(status: FiledPayout['status'], state: ResultState): LineOutcome {
  if (state === null) return 'unreadable';
  if (status === 'sent') return state;
  // Its amount is back in the balance: an operator has to find out which of the two is true.
  if (status === 'failed' && state === 'paid') return 'contradicting';
  // A payout that came back stays so: this is an older result.
  return status === 'paid' && state === 'failed' ? 'returned' : 'booked';
}

/** True for the amount of the payout, however the bank separates digits: `1,234.50 EUR`, `1.234,5` and `1234.50`. */
function isAmountOf(text: string, { amountMinor, currency }: FiledPayout): boolean {
  const code = /[A-Za-z]{3}/.exec(text)?.[0].toUpperCase();
  if (code && code !== currency) return false;
  const decimals = currencyExponents[currency];
  const [, whole = '', last = ''] =
    /^(.*?)(?:[.,](\d*))?$/.exec(text.replaceAll(/[^\d.,]/g, '')) ?? [];
  // Three digits at the end are thousands, where the currency has no thousandths.
  const isThousands = last.length === 3 && decimals !== 3;
  const fraction = isThousands ? '' : last.replace(/0+$/, '');
  const digits = `${whole}${isThousands ? last : ''}`.replaceAll(/[.,]/g, '');
  return (
    fraction.length <= decimals && BigInt(digits + fraction.padEnd(decimals, '0')) === amountMinor
  );
}

/** The outcome of each line of a result for the payouts of one file. The same result again has no effect. */
export function findOutcomes(result: BankResult, payouts: readonly FiledPayout[]): OutcomeLine[] {
  const known = new Map(payouts.map((payout) => [payout.reference, payout]));
  const states = new Map<string, Set<ResultState>>();
  for (const { reference, state } of result.lines)
    states.set(reference, (states.get(reference) ?? new Set()).add(state));
  const seen = new Set<string>();
  const judged = result.lines.map(({ line, reference, state, reason, amount }): OutcomeLine => {
    const payout = known.get(reference);
    const isRepeated = seen.has(reference);
    seen.add(reference);
    const outcome = !payout
      ? 'not_in_file'
      : (states.get(reference)?.size ?? 0) > 1
        ? 'contradicting'
        : isRepeated
          ? 'booked'
          : amount !== null && !isAmountOf(amount, payout)
            ? 'other_amount'
            : findOutcome(payout.status, state);
    return { line, reference, reason, outcome };
  });
  const { others } = result;
  if (others)
    for (const { reference, status } of payouts)
      if (!seen.has(reference))
        judged.push({
          line: null,
          reference,
          reason: others.reason,
          outcome: findOutcome(status, others.state),
        });
  return judged;
}

/** The codes of ISO 20022 for reasons, as causes that the apps explain. */
const causes: Readonly<Record<string, (typeof payoutFailures)[number]>> = {
  AC04: 'account_closed',
  AC07: 'account_closed',
  AM02: 'limit_reached',
  AM14: 'limit_reached',
  AM21: 'limit_reached',
  // Our own account lacks the money.
  AM04: 'provider_error',
};

/** Why a line failed: most codes are about the receiver's account. */
export function toPayoutFailure(reason: string | null): (typeof payoutFailures)[number] {
  const code = /\b[A-Z]{2}\d{2}\b/.exec(reason ?? '')?.[0];
  if (!code) return 'account_refused';
  return causes[code] ?? 'account_refused';
}
