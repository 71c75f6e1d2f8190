import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';

/** Locks orders in the order of their ids; the statements after it read them as they are then. */
export async function lockOrders(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db.run(
    sql`select id from orders where id = any(${sql.param([...orderIds])}::bigint[]) order by id for update`,
  );
}
