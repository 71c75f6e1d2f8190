import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

export interface PlatformPriceChange {
  productId: string;
  variantId: string;
  /** In US cents. */
  beforeMinor: bigint;
  afterMinor: bigint;
}

interface PublishedProduct {
  productId: string;
  categoryId: string;
  primaryCategoryId: string;
}

/** Products whose lists are looked for. */
export interface ListingRequest {
  productIds: readonly string[];
  /** Those that enter or leave lists: they are looked for also if they are not for sale. */
  movedIds: readonly string[];
  /** Leaves out what is not for sale, whether it moves or not. */
  onlyForSale?: boolean;
  /** Only in these stores. */
  storeIds?: readonly string[];
  /** In stores that hide them as well. */
  alsoHidden?: boolean;
}

/** Stores that list some products of one category. */
export interface Listing {
  /** The keys of the category and of its primary one. */
  categoryKeys: readonly [string, string];
  isMoved: boolean;
  storeIds: readonly string[];
}

/** Steps of later modules in the transaction of a change of the catalogue. */
export const catalogueHooks = {
  /** pricing: the changes are written to the price history of every store that sells the product. */
  platformPricesChanged: defineHook<
    (ctx: Ctx, changes: readonly PlatformPriceChange[]) => Promise<void>
  >('catalogue.platformPricesChanged'),
  /** pricing: the product is on sale for the first time, and hidden in every store that new products of its category do not join. */
  productPublished: defineHook<(ctx: Ctx, product: PublishedProduct) => Promise<void>>(
    'catalogue.productPublished',
  ),
  /** pricing: products were saved; those that can be on sale get their first price in the stores. */
  productsSaved:
    defineHook<(ctx: Ctx, productIds: readonly string[]) => Promise<void>>(
      'catalogue.productsSaved',
    ),
  /** pricing: the stores that list products, by the categories of these. */
  findListings:
    defineHook<(ctx: Ctx, request: ListingRequest) => Promise<Listing[]>>('catalogue.findListings'),
  /** pricing: the stores that list something of a secondary category. */
  findStoresOfCategory: defineHook<(ctx: Ctx, categoryId: string) => Promise<string[]>>(
    'catalogue.findStoresOfCategory',
  ),
  /** Of these variants, those that rows of the module name: they cannot be deleted. */
  findNamedVariants: defineHook<(ctx: Ctx, variantIds: readonly string[]) => Promise<string[]>>(
    'catalogue.findNamedVariants',
  ),
  /** Likewise for categories. */
  findNamedCategories: defineHook<(ctx: Ctx, categoryIds: readonly string[]) => Promise<string[]>>(
    'catalogue.findNamedCategories',
  ),
  /** Likewise for products that are named as a whole. */
  findNamedProducts: defineHook<(ctx: Ctx, productIds: readonly string[]) => Promise<string[]>>(
    'catalogue.findNamedProducts',
  ),
};
