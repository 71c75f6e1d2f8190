import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { categoryRefShape } from './catalogue.ts';
import { countryCodeShape } from './markets.ts';
import { priceSources } from './price-rules.ts';
import { priceEndings } from './stores.ts';
import { taxTreatmentShape } from './tax-rules.ts';

/** The lowest and the highest price of the variants; equal when there is only one. */
const moneyRangeShape = z.object({ from: moneyShape, to: moneyShape });

/** The owner's fees, for showing earnings live with `feesOf` of `shop/price-rules.ts`. */
const feeShape = z.object({ basisPoints: z.number().int(), fixed: moneyShape });

/** The owner's rule at this level, or null when a category or the store decides. */
const ownRuleShape = z
  .union([z.object({ fixed: moneyShape }), z.object({ percentage: z.number() })])
  .nullable();

/** One price with its explanation, in the store's currency. */
const pricedFields = {
  platformPrice: moneyShape,
  sellingPrice: moneyShape,
  /** The selling price as a percentage of the platform price, two decimals. */
  percentage: z.number(),
  fees: moneyShape,
  earns: moneyShape,
  /** The lowest price that is accepted. */
  floor: moneyShape,
  source: z.enum(priceSources),
  /** The price of the rule was below the floor, so it was raised to it. */
  raised: z.boolean(),
  ownRule: ownRuleShape,
};

const ownVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  label: z.string(),
  image: imageShape.nullable(),
  stock: z.number().int(),
  ...pricedFields,
  /** What buyers in the store's own country see. */
  homePrice: moneyShape,
});
export type OwnVariant = z.infer<typeof ownVariantShape>;

export const ownProductRowShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  image: imageShape.nullable(),
  category: categoryRefShape,
  variantCount: z.number().int(),
  stock: z.number().int(),
  isHidden: z.boolean(),
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

const categoryFields = {
  ...categoryRefShape.shape,
  productCount: z.number().int(),
  inStoreCount: z.number().int(),
  /** The category's own percentage; null: the next level decides. */
  percentage: z.number().nullable(),
  /** The percentage of its products without their own price. */
  effectivePercentage: z.number(),
  /** The store sells this category; single products of it may be hidden all the same. */
  isChosen: z.boolean(),
  /** New products of it join the store by themselves. */
  joinsNew: z.boolean(),
};

const ownCategoryShape = z.object({
  ...categoryFields,
  children: z.array(z.object(categoryFields)),
});
export type OwnCategory = z.infer<typeof ownCategoryShape>;

export const listOwnCategories = endpoint({
  name: 'pricing.listCategories',
  method: 'GET',
  path: '/api/v1/store/categories',
  permission: 'shop:price:view',
  summary: 'The category tree with numbers of products and percentages of the own store.',
  reply: z.object({
    list: z.array(ownCategoryShape),
    productCount: z.number().int(),
    inStoreCount: z.number().int(),
    hiddenCount: z.number().int(),
    defaultPercentage: z.number(),
    /** The owner has not chosen categories yet, so the store sells all products. */
    sellsAll: z.boolean(),
  }),
  failures: ['store-required'],
});

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
    show: optionalFilter(z.enum(['all', 'in-store', 'hidden', 'featured'])),
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

nameSchemas({
  MoneyRange: moneyRangeShape,
  Fee: feeShape,
  OwnVariant: ownVariantShape,
  OwnProductRow: ownProductRowShape,
  OwnProduct: ownProductShape,
  OwnCategory: ownCategoryShape,
  OwnRule: ownRuleShape,
});
