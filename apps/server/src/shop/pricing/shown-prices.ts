import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { StoredCard } from '../catalogue/index.ts';
import { pricesTag } from './announce.ts';
import { priceRange } from './price-range.ts';
import { groupRules, type PricedStore, type Quoter, type RuleTuple, ruleTuple } from './quote.ts';

/** What the products of a store cost for buyers of one currency and one included tax: the lowest price of each, in minor units. */
export type ShownPrices = ReadonlyMap<string, number>;

/** So many products are read and computed at a time, so that other requests have their turn in between. */
const batchSize = 5_000;
const bytesOfEntry = 100;

const shownPrices: CacheDefinition<ShownPrices> = {
  entriesMax: 500,
  // Every input of a price has a tag. The limit is for a signal that was lost.
  ttlMs: 600_000,
  size: { bytesMax: 64 * 1024 * 1024, bytesOf: (prices) => prices.size * bytesOfEntry },
};

const productRow = {
  id: as.id,
  categoryId: as.id,
  primaryCategoryId: as.id,
  variants: as.json<StoredCard['variants']>(),
};

const listProducts = statement(
  (places: Places<{ after: string; limit: number }>) => sql`
    select id, category_id, primary_category_id, card -> 'variants' as variants from products
    where id > ${places.after}::bigint and status = 'active' and variant_count > 0 order by id limit ${places.limit}::int`,
  productRow,
);

/** Rules of categories are under the key of no product. */
const listRules = statement(
  (places: Places<{ storeId: string }>) => sql`
    select coalesce(product_id::text, '') as product_id, json_agg(${ruleTuple}) as rules
    from price_rules r where r.store_id = ${places.storeId} group by 1`,
  { productId: as.text, rules: as.json<RuleTuple[]>() },
);

async function compute(ctx: Ctx, store: PricedStore, quoter: Quoter): Promise<ShownPrices> {
  const rules = new Map(
    (await listRules(ctx, { storeId: store.id })).map((row) => [row.productId, row.rules]),
  );
  const ofCategories = rules.get('') ?? [];
  const prices = new Map<string, number>();
  let batch: RowOf<typeof productRow>[] = [];
  do {
    batch = await listProducts(ctx, { after: batch.at(-1)?.id ?? '0', limit: batchSize });
    for (const { id, variants, ...categories } of batch) {
      const grouped = groupRules([...(rules.get(id) ?? []), ...ofCategories], categories);
      prices.set(id, Number(priceRange({ card: { variants }, rules: grouped }, quoter).low));
    }
  } while (batch.length === batchSize);
  return prices;
}

/**
 * The shown prices of a store, computed at the first use by the rule that also prices pages and orders, and kept until an
 * input changes: a price, a percentage or the ending of the store, a rate or a tax, a product. Lists have narrower tags for what they
 * use of them.
 */
export async function readShownPrices(
  ctx: Ctx,
  store: PricedStore,
  quoter: Quoter,
): Promise<ShownPrices> {
  const tags = [pricesTag(store.id), 'catalogue', 'markets'];
  const { CACHES } = ctx.platform.config;
  if (CACHES !== 'on' || ctx.db !== ctx.platform.database.db) return compute(ctx, store, quoter);
  const key = `${store.id} ${quoter.currency} ${quoter.includedTaxBp}`;
  const { value } = await cacheOf(ctx.platform, shownPrices).load(key, async () => ({
    value: await compute(ctx, store, quoter),
    tags,
  }));
  return value;
}

/** The stored prices of a store are the shown ones, and their index is in the order of lists. */
export const areStoredPricesShown = (store: PricedStore, quoter: Quoter): boolean =>
  quoter.currency === store.baseCurrency && quoter.includedTaxBp === 0;
