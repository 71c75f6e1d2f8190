import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { priceSources } from './choose-rule.ts';
import { countryCodeShape } from './markets.ts';
import { categoryRefShape } from './platform-products.ts';
import { feeShape, moneyRangeShape, ownRuleShape, ownVariantShape } from './price-shapes.ts';
import { priceEndings } from './store-shapes.ts';
import { taxTreatmentShape } from './tax-rules.ts';

export * from './own-categories.ts';
export * from './price-shapes.ts';

export const ownProductRowShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  image: imageShape.nullable(),
  category: categoryRefShape,
  variantCount: z.number().int(),
  stock: z.number().int(),
  isHidden: z.boolean(),
  /** Added to the catalogue and not to the store; the owner has not decided about it. */
  isAddition: z.boolean(),
  /** Hidden by the rule "hide products below the floor", not by the owner. */
  isHiddenByFloor: z.boolean(),
  isFeatured: z.boolean(),
  /** Its position in the owner's own order, from 0; null: it has none and is sorted by newest first. */
  position: z.number().int().nullable(),
  isNew: z.boolean(),
  note: z.string(),
  platformPrice: moneyRangeShape,
  sellingPrice: moneyRangeShape,
  earns: moneyRangeShape,
  /** Of the cheapest variant, in per cent. */
  percentage: z.number(),
  /** The lowest and the highest percentage among the variants. */
  percentages: z.object({ from: z.number(), to: z.number() }),
  /** The lowest price that can be fixed for the whole product: the highest floor of its variants. */
  floor: moneyShape,
  source: z.enum(priceSources),
  raised: z.boolean(),
  ownRule: ownRuleShape,
  /** The number of variants with their own price or percentage. */
  ownVariantRules: z.number().int(),
  /** Counts the saves of its own prices; send the version that you read, so that two windows cannot overwrite each other. */
  priceVersion: z.number().int(),
  /** Platform price of the cheapest and the most expensive variant in US dollars, from which percentages are computed. */
  platformUsd: moneyRangeShape,
});

export type OwnProductRow = z.infer<typeof ownProductRowShape>;

const ownProductShape = ownProductRowShape.extend({
  description: z.string(),
  images: z.array(imageShape),
  leadTimeDays: z.number().int(),
  /** Where buyers see it. */
  publicUrl: z.string(),
  variants: z.array(ownVariantShape),
  fees: feeShape,
  /** How buyers in the store's own country see prices; all other prices in this reply are before tax. */
  home: z.object({
    countryCode: countryCodeShape,
    taxTreatment: taxTreatmentShape,
    taxPercent: z.number(),
    priceEnding: z.enum(priceEndings),
  }),
});

export type OwnProduct = z.infer<typeof ownProductShape>;

export const ownProductSorts = ['featured', 'newest', 'name', 'price-up', 'price-down'] as const;

export const listOwnProducts = endpoint({
  name: 'pricing.listProducts',
  method: 'GET',
  path: '/api/v1/store/products',
  permission: 'shop:price:view',
  summary:
    'The catalogue as the own store sells it: platform price, selling price, percentage and earnings of each product.',
  query: z.strictObject({
    ...cursorQueryFields,
    keywords: optionalFilter(searchText(100)),
    categoryId: optionalFilter(idShape),
    show: optionalFilter(z.enum(['all', 'in-store', 'hidden', 'featured', 'new'])),
    sort: optionalFilter(z.enum(ownProductSorts)),
  }),
  reply: z.object({
    list: z.array(ownProductRowShape),
    nextCursor: z.string().nullable(),
    /** The number of rows that match the filter, on the first page only. */
    total: z.number().int().nullable(),
    fees: feeShape,
  }),
  failures: ['store-required'],
});

export const getOwnProduct = endpoint({
  name: 'pricing.getProduct',
  method: 'GET',
  path: '/api/v1/store/products/:id',
  permission: 'shop:price:view',
  summary: 'One product with all variants, their prices and what each earns.',
  params: z.strictObject({ id: idShape }),
  reply: ownProductShape,
  failures: ['store-required'],
});

nameSchemas({ OwnProductRow: ownProductRowShape, OwnProduct: ownProductShape });
