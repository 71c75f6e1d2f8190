import type { Module } from '#platform/module.ts';
import { registerOperatorRoutes } from './operators.routes.ts';
import { answerStoreQuestions, subscribeToPrices } from './pricing.handlers.ts';
import { registerOwnerRoutes, registerStorefrontRoutes } from './pricing.routes.ts';
import { refreshOutdatedStores } from './refresh-outdated.ts';

export { addWorkingDays, dayIn, leadDaysOf } from './delivery.rules.ts';
export { ownerFees } from './fees.ts';
export { priceVariants, type VariantPrice } from './price-variants.ts';
export { refreshStorePrices } from './refresh-prices.ts';
export { findTaxTerms } from './tax.ts';

/** What each store sells the catalogue at, its owner's screens for that, and what buyers see. */
export const pricingModule: Module = {
  name: 'pricing',
  routes(api) {
    registerOwnerRoutes(api);
    registerStorefrontRoutes(api);
    registerOperatorRoutes(api);
  },
  handlers: subscribeToPrices,
  schedules: [{ name: 'pricing.refresh-prices', everySeconds: 60, run: (platform) => refreshOutdatedStores(platform) }],
};

answerStoreQuestions();
