import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { offerData } from './own-data.ts';
import { registerPromotionRoutes } from './promotions.routes.ts';

export {
  checkOffer,
  claimOffer,
  findClaim,
  markInstrument,
  type OfferRequest,
  releaseOffer,
  useOffer,
} from './claim-offer.ts';
export { promotionHooks } from './promotions.hooks.ts';
export {
  addressMark,
  type DeliveryAddress,
  type WelcomeOffer,
  welcomeOfferFor,
} from './promotions.rules.ts';
export { dismissWelcome, readPayer } from './promotions.service.ts';

/** The welcome offer on an owner's first seller payment. */
export const promotionsModule: Module = {
  name: 'promotions',
  routes: registerPromotionRoutes,
  hooks: [implementHook(accountHooks.personalData, offerData)],
};
