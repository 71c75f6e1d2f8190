import { idsOf, referTo } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { storeAccountHooks } from './account-hooks.ts';
import { askForSellers } from './ask-for-seller.ts';
import { describeStores } from './find-store.ts';
import { registerOperatorRoutes } from './operators.routes.ts';
import { maySubscribeToStore } from './push-rights.ts';
import { subscribeStores } from './stores.handlers.ts';
import { registerStoreRoutes } from './stores.routes.ts';

export { refreshStore } from './announce.ts';
export {
  accentOf,
  describeImage,
  describeStorefrontStore,
  type SlideTarget,
} from './describe-store.ts';
export {
  assertNotClosed,
  findShownStoreBySlug,
  findStoreBySlug,
  findStoreOfAccount,
  getShownStore,
  getStore,
  getStores,
  lockStore,
  lockStoresForPricing,
  type Store,
  storeBySlug,
  storeColumns,
  storePublicUrl,
  storeShape,
} from './find-store.ts';
export { ownStoreId } from './own-store-id.ts';
export { createPairLists } from './pair-lists.ts';
export { registerPair, type Side } from './pair-routes.ts';
export { markPriced } from './quick-start.ts';
export { maySellIn, platformSeller, sellerColumnsOf, sellerOf } from './seller.ts';
export { storeChanged, storeOpened } from './stores.events.ts';
export { storeHooks, type Total } from './stores.hooks.ts';
export { changeStore } from './update-store.ts';

/** The owners' stores: address, look, settings, quick start. */
export const storesModule: Module = {
  name: 'stores',
  routes(api) {
    registerStoreRoutes(api);
    registerOperatorRoutes(api);
  },
  handlers: subscribeStores,
  schedules: [{ name: 'stores.ask-for-sellers', everySeconds: 3_600, run: askForSellers }],
  hooks: storeAccountHooks,
  maySubscribe: maySubscribeToStore,
  jobSubjects: { storeId: describeStores },
  logSubjects: {
    storeDecisions: async (_ctx, { params }) => referTo('store', idsOf(params['storeId'])),
  },
};
