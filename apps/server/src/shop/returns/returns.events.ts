import { defineEvent } from '#platform/events.ts';

/** A buyer requested a return, a refund or a cancellation. */
export const returnRequested = defineEvent<{ requestId: string }>('return.requested');
