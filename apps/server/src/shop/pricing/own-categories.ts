import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listOwnCategories as contract } from '@vitrine/contract/shop/own-categories.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { type Category, chooseName, isForSale, listCategories } from '../catalogue/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { readAssortment } from './assortment.ts';
import { isPricedIn } from './priced-in.ts';

const countProducts = statement(
  (places: Places<{ storeId: string; now: Date }>) => sql`
    select p.category_id, count(*) as products,
      count(*) filter (where not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false)) as in_store,
      count(*) filter (where sp.is_hidden and sp.is_addition) as additions
    from products p left join store_products sp on sp.store_id = ${places.storeId} and sp.product_id = p.id
    where p.status = 'active' and p.available_from <= ${places.now} and p.variant_count > 0
    group by p.category_id`,
  { categoryId: as.id, products: as.integer, inStore: as.integer, additions: as.integer },
);
const countOnSale = statement(
  (places: Places<{ storeId: string; now: Date }>) => sql`
    select p.category_id, count(*) as products
    from products p left join store_products sp on sp.store_id = ${places.storeId} and sp.product_id = p.id
    where ${isForSale(places.now)} and ${isPricedIn(places.storeId)}
      and not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)
    group by p.category_id`,
  { categoryId: as.id, products: as.integer },
);
const listPercentages = statement(
  (places: Places<{ storeId: string }>) =>
    sql`select category_id, percentage_bp from price_rules where store_id = ${places.storeId} and kind = 'category'`,
  { categoryId: as.id, percentageBp: as.integer },
);

export type CategoryCount = Awaited<ReturnType<typeof countProducts>>[number];

/** How many products each secondary category has, and how many of them are in the store. */
export async function countByCategory(
  ctx: Ctx,
  storeId: string,
): Promise<Map<string, CategoryCount>> {
  const rows = await countProducts(ctx, { storeId, now: ctx.clock.now() });
  return new Map(rows.map((row) => [row.categoryId, row]));
}

/** How many products of each secondary category buyers can see in a store. */
export async function countOnSaleByCategory(
  ctx: Ctx,
  storeId: string,
): Promise<Map<string, number>> {
  const rows = await countOnSale(ctx, { storeId, now: ctx.clock.now() });
  return new Map(rows.map(({ categoryId, products }) => [categoryId, products]));
}

export async function readCategoryPercentages(
  ctx: Ctx,
  storeId: string,
): Promise<Map<string, number>> {
  return new Map(
    (await listPercentages(ctx, { storeId })).map((row) => [row.categoryId, row.percentageBp]),
  );
}

const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

/** The category tree of the own store: numbers of products, and where which percentage comes from. Five queries. */
export async function listOwnCategories(ctx: Ctx): Promise<EndpointAnswer<typeof contract>> {
  const store: Store = await getStore(ctx, ownStoreId(ctx));
  const all = await listCategories(ctx);
  const countOf = await countByCategory(ctx, store.id);
  const percentageOf = await readCategoryPercentages(ctx, store.id);
  const assortment = await readAssortment(ctx, store.id);

  const describe = (category: Category, inherited: number) => {
    const own = percentageOf.get(category.id);
    const count = countOf.get(category.id);
    return {
      id: category.id,
      key: category.key,
      name: chooseName(category.names, ctx.language, store.language),
      productCount: count?.products ?? 0,
      inStoreCount: count?.inStore ?? 0,
      additionCount: count?.additions ?? 0,
      percentage: own === undefined ? null : own / 100,
      effectivePercentage: (own ?? inherited) / 100,
      ...assortment.choiceOf(category),
    };
  };
  const list = all
    .filter(({ parentId }) => parentId === null)
    .map((primary) => {
      const inherited = percentageOf.get(primary.id) ?? store.defaultPercentageBp;
      const children = all
        .filter(({ parentId }) => parentId === primary.id)
        .map((child) => describe(child, inherited));
      return {
        ...describe(primary, store.defaultPercentageBp),
        productCount: sum(children.map((child) => child.productCount)),
        inStoreCount: sum(children.map((child) => child.inStoreCount)),
        additionCount: sum(children.map((child) => child.additionCount)),
        children,
      };
    });
  const productCount = sum(list.map((primary) => primary.productCount));
  const inStoreCount = sum(list.map((primary) => primary.inStoreCount));
  return {
    list,
    productCount,
    inStoreCount,
    hiddenCount: productCount - inStoreCount,
    additionCount: sum(list.map((primary) => primary.additionCount)),
    defaultPercentage: store.defaultPercentageBp / 100,
    sellsAll: assortment.sellsAll,
  };
}
