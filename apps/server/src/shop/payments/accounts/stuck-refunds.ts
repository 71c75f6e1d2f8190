import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notifyOwner } from '../../notifications/index.ts';
import type { linkedAccounts } from '../payments.tables.ts';

const namedMax = 10;

/**
 * Notifies an owner of the refunds to buyers that cannot leave an account that is lost: they go on by themselves or by a
 * retry at each order once it is linked again. Operators read them among the orders whose refund failed.
 */
export async function notifyOfStuckRefunds(
  ctx: Ctx,
  { id, storeId, accountRef, label }: typeof linkedAccounts.$inferSelect,
): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select o.number, (count(*) over ())::int as count, (max(r.id) over ())::text as newest
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
    where p.store_id = ${storeId} and p.provider_account = ${accountRef} and r.status in ('due', 'unknown', 'failed')
    order by r.id limit ${namedMax}`,
    { number: as.text, count: as.integer, newest: as.text },
  );
  const [first] = rows;
  if (!first) return;
  const numbers = rows.map(({ number }) => number).join(', ');
  await notifyOwner(ctx, storeId, {
    template: 'refunds-stuck',
    key: `refunds-stuck:${id}:${first.newest}`,
    values: {
      account: label ?? '',
      count: first.count,
      orders: first.count > rows.length ? `${numbers} …` : numbers,
    },
    path: '/payment',
  });
}
