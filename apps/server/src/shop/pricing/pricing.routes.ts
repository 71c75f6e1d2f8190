import * as percentages from '@vitrine/contract/shop/percentages.ts';
import * as edits from '@vitrine/contract/shop/price-edits.ts';
import * as owner from '@vitrine/contract/shop/pricing.ts';
import * as display from '@vitrine/contract/shop/product-display.ts';
import { type Api, route } from '#platform/route.ts';
import { moveProduct, sortProducts } from './arrange-products.ts';
import { applyPercentage, undoPercentage } from './change-percentage.ts';
import { changeDisplay, noteProduct } from './display.ts';
import { clearDrafts, deleteDraft, listDrafts, putDraft } from './drafts.ts';
import { listOwnProducts } from './list-own-products.ts';
import { listOwnCategories } from './own-categories.ts';
import { getOwnProduct } from './own-product.ts';
import { previewPercentage } from './preview-percentage.ts';
import { savePrices } from './save-prices.ts';

export function registerPricingRoutes(api: Api): void {
  route(api, owner.listOwnCategories, (ctx) => listOwnCategories(ctx));
  route(api, owner.listOwnProducts, (ctx, { query }) => listOwnProducts(ctx, query));
  route(api, owner.getOwnProduct, (ctx, { params }) => getOwnProduct(ctx, params.id));
  route(api, edits.savePrices, (ctx, { body }) => savePrices(ctx, body));
  route(api, edits.listPriceDrafts, (ctx) => listDrafts(ctx));
  route(api, edits.putPriceDraft, (ctx, { params, body }) => putDraft(ctx, params.productId, body));
  route(api, edits.deletePriceDraft, (ctx, { params, query }) => deleteDraft(ctx, params.productId, query.version));
  route(api, edits.clearPriceDrafts, (ctx, { query }) => clearDrafts(ctx, query.versions));
  route(api, percentages.previewPercentage, (ctx, { body }) => previewPercentage(ctx, body));
  route(api, percentages.applyPercentage, (ctx, { body }) => applyPercentage(ctx, body));
  route(api, percentages.undoPercentage, (ctx, { body }) => undoPercentage(ctx, body.undoId));
  route(api, display.changeProductDisplay, (ctx, { body }) => changeDisplay(ctx, body));
  route(api, display.noteProduct, (ctx, { params, body }) => noteProduct(ctx, params.id, body.note));
  route(api, display.sortProducts, (ctx, { body }) => sortProducts(ctx, body.ids));
  route(api, display.moveProduct, (ctx, { params, body }) => moveProduct(ctx, params.id, body));
}
