import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, idShape, optionalFilter } from '../paging.ts';
import { categoryRefShape } from './catalogue.ts';
import { imageShape } from './images.ts';
import { priceSources } from './price-rules.ts';
import { percentageShape } from './stores.ts';

/** The lowest and the highest of the variants; equal when there is only one price. */
export const moneyRangeShape = z.object({ from: moneyShape, to: moneyShape });
export type MoneyRange = z.infer<typeof moneyRangeShape>;

/** The fees on the owner's side, for showing earnings live with `feesOf` of `shop/price-rules.ts`. */
export const feeShape = z.object({ basisPoints: z.number().int(), fixed: moneyShape });

/** What the owner set at this very place, or null when a category or the store decides. */
export const ownRuleShape = z.union([z.object({ fixed: moneyShape }), z.object({ percentage: z.number() })]).nullable();

/** One price and everything that explains it, in the store's currency. */
const pricedFields = {
  platformPrice: moneyShape,
  sellingPrice: moneyShape,
  /** The selling price in per cent of the platform price, two decimals. */
  percentage: z.number(),
  fees: moneyShape,
  earns: moneyShape,
  /** The lowest price that is accepted. */
  floor: moneyShape,
  source: z.enum(priceSources),
  /** The rule alone was below the floor, so the price was raised to it. */
  raised: z.boolean(),
  ownRule: ownRuleShape,
};

export const ownVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  label: z.string(),
  image: imageShape.nullable(),
  stock: z.number().int(),
  ...pricedFields,
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
  /** Hidden by the rule "hide what falls under the floor", not by the owner. */
  isHiddenByFloor: z.boolean(),
  isFeatured: z.boolean(),
  isNew: z.boolean(),
  note: z.string(),
  platformPrice: moneyRangeShape,
  sellingPrice: moneyRangeShape,
  earns: moneyRangeShape,
  /** Of the cheapest variant, in per cent. */
  percentage: z.number(),
  /** The lowest price that can be fixed for the whole product: the highest floor of its variants. */
  floor: moneyShape,
  source: z.enum(priceSources),
  raised: z.boolean(),
  ownRule: ownRuleShape,
  /** How many variants have a price or percentage of their own. */
  ownVariantRules: z.number().int(),
  /** Platform price of the cheapest and the dearest variant in US dollars, from which percentages are computed. */
  platformUsd: moneyRangeShape,
});
export type OwnProductRow = z.infer<typeof ownProductRowShape>;

export const ownProductShape = ownProductRowShape.extend({
  description: z.string(),
  images: z.array(imageShape),
  leadTimeDays: z.number().int(),
  /** Where buyers see it. */
  publicUrl: z.string(),
  variants: z.array(ownVariantShape),
  fees: feeShape,
});
export type OwnProduct = z.infer<typeof ownProductShape>;

const categoryFields = {
  ...categoryRefShape.shape,
  productCount: z.number().int(),
  inStoreCount: z.number().int(),
  /** Set at this category, in per cent; null: the level above decides. */
  percentage: z.number().nullable(),
  /** What applies to its products without a price of their own. */
  effectivePercentage: z.number(),
};

export const ownCategoryShape = z.object({ ...categoryFields, children: z.array(z.object(categoryFields)) });
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
  }),
  failures: ['store-required'],
});

export const ownProductSorts = ['featured', 'newest', 'name', 'price-up', 'price-down'] as const;

