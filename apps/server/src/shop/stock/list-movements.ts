import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { stockMovements } from './stock.tables.ts';

type Reason = (typeof stockMovements.$inferSelect)['reason'];

/** Changes of the units in the warehouse, newest first, from the row before the given one on. */
export function listMovements(
  ctx: Ctx,
  wanted: {
    variantId?: string | undefined;
    productId?: string | undefined;
    reason?: Reason | undefined;
    before: string | null;
    limit: number;
  },
) {
  const { id, variantId, quantity, onHand, reason, note, orderId, accountId, at } = stockMovements;
  return ctx.db
    .select({ id, variantId, quantity, onHand, reason, note, orderId, accountId, at })
    .from(stockMovements)
    .where(
      and(
        wanted.variantId === undefined ? undefined : eq(variantId, wanted.variantId),
        wanted.productId === undefined
          ? undefined
          : sql`${variantId} in (select v.id from variants v where v.product_id = ${wanted.productId})`,
        wanted.reason === undefined ? undefined : eq(reason, wanted.reason),
        wanted.before === null ? undefined : lt(id, wanted.before),
      ),
    )
    .orderBy(desc(id))
    .limit(wanted.limit);
}
