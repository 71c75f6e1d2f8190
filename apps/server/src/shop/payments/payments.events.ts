import { defineEvent } from '#platform/events.ts';

/** A verified event of a provider lies in the inbox. */
export const providerEventReceived = defineEvent<{ inboxId: string }>('payment.event-received');
/** A provider told of a payout: whoever keeps payouts reads it. Amounts are decimal text. */
export const payoutReported = defineEvent<{ provider: string; key: string }>('payment.payout-reported');
