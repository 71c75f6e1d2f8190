import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { wasMailed } from '#platform/mail/mail.ts';
import { readAvailable } from '../stock/index.ts';
import { getStore, type Store, storeHooks } from '../stores/index.ts';
import { keptUnpaidMs } from './close-unpaid.ts';
import { mailBuyer } from './mail-buyer.ts';
import { listOrderLines } from './mail-facts.ts';
import { lockOrdersForPayment, type PayableOrder } from './payment-facts.ts';
import { recordEvent } from './record-event.ts';

const dayMs = 86_400_000;

/** Whether the link would still lead to what it promises: the store sells and takes payments, and every unit is there. */
async function canStillBeBought(ctx: Ctx, store: Store, order: PayableOrder): Promise<boolean> {
  if (
    store.status !== 'open' ||
    !(await ctx.platform.hooks.get(storeHooks.takesPayments)(ctx, store))
  )
    return false;
  const lines = await listOrderLines(ctx, { orderId: order.id });
  const free = await readAvailable(
    ctx,
    lines.map(({ variantId }) => variantId),
  );
  return lines.every(({ variantId, quantity }) => (free.get(variantId) ?? 0) >= quantity);
}

async function remindBuyer(ctx: Ctx, orderId: string): Promise<void> {
  const [order] = await lockOrdersForPayment(ctx, [orderId], 'buyer');
  if (
    !order ||
    order.notPayable ||
    (order.buyerPayment !== 'failed' && order.buyerPayment !== 'expired')
  )
    return;
  const dayAgo = new Date(ctx.clock.now().getTime() - dayMs);
  // Entering another person's address at checkout, over and over, must not fill that mailbox.
  if (await wasMailed(ctx, { to: order.email, template: 'order-unpaid', since: dayAgo })) return;
  const store = await getStore(ctx, order.storeId);
  if (!(await canStillBeBought(ctx, store, order))) return;
  const until = new Date(order.placedAt.getTime() + keptUnpaidMs);
  await recordEvent(ctx, orderId, 'buyer_reminded');
  await mailBuyer(ctx, orderId, 'unpaid', 'order-unpaid', {
    until: findDateFormat(intlTags[order.language], {
      dateStyle: 'long',
      timeZone: store.timeZone,
    }).format(until),
  });
}

/**
 * One mail to a buyer whose payment failed or who left the bank's page: once an hour has passed in which nothing
 * happened to the order, and only on its first day. Who has bought in this store since is left in peace.
 */
export async function remindBuyers(platform: Platform): Promise<void> {
  const now = sql`${platform.clock.now().toISOString()}::timestamptz`;
  const rows = await platform.database.db.rows(
    sql`
    select o.id from orders o
    where o.kind = 'sale' and o.buyer_payment in ('failed', 'expired') and o.cancelled_at is null
      and o.placed_at > ${now} - interval '24 hours' and o.placed_at <= ${now} - interval '1 hour'
      and not exists (select 1 from order_events e
        where e.order_id = o.id and (e.kind = 'buyer_reminded' or e.at > ${now} - interval '1 hour'))
      and not exists (select 1 from orders p
        where p.store_id = o.store_id and p.placed_at > o.placed_at and p.paid_at is not null and lower(p.email) = lower(o.email))
    order by o.placed_at desc limit 500`,
    { id: as.id },
  );
  for (const { id } of rows)
    await platform.database.withTx((tx) => remindBuyer(systemContext(platform, tx), id));
}
