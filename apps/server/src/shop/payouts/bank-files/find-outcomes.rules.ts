import type { payoutFailures, payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import type { BankResult, ResultState } from './bank-result.rules.ts';

/** A payout of the file that a result is about. */
export interface FiledPayout {
  reference: string;
  status: (typeof payoutStatuses)[number];
}

/**
 * The effect of booking a line. `returned`: it was paid and came back. `accepted`: it goes on being in transit. `booked`: this is known
 * already. `not_in_file`, `unreadable` and `contradicting` (two lines differ about one payout) change nothing.
 */
type LineOutcome =
  | 'paid'
  | 'failed'
  | 'returned'
  | 'accepted'
  | 'booked'
  | 'not_in_file'
  | 'unreadable'
  | 'contradicting';

export interface JudgedLine {
  /** Where it is in the bank's file; null for a payout that the bank named only with the whole file. */
  line: number | null;
  reference: string;
  reason: string | null;
  outcome: LineOutcome;
}

function findOutcome(status: FiledPayout['status'], state: ResultState): LineOutcome {
  if (state === null) return 'unreadable';
  if (status === 'sent') return state;
  // A payout that came back stays so: this is an older result.
  return status === 'paid' && state === 'failed' ? 'returned' : 'booked';
}

/** The outcome of each line of a result for the payouts of one file. The same result again has no effect. */
export function findOutcomes(result: BankResult, payouts: readonly FiledPayout[]): JudgedLine[] {
  const known = new Map(payouts.map((payout) => [payout.reference, payout]));
  const states = new Map<string, Set<ResultState>>();
  for (const { reference, state } of result.lines)
    states.set(reference, (states.get(reference) ?? new Set()).add(state));
  const seen = new Set<string>();
  const judged = result.lines.map(({ line, reference, state, reason }): JudgedLine => {
    const payout = known.get(reference);
    const isRepeated = seen.has(reference);
    seen.add(reference);
    const outcome = !payout
      ? 'not_in_file'
      : (states.get(reference)?.size ?? 0) > 1
        ? 'contradicting'
        : isRepeated
          ? 'booked'
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
