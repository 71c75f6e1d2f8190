import type { DisputeState } from '@vitrine/contract/shop/disputes.ts';
import type { JournalLine } from '../ledger/index.ts';
import type { DisputeSnapshot } from '../payments/index.ts';

/** The states that a dispute may change to. Providers appeal, and reopen inquiries that were dropped. */
const transitions: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  inquiry: ['open', 'appealed', 'won', 'lost', 'closed'],
  open: ['appealed', 'won', 'lost', 'closed'],
  appealed: ['won', 'lost', 'closed'],
  closed: ['open', 'appealed', 'won', 'lost'],
  won: ['appealed', 'lost'],
  lost: ['appealed', 'won'],
};

/** The state after an answer of the provider; the present one if the answer has no state that we know, or an impossible one. */
export const mergeState = (now: DisputeState, seen: DisputeState | null): DisputeState =>
  seen && transitions[now].includes(seen) ? seen : now;

/** While a dispute is in these states, the order's earnings are held and nothing is refunded. */
export const doesHold = (state: DisputeState): boolean =>
  state === 'open' || state === 'appealed' || state === 'lost';

export const isOver = (state: DisputeState): boolean =>
  state === 'won' || state === 'lost' || state === 'closed';

/** Money that a provider took of the platform's balance for a dispute, or gave back, with its fee. */
export function composeMovementLines(
  provider: string,
  currency: JournalLine['currency'],
  { kind, amountMinor, fee }: DisputeSnapshot['movements'][number],
): JournalLine[] {
  const sign = kind === 'taken' ? 1n : -1n;
  const clearing = { code: 'provider_clearing' as const, provider };
  const lines: JournalLine[] = [
    { account: { code: 'disputed_funds' }, amountMinor: amountMinor * sign, currency },
    { account: clearing, amountMinor: -amountMinor * sign, currency },
  ];
  if (!fee) return lines;
  return [
    ...lines,
    { account: { code: 'dispute_fees' }, amountMinor: fee.amountMinor, currency: fee.currency },
    { account: clearing, amountMinor: -fee.amountMinor, currency: fee.currency },
  ];
}
