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
