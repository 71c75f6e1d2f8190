import * as contract from '@vitrine/contract/shop/catalogue-exports.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { exportCatalogue } from './export-catalogue.ts';

/** The catalogue as files that our own import and Shopify read. */
export const catalogueExportModule: Module = {
  name: 'catalogue-export',
  routes(api) {
    route(api, contract.exportCatalogue, async (ctx, { query }) => exportCatalogue(ctx, query));
  },
};
