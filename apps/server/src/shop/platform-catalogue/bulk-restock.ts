import type { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { sql } from 'drizzle-orm';
import type { BulkWork } from '#platform/bulk/register-bulk.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { announceStock } from '../pricing/index.ts';
import { setStock } from '../stock/index.ts';

const levelRow = { id: as.id, productId: as.id, onHand: as.integer, held: as.integer };

/** The same number of units for several variants on sale, as for one. */
export const bulkRestock: BulkWork<typeof restockVariants, RowOf<typeof levelRow>> = {
  read: (ctx, ids, isLocking) =>
    ctx.db.rows(
      sql`select v.id, v.product_id, l.on_hand, l.held from stock_levels l join variants v on v.id = l.variant_id
        where l.variant_id = any(${sql.param(ids)}::bigint[]) and v.is_active
        order by l.variant_id ${isLocking ? sql`for update of l` : sql``}`,
      levelRow,
    ),
  plan(_ctx, { onHand: from, held }, { onHand: to }) {
    if (to === from) throw new Failure('row-unchanged');
    if (to < held) throw new Failure('stock-below-held', { values: { held } });
    return { from, to, held };
  },
  act: (ctx, { id }, { onHand }) => setStock(ctx, id, onHand),
  async finish(ctx, rows) {
    for (const productId of new Set(rows.map((row) => row.productId)))
      await announceStock(ctx, [productId]);
  },
};
