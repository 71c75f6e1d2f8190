import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { Listing, ListingRequest } from '../catalogue/index.ts';

const idsParam = (ids: readonly string[]) => sql`${sql.param([...ids])}::bigint[]`;
const isHidden = sql`coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)`;

/** The stores that list products, by the categories of these. A product without a stored price is in no list yet. */
export async function findListings(
  ctx: Ctx,
  { productIds, movedIds, onlyForSale = false, storeIds, alsoHidden = false }: ListingRequest,
): Promise<Listing[]> {
  const rows = await ctx.db.rows(
    sql`
    select c.key as category_key, parent.key as primary_key, p.id = any(${idsParam(movedIds)}) as is_moved,
      to_json(array_agg(distinct sold.store_id::text)) as store_ids
    from products p
      join categories c on c.id = p.category_id
      join categories parent on parent.id = p.primary_category_id
      join store_product_prices sold on sold.product_id = p.id
      left join store_products sp on sp.store_id = sold.store_id and sp.product_id = p.id
    where p.id = any(${idsParam(productIds)})
      and (p.status = 'active' and p.variant_count > 0${onlyForSale ? sql`` : sql` or p.id = any(${idsParam(movedIds)})`})
      ${storeIds ? sql`and sold.store_id = any(${idsParam(storeIds)})` : sql``}
      ${alsoHidden ? sql`` : sql`and not ${isHidden}`}
    group by 1, 2, 3`,
    {
      categoryKey: as.text,
      primaryKey: as.text,
      isMoved: as.boolean,
      storeIds: as.json<string[]>(),
    },
  );
  return rows.map(({ categoryKey, primaryKey, ...listing }) => ({
    categoryKeys: [categoryKey, primaryKey],
    ...listing,
  }));
}

/** The stores that list something of a secondary category. */
export async function findStoresOfCategory(ctx: Ctx, categoryId: string): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`
    select s.id from stores s where exists (select 1 from products p
        join store_product_prices sold on sold.product_id = p.id and sold.store_id = s.id
        left join store_products sp on sp.store_id = s.id and sp.product_id = p.id
      where p.category_id = ${categoryId} and p.status = 'active' and p.variant_count > 0 and not ${isHidden})`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}
