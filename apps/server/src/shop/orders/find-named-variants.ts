import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

const idRow = { id: as.id };

/** Of these variants, those that are in a cart or an order. */
export async function findOrderedVariants(
  ctx: Ctx,
  variantIds: readonly string[],
): Promise<string[]> {
  const ids = sql`${sql.param([...variantIds])}::bigint[]`;
  const rows = await ctx.db.rows(
    sql`select v.id from unnest(${ids}) as v (id)
      where exists (select 1 from cart_lines c where c.variant_id = v.id) or exists (select 1 from order_lines l where l.variant_id = v.id)`,
    idRow,
  );
  return rows.map(({ id }) => id);
}
