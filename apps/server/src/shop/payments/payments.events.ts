import { defineEvent } from '#platform/events.ts';

/** A verified event of a provider lies in the inbox. */
export const providerEventReceived = defineEvent<{ inboxId: string }>('payment.event-received');
/** A provider's answer or report does not match our records, and it is a new discrepancy. */
export const discrepancyRecorded = defineEvent<{ provider: string }>(
  'payment.discrepancy-recorded',
);
/** A provider reported that a payment, its refunds, a link or a linked account changed, without its new state. */
export const changeReported = defineEvent<{
  provider: string;
  kind: 'payment' | 'refunds' | 'link' | 'account';
  key: string;
}>('payment.change-reported');
/** A provider reported a payout; the payouts feature handles it. Amounts are decimal text. */
export const payoutReported = defineEvent<{ provider: string; key: string }>(
  'payment.payout-reported',
);
/** A provider reported a dispute by its own id; the disputes feature reads it. */
export const disputeReported = defineEvent<{
  provider: string;
  ref: string;
  account: string | null;
  /** Absent in events that an earlier version emitted. */
  isTest?: boolean;
}>('payment.dispute-reported');
