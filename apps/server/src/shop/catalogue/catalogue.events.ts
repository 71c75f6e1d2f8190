import { defineEvent } from '#platform/events.ts';

/** A category was renamed or moved. */
export const categoryChanged = defineEvent<{ categoryId: string }>('categories.changed');

/** A picture is new in the media library. */
export const mediaAdded = defineEvent<{ key: string }>('media.added');

/** Pictures left the media library: their originals are deleted. */
export const mediaDeleted = defineEvent<{ originalKeys: string[] }>('media.deleted');

/** Products are new, or their variants, prices or texts changed. */
export const productsChanged = defineEvent<{ productIds: string[] }>('products.changed');
