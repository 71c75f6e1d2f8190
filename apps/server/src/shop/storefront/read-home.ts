import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type {
  getStorefrontHome,
  listStorefrontCategories,
  listStorefrontProducts,
  StorefrontCategory,
  StorefrontStore,
} from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { chooseName, countsTag, listCategories, searchTag } from '../catalogue/index.ts';
import { countOnSaleByCategory, readPageAndPicks } from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';
import { cached, listProductTags, listTags } from './cache.ts';
import { describeCards, readCards } from './read-cards.ts';
import { readFreeShipping } from './read-delivery.ts';
import { type ListInput, type ListPage, readList } from './read-list.ts';
import {
  buyerOf,
  createBuyerQuoter,
  describeForBuyers,
  getAnyStoreBySlug,
  getStoreBySlug,
  priceKeyOf,
} from './read-store.ts';
import { storefrontHooks } from './storefront.hooks.ts';

interface ShownCategories {
  list: StorefrontCategory[];
  /** Of all of them. */
  productCount: number;
  /** The tags of what this follows from: numbers of products, and the names of the categories. */
  tags: string[];
}

/** Categories with something on sale, what the store has most of first: two queries. With `childrenOf` those below the others are left out. */
export async function readStorefrontCategories(
  ctx: Ctx,
  store: Store,
  childrenOf?: string,
): Promise<ShownCategories> {
  const [all, countOf] = await Promise.all([
    listCategories(ctx),
    countOnSaleByCategory(ctx, store.id),
  ]);
  const describe = (id: string) =>
    all
      .filter(({ parentId }) => parentId === id)
      .map((child) => ({
        key: child.key,
        name: chooseName(child.names, ctx.language, store.language),
        productCount: countOf.get(child.id) ?? 0,
      }))
      .filter(({ productCount }) => productCount > 0);
  const list = all
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
    .sort((left, right) => right.productCount - left.productCount)
    .map((category) => {
      const isOpen = [category, ...category.children].some(({ key }) => key === childrenOf);
      return childrenOf === undefined || isOpen ? category : { ...category, children: [] };
    });
  const shown = new Set(
    list.flatMap(({ key, children }) => [key, ...children.map((one) => one.key)]),
  );
  const tags = all
    .filter(({ key }) => shown.has(key))
    .map(({ id, parentId }) => (parentId === null ? `category:${id}` : `subcategory:${id}`));
  const productCount = [...countOf.values()].reduce((sum, count) => sum + count, 0);
  return { list, productCount, tags: [countsTag, ...tags] };
}

/** Home shows primary categories only. */
const withoutChildren = (tags: readonly string[]) =>
  tags.filter((tag) => !tag.startsWith('subcategory:'));

/** The tags of what the carousel of a store leads to. */
function carouselTags(store: Store): string[] {
  const products = store.carousel.flatMap(({ productId }) => productId ?? []);
  const categories = store.carousel.flatMap(({ categoryId }) => categoryId ?? []);
  return listProductTags(store, products, categories);
}

/** A row of the layout: further ones lead the list of all products. */
const picksMax = 4;

/** The products that the owner recommends, and the first page of all products. */
async function readHomeCards(
  ctx: Ctx,
  store: Store,
  { buyer, sort, limit }: Pick<ListInput, 'buyer' | 'sort' | 'limit'>,
) {
  if (sort === undefined || sort === 'featured') {
    const [quoter, { picks, page }] = await Promise.all([
      createBuyerQuoter(ctx, store, buyer),
      readPageAndPicks(ctx, store, {
        limit,
        picksMax,
        rating: ctx.platform.hooks.get(storefrontHooks.ratingSql),
      }),
    ]);
    const list = describeCards(ctx, store, page, quoter);
    return {
      picks: describeCards(ctx, store, picks, quoter),
      products: { list, nextCursor: page.nextCursor },
    };
  }
  // In an order that was asked for, picks are listed as well, each in its place.
  const [{ list: picks }, { list, nextCursor }] = await Promise.all([
    readCards(ctx, store, { buyer, limit: picksMax, featuredOnly: true, withTotal: false }),
    readList(ctx, store, { buyer, limit, sort, withTotal: false }),
  ]);
  return { picks, products: { list, nextCursor } };
}

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
      // Beside each other: most of what a short read costs is waiting for it.
      const [{ picks, products }, categories, reviews, freeShipping, shown] = await Promise.all([
        readHomeCards(ctx, store, { ...query, buyer }),
        readStorefrontCategories(ctx, store),
        ctx.platform.hooks.get(storefrontHooks.readStoreReviews)(ctx, store),
        readFreeShipping(ctx, store, buyer),
        describeForBuyers(ctx, store),
      ]);
      const value = {
        store: shown,
        categories: categories.list,
        picks,
        // Each product is in one category, and those are counted anyway.
        products: { ...products, total: categories.productCount },
        reviews,
        freeShipping,
      };
      return { value, tags: [...listTags(store), ...categories.tags, ...carouselTags(store)] };
    },
    withoutChildren,
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
    return {
      value: await readList(ctx, store, { ...wanted, buyer }),
      tags: [...listTags(store, wanted.category), ...(wanted.keywords ? [searchTag] : [])],
    };
  });
}

/** The categories of a store's pages. */
export async function readCategories(
  ctx: Ctx,
  slug: string,
  childrenOf: string | undefined,
): Promise<EndpointAnswer<typeof listStorefrontCategories>> {
  return cached(ctx, ['categories', slug, ctx.language, childrenOf], async () => {
    const store = await getStoreBySlug(ctx, slug);
    const { list, tags } = await readStorefrontCategories(ctx, store, childrenOf);
    return { value: { list }, tags: [`store:${store.id}`, ...tags] };
  });
}

/** Only the home page shows the carousel, and reads it with its own answer. */
const withoutCarousel = (tags: readonly string[]) =>
  tags.filter((tag) => !/^(?:product:|products$|category:)/.test(tag));

/** Identity and look of a store. */
export async function readStore(ctx: Ctx, slug: string): Promise<StorefrontStore> {
  const make = async () => {
    const store = await getAnyStoreBySlug(ctx, slug);
    return { value: await describeForBuyers(ctx, store), tags: carouselTags(store) };
  };
  return cached(ctx, ['store', slug, ctx.language], make, withoutCarousel);
}
