import * as owner from '@vitrine/contract/shop/pricing.ts';
import * as storefront from '@vitrine/contract/shop/storefront.ts';
import { type Api, route } from '#platform/route.ts';
import { applyPercentage, previewPercentage, undoPercentage } from './change-percentage.ts';
import { changeDisplay, noteProduct, sortProducts } from './display.ts';
import { clearDrafts, deleteDraft, listDrafts, putDraft } from './drafts.ts';
import { listOwnProducts } from './list-own-products.ts';
import { listOwnCategories } from './own-categories.ts';
import { getOwnProduct } from './own-product.ts';
import { savePrices } from './save-prices.ts';
import { readFeed, readSitemap } from './storefront-feeds.ts';
import { listProducts, readExamples, readHome, readStore, readStorefrontCategories } from './storefront-home.ts';
import { readStorefrontProduct } from './storefront-product.ts';
import { getStoreBySlug } from './storefront-store.ts';

export function registerOwnerRoutes(api: Api): void {
  route(api, owner.listOwnCategories, (ctx) => listOwnCategories(ctx));
  route(api, owner.listOwnProducts, (ctx, { query }) => listOwnProducts(ctx, query));
  route(api, owner.getOwnProduct, (ctx, { params }) => getOwnProduct(ctx, params.id));
  route(api, owner.savePrices, (ctx, { body }) => savePrices(ctx, body.items));
  route(api, owner.listPriceDrafts, (ctx) => listDrafts(ctx));
  route(api, owner.putPriceDraft, (ctx, { params, body }) => putDraft(ctx, params.productId, body.edits));
  route(api, owner.deletePriceDraft, (ctx, { params }) => deleteDraft(ctx, params.productId));
  route(api, owner.clearPriceDrafts, (ctx) => clearDrafts(ctx));
  route(api, owner.previewPercentage, (ctx, { body }) => previewPercentage(ctx, body));
  route(api, owner.applyPercentage, (ctx, { body }) => applyPercentage(ctx, body));
  route(api, owner.undoPercentage, (ctx, { body }) => undoPercentage(ctx, body.undoId));
  route(api, owner.changeProductDisplay, (ctx, { body }) => changeDisplay(ctx, body));
  route(api, owner.noteProduct, (ctx, { params, body }) => noteProduct(ctx, params.id, body.note));
  route(api, owner.sortProducts, (ctx, { body }) => sortProducts(ctx, body.ids));
}

export function registerStorefrontRoutes(api: Api): void {
  route(api, storefront.getStorefront, (ctx, { params }) => readStore(ctx, params.slug));
  route(api, storefront.getStorefrontHome, (ctx, { params, query }) => readHome(ctx, params.slug, query));
  route(api, storefront.listStorefrontProducts, (ctx, { params, query }) => listProducts(ctx, params.slug, query));
  route(api, storefront.getStorefrontProduct, (ctx, { params, query }) => readStorefrontProduct(ctx, params, query));
  route(api, storefront.listStorefrontCategories, async (ctx, { params }) => ({
    list: await readStorefrontCategories(ctx, await getStoreBySlug(ctx, params.slug)),
  }));
  route(api, storefront.getStorefrontSitemap, (ctx, { params }) => readSitemap(ctx, params.slug));
  route(api, storefront.getStorefrontFeed, (ctx, { params, query }) => readFeed(ctx, params.slug, query));
  route(api, storefront.listExampleStores, (ctx) => readExamples(ctx));
}
