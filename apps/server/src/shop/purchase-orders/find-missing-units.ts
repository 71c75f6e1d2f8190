import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { MissingUnits } from '../orders/index.ts';

/**
 * Units of an order that suppliers lack and that are ordered nowhere else, by line. The caller has locked the order, and so has every
 * report of a supplier.
 */
export const findMissingUnits = (ctx: Ctx, orderId: string): Promise<MissingUnits[]> =>
  ctx.db.rows(
    sql`
    select l.order_line_id as line_id, l.variant_id, least(sum(l.missing), purchase_units_left(l.order_line_id))::int as units
    from purchase_order_lines l where l.order_id = ${orderId} and l.missing > 0 group by l.order_line_id, l.variant_id`,
    { lineId: as.id, variantId: as.id, units: as.integer },
  );
