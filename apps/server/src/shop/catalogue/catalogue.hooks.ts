import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

interface PlatformPriceChange {
  productId: string;
  variantId: string;
  /** In US cents. */
  beforeMinor: bigint;
  afterMinor: bigint;
}

interface NewProduct {
  productId: string;
  categoryId: string;
  primaryCategoryId: string;
}

/** What later modules do in the transaction of a change of the catalogue. */
export const catalogueHooks = {
  /** pricing: the change is written to the price history of every store that sells the product. */
  platformPriceChanged: defineHook<(ctx: Ctx, change: PlatformPriceChange) => Promise<void>>(
    'catalogue.platformPriceChanged',
  ),
  /** pricing: the product is hidden in every store that new products of its category do not join. */
  productCreated: defineHook<(ctx: Ctx, product: NewProduct) => Promise<void>>(
    'catalogue.productCreated',
  ),
};
