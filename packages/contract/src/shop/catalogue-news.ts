import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { moneyRangeShape } from './price-shapes.ts';

/** `raised` and `hidden` are what became of a fixed price of the own store that fell under its floor. */
export const newsKinds = [
  'price',
  'raised',
  'hidden',
  'sold-out',
  'restocked',
  'withdrawn',
  'returned',
  'new',
] as const;
const newsStates = ['open', 'done'] as const;
const newsActions = ['none', 'check-price', 'find-another'] as const;

const catalogueNewsShape = z.object({
  id: idShape,
  at: z.iso.datetime(),
  kind: z.enum(newsKinds),
  productId: idShape,
  categoryId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  /** The variant; empty for the whole product, and for a product with one variant. */
  label: z.string(),
  /** The platform price of the variant before and after; null for other kinds. */
  before: moneyShape.nullable(),
  after: moneyShape.nullable(),
  /** The price at which the store sells the product now, and the earnings of a sale; null for a product that the platform does not sell now. */
  sellingPrice: moneyRangeShape.nullable(),
  earns: moneyRangeShape.nullable(),
  /** Buyers of the store see the product, as long as the platform sells it. */
  isShown: z.boolean(),
  /** The owner marked it as done, or has saved the price that it is about. A product that joined the store is done at once. */
  isDone: z.boolean(),
  /** The possible next step of the owner: check a fixed price that he has not changed since, or look for another product. */
  action: z.enum(newsActions),
});
export type CatalogueNews = z.infer<typeof catalogueNewsShape>;

export const listCatalogueNews = endpoint({
  name: 'pricing.listNews',
  method: 'GET',
  path: '/api/v1/store/catalogue-news',
  permission: 'shop:price:view',
  summary:
    'What changed in the last 90 days of the products that the own store shows: platform prices, fixed prices that were raised or hidden, variants that are sold out or back, withdrawn and returned products, and new ones that joined the store. Newest first, by cursor.',
  query: z.strictObject({
    ...cursorQueryFields,
    kind: optionalFilter(z.enum(newsKinds)),
    state: optionalFilter(z.enum(newsStates)),
  }),
  reply: feedOf(catalogueNewsShape),
  failures: ['store-required'],
});

export const countCatalogueNews = endpoint({
  name: 'pricing.countNews',
  method: 'GET',
  path: '/api/v1/store/catalogue-news/counts',
  permission: 'shop:price:view',
  summary: 'How many changes of what the own store sells are not done.',
  reply: z.object({ open: z.number().int() }),
  failures: ['store-required'],
});

export const markCatalogueNews = endpoint({
  name: 'pricing.markNews',
  method: 'PUT',
  path: '/api/v1/store/catalogue-news/marks',
  permission: 'shop:price:edit',
  summary:
    'Marks changes of what the own store sells as done, or as open again: the given ones, or all of the list.',
  body: z.strictObject({
    /** Left out: all that the list has. */
    ids: z.array(idShape).min(1).max(200).optional(),
    isDone: z.boolean(),
  }),
  reply: z.object({ open: z.number().int() }),
  failures: ['store-required'],
});

nameSchemas({ CatalogueNews: catalogueNewsShape });
