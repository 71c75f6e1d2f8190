import { defineEvent } from '#platform/events.ts';

/** A newer exchange rate counts from now on. */
export const ratesChanged = defineEvent<{ currency: string }>('rates.changed');
