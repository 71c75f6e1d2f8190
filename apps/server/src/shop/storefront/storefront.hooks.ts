import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import type { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';
import type { Store } from '../stores/index.ts';

/** What only reviews, further right, know of the products that a store shows. */
export const storefrontHooks = {
  /** How products are reviewed in a store, by id; those without a review are left out. */
  readRatings:
    defineHook<
      (
        ctx: Ctx,
        storeId: string,
        productIds: readonly string[],
      ) => Promise<ReadonlyMap<string, ReviewSummary>>
    >('storefront.readRatings'),
  /** The reviews of what a store sold, for its home. */
  readStoreReviews: defineHook<
    (ctx: Ctx, store: Store) => Promise<EndpointAnswer<typeof getStorefrontHome>['reviews']>
  >('storefront.readStoreReviews'),
  /** The summary of a product's reviews in a store with the newest of them. */
  readFirstReviews: defineHook<
    (ctx: Ctx, storeId: string, productId: string) => Promise<EndpointAnswer<typeof listReviews>>
  >('storefront.readFirstReviews'),
};
