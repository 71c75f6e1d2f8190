import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type {
  getStorefrontHome,
  listExampleStores,
  listStorefrontProducts,
  StorefrontCategory,
  StorefrontStore,
} from '@vitrine/contract/shop/storefront.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { chooseName, listCategories } from '../catalogue/index.ts';
import { describeStorefrontStore, type Store, toStore } from '../stores/index.ts';
import { countByCategory } from './own-categories.ts';
import { remember, tagsOf } from './remember.ts';
import { type CardsPage, readCards } from './storefront-cards.ts';
import { buyerOf, describeForBuyers, getStoreBySlug, priceKeyOf } from './storefront-store.ts';

/** Categories with something on sale: two queries. */
export async function readStorefrontCategories(ctx: Ctx, store: Store): Promise<StorefrontCategory[]> {
  const all = await listCategories(ctx);
  const countOf = await countByCategory(ctx, store.id);
  const describe = (id: string) =>
    all
      .filter(({ parentId }) => parentId === id)
      .map((child) => ({
        key: child.key,
        name: chooseName(child.names, ctx.language, store.language),
        productCount: countOf.get(child.id)?.in_store ?? 0,
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
    .filter(({ productCount }) => productCount > 0);
}

const picksMax = 8;

/** A store's home page in one answer. */
export async function readHome(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof getStorefrontHome>['query'],
): Promise<EndpointAnswer<typeof getStorefrontHome>> {
  const buyer = await buyerOf(ctx, query);
  return remember(ctx, ['home', slug, ctx.language, priceKeyOf(buyer), query.sort, query.limit], async () => {
    const store = await getStoreBySlug(ctx, slug);
    const value = {
      store: await describeForBuyers(ctx, store),
      categories: await readStorefrontCategories(ctx, store),
      picks: (await readCards(ctx, store, { buyer, limit: picksMax, featuredOnly: true, withTotal: false })).list,
      products: await readCards(ctx, store, { buyer, limit: query.limit, sort: query.sort }),
    };
    return { value, tags: tagsOf(store) };
  });
}

/** Products on sale in a store. */
export async function listProducts(
  ctx: Ctx,
  slug: string,
  query: EndpointInput<typeof listStorefrontProducts>['query'],
): Promise<CardsPage> {
  const { currency: _currency, country: _country, ...wanted } = query;
  const buyer = await buyerOf(ctx, query);
  return remember(ctx, ['list', slug, ctx.language, priceKeyOf(buyer), wanted], async () => {
    const store = await getStoreBySlug(ctx, slug);
    return { value: await readCards(ctx, store, { ...wanted, buyer }), tags: tagsOf(store) };
  });
}

/** Identity and look of a store. */
export async function readStore(ctx: Ctx, slug: string): Promise<StorefrontStore> {
  return remember(ctx, ['store', slug], async () => {
    const store = await getStoreBySlug(ctx, slug);
    return { value: await describeForBuyers(ctx, store), tags: tagsOf(store) };
  });
}

const examplesMax = 12;

const examples = {
  name: 'pricing.examples',
  text: `select * from stores where status = 'open'
    order by (avatar is not null)::int + (banner is not null)::int + (bio <> '')::int desc, created_at, id limit ${examplesMax}`,
};

/** Stores for the platform's own page: open, real looks first. */
export async function readExamples(ctx: Ctx): Promise<EndpointAnswer<typeof listExampleStores>> {
  const rows = await readPrepared<Record<string, unknown>>(ctx, examples, []);
  return {
    list: rows.map((row) => {
      const store = describeStorefrontStore(ctx.platform.config, toStore(row), new Map());
      const { slug, publicUrl, name, creatorName, bio, avatar, banner, accent } = store;
      return { slug, publicUrl, name, creatorName, bio, avatar, banner, accent };
    }),
  };
}
