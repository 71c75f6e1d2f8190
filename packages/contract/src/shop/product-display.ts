import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText } from '../shapes.ts';
import { ownProductRowShape } from './pricing.ts';

export const changeProductDisplay = endpoint({
  name: 'pricing.changeDisplay',
  method: 'PUT',
  path: '/api/v1/store/product-display',
  permission: 'shop:price:edit',
  summary: 'Hides, shows or features products of the own store, up to 200 at once.',
  body: z.strictObject({
    ids: z.array(idShape).min(1).max(200),
    isHidden: z.boolean().optional(),
    isFeatured: z.boolean().optional(),
  }),
  reply: z.object({ products: z.array(ownProductRowShape) }),
  failures: ['store-required'],
});

export const noteProduct = endpoint({
  name: 'pricing.noteProduct',
  method: 'PUT',
  path: '/api/v1/store/products/:id/note',
  permission: 'shop:price:edit',
  summary:
    "The owner's own sentence about a product, shown on its card and page; empty removes it.",
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ note: blockText(160) }),
  reply: z.object({ product: ownProductRowShape }),
  failures: ['store-required'],
});

export const sortProducts = endpoint({
  name: 'pricing.sortProducts',
  method: 'PUT',
  path: '/api/v1/store/product-order',
  permission: 'shop:price:edit',
  summary:
    'Puts the given products first, in this order; all others follow, newest first. An empty list forgets the own order.',
  body: z.strictObject({ ids: z.array(idShape).max(200) }),
  reply: z.object({ sortedCount: z.number().int() }),
  failures: ['store-required'],
});

/** The new position of a product in the owner's own order: at the front, or next to another product. */
const placeShape = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('first') }),
  z.strictObject({ to: z.enum(['before', 'after']), productId: idShape }),
]);
export type ProductPlace = z.infer<typeof placeShape>;

export const moveProduct = endpoint({
  name: 'pricing.moveProduct',
  method: 'PUT',
  path: '/api/v1/store/products/:id/place',
  permission: 'shop:price:edit',
  summary:
    'Moves one product in the order of the own store, which is what buyers see first. All products in front of it keep their places from then on; two windows that move different products both count.',
  params: z.strictObject({ id: idShape }),
  body: placeShape,
  reply: z.object({ position: z.number().int() }),
  failures: ['store-required'],
});

nameSchemas({ ImagePlace: placeShape });
