import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { listOwnProducts as contract, OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import type { Ctx } from '#platform/context.ts';
import { type Category, listCategories } from '../catalogue/index.ts';
import { describeFees } from '../fees/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { describeOwnRow } from './describe-own.ts';
import { createQuoter, type Quoter } from './quote.ts';
import { type PageProduct, readPage } from './read-page.ts';

/** Rows with names of categories: one query, however many products. */
export async function describeOwnRows(
  ctx: Ctx,
  store: Store,
  quoter: Quoter,
  products: readonly PageProduct[],
): Promise<OwnProductRow[]> {
  const categories = new Map(
    (await listCategories(ctx)).map((category): [string, Category] => [category.id, category]),
  );
  return products.map((product) => describeOwnRow(ctx, product, { store, quoter, categories }));
}

/** The catalogue as the own store sells it, one page. */
export async function listOwnProducts(
  ctx: Ctx,
  query: EndpointInput<typeof contract>['query'],
): Promise<EndpointAnswer<typeof contract>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const quoter = await createQuoter(ctx, store, store.baseCurrency);
  const page = await readPage(ctx, store, {
    scope: query.show === undefined || query.show === 'featured' ? 'all' : query.show,
    featuredOnly: query.show === 'featured',
    sort: query.sort ?? 'featured',
    limit: query.limit,
    cursor: query.cursor,
    search: query.keywords,
    categoryId: query.categoryId,
  });
  return {
    list: await describeOwnRows(ctx, store, quoter, page.products),
    nextCursor: page.nextCursor,
    total: page.total,
    fees: describeFees(quoter.fees, quoter.currency),
  };
}

/** Rows of chosen products, in the order of the ids, for answers to changes; `scope: all`, so hidden ones are there. */
export async function readOwnRows(
  ctx: Ctx,
  store: Store,
  productIds: readonly string[],
): Promise<OwnProductRow[]> {
  if (productIds.length === 0) return [];
  const quoter = await createQuoter(ctx, store, store.baseCurrency);
  const page = await readPage(ctx, store, {
    scope: 'all',
    sort: 'newest',
    limit: productIds.length,
    ids: productIds,
    withTotal: false,
  });
  const rows = await describeOwnRows(ctx, store, quoter, page.products);
  return productIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
