import { defineEvent } from '#platform/events.ts';

/** Products are new, or their variants, prices or texts changed. */
export const productsChanged = defineEvent<{ productIds: string[] }>('products.changed');
