import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';

const units = z.number().int();

/** The filters of a list of stock; `low` has units left, but fewer than the limit. */
export const stockStates = ['low', 'out'] as const;

const lowLimitMax = 1_000_000;
/** Fewer available units than this are low; 0 is never low. */
export const lowLimitShape = units.min(0).max(lowLimitMax);

const stockLevelShape = z.object({
  id: idShape,
  productId: idShape,
  name: z.string(),
  label: z.string(),
  sku: z.string(),
  image: imageShape.nullable(),
  /** Units in the warehouse, those of them that buyers hold while they pay, and what is left to sell. */
  onHand: units,
  held: units,
  available: units,
  /** The limit of this variant; null for that of the platform. */
  lowLimit: units.nullable(),
  isLow: z.boolean(),
});

export const listStockLevels = endpoint({
  name: 'stock.list',
  method: 'GET',
  path: '/api/v1/platform/catalogue/stock-levels',
  permission: 'platform:catalogue:query',
  summary:
    'The stock of all variants of products that are not archived, in the language of the caller: in the warehouse, held by buyers who are paying, and available.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(100).min(1)).describe(
      'Beginning of a SKU, or words of a product’s name.',
    ),
    stock: optionalFilter(z.enum(stockStates)),
  }),
  reply: pageOf(stockLevelShape),
});

export const countStockLevels = endpoint({
  name: 'stock.counts',
  method: 'GET',
  path: '/api/v1/platform/catalogue/stock-level-counts',
  permission: 'platform:catalogue:query',
  summary:
    'How many variants of products that are not archived there are, how many are low or sold out, and the limit of the platform under which a variant is low.',
  reply: z.object({ all: units, low: units, soldOut: units, lowLimit: units }),
});

nameSchemas({ StockLevel: stockLevelShape });
