import type { Module } from '#platform/module.ts';
import { registerPromotionRoutes } from './promotions.routes.ts';

export { claimOffer, findClaim, freeOffer, markInstrument, type OfferRequest, quoteOffer, useOffer } from './claim-offer.ts';
export { addressMark, type WelcomeOffer, welcomeOfferFor } from './promotions.rules.ts';
export { describeOffer } from './promotions.service.ts';

/** The welcome offer on an owner's first seller payment. */
export const promotionsModule: Module = {
  name: 'promotions',
  routes: registerPromotionRoutes,
};
