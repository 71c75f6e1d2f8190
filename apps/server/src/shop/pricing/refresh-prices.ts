import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import type { StoredCard } from '../catalogue/index.ts';
import { getStores, lockStoresForPricing, type Store } from '../stores/index.ts';
import { currentMark, outdatedMark } from './price-mark.ts';
import { priceRange } from './price-range.ts';
import { isPricedIn } from './priced-in.ts';
import { pricesOutdated } from './pricing.events.ts';
import { storePriceMarks } from './pricing.tables.ts';
import { createQuoter, groupRules, type Quoter, type RuleTuple, ruleTuple } from './quote.ts';
import { addChanged, type ChangedStores, type PriceRow, writePrices } from './write-prices.ts';

/** So many prices are read, computed and written together: a few dozen milliseconds. */
const batchSize = 2_000;

const productRow = {
  id: as.id,
  categoryId: as.id,
  primaryCategoryId: as.id,
  variants: as.json<StoredCard['variants']>(),
};

type ProductRow = RowOf<typeof productRow>;

const ruleRow = {
  storeId: as.id,
  productId: orNull(as.id),
  rule: as.json<RuleTuple>(),
};

const idsParam = (ids: readonly string[]) => sql.param([...ids]);

/** The rules of stores that touch these products, by store and product; those of categories are under the store alone. */
async function readRules(
  ctx: Ctx,
  storeIds: readonly string[],
  productIds: readonly string[],
): Promise<Map<string, RuleTuple[]>> {
  const rows = await ctx.db.rows(
    sql`
    select r.store_id, r.product_id, ${ruleTuple} as rule
    from price_rules r where r.store_id = any(${idsParam(storeIds)}::bigint[])
      and (r.kind = 'category' or r.product_id = any(${idsParam(productIds)}::bigint[]))`,
    ruleRow,
  );
  const byPlace = new Map<string, RuleTuple[]>();
  for (const { storeId, productId, rule } of rows) {
    const place = productId === null ? storeId : `${storeId} ${productId}`;
    const known = byPlace.get(place);
    if (known) known.push(rule);
    else byPlace.set(place, [rule]);
  }
  return byPlace;
}

/** The lowest price of each product, from the rule that prices lists and orders; a product without variants on sale has none. */
function pricesIn(
  store: Store,
  quoter: Quoter,
  products: readonly ProductRow[],
  rules: ReadonlyMap<string, RuleTuple[]>,
): PriceRow[] {
  const ofCategories = rules.get(store.id) ?? [];
  return products.flatMap((product) => {
    if (product.variants.length === 0) return [];
    const tuples = [...(rules.get(`${store.id} ${product.id}`) ?? []), ...ofCategories];
    const grouped = groupRules(tuples, {
      categoryId: product.categoryId,
      primaryCategoryId: product.primaryCategoryId,
    });
    const { low } = priceRange({ card: product, rules: grouped }, quoter);
    return [{ storeId: store.id, productId: product.id, priceMinor: low }];
  });
}

async function computePrices(
  ctx: Ctx,
  stores: readonly Store[],
  productIds: readonly string[],
): Promise<PriceRow[]> {
  const products = await ctx.db.rows(
    sql`
    select id, category_id, primary_category_id, card -> 'variants' as variants from products
    where id = any(${idsParam(productIds)}::bigint[])`,
    productRow,
  );
  const rules = await readRules(
    ctx,
    stores.map(({ id }) => id),
    productIds,
  );
  const rows: PriceRow[] = [];
  for (const store of stores)
    rows.push(
      ...pricesIn(store, await createQuoter(ctx, store, store.baseCurrency), products, rules),
    );
  return rows;
}

/** One batch, four statements. The lock comes first, so that rules which another transaction is saving are seen. */
async function refreshBatch(
  ctx: Ctx,
  storeIds: readonly string[],
  productIds: readonly string[],
): Promise<ChangedStores> {
  const stores = await lockStoresForPricing(ctx, storeIds);
  return writePrices(ctx, await computePrices(ctx, stores, productIds));
}

/** So many prices of products in stores are stored at once with a change of the catalogue; more of them by a job. */
const firstPricesMax = 200;

/**
 * Stores the prices of products that no store has priced yet, in the transaction that puts them on sale, so that a new product of a
 * platform with few stores can be bought at once. Nothing is locked, because the transaction may hold rows that come after the
 * stores: the job that follows computes again what owners change meanwhile.
 */
