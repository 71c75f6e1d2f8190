import type { DisputeState } from '@vitrine/contract/shop/disputes.ts';
import { defineEvent } from '#platform/events.ts';

/** A dispute was opened, or has another state. */
export const disputeChanged = defineEvent<{ disputeId: string; state: DisputeState }>(
  'dispute.changed',
);
