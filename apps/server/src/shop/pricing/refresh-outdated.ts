import { eq, sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createPace } from '#platform/jobs/pace.ts';
import { announceLists } from '../catalogue/index.ts';
import { lockStoresForPricing } from '../stores/index.ts';
import { currentMark, currentTerms } from './price-mark.ts';
import { storePriceMarks } from './pricing.tables.ts';
import { refreshNextPrices, refreshPrices, saveMark } from './refresh-prices.ts';

/** So many prices are computed in one transaction, which locks their stores. */
const pricesAtOnce = 2_000;

/**
 * Brings the prices of one store up to date if they were computed with other inputs, batch by batch in short transactions.
 * Should an input change meanwhile, it begins again.
 */
export async function refreshOutdatedStore(platform: Platform, storeId: string): Promise<void> {
  let begunWith = '';
  let after: string | null = '0';
  let isChanged = false;
  const rest = createPace(platform);
  while (after !== null) {
    after = await platform.database.withTx(async (tx): Promise<string | null> => {
      const ctx = systemContext(platform, tx);
      const [store] = await lockStoresForPricing(ctx, [storeId]);
      if (!store) return null;
      const mark = await currentMark(ctx, store);
      const [stored] = await ctx.db
        .select()
        .from(storePriceMarks)
        .where(eq(storePriceMarks.storeId, storeId));
      if (stored?.mark === mark) return null;
      const step = await refreshNextPrices(ctx, storeId, mark === begunWith ? (after ?? '0') : '0');
      begunWith = mark;
      isChanged ||= step.isChanged;
      if (step.next === null) await saveMark(ctx, storeId, mark);
      return step.next;
    });
    await rest();
  }
  if (isChanged)
    await platform.signals.send(platform.database.db, 'cache', { tags: [`store:${storeId}`] });
}

/** Stores whose prices were computed with another rate, fee or setting, or never. */
async function findOutdatedStores(platform: Platform): Promise<string[]> {
  const ctx = systemContext(platform);
  const terms = await currentTerms(ctx);
  const column = (name: keyof (typeof terms)[number]) =>
    sql`${sql.param(terms.map((one) => one[name]))}::text[]`;
  const rows = await ctx.db.rows(
    sql`
    select s.id from stores s
      join unnest(${column('currency')}, ${column('country')}, ${column('terms')}) as t (currency, country, terms)
        on t.currency = s.base_currency
          and t.country = case when s.country_code::text = any(${column('country')}) then s.country_code::text else '' end
      left join store_price_marks m on m.store_id = s.id
    where m.mark is distinct from
      concat_ws(' ', s.base_currency, s.default_percentage_bp, s.price_ending, s.settlement_mode, t.terms)
    order by s.id`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}

/** Brings all stores up to date, for as long as it may take; what is left over is found again by the next run. */
export async function refreshOutdatedStores(
  platform: Platform,
  timeMaxMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const begunAtMs = performance.now();
  for (const id of await findOutdatedStores(platform)) {
    if (performance.now() - begunAtMs > timeMaxMs) return;
    await refreshOutdatedStore(platform, id);
  }
}

/** Prices of products in every store, after a change of the catalogue. Lists in which they are new or move are dropped with each part. */
export async function refreshProductPrices(
  platform: Platform,
  productIds: readonly string[],
): Promise<void> {
  let after: string | null = '0';
  const storesAtOnce = Math.max(1, Math.floor(pricesAtOnce / productIds.length));
  const rest = createPace(platform);
  while (after !== null) {
    after = await platform.database.withTx(async (tx): Promise<string | null> => {
      const ctx = systemContext(platform, tx);
      const rows = await ctx.db.rows(
        sql`select id from stores where id > ${after} order by id limit ${storesAtOnce}`,
        { id: as.id },
      );
      const ids = rows.map(({ id }) => id);
      const changed = await refreshPrices(ctx, ids, productIds);
      const storeIds = [...changed.keys()];
      // A product that got its first price in a store is one more there.
      const movedIds = [...changed.values()].some(Boolean) ? productIds : [];
      if (storeIds.length)
        await announceLists(ctx, { productIds, movedIds, storeIds, onlyForSale: true });
      return ids.length === storesAtOnce ? (ids.at(-1) ?? null) : null;
    });
    await rest();
  }
}
