import { defineEvent } from '#platform/events.ts';

/** An owner requested a refund from operators. */
export const refundAsked = defineEvent<{ orderId: string }>('refund.asked');
/** Refunds of the platform's money were made in a provider's own pages, and are in our books now. */
export const handRefundsFound = defineEvent<{ paymentId: string }>('refund.hand-found');
