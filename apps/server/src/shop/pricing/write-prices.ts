import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

export interface PriceRow {
  storeId: string;
  productId: string;
  priceMinor: bigint;
}

/** Stores in which prices changed; true for those in which a product got its first one. */
export type ChangedStores = Map<string, boolean>;

export function addChanged(all: ChangedStores, more: ChangedStores): void {
  for (const [storeId, hasNew] of more) all.set(storeId, hasNew || (all.get(storeId) ?? false));
}

/** Writes prices where they differ from what is stored. All transactions write them in one order. */
export async function writePrices(ctx: Ctx, rows: readonly PriceRow[]): Promise<ChangedStores> {
  if (rows.length === 0) return new Map();
  const column = (values: readonly string[]) => sql`${sql.param([...values])}::bigint[]`;
  const changed = await ctx.db.rows(
    sql`with written as (
    insert into store_product_prices (store_id, product_id, price_minor)
    select * from unnest(${column(rows.map((row) => row.storeId))}, ${column(rows.map((row) => row.productId))},
      ${column(rows.map(({ priceMinor }) => priceMinor.toString()))}) as priced (store_id, product_id, price_minor)
    order by store_id, product_id
    on conflict (product_id, store_id) do update set price_minor = excluded.price_minor
      where store_product_prices.price_minor <> excluded.price_minor
    returning store_id, xmax = 0 as is_new)
    select store_id, bool_or(is_new) as has_new from written group by store_id`,
    { storeId: as.id, hasNew: as.boolean },
  );
  return new Map(changed.map(({ storeId, hasNew }) => [storeId, hasNew]));
}
