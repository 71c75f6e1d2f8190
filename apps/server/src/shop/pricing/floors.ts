import { convertMinor } from '@vitrine/contract/money.ts';
import type { Fees } from '@vitrine/contract/shop/fee-rules.ts';
import { floorOf } from '@vitrine/contract/shop/price-rules.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { recordNews } from '../catalogue/index.ts';
import { findFees } from '../fees/index.ts';
import { findRate } from '../markets/index.ts';
import { announcePrices, announcePricesOf } from './announce.ts';
import { pricesRaised } from './pricing.events.ts';

const fixedRow = {
  storeId: as.id,
  productId: as.id,
  baseCurrency: as.currency,
  floorAction: as.oneOf('raise', 'hide'),
  settlementMode: as.oneOf('platform', 'direct'),
  countryCode: as.text,
  fixedMinor: as.minor,
  platformPriceMinor: as.minor,
  wasHidden: as.boolean,
};

/**
 * Looks again at fixed prices after platform prices, rates, fees or a store's wish changed: products with one under its
 * floor are hidden where the store wants that, shown again where it no longer is, and the owners are notified.
 */
export async function refreshFloors(
  ctx: Ctx,
  scope: { storeId?: string; productIds?: readonly string[]; tell: boolean },
): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select r.store_id, r.product_id, s.base_currency, s.floor_action, s.settlement_mode, s.country_code,
      r.fixed_minor, v.platform_price_minor,
      coalesce(sp.is_hidden_by_floor, false) as was_hidden
    from price_rules r
      join stores s on s.id = r.store_id
      join variants v on v.product_id = r.product_id and v.is_active and (r.kind = 'product' or v.id = r.ref_id)
      left join store_products sp on sp.store_id = r.store_id and sp.product_id = r.product_id
    where r.fixed_minor is not null
      and not (r.kind = 'product' and exists (
        select 1 from price_rules own where own.store_id = r.store_id and own.kind = 'variant' and own.ref_id = v.id))
      ${scope.storeId ? sql`and r.store_id = ${scope.storeId}` : sql``}
      ${scope.productIds ? sql`and r.product_id = any(${sql.param([...scope.productIds])}::bigint[])` : sql``}`,
    fixedRow,
  );
  const byStore = new Map<
    string,
    { action: 'raise' | 'hide'; products: Map<string, { low: boolean; wasHidden: boolean }> }
  >();
  const feesByStore = new Map<string, Fees>();
  for (const row of rows) {
    const rate = await findRate(ctx, 'USD', row.baseCurrency);
    const fees =
      feesByStore.get(row.storeId) ??
      (await findFees(ctx, { ...row, id: row.storeId }, row.baseCurrency));
    feesByStore.set(row.storeId, fees);
    const floor = floorOf(convertMinor(row.platformPriceMinor, rate), fees);
    const store = byStore.get(row.storeId) ?? { action: row.floorAction, products: new Map() };
    const low = row.fixedMinor < floor || (store.products.get(row.productId)?.low ?? false);
    store.products.set(row.productId, { low, wasHidden: row.wasHidden });
    byStore.set(row.storeId, store);
  }
  for (const [storeId, { action, products }] of byStore)
    await settleStore(ctx, storeId, action, products, scope);
  await showUnfixed(ctx, scope);
}

async function settleStore(
  ctx: Ctx,
  storeId: string,
  action: 'raise' | 'hide',
  products: ReadonlyMap<string, { low: boolean; wasHidden: boolean }>,
  { productIds, tell }: { productIds?: readonly string[]; tell: boolean },
): Promise<void> {
  const low = [...products].filter(([, product]) => product.low).map(([id]) => id);
  const hidden = action === 'hide' ? low : [];
  const moved = [...products]
    .filter(([id, product]) => product.wasHidden !== hidden.includes(id))
    .map(([id]) => id);
  if (moved.length) {
    await ctx.db.run(sql`
      insert into store_products (store_id, product_id, is_hidden_by_floor)
      select ${storeId}, id, id = any(${sql.param(hidden)}::bigint[]) from unnest(${sql.param(moved)}::bigint[]) as id
      on conflict (store_id, product_id) do update set is_hidden_by_floor = excluded.is_hidden_by_floor`);
  }
  if (moved.length || low.length)
    await (productIds
      ? announcePricesOf(ctx, storeId, {
          productIds: [...new Set([...moved, ...low])],
          movedIds: moved,
        })
      : announcePrices(ctx, storeId));
  if (!tell || !low.length) return;
  await recordFloorNews(
    ctx,
    storeId,
    action,
    action === 'hide' ? moved.filter((id) => hidden.includes(id)) : low,
  );
  await ctx.platform.events.emit(ctx, pricesRaised, { storeId, productIds: low, action });
}

/** Owners read once which prices were raised, until they set others; and each time which products are hidden. */
async function recordFloorNews(
  ctx: Ctx,
  storeId: string,
  action: 'raise' | 'hide',
  productIds: readonly string[],
): Promise<void> {
  const kind = action === 'raise' ? 'raised' : 'hidden';
  const rows = await ctx.db.rows(
    sql`select r.product_id from price_rules r
      where r.store_id = ${storeId} and r.fixed_minor is not null and r.product_id = any(${sql.param([...productIds])}::bigint[])
      group by r.product_id
      having ${kind}::text = 'hidden' or not exists (select 1 from product_news n
        where n.store_id = ${storeId} and n.product_id = r.product_id and n.kind = ${kind} and n.at >= max(r.changed_at))
      order by r.product_id`,
    { productId: as.id },
  );
  await recordNews(
    ctx,
    rows.map(({ productId }) => ({ storeId, productId, kind })),
  );
}

/** A product whose fixed price is gone is not hidden by it any more. */
async function showUnfixed(
  ctx: Ctx,
  scope: { storeId?: string; productIds?: readonly string[] },
): Promise<void> {
  await ctx.db.run(sql`
    update store_products sp set is_hidden_by_floor = false
    where sp.is_hidden_by_floor
      ${scope.storeId ? sql`and sp.store_id = ${scope.storeId}` : sql``}
      ${scope.productIds ? sql`and sp.product_id = any(${sql.param([...scope.productIds])}::bigint[])` : sql``}
      and not exists (select 1 from price_rules r
        where r.store_id = sp.store_id and r.product_id = sp.product_id and r.fixed_minor is not null)`);
}
