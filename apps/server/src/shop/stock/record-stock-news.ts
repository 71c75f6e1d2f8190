import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { recordNews } from '../catalogue/index.ts';

export type StockTurn = 'sold-out' | 'restocked';

/**
 * Owners read which variants are sold out or back; of products that were not on sale before a moment there is no news. A transaction that
 * puts products on sale gives the moment at which it began: its clock goes on until their units are written.
 */
export async function recordStockNews(
  ctx: Ctx,
  turned: ReadonlyMap<string, StockTurn>,
  onSaleBefore = ctx.clock.now(),
): Promise<void> {
  if (!turned.size) return;
  const rows = await ctx.db.rows(
    sql`select v.id, v.product_id from variants v join products p on p.id = v.product_id
      where v.id = any(${sql.param([...turned.keys()])}::bigint[]) and v.is_active and p.published_at < ${onSaleBefore.toISOString()}::timestamptz
      order by v.id`,
    { id: as.id, productId: as.id },
  );
  await recordNews(
    ctx,
    rows.flatMap(({ id, productId }) => {
      const kind = turned.get(id);
      return kind ? [{ productId, variantId: id, kind }] : [];
    }),
  );
}
