import type { Module } from '#platform/module.ts';
import { subscribeToPrices } from './pricing.handlers.ts';
import { pricingHooks } from './pricing.hooks.ts';
import { registerPricingRoutes } from './pricing.routes.ts';
import { refreshOutdatedStores } from './refresh-outdated.ts';

export { announceStock, stockTag } from './announce.ts';
export { refreshFloors } from './floors.ts';
export { matchProducts } from './match-products.ts';
export { countOnSaleByCategory } from './own-categories.ts';
export type { RatingSql } from './page-request.ts';
export { countSellers, findSellers, previewFloors } from './preview-floors.ts';
export { priceRange } from './price-range.ts';
export { priceVariants, type VariantPrice } from './price-variants.ts';
export { isPricedIn } from './priced-in.ts';
export { createQuoter, groupRules, type Quoter, type RuleTuple, rulesOf } from './quote.ts';
export {
  emptyPage,
  type PageProduct,
  type ProductPage,
  readPage,
  readPageAndPicks,
} from './read-page.ts';
export { readPageByShownPrice } from './read-page-by-shown-price.ts';
export {
  type ChangeTuple,
  calculateChangesSince,
  createReductions,
  type FindPriceBefore,
  type ReducibleProduct,
  selectRecentChanges,
} from './reductions.ts';
export { refreshStorePrices } from './refresh-prices.ts';
export { areStoredPricesShown, readShownPrices, type ShownPrices } from './shown-prices.ts';
export { findTaxTerms } from './tax.ts';

/** What each store sells the catalogue at: rules, percentages, own prices, stored prices, and its owner's screens for them. */
export const pricingModule: Module = {
  name: 'pricing',
  routes(api) {
    registerPricingRoutes(api);
  },
  handlers: subscribeToPrices,
  hooks: pricingHooks,
  schedules: [
    {
      name: 'pricing.refresh-prices',
      everySeconds: 60,
      run: (platform) => refreshOutdatedStores(platform),
    },
  ],
};
