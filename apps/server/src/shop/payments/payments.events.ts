import { defineEvent } from '#platform/events.ts';

/** A verified event of a provider lies in the inbox. */
export const providerEventReceived = defineEvent<{ inboxId: string }>('payment.event-received');
/** An owner asked operators for a refund. */
export const refundAsked = defineEvent<{ orderId: string }>('refund.asked');
/** A provider's word or book does not fit ours, and nobody knew. */
export const discrepancyRecorded = defineEvent<{ provider: string }>('payment.discrepancy-recorded');
/** A provider reported that a payment or a link changed, without its new state. */
export const changeReported = defineEvent<{ provider: string; kind: 'payment' | 'link'; key: string }>('payment.change-reported');
/** A provider told of a payout: whoever keeps payouts reads it. Amounts are decimal text. */
export const payoutReported = defineEvent<{ provider: string; key: string }>('payment.payout-reported');
