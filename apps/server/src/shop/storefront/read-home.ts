import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type {
  getStorefrontHome,
  listStorefrontCategories,
  listStorefrontProducts,
  StorefrontCategory,
  StorefrontStore,
} from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { chooseName, listCategories } from '../catalogue/index.ts';
import { countOnSaleByCategory } from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';
import { cached, listProductTags, tagsOf } from './cache.ts';
import { readCards } from './read-cards.ts';
import { readFreeShipping } from './read-delivery.ts';
import { type ListPage, readList } from './read-list.ts';
import {
  buyerOf,
  describeForBuyers,
  getAnyStoreBySlug,
  getStoreBySlug,
  priceKeyOf,
} from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

/** Categories with something on sale, what the store has most of first: two queries. */
export async function readStorefrontCategories(
  ctx: Ctx,
  store: Store,
): Promise<StorefrontCategory[]> {
  const all = await listCategories(ctx);
  const countOf = await countOnSaleByCategory(ctx, store.id);
  const describe = (id: string) =>
    all
      .filter(({ parentId }) => parentId === id)
      .map((child) => ({
        key: child.key,
        name: chooseName(child.names, ctx.language, store.language),
        productCount: countOf.get(child.id) ?? 0,
      }))
      .filter(({ productCount }) => productCount > 0);
  return all
    .filter(({ parentId }) => parentId === null)
    .map((primary) => {
      const children = describe(primary.id);
      return {
        key: primary.key,
        name: chooseName(primary.names, ctx.language, store.language),
        productCount: children.reduce((sum, child) => sum + child.productCount, 0),
        children,
      };
    })
    .filter(({ productCount }) => productCount > 0)
    .sort((left, right) => right.productCount - left.productCount);
}

/** A row of the layout: further ones lead the list of all products. */
const picksMax = 4;

/** A store's home page in one answer. */
export async function readHome(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof getStorefrontHome>['query'],
): Promise<EndpointAnswer<typeof getStorefrontHome>> {
  const buyer = await buyerOf(ctx, query);
  return cached(
    ctx,
    ['home', slug, ctx.language, buyer.currency, buyer.country, query.sort, query.limit],
    async () => {
      const store = await getStoreBySlug(ctx, slug);
      const picks = (
        await readCards(ctx, store, {
          buyer,
          limit: picksMax,
          featuredOnly: true,
          withTotal: false,
        })
      ).list;
      // In the store's own order the picks would come first once more; in an order that was asked for, each has its place.
      const isOwnOrder = query.sort === undefined || query.sort === 'featured';
      const exceptIds = isOwnOrder ? picks.map(({ id }) => id) : [];
      const { list, nextCursor, total } = await readList(ctx, store, {
        buyer,
        limit: query.limit,
        sort: query.sort,
        exceptIds,
      });
      const value = {
        store: await describeForBuyers(ctx, store),
        categories: await readStorefrontCategories(ctx, store),
        picks,
        products: { list, nextCursor, total: total === null ? null : total + exceptIds.length },
        reviews: await ctx.platform.hooks.get(storefrontHooks.readStoreReviews)(ctx, store),
        freeShipping: await readFreeShipping(ctx, store, buyer),
      };
      return { value, tags: tagsOf(store) };
    },
  );
}

/** Products on sale in a store. */
export async function listProducts(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof listStorefrontProducts>['query'],
): Promise<ListPage> {
  const { currency: _currency, country: _country, ...wanted } = query;
  const buyer = await buyerOf(ctx, query);
  return cached(ctx, ['list', slug, ctx.language, priceKeyOf(buyer), wanted], async () => {
    const store = await getStoreBySlug(ctx, slug);
    return { value: await readList(ctx, store, { ...wanted, buyer }), tags: tagsOf(store) };
  });
}

/** The categories of a store's pages. */
export async function readCategories(
  ctx: Ctx,
  slug: string,
): Promise<EndpointAnswer<typeof listStorefrontCategories>> {
  return cached(ctx, ['categories', slug, ctx.language], async () => {
    const store = await getStoreBySlug(ctx, slug);
    return { value: { list: await readStorefrontCategories(ctx, store) }, tags: tagsOf(store) };
  });
}

/** Identity and look of a store. */
export async function readStore(ctx: Ctx, slug: string): Promise<StorefrontStore> {
  return cached(ctx, ['store', slug, ctx.language], async () => {
    const store = await getAnyStoreBySlug(ctx, slug);
    const products = store.carousel.flatMap(({ productId }) => productId ?? []);
    const categories = store.carousel.flatMap(({ categoryId }) => categoryId ?? []);
    return {
      value: await describeForBuyers(ctx, store),
      tags: listProductTags(store, products, categories),
    };
  });
}
