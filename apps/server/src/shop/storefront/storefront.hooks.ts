import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import type { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';
import type { RatingSql } from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';

/** What only reviews, further right, know of the products that a store shows. */
export const storefrontHooks = {
  /** SQL for how often a product was given one to five stars in a store; null without a review. */
  ratingSql: defineHook<RatingSql>('storefront.ratingSql'),
  /** The summary of these counts. */
  summariseStars: defineHook<(stars: readonly number[]) => ReviewSummary>(
    'storefront.summariseStars',
  ),
  /** The reviews of what a store sold, for its home. */
  readStoreReviews: defineHook<
    (ctx: Ctx, store: Store) => Promise<EndpointAnswer<typeof getStorefrontHome>['reviews']>
  >('storefront.readStoreReviews'),
  /** The summary of a product's reviews in a store with the newest of them. */
  readFirstReviews: defineHook<
    (ctx: Ctx, storeId: string, productId: string) => Promise<EndpointAnswer<typeof listReviews>>
  >('storefront.readFirstReviews'),
};
