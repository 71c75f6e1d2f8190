import { sql } from 'drizzle-orm';
import { type Platform, systemContext } from '#platform/context.ts';
import { cancelOrder } from './cancel-order.ts';

/**
 * Closes orders that their buyers never paid, seven days after they were placed, so that "unpaid" holds only what can
 * still become something. Money that arrives for one of them afterwards is returned like any that comes too late.
 */
export async function closeUnpaid(platform: Platform): Promise<void> {
  const now = platform.clock.now().toISOString();
  const { rows } = await platform.database.db.execute<{ id: string }>(sql`
    select id from orders
    where kind = 'sale' and buyer_payment in ('unpaid', 'failed', 'expired') and cancelled_at is null
      and placed_at <= ${now}::timestamptz - interval '7 days'
    order by id limit 500`);
  for (const { id } of rows) {
    await platform.database.withTx((tx) => cancelOrder(systemContext(platform, tx), id, 'buyer_unpaid'));
  }
}
