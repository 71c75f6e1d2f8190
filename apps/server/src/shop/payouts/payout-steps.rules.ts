import type { payoutFailures, payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import type { PayoutSnapshot } from '../payments/index.ts';

type Status = (typeof payoutStatuses)[number];

/**
 * The state of a payout after a state at the provider; null when it changes nothing. Only forward, whatever the order and number of
 * the responses: one that failed, waits or came back is at its end, and only a payout that arrived can still come back.
 */
export function findNextStatus(
  status: Status,
  {
    state,
    failure,
  }: Pick<PayoutSnapshot, 'state'> & { failure: (typeof payoutFailures)[number] | null },
): Exclude<Status, 'requested' | 'unknown'> | null {
  const isBack = state === 'failed' || state === 'returned';
  if (status === 'paid') return isBack ? 'returned' : null;
  const isOpen = status === 'requested' || status === 'unknown' || status === 'sent';
  if (!isOpen) return null;
  if (state === 'in_transit') return status === 'sent' ? null : 'sent';
  if (state !== 'failed') return state;
  return failure === 'balance_insufficient' ? 'waiting' : 'failed';
}
