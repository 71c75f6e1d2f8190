import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import { readOwnRows } from './list-own-products.ts';

/** Refuses ids that are no products on the platform's list. */
export async function assertProductsExist(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select id from products where id = any(${sql.param([...ids])}::bigint[]) and status = 'active'`,
    { id: as.id },
  );
  if (rows.length !== new Set(ids).size) throw new Failure('not-found');
}

/** Hides or shows products in the store; the caller announces it. */
export async function setHidden(
  ctx: Ctx,
  storeId: string,
  ids: readonly string[],
  isHidden: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, is_hidden)
    select ${storeId}, id, ${isHidden}::boolean from unnest(${sql.param([...ids])}::bigint[]) as id order by id
    on conflict (store_id, product_id) do update set is_hidden = excluded.is_hidden, is_addition = false`);
}

/** Hides, shows or features products. */
export async function changeDisplay(
  ctx: Ctx,
  change: { ids: string[]; isHidden?: boolean | undefined; isFeatured?: boolean | undefined },
): Promise<{ products: OwnProductRow[] }> {
  const storeId = ownStoreId(ctx);
  const ids = [...new Set(change.ids)];
  await assertProductsExist(ctx, ids);
  const { isHidden = null, isFeatured = null } = change;
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, is_hidden, is_featured)
    select ${storeId}, id, coalesce(${isHidden}::boolean, false), coalesce(${isFeatured}::boolean, false)
    from unnest(${sql.param(ids)}::bigint[]) as id order by id
    on conflict (store_id, product_id) do update set
      is_hidden = coalesce(${isHidden}::boolean, store_products.is_hidden),
      is_addition = store_products.is_addition and ${isHidden}::boolean is null,
      is_featured = coalesce(${isFeatured}::boolean, store_products.is_featured)`);
  await announcePrices(ctx, storeId);
  return { products: await readOwnRows(ctx, await getStore(ctx, storeId), ids) };
}

/** Writes the owner's own sentence about a product. */
export async function noteProduct(
  ctx: Ctx,
  productId: string,
  note: string,
): Promise<{ product: OwnProductRow }> {
  const storeId = ownStoreId(ctx);
  await assertProductsExist(ctx, [productId]);
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id, note) values (${storeId}, ${productId}, ${note})
    on conflict (store_id, product_id) do update set note = excluded.note, note_translations = '{}'`);
  await announcePrices(ctx, storeId);
  const [product] = await readOwnRows(ctx, await getStore(ctx, storeId), [productId]);
  return { product: orNotFound(product) };
}
