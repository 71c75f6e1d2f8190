import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

interface PlatformPriceChange {
  productId: string;
  variantId: string;
  /** In US cents. */
  beforeMinor: bigint;
  afterMinor: bigint;
}

/** What later modules do in the transaction of a change of the catalogue. */
export const catalogueHooks = {
  /** pricing: the change is written to the price history of every store that sells the product. */
  platformPriceChanged: defineHook<(ctx: Ctx, change: PlatformPriceChange) => Promise<void>>('catalogue.platformPriceChanged'),
};
