import { sql } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { as } from '#platform/db/sql-rows.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import {
  describeCategory,
  describePicture,
  describeProduct,
  describeSupplier,
  describeUpload,
  describeVariants,
} from './log-subjects.ts';
import { registerOriginals } from './media-originals.ts';
import { sweepMediaUploads } from './media-uploads.ts';
import { productDraftData } from './own-data.ts';
import { registerPlatformCatalogueRoutes } from './platform-catalogue.routes.ts';
import { sweepDrafts } from './sweep-drafts.ts';

export { platformCatalogueHooks } from './platform-catalogue.hooks.ts';
export {
  createSaves,
  finishSaves,
  type RefusedUnits,
  type Saves,
  saveProductOf,
} from './save-product.ts';

/**
 * The operators' screens of the catalogue. They read and set stock and move the stores' price floors too, so they are a
 * module after `stock` and `pricing`, not part of `catalogue`, which comes before both.
 */
export const platformCatalogueModule: Module = {
  name: 'platform-catalogue',
  logSubjects: {
    'products.create': async (_ctx, { body }) => String(body['key']),
    'products.update': describeProduct,
    'products.previewEffects': describeProduct,
    'categories.update': describeCategory,
    'categories.delete': describeCategory,
    'categories.move': describeCategory,
    'suppliers.update': describeSupplier,
    'suppliers.delete': describeSupplier,
    'media.start': async (_ctx, { body }) => String(body['fileName']),
    'media.part': describeUpload,
    'media.finish': describeUpload,
    'media.replace': describePicture,
    'media.delete': describePicture,
    'products.duplicate': describeProduct,
    'products.delete': describeProduct,
    'products.changeStatus': describeProduct,
    async 'catalogue.changeVariant'(ctx, { params }) {
      const [row] = await ctx.db.rows(
        sql`select sku from variants where id = ${String(params['id'])}::bigint`,
        { sku: as.text },
      );
      return row?.sku;
    },
    'catalogue.bulkRestock': describeVariants,
    'catalogue.bulkLimit': describeVariants,
  },
  mount: registerOriginals,
  schedules: [
    { name: 'media.sweep-uploads', everySeconds: 86_400, run: sweepMediaUploads },
    { name: 'productDrafts.sweep', everySeconds: 86_400, run: sweepDrafts },
  ],
  routes(api) {
    registerPlatformCatalogueRoutes(api);
  },
  hooks: [implementHook(accountHooks.personalData, productDraftData)],
};
