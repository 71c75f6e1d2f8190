import type { ProductPlace } from '@vitrine/contract/shop/product-display.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { isForSale } from '../catalogue/index.ts';
import { ownStoreId } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { moveWithin } from './arrange-products.rules.ts';
import { assertProductsExist } from './display.ts';

/** Puts products first, in this order; the order before is forgotten. */
export async function sortProducts(
  ctx: Ctx,
  wanted: readonly string[],
): Promise<{ sortedCount: number }> {
  const storeId = ownStoreId(ctx);
  const ids = [...new Set(wanted)];
  await assertProductsExist(ctx, ids);
  await ctx.db.run(
    sql`update store_products set position = null where store_id = ${storeId} and position is not null`,
  );
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, position)
    select ${storeId}, id, place - 1 from unnest(${sql.param(ids)}::bigint[]) with ordinality as given (id, place)
    on conflict (store_id, product_id) do update set position = excluded.position`);
  await announcePrices(ctx, storeId);
  return { sortedCount: ids.length };
}

/** The products of a store as they follow each other, those that cannot be bought now but have a place included. */
async function readOrder(ctx: Ctx, storeId: string): Promise<{ id: string; hasPlace: boolean }[]> {
  const rows = await ctx.db.rows(
    sql`
    select p.id, sp.position is not null as has_place
    from products p left join store_products sp on sp.store_id = ${storeId} and sp.product_id = p.id
      cross join lateral (select coalesce(sp.position, case when sp.is_featured then 1000000 end) as place) ranked
    where sp.position is not null
      or (${isForSale(ctx.clock.now())})
    order by ranked.place nulls last, case when ranked.place is null then p.available_from end desc, p.id desc`,
    { id: as.id, hasPlace: as.boolean },
  );
  return rows.map((row) => ({ id: row.id, hasPlace: row.hasPlace }));
}

/** Moves one product in the order that stands now, whatever another window has moved meanwhile. */
export async function moveProduct(
  ctx: Ctx,
  productId: string,
  place: ProductPlace,
): Promise<{ position: number }> {
  const storeId = ownStoreId(ctx);
  await assertProductsExist(ctx, [productId]);
  // One move after the other: each begins from the order that the one before has written.
  await ctx.db.run(sql`select 1 from stores where id = ${storeId} for no key update`);
  const moved = moveWithin(await readOrder(ctx, storeId), productId, place);
  if (!moved) throw new Failure('not-found');
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, position)
    select ${storeId}, id, place - 1 from unnest(${sql.param(moved.placed)}::bigint[]) with ordinality as given (id, place)
    on conflict (store_id, product_id) do update set position = excluded.position
      where store_products.position is distinct from excluded.position`);
  await announcePrices(ctx, storeId);
  return { position: moved.position };
}
