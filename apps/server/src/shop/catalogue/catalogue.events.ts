import { defineEvent } from '#platform/events.ts';

/** A category was renamed or moved. */
export const categoryChanged = defineEvent<{ categoryId: string }>('categories.changed');

/** Products are new, or their variants, prices or texts changed. */
export const productsChanged = defineEvent<{ productIds: string[] }>('products.changed');
