import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

const newsKinds = ['new', 'price', 'withdrawn', 'returned', 'sold-out', 'restocked'] as const;
const newsActions = ['none', 'show-product', 'check-price'] as const;

const catalogueNewsShape = z.object({
  id: idShape,
  at: z.iso.datetime(),
  kind: z.enum(newsKinds),
  productId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  /** The variant; empty for the whole product, and for a product with one variant. */
  label: z.string(),
  /** The platform price of the variant before and after; null for other kinds. */
  before: moneyShape.nullable(),
  after: moneyShape.nullable(),
  /** Buyers of the store see the product, as long as the platform sells it. */
  isShown: z.boolean(),
  /** The possible next step of the owner: show a new product, or check a fixed price of which the platform price rose. */
  action: z.enum(newsActions),
});

export const listCatalogueNews = endpoint({
  name: 'pricing.listNews',
  method: 'GET',
  path: '/api/v1/store/catalogue-news',
  permission: 'shop:price:view',
  summary:
    'What changed in the last 90 days of the products that the own store shows: platform prices, withdrawn and returned products, stock as operators counted it; and every product that is new in the catalogue. Newest first, by cursor.',
  query: z.strictObject({
    ...cursorQueryFields,
    kind: optionalFilter(z.enum(newsKinds)),
  }),
  reply: feedOf(catalogueNewsShape),
  failures: ['store-required'],
});

nameSchemas({ CatalogueNews: catalogueNewsShape });
