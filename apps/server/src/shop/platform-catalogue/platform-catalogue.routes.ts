import * as contract from '@vitrine/contract/shop/catalogue.ts';
import * as editing from '@vitrine/contract/shop/product-editing.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { type Api, route } from '#platform/http/route.ts';
import { bulkRestock } from './bulk-restock.ts';
import {
  changeStatus,
  copyProduct,
  deleteProduct,
  readForEditing,
  readHistory,
} from './edit-products.ts';
import { listSoldOut } from './list-sold-out.ts';
import {
  changeForOperators,
  getForOperators,
  listCategoriesForOperators,
  listForOperators,
} from './platform-products.ts';
import { saveProduct } from './save-product.ts';

export function registerPlatformCatalogueRoutes(api: Api): void {
  route(api, contract.listPlatformProducts, (ctx, { query }) => listForOperators(ctx, query));
  route(api, contract.getPlatformProduct, (ctx, { params }) => getForOperators(ctx, params.id));
  route(api, contract.listPlatformCategories, (ctx) => listCategoriesForOperators(ctx));
  route(api, contract.listSoldOutVariants, (ctx, { query }) => listSoldOut(ctx, query));
  route(api, contract.changeVariant, (ctx, { params, body }) =>
    changeForOperators(ctx, params.id, body),
  );
  registerBulk(api, restockVariants, bulkRestock);
  registerEditing(api);
}

function registerEditing(api: Api): void {
  route(api, editing.readProductForm, (ctx, { params }) => readForEditing(ctx, params.id));
  route(api, editing.createProduct, (ctx, { body }) =>
    saveProduct(ctx, { id: null, version: null, form: body, source: 'form' }),
  );
  route(api, editing.saveProduct, (ctx, { params, body }) =>
    saveProduct(ctx, { id: params.id, ...body, source: 'form' }),
  );
  route(api, editing.duplicateProduct, (ctx, { params }) => copyProduct(ctx, params.id));
  route(api, editing.deleteProduct, (ctx, { params }) => deleteProduct(ctx, params.id));
  route(api, editing.changeProductStatus, (ctx, { params, body }) =>
    changeStatus(ctx, params.id, body),
  );
  route(api, editing.listProductChanges, (ctx, { params, query }) =>
    readHistory(ctx, params.id, query),
  );
}