export async function storeFirstPrices(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  const storesMax = Math.floor(firstPricesMax / productIds.length);
  if (storesMax < 1) return;
  const missing = await ctx.db.rows(
    sql`
    with few as (select id from stores order by id limit ${storesMax + 1}::int)
    select few.id as store_id, p.id as product_id from few cross join products p
    where (select count(*) from few) <= ${storesMax}::int and p.id = any(${idsParam(productIds)}::bigint[])
      and p.status = 'active' and p.variant_count > 0 and not ${isPricedIn(sql`few.id`)}`,
    { storeId: as.id, productId: as.id },
  );
  if (!missing.length) return;
  const stores = await getStores(ctx, [...new Set(missing.map(({ storeId }) => storeId))]);
  const rows = await computePrices(
    ctx,
    [...stores.values()],
    [...new Set(missing.map(({ productId }) => productId))],
  );
  const wanted = new Set(missing.map(({ storeId, productId }) => `${storeId} ${productId}`));
  await writePrices(
    ctx,
    rows.filter(({ storeId, productId }) => wanted.has(`${storeId} ${productId}`)),
  );
}

/** Computes anew what these products cost in these stores, in the caller's transaction. */
export async function refreshPrices(
  ctx: Ctx,
  storeIds: readonly string[],
  productIds: readonly string[],
): Promise<ChangedStores> {
  const changed: ChangedStores = new Map();
  for (let from = 0; from < productIds.length; from += batchSize) {
    const products = productIds.slice(from, from + batchSize);
    const storesMax = Math.max(1, Math.floor(batchSize / products.length));
    for (let first = 0; first < storeIds.length; first += storesMax)
      addChanged(
        changed,
        await refreshBatch(ctx, storeIds.slice(first, first + storesMax), products),
      );
  }
  return changed;
}

/** The next products of the catalogue by id, or of one category of either level. */
async function nextProducts(ctx: Ctx, after: string, categoryId?: string): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    select id from products where id > ${after} and variant_count > 0
      ${categoryId === undefined ? sql`` : sql`and (category_id = ${categoryId} or primary_category_id = ${categoryId})`}
    order by id limit ${batchSize}`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}

/** One step through the catalogue for one store: the id to go on from, or nothing at the end. */
export async function refreshNextPrices(
  ctx: Ctx,
  storeId: string,
  after: string,
  categoryId?: string,
): Promise<{ next: string | null; isChanged: boolean }> {
  const productIds = await nextProducts(ctx, after, categoryId);
  const isChanged =
    productIds.length > 0 && (await refreshBatch(ctx, [storeId], productIds)).size > 0;
  return { next: productIds.length === batchSize ? (productIds.at(-1) ?? null) : null, isChanged };
}

/**
 * Stores the first batch of the prices of a store that is being opened, which is the whole catalogue of most platforms: its owner sees
 * it full at once. The job that follows stores the rest, and what was published meanwhile.
 */
export async function storeFirstPricesOf(ctx: Ctx, storeId: string): Promise<void> {
  await refreshNextPrices(ctx, storeId, '0');
}

/** Notes that all prices of a store were computed with this mark. */
export async function saveMark(ctx: Ctx, storeId: string, mark: string): Promise<void> {
  await ctx.db
    .insert(storePriceMarks)
    .values({ storeId, mark })
    .onConflictDoUpdate({ target: storePriceMarks.storeId, set: { mark } });
}

/**
 * All prices of a store, or of one category, after a change of percentages or settings: the first batch in the caller's
 * transaction, which is the whole catalogue of most platforms, and more in the background. Only the order of lists by price
 * waits for that; prices are computed when they are shown.
 */
export async function refreshStorePrices(
  ctx: Ctx,
  storeId: string,
  categoryId?: string,
): Promise<void> {
  const [store] = await lockStoresForPricing(ctx, [storeId]);
  if (!store) return;
  const { next } = await refreshNextPrices(ctx, storeId, '0', categoryId);
  if (next !== null) {
    await saveMark(ctx, storeId, outdatedMark);
    await ctx.platform.events.emit(ctx, pricesOutdated, { storeId });
  } else if (categoryId === undefined) await saveMark(ctx, storeId, await currentMark(ctx, store));
}
