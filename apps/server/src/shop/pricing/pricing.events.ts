import { defineEvent } from '#platform/events.ts';

/** Prices, percentages or the display of products changed in a store. */
export const pricesChanged = defineEvent<{ storeId: string }>('prices.changed');

/** Fixed prices of a store fell under the floor, so they are raised to it, or hidden: the owner is to be told. */
export const pricesRaised = defineEvent<{ storeId: string; productIds: string[]; action: 'raise' | 'hide' }>('prices.raised');