export const listOwnProducts = endpoint({
  name: 'pricing.listProducts',
  method: 'GET',
  path: '/api/v1/store/products',
  permission: 'shop:price:view',
  summary: 'The catalogue as the own store sells it: platform price, selling price, percentage and earnings of each product.',
  query: z.strictObject({
    ...cursorQueryFields,
    search: optionalFilter(z.string().trim().max(100)),
    categoryId: optionalFilter(idShape),
    show: optionalFilter(z.enum(['all', 'in-store', 'hidden'])),
    sort: optionalFilter(z.enum(ownProductSorts)),
  }),
  reply: z.object({
    list: z.array(ownProductRowShape),
    nextCursor: z.string().nullable(),
    /** Rows behind the filter, on the first page only. */
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

/** One staged price: exactly one of `fixed` and `percentage`; both null gives the place back to the level above. */
export const priceEditShape = z
  .strictObject({
    kind: z.enum(['product', 'variant']),
    id: idShape,
    fixed: z.strictObject({ amount: z.number().int().min(1).max(100_000_000_000), currency: z.string().length(3) }).nullable(),
    percentage: percentageShape.nullable(),
  })
  .refine((edit) => edit.fixed === null || edit.percentage === null, { path: ['percentage'], params: { code: 'choice' } });
export type PriceEdit = z.infer<typeof priceEditShape>;

export const savePrices = endpoint({
  name: 'pricing.savePrices',
  method: 'PUT',
  path: '/api/v1/store/prices',
  permission: 'shop:price:edit',
  summary:
    'Saves staged prices together: all or none. When one is below its floor nothing is saved and `errors` names every refused item (`items.{index}`) with its floor. The drafts of what was saved are removed.',
  body: z.strictObject({ items: z.array(priceEditShape).min(1).max(200) }),
  reply: z.object({ savedCount: z.number().int(), products: z.array(ownProductRowShape) }),
  failures: ['store-required', 'price-below-floor'],
});

export const priceDraftShape = z.object({
  productId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  edits: z.array(priceEditShape),
  savedAt: z.iso.datetime(),
});
export type PriceDraft = z.infer<typeof priceDraftShape>;

export const listPriceDrafts = endpoint({
  name: 'pricing.listDrafts',
  method: 'GET',
  path: '/api/v1/store/price-drafts',
  permission: 'shop:price:view',
  summary: 'The staged, unsaved prices of the own store, one entry per product.',
  reply: z.object({ list: z.array(priceDraftShape) }),
  failures: ['store-required'],
});

export const putPriceDraft = endpoint({
  name: 'pricing.putDraft',
  method: 'PUT',
  path: '/api/v1/store/price-drafts/:productId',
  permission: 'shop:price:edit',
  summary: 'Stages the edits of one product; they replace its earlier ones. Nothing is sold at them before they are saved.',
  params: z.strictObject({ productId: idShape }),
  body: z.strictObject({ edits: z.array(priceEditShape).min(1).max(60) }),
  reply: priceDraftShape,
  failures: ['store-required'],
});

export const deletePriceDraft = endpoint({
  name: 'pricing.deleteDraft',
  method: 'DELETE',
  path: '/api/v1/store/price-drafts/:productId',
  permission: 'shop:price:edit',
  summary: 'Drops the staged edits of one product.',
  params: z.strictObject({ productId: idShape }),
  reply: z.null(),
  failures: ['store-required'],
});

export const clearPriceDrafts = endpoint({
  name: 'pricing.clearDrafts',
  method: 'DELETE',
  path: '/api/v1/store/price-drafts',
  permission: 'shop:price:edit',
  summary: 'Drops all staged edits of the own store.',
  reply: z.object({ deletedCount: z.number().int() }),
  failures: ['store-required'],
});

/** `categoryId` null means the whole store; `percentage` null gives the category back to the level above. */
const percentageChangeShape = z
  .strictObject({ categoryId: idShape.nullable(), percentage: percentageShape.nullable() })
  .refine((change) => change.categoryId !== null || change.percentage !== null, { path: ['percentage'], params: { code: 'required' } });

export const percentageChangeRowShape = z.object({
  productId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  now: moneyShape,
  next: moneyShape,
  earnsNow: moneyShape,
  earnsNext: moneyShape,
  /** The percentage alone would be below the floor; `next` is the floor. */
  raised: z.boolean(),
});

export const previewPercentage = endpoint({
  name: 'pricing.previewPercentage',
  method: 'POST',
  path: '/api/v1/store/percentages/preview',
  permission: 'shop:price:view',
  transaction: 'none',
  summary:
    'What a percentage for a category (or the whole store) would move, product by product, by its cheapest variant. Changes nothing.',
  body: percentageChangeShape,
  reply: z.object({
    changeCount: z.number().int(),
    /** Products with a price or percentage of their own, or under a nearer category percentage: they stay. */
    keepCount: z.number().int(),
    raisedCount: z.number().int(),
    rows: z.array(percentageChangeRowShape),
  }),
  failures: ['store-required'],
});

export const applyPercentage = endpoint({
  name: 'pricing.applyPercentage',
  method: 'PUT',
  path: '/api/v1/store/percentages',
  permission: 'shop:price:edit',
  summary: 'Sets the percentage of a category or of the whole store, and notes what was there before for an undo.',
  body: percentageChangeShape,
  reply: z.object({ undoId: idShape, changeCount: z.number().int(), keepCount: z.number().int() }),
  failures: ['store-required'],
});

export const undoPercentage = endpoint({
  name: 'pricing.undoPercentage',
  method: 'POST',
  path: '/api/v1/store/percentages/undo',
  permission: 'shop:price:edit',
  summary: 'Puts back what one percentage change replaced. Refused with `conflict` when it was changed again since, or undone already.',
  body: z.strictObject({ undoId: idShape }),
  reply: z.object({ categoryId: idShape.nullable(), percentage: z.number().nullable() }),
  failures: ['store-required', 'conflict'],
});

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
  summary: "The owner's own sentence about a product, shown on its card and page; empty removes it.",
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ note: z.string().trim().max(160) }),
  reply: z.object({ product: ownProductRowShape }),
  failures: ['store-required'],
});

export const sortProducts = endpoint({
  name: 'pricing.sortProducts',
  method: 'PUT',
  path: '/api/v1/store/product-order',
  permission: 'shop:price:edit',
  summary: 'Puts the given products first, in this order; all others follow, newest first.',
  body: z.strictObject({ ids: z.array(idShape).max(200) }),
  reply: z.object({ sortedCount: z.number().int() }),
  failures: ['store-required'],
});
