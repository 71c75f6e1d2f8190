import { defineEvent } from '#platform/events.ts';

/** Prices, percentages or the display of products changed in a store. */
export const pricesChanged = defineEvent<{ storeId: string }>('prices.changed');

/** The stored prices of a store's large catalogue have to be computed anew. */
export const pricesOutdated = defineEvent<{ storeId: string }>('prices.outdated');

/** Fixed prices of a store fell under the floor, so they are raised to it, or hidden: the owner is to be notified. */
export const pricesRaised = defineEvent<{
  storeId: string;
  productIds: string[];
  action: 'raise' | 'hide';
}>('prices.raised');
