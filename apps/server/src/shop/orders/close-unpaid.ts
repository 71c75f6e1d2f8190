import { sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { cancelOrder } from './cancel-order.ts';

/** How long an order waits for its buyer. */
export const keptUnpaidMs = 7 * 86_400_000;

/**
 * Closes orders that their buyers never paid, seven days after they were placed, so that "unpaid" holds only what can
 * still become something. Money that arrives for one of them afterwards is returned like any that comes too late.
 */
export async function closeUnpaid(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptUnpaidMs).toISOString();
  const rows = await platform.database.db.rows(
    sql`
    select id from orders
    where kind = 'sale' and buyer_payment in ('unpaid', 'failed', 'expired') and cancelled_at is null
      and placed_at <= ${before}::timestamptz
    order by id limit 500`,
    { id: as.id },
  );
  for (const { id } of rows) {
    await platform.database.withTx((tx) =>
      cancelOrder(systemContext(platform, tx), id, 'buyer_unpaid'),
    );
  }
}
