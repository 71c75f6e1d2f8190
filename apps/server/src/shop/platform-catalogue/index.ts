import type { Module } from '#platform/module.ts';
import { registerPlatformCatalogueRoutes } from './platform-catalogue.routes.ts';

/**
 * The operators' screens of the catalogue. They read and set stock and move the stores' price floors too, so they are a
 * module after `stock` and `pricing`, not part of `catalogue`, which comes before both.
 */
export const platformCatalogueModule: Module = {
  name: 'platform-catalogue',
  routes(api) {
    registerPlatformCatalogueRoutes(api);
  },
};
