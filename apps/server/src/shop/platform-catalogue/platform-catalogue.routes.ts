import * as contract from '@vitrine/contract/shop/catalogue.ts';
import * as media from '@vitrine/contract/shop/media.ts';
import {
  categories,
  moveCategory as moveContract,
} from '@vitrine/contract/shop/product-categories.ts';
import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import * as drafts from '@vitrine/contract/shop/product-drafts.ts';
import * as editing from '@vitrine/contract/shop/product-editing.ts';
import { previewProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import * as previews from '@vitrine/contract/shop/product-previews.ts';
import * as stock from '@vitrine/contract/shop/stock-movements.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { limitVariants } from '@vitrine/contract/shop/variant-limits.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { registerCrudRoutes, registerFormRoutes } from '#platform/crud/crud-routes.ts';
import { type Api, route } from '#platform/http/route.ts';
import { bulkLimit } from './bulk-limit.ts';
import { bulkRestock } from './bulk-restock.ts';
import { categoryService, moveCategory } from './categories.ts';
import { changeCells } from './change-cells.ts';
import { countForOperators } from './count-products.ts';
import {
  changeStatus,
  copyProduct,
  deleteProduct,
  readForEditing,
  readHistory,
} from './edit-products.ts';
import { listForOperators } from './list-products.ts';
import { countStock, listStock, listStockOf } from './list-stock.ts';
import { deleteMedia, listMedia, readUses, replaceMedia } from './media.ts';
import { finishMediaUpload, startMediaUpload, storeMediaPart } from './media-uploads.ts';
import {
  changeForOperators,
  getForOperators,
  listCategoriesForOperators,
} from './platform-products.ts';
import { previewEffects } from './preview-effects.ts';
import { deleteDraft, endDraft, putDraft, readDraft } from './product-drafts.ts';
import { listVariants, savePart } from './product-parts.ts';
import { createPreview, openPreview } from './product-previews.ts';
import { saveProduct } from './save-product.ts';
import { moveStock, readMovements } from './stock-movements.ts';
import { supplierService } from './suppliers.ts';

export function registerPlatformCatalogueRoutes(api: Api): void {
  route(api, contract.listPlatformProducts, (ctx, { query }) => listForOperators(ctx, query));
  route(api, contract.countPlatformProducts, (ctx) => countForOperators(ctx));
  route(api, contract.getPlatformProduct, (ctx, { params }) => getForOperators(ctx, params.id));
  route(api, contract.listPlatformCategories, (ctx) => listCategoriesForOperators(ctx));
  route(api, contract.listStockLevels, (ctx, { query }) => listStock(ctx, query));
  route(api, contract.countStockLevels, (ctx) => countStock(ctx));
  route(api, contract.listProductStock, (ctx, { query }) => listStockOf(ctx, query.productIds));
  route(api, contract.changeVariant, (ctx, { params, body }) =>
    changeForOperators(ctx, params.id, body),
  );
  registerBulk(api, restockVariants, bulkRestock);
  registerBulk(api, limitVariants, bulkLimit);
  registerEditing(api);
  registerCategories(api);
  registerMedia(api);
  registerCrudRoutes(api, suppliers, supplierService);
  route(api, stock.listStockMovements, (ctx, { query }) => readMovements(ctx, query));
  route(api, stock.moveStock, (ctx, { body }) => moveStock(ctx, body));
}

function registerCategories(api: Api): void {
  registerFormRoutes(api, categories, categoryService);
  route(api, moveContract, (ctx, { params, body }) => moveCategory(ctx, params.id, body));
}

function registerMedia(api: Api): void {
  route(api, media.pageMedia, (ctx, { query }) => listMedia(ctx, query));
  route(api, media.startMediaUpload, (ctx, { body }) => startMediaUpload(ctx, body));
  route(api, media.sendMediaPart, (ctx, { params, query, body }) =>
    storeMediaPart(ctx, params.id, query.bytesFrom, body),
  );
  route(api, media.finishMediaUpload, (ctx, { params }) => finishMediaUpload(ctx, params.id));
  route(api, media.listMediaUses, (ctx, { params }) => readUses(ctx, params.id));
  route(api, media.replaceMedia, (ctx, { params, body }) => replaceMedia(ctx, params.id, body));
  route(api, media.deleteMedia, (ctx, { params }) => deleteMedia(ctx, params.ids));
}

function registerEditing(api: Api): void {
  route(api, editing.readProductForm, (ctx, { params, query }) =>
    readForEditing(ctx, params.id, query),
  );
  route(api, editing.listProductVariants, (ctx, { params, query }) =>
    listVariants(ctx, params.id, query),
  );
  route(api, editing.createProduct, async (ctx, { body, query }) => {
    const saved = await saveProduct(ctx, { id: null, version: null, form: body, source: 'form' });
    await endDraft(ctx, query.draft);
    return saved;
  });
  route(api, editing.saveProduct, async (ctx, { params, body, query }) => {
    const { version, form, leavesOthers } = body;
    const saved = leavesOthers
      ? await savePart(ctx, params.id, body)
      : await saveProduct(ctx, { id: params.id, version, form, source: 'form' });
    await endDraft(ctx, query.draft);
    return saved;
  });
  route(api, drafts.readProductDraft, (ctx, { params }) => readDraft(ctx, params.product));
  route(api, drafts.putProductDraft, (ctx, { params, body }) =>
    putDraft(ctx, params.product, body),
  );
  route(api, drafts.deleteProductDraft, (ctx, { params, query }) =>
    deleteDraft(ctx, params.product, query),
  );
  route(api, editing.duplicateProduct, (ctx, { params }) => copyProduct(ctx, params.id));
  route(api, editing.deleteProduct, (ctx, { params }) => deleteProduct(ctx, params.id));
  route(api, editing.changeProductStatus, (ctx, { params, body }) =>
    changeStatus(ctx, params.id, body),
  );
  route(api, previews.createProductPreview, (ctx, { body }) => createPreview(ctx, body));
  route(api, previews.readProductPreview, (ctx, { params, query }) =>
    openPreview(ctx, params, query),
  );
  route(api, changeProductCells, (ctx, { body }) => changeCells(ctx, body));
  route(api, previewProductEffects, (ctx, { params, body }) =>
    previewEffects(ctx, params.id, body),
  );
  route(api, editing.listProductChanges, (ctx, { params, query }) =>
    readHistory(ctx, params.id, query),
  );
}
