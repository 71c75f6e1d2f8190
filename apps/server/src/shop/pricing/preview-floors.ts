import { toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createQuoter, type Quoter, type RulesOfProduct } from './quote.ts';

const fixedRow = {
  id: as.id,
  name: as.text,
  baseCurrency: as.currency,
  defaultPercentageBp: as.integer,
  priceEnding: as.oneOf('none', '99', '95', '00'),
  floorAction: as.oneOf('raise', 'hide'),
  settlementMode: as.oneOf('platform', 'direct'),
  countryCode: as.text,
  variantId: as.id,
  fixedMinor: as.minor,
  platformPriceMinor: as.minor,
};

/** The fixed price alone decides, whatever else the store has rules for. */
const rulesOf = (variantId: string, fixedMinor: bigint): RulesOfProduct => ({
  variants: new Map([[variantId, { fixedMinor }]]),
  product: undefined,
  category: undefined,
  parentCategory: undefined,
});

/**
 * The fixed prices of stores that new platform prices of variants would bring under their floor, of some products with one
 * statement. `quoters` is kept between calls that belong together.
 */
export async function previewFloors(
  ctx: Ctx,
  productIds: readonly string[],
  platformPrices: ReadonlyMap<string, bigint>,
  quoters = new Map<string, Quoter>(),
) {
  const rows = await ctx.db.rows(
    sql`
    select s.id, s.name, s.base_currency, s.default_percentage_bp, s.price_ending, s.floor_action, s.settlement_mode, s.country_code,
      v.id as variant_id, r.fixed_minor, v.platform_price_minor
    from price_rules r join stores s on s.id = r.store_id and s.closed_at is null
      join variants v on v.product_id = r.product_id and v.is_active and (r.kind = 'product' or v.id = r.ref_id)
    where r.product_id = any(${sql.param([...productIds])}::bigint[]) and r.fixed_minor is not null
      and not (r.kind = 'product' and exists (
        select 1 from price_rules own where own.store_id = r.store_id and own.kind = 'variant' and own.ref_id = v.id))
    order by s.name, s.id, r.product_id, v.position`,
    fixedRow,
  );
  const effects = [];
  for (const row of rows) {
    const thenMinor = platformPrices.get(row.variantId);
    if (thenMinor === undefined || thenMinor === row.platformPriceMinor) continue;
    const quoter = quoters.get(row.id) ?? (await createQuoter(ctx, row, row.baseCurrency));
    quoters.set(row.id, quoter);
    const rules = rulesOf(row.variantId, row.fixedMinor);
    const now = quoter.quote(row.variantId, row.platformPriceMinor, rules);
    const then = quoter.quote(row.variantId, thenMinor, rules);
    if (now.raised || !then.raised) continue;
    effects.push({
      storeId: row.id,
      storeName: row.name,
      variantId: row.variantId,
      before: toMoney(row.fixedMinor, row.baseCurrency),
      after: then.isHiddenByFloor ? null : toMoney(then.unitMinor, row.baseCurrency),
    });
  }
  return effects;
}

/** How many open stores show each of these products, whether or not it is on sale now. */
export async function countSellers(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const [open] = await ctx.db.rows(
    sql`select count(*)::int as total from stores where closed_at is null`,
    { total: as.integer },
  );
  const rows = await ctx.db.rows(
    sql`select sp.product_id, count(*)::int as hidden from store_products sp join stores s on s.id = sp.store_id and s.closed_at is null
      where sp.product_id = any(${sql.param([...productIds])}::bigint[]) and (sp.is_hidden or sp.is_hidden_by_floor)
      group by sp.product_id`,
    { productId: as.id, hidden: as.integer },
  );
  const hidden = new Map(rows.map((row) => [row.productId, row.hidden]));
  return new Map(productIds.map((id) => [id, (open?.total ?? 0) - (hidden.get(id) ?? 0)]));
}

/** Open stores that show at least one of these products, without those that are known already. */
export async function findSellers(
  ctx: Ctx,
  productIds: readonly string[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`select s.id from stores s where s.closed_at is null and not s.id = any(${sql.param([...known])}::bigint[])
      and exists (select 1 from unnest(${sql.param([...productIds])}::bigint[]) as shown (id) where not exists (
        select 1 from store_products sp where sp.store_id = s.id and sp.product_id = shown.id and (sp.is_hidden or sp.is_hidden_by_floor)))`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}
