import * as contract from '@vitrine/contract/shop/catalogue.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { type Api, route } from '#platform/http/route.ts';
import { bulkRestock } from './bulk-restock.ts';
import { listSoldOut } from './list-sold-out.ts';
import {
  changeForOperators,
  getForOperators,
  listCategoriesForOperators,
  listForOperators,
} from './platform-products.ts';

export function registerPlatformCatalogueRoutes(api: Api): void {
  route(api, contract.listPlatformProducts, (ctx, { query }) => listForOperators(ctx, query));
  route(api, contract.getPlatformProduct, (ctx, { params }) => getForOperators(ctx, params.id));
  route(api, contract.listPlatformCategories, (ctx) => listCategoriesForOperators(ctx));
  route(api, contract.listSoldOutVariants, (ctx, { query }) => listSoldOut(ctx, query));
  route(api, contract.changeVariant, (ctx, { params, body }) =>
    changeForOperators(ctx, params.id, body),
  );
  registerBulk(api, restockVariants, bulkRestock);
}
