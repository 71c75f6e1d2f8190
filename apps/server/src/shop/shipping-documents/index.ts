import * as papers from '@vitrine/contract/shop/shipping-documents.ts';
import * as files from '@vitrine/contract/shop/shipping-exports.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { exportShipping } from './export-shipping.ts';
import { shippingPresetData } from './own-data.ts';
import { printPicks, printSlips } from './print-papers.ts';
import {
  createPreset,
  deletePreset,
  describePreset,
  listPresets,
  updatePreset,
} from './shipping-presets.ts';

/** The documents that are printed for parcels, and the files that carriers and warehouses read. */
export const shippingDocumentsModule: Module = {
  name: 'shipping-documents',
  routes(api) {
    route(api, papers.printPackingSlips, (ctx, { body }) => printSlips(ctx, body));
    route(api, papers.printPickList, (ctx, { body }) => printPicks(ctx, body));
    route(api, files.exportShipping, (ctx, { body }) => exportShipping(ctx, body));
    route(api, files.listShippingPresets, (ctx) => listPresets(ctx));
    route(api, files.createShippingPreset, (ctx, { body }) => createPreset(ctx, body));
    route(api, files.updateShippingPreset, (ctx, { params, body }) =>
      updatePreset(ctx, params.id, body),
    );
    route(api, files.deleteShippingPreset, (ctx, { params }) => deletePreset(ctx, params.id));
  },
  logSubjects: { shippingPresets: describePreset },
  hooks: [implementHook(accountHooks.personalData, shippingPresetData)],
};
