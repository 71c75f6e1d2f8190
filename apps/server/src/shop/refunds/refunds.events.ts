import { defineEvent } from '#platform/events.ts';

/** An owner requested a refund from operators. */
export const refundAsked = defineEvent<{ orderId: string }>('refund.asked');
