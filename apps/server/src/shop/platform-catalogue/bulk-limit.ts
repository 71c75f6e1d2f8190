import type { limitVariants } from '@vitrine/contract/shop/variant-limits.ts';
import { sql } from 'drizzle-orm';
import type { BulkWork } from '#platform/bulk/register-bulk.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { readLowLimit, setLowLimit } from '../stock/index.ts';

const limitRow = { id: as.id, from: as.integer, isOwn: as.boolean };

/** The same limit of low stock for several variants on sale. */
export const bulkLimit: BulkWork<typeof limitVariants, RowOf<typeof limitRow>> = {
  async read(ctx, ids, isLocking) {
    const lowLimit = await readLowLimit(ctx);
    return ctx.db.rows(
      sql`select v.id, coalesce(l.low_limit, ${lowLimit}::int) as "from", l.low_limit is not null as is_own
        from stock_levels l join variants v on v.id = l.variant_id
        where l.variant_id = any(${sql.param(ids)}::bigint[]) and v.is_active
        order by l.variant_id ${isLocking ? sql`for update of l` : sql``}`,
      limitRow,
    );
  },
  plan(_ctx, { from, isOwn }, { lowLimit: to }) {
    if (isOwn && to === from) throw new Failure('row-unchanged');
    return { from, to };
  },
  act: (ctx, { id }, { lowLimit }) => setLowLimit(ctx, id, lowLimit),
};
