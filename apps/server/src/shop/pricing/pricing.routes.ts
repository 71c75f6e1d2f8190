import * as news from '@vitrine/contract/shop/catalogue-news.ts';
import * as percentages from '@vitrine/contract/shop/percentages.ts';
import * as edits from '@vitrine/contract/shop/price-edits.ts';
import { listPriceChanges } from '@vitrine/contract/shop/price-history.ts';
import * as imports from '@vitrine/contract/shop/price-imports.ts';
import * as owner from '@vitrine/contract/shop/pricing.ts';
import * as display from '@vitrine/contract/shop/product-display.ts';
import * as topics from '@vitrine/contract/shop/topics.ts';
import { type Api, route } from '#platform/http/route.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { moveProduct, sortProducts } from './arrange-products.ts';
import { applyPercentage, undoPercentage } from './change-percentage.ts';
import { changeCategoryDisplay, chooseTopics } from './choose-topics.ts';
import { changeDisplay, noteProduct } from './display.ts';
import { clearDrafts, deleteDraft, listDrafts, putDraft } from './drafts.ts';
import { exportPrices } from './export-prices.ts';
import { importPrices, previewImport } from './import-prices.ts';
import { listNews } from './list-news.ts';
import { listOwnProducts } from './list-own-products.ts';
import { listTopics } from './list-topics.ts';
import { markNews } from './mark-news.ts';
import { listOwnCategories } from './own-categories.ts';
import { getOwnProduct } from './own-product.ts';
import { previewPercentage } from './preview-percentage.ts';
import { listChanges } from './price-history.ts';
import { savePrices } from './save-prices.ts';
import { countOpenNews } from './select-news.ts';

export function registerPricingRoutes(api: Api): void {
  route(api, owner.listOwnCategories, (ctx) => listOwnCategories(ctx));
  route(api, owner.listOwnProducts, (ctx, { query }) => listOwnProducts(ctx, query));
  route(api, owner.getOwnProduct, (ctx, { params }) => getOwnProduct(ctx, params.id));
  route(api, listPriceChanges, (ctx, { params, query }) => listChanges(ctx, params.id, query));
  route(api, news.listCatalogueNews, (ctx, { query }) => listNews(ctx, query));
  route(api, news.countCatalogueNews, async (ctx) =>
    countOpenNews(ctx, await getStore(ctx, ownStoreId(ctx))),
  );
  route(api, news.markCatalogueNews, (ctx, { body }) => markNews(ctx, body));
  route(api, edits.savePrices, (ctx, { body }) => savePrices(ctx, body));
  route(api, edits.listPriceDrafts, (ctx) => listDrafts(ctx));
  route(api, edits.putPriceDraft, (ctx, { params, body }) => putDraft(ctx, params.productId, body));
  route(api, edits.deletePriceDraft, (ctx, { params, query }) =>
    deleteDraft(ctx, params.productId, query.version),
  );
  route(api, edits.clearPriceDrafts, (ctx, { query }) => clearDrafts(ctx, query.versions));
  route(api, imports.previewPriceImport, (ctx, { body }) => previewImport(ctx, body.text));
  route(api, imports.importPrices, (ctx, { body }) => importPrices(ctx, body.text));
  route(api, imports.exportPrices, (ctx) => exportPrices(ctx));
  route(api, percentages.previewPercentage, (ctx, { body }) => previewPercentage(ctx, body));
  route(api, percentages.applyPercentage, (ctx, { body }) => applyPercentage(ctx, body));
  route(api, percentages.undoPercentage, (ctx, { body }) => undoPercentage(ctx, body.undoId));
  route(api, display.changeProductDisplay, (ctx, { body }) => changeDisplay(ctx, body));
  route(api, display.noteProduct, (ctx, { params, body }) =>
    noteProduct(ctx, params.id, body.note),
  );
  route(api, display.sortProducts, (ctx, { body }) => sortProducts(ctx, body.ids));
  route(api, display.moveProduct, (ctx, { params, body }) => moveProduct(ctx, params.id, body));
  route(api, topics.listTopics, (ctx) => listTopics(ctx));
  route(api, topics.chooseTopics, (ctx, { body }) => chooseTopics(ctx, body.categoryIds));
  route(api, topics.changeCategoryDisplay, (ctx, { params, body }) =>
    changeCategoryDisplay(ctx, params.id, body),
  );
}
