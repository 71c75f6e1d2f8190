import * as storefront from '@vitrine/contract/shop/storefront.ts';
import { type Api, route } from '#platform/http/route.ts';
import { readExamples } from './read-examples.ts';
import { readFeed } from './read-feed.ts';
import { listProducts, readCategories, readHome, readStore } from './read-home.ts';
import { readStorefrontProduct } from './read-product.ts';
import { readSitemap, readSitemapStores } from './read-sitemap.ts';

export function registerStorefrontRoutes(api: Api): void {
  route(api, storefront.getStorefront, (ctx, { params }) => readStore(ctx, params.slug));
  route(api, storefront.getStorefrontHome, (ctx, { params, query }) =>
    readHome(ctx, params.slug, query),
  );
  route(api, storefront.listStorefrontProducts, (ctx, { params, query }) =>
    listProducts(ctx, params.slug, query),
  );
  route(api, storefront.getStorefrontProduct, (ctx, { params, query }) =>
    readStorefrontProduct(ctx, params, query),
  );
  route(api, storefront.listStorefrontCategories, (ctx, { params, query }) =>
    readCategories(ctx, params.slug, query.childrenOf),
  );
  route(api, storefront.getStorefrontSitemap, (ctx, { params, query }) =>
    readSitemap(ctx, params.slug, query.file),
  );
  route(api, storefront.listSitemapStores, (ctx, { query }) => readSitemapStores(ctx, query.file));
  route(api, storefront.getStorefrontFeed, (ctx, { params, query }) =>
    readFeed(ctx, params.slug, query),
  );
  route(api, storefront.listExampleStores, (ctx) => readExamples(ctx));
}
