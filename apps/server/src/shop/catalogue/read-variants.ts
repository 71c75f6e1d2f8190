import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containing } from '#platform/db/like.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type StoredVariant, toVariantForm, variantJson } from './read-form.ts';

/** Some variants of a product. */
export interface VariantBlock {
  ids?: readonly string[] | undefined;
  /** Part of the SKU. */
  keywords?: string | undefined;
  /** The variant before the first one; null for the beginning. */
  after: string | null;
  limit: number;
}

/** A block of a product's variants, in their order, as operators edit them. */
export async function readVariants(
  ctx: Ctx,
  productId: string,
  { ids, keywords, after, limit }: VariantBlock,
): Promise<VariantForm[]> {
  const conditions: SQL[] = [
    sql`v.product_id = ${productId}`,
    sql`v.removed_at is null`,
    ...(ids ? [sql`v.id = any(${sql.param([...ids])}::bigint[])`] : []),
    ...(keywords ? [sql`v.sku ilike ${containing(keywords)}`] : []),
    ...(after === null
      ? []
      : [
          sql`(v.position, v.id) > (select a.position, a.id from variants a where a.id = ${after} and a.product_id = ${productId})`,
        ]),
  ];
  const rows = await ctx.db.rows(
    sql`
    select ${variantJson} as variant from variants v where ${sql.join(conditions, sql` and `)}
    order by v.position, v.id limit ${limit}`,
    { variant: as.json<StoredVariant>() },
  );
  return rows.map(({ variant }) => toVariantForm(variant));
}

/** The ids of a product's variants, in their order. */
export async function listVariantIds(ctx: Ctx, productId: string): Promise<string[]> {
  const rows = await ctx.db.rows(
    sql`select id from variants where product_id = ${productId} and removed_at is null order by position, id`,
    { id: as.id },
  );
  return rows.map(({ id }) => id);
}
