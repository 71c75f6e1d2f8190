import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import type { Payout } from '@vitrine/contract/shop/payout-shapes.ts';
import type { Meaning } from '../../ui/status-tag.tsx';

export const payoutMeanings: Readonly<Record<Payout['status'], Meaning>> = {
  requested: 'waiting',
  sent: 'moving',
  paid: 'done',
  failed: 'failed',
  unknown: 'waiting',
  waiting: 'waiting',
  returned: 'neutral',
};

/** How a payment account stands: the colour and the words for it. */
export const accountStates = {
  active: ['done', 'stateActive'],
  none: ['neutral', 'stateNone'],
  linking: ['waiting', 'stateLinking'],
  refused: ['failed', 'stateRefused'],
} as const satisfies Record<PayoutAccount['state'], readonly [Meaning, string]>;
