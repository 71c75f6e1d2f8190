import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listOwnCategories as contract } from '@vitrine/contract/shop/pricing.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { type Category, chooseName, listCategories } from '../catalogue/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';

export interface CategoryCount {
  category_id: string;
  products: number;
  in_store: number;
}

const counts = {
  name: 'pricing.category-counts',
  text: `select p.category_id, count(*)::int as products,
      count(*) filter (where not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false))::int as in_store
    from products p left join store_products sp on sp.store_id = $1 and sp.product_id = p.id
    where p.status = 'active' and p.available_from <= $2 and p.variant_count > 0
    group by p.category_id`,
};

const percentages = {
  name: 'pricing.category-percentages',
  text: `select category_id, percentage_bp from price_rules where store_id = $1 and kind = 'category'`,
};

/** How many products each secondary category has, and how many of them are in the store. */
export async function countByCategory(ctx: Ctx, storeId: string): Promise<Map<string, CategoryCount>> {
  const rows = await readPrepared<CategoryCount>(ctx, counts, [storeId, ctx.clock.now()]);
  return new Map(rows.map((row) => [row.category_id, row]));
}

export async function readCategoryPercentages(ctx: Ctx, storeId: string): Promise<Map<string, number>> {
  const rows = await readPrepared<{ category_id: string; percentage_bp: number }>(ctx, percentages, [storeId]);
  return new Map(rows.map((row) => [row.category_id, row.percentage_bp]));
}

const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

/** The category tree of the own store: numbers of products, and where which percentage comes from. Four queries. */
export async function listOwnCategories(ctx: Ctx): Promise<EndpointAnswer<typeof contract>> {
  const store: Store = await getStore(ctx, ownStoreId(ctx));
  const all = await listCategories(ctx);
  const countOf = await countByCategory(ctx, store.id);
  const percentageOf = await readCategoryPercentages(ctx, store.id);

  const describe = (category: Category, inherited: number) => {
    const own = percentageOf.get(category.id);
    const count = countOf.get(category.id);
    return {
      id: category.id,
      key: category.key,
      name: chooseName(category.names, ctx.language, store.language),
      productCount: count?.products ?? 0,
      inStoreCount: count?.in_store ?? 0,
      percentage: own === undefined ? null : own / 100,
      effectivePercentage: (own ?? inherited) / 100,
    };
  };
  const list = all
    .filter(({ parentId }) => parentId === null)
    .map((primary) => {
      const inherited = percentageOf.get(primary.id) ?? store.defaultPercentageBp;
      const children = all.filter(({ parentId }) => parentId === primary.id).map((child) => describe(child, inherited));
      return {
        ...describe(primary, store.defaultPercentageBp),
        productCount: sum(children.map((child) => child.productCount)),
        inStoreCount: sum(children.map((child) => child.inStoreCount)),
        children,
      };
    });
  const productCount = sum(list.map((primary) => primary.productCount));
  const inStoreCount = sum(list.map((primary) => primary.inStoreCount));
  return { list, productCount, inStoreCount, hiddenCount: productCount - inStoreCount, defaultPercentage: store.defaultPercentageBp / 100 };
}
