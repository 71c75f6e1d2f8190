import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { platformCatalogueHooks } from '../platform-catalogue/index.ts';
import { readProductAsOnSale } from './read-product.ts';
import { registerStorefrontRoutes } from './storefront.routes.ts';

export { cached, listProductTags, tagsOf } from './cache.ts';
export { readExamples } from './read-examples.ts';
export { storefrontHooks } from './storefront.hooks.ts';

/** What buyers and search engines read: a store's pages, products, delivery, feeds and sitemaps. It writes nothing. */
export const storefrontModule: Module = {
  name: 'storefront',
  routes(api) {
    registerStorefrontRoutes(api);
  },
  hooks: [implementHook(platformCatalogueHooks.readProductAsOnSale, readProductAsOnSale)],
};
