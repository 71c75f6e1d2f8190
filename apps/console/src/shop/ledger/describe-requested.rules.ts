import type { Payout } from '@vitrine/contract/shop/payout-shapes.ts';
import type { FeedbackType } from '../../lib/feedback.rules.ts';

/** The message about a payout that was requested a moment ago: a bank may refuse it at once, and then it has not started. */
export function describeRequested({ status, failure }: Pick<Payout, 'status' | 'failure'>): {
  type: FeedbackType;
  text: NonNullable<Payout['failure']> | 'unknown' | 'payOutAsked';
} {
  if (status === 'failed' || status === 'returned')
    return { type: 'error', text: failure ?? 'provider_error' };
  if (status === 'waiting') return { type: 'warning', text: 'balance_insufficient' };
  if (status === 'unknown') return { type: 'warning', text: 'unknown' };
  return { type: 'success', text: 'payOutAsked' };
}
