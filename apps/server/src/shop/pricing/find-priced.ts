import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

const idRow = { id: as.id };

/** Of these variants, those for which an owner set a price. */
export async function findPricedVariants(
  ctx: Ctx,
  variantIds: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`select distinct ref_id as id from price_rules where kind = 'variant' and ref_id = any(${sql.param([...variantIds])}::bigint[])`,
    idRow,
  );
  return rows.map(({ id }) => id);
}

/** Of these products, those for which an owner set a price, a place in the list or a note. */
export async function findPricedProducts(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<string[]> {
  const ids = sql`${sql.param([...productIds])}::bigint[]`;
  const rows = await ctx.db.rows(
    sql`select product_id as id from price_rules where product_id = any(${ids})
      union select product_id from store_products
      where product_id = any(${ids}) and (is_featured or position is not null or note <> '')`,
    idRow,
  );
  return rows.map(({ id }) => id);
}

/** Of these categories, those that an owner chose or has a percentage for. */
export async function findPricedCategories(
  ctx: Ctx,
  categoryIds: readonly string[],
): Promise<string[]> {
  const ids = sql`${sql.param([...categoryIds])}::bigint[]`;
  const rows = await ctx.db.rows(
    sql`select category_id as id from price_rules where category_id = any(${ids})
      union select category_id from store_categories where category_id = any(${ids})`,
    idRow,
  );
  return rows.map(({ id }) => id);
}
