import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, flagFilter, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { productStatuses } from './product-statuses.ts';

export const categoryRefShape = z.object({ id: idShape, key: z.string(), name: z.string() });

/** Costs and margins are in US dollars at today's rates, by the preferred supplier of each variant. */
const listedProductShape = z.object({
  id: idShape,
  key: z.string(),
  version: z.number().int(),
  name: z.string(),
  image: imageShape.nullable(),
  category: categoryRefShape,
  status: z.enum(productStatuses),
  /** A moment that is still ahead: it is on sale from then. */
  saleFrom: z.iso.datetime().nullable(),
  saleUntil: z.iso.datetime().nullable(),
  variantCount: z.number().int(),
  platformPrice: z.object({ from: moneyShape, to: moneyShape }),
  /** Null where no variant has a supplier. */
  cost: z.object({ from: moneyShape, to: moneyShape }).nullable(),
  /** Lowest and highest, in basis points of the platform price. */
  margin: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  suppliers: z.array(z.string()),
  onHand: z.number().int(),
  held: z.number().int(),
  /** Stores that show it, whether or not it is on sale now. */
  storeCount: z.number().int(),
  /** Languages in which a text is missing that another language has. */
  missingLanguages: z.array(z.enum(languages)),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});

const platformProductRowShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  image: imageShape.nullable(),
  category: categoryRefShape,
  status: z.enum(productStatuses),
  variantCount: z.number().int(),
  platformPrice: z.object({ from: moneyShape, to: moneyShape }),
  onHand: z.number().int(),
  held: z.number().int(),
  createdAt: z.iso.datetime(),
});

export const platformVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  label: z.string(),
  platformPrice: moneyShape,
  weightGrams: z.number().int(),
  isActive: z.boolean(),
  onHand: z.number().int(),
  held: z.number().int(),
});

const platformProductShape = platformProductRowShape.extend({
  leadTimeDays: z.number().int(),
  texts: z.array(
    z.object({ language: z.enum(languages), name: z.string(), description: z.string() }),
  ),
  images: z.array(imageShape),
  variants: z.array(platformVariantShape),
});

export const listPlatformProducts = endpoint({
  name: 'catalogue.list',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products',
  permission: 'platform:product:query',
  summary:
    'The whole catalogue for operators, with platform prices and stock, by cursor: search by name in five languages, SKU, barcode and key. `isLast` reads the last page from the end. The total is counted only with `withTotal`, and estimated above 10,000.',
  query: z.strictObject({
    ...cursorQueryFields,
    isLast: flagFilter,
    withTotal: flagFilter,
    keywords: optionalFilter(searchText(100)),
    categoryId: optionalFilter(idShape),
    supplierId: optionalFilter(idShape),
    /** `scheduled`: active ones whose moment is still ahead. */
    status: optionalFilter(z.enum([...productStatuses, 'scheduled'])),
    stock: optionalFilter(z.enum(['in', 'low', 'out'])),
    marginBelow: z.preprocess(
      (value) => (value === '' ? undefined : typeof value === 'string' ? Number(value) : value),
      z.number().int().min(0).max(100).optional(),
    ),
    missingLanguage: optionalFilter(z.enum(['any', ...languages])),
    sort: z.enum(['newest', 'oldest', 'changed', 'key']).default('newest'),
  }),
  reply: feedOf(listedProductShape).extend({
    previousCursor: z.string().nullable(),
    /** Only with `withTotal`. */
    totalCount: z.number().int().optional(),
    isEstimated: z.boolean(),
  }),
});

const counted = z.number().int().nonnegative();

export const countPlatformProducts = endpoint({
  name: 'catalogue.count',
  method: 'GET',
  path: '/api/v1/platform/catalogue/product-counts',
  permission: 'platform:product:query',
  summary: 'How many products there are, by state, by stock and with missing languages.',
  reply: z.object({
    all: counted,
    active: counted,
    scheduled: counted,
    draft: counted,
    archived: counted,
    lowStock: counted,
    soldOut: counted,
    missingLanguages: counted,
  }),
});

export const getPlatformProduct = endpoint({
  name: 'catalogue.get',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products/:id',
  permission: 'platform:catalogue:query',
  summary: 'One product with its texts, pictures and variants.',
  params: z.strictObject({ id: idShape }),
  reply: platformProductShape,
});

nameSchemas({
  ListedProduct: listedProductShape,
  CategoryRef: categoryRefShape,
  PlatformVariant: platformVariantShape,
  PlatformProduct: platformProductShape,
});
