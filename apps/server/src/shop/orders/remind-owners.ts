import { toMoney } from '@vitrine/contract/money.ts';
import { eq, sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';
import { notifyOwner } from '../notifications/index.ts';
import { changeStore, getStore, lockStore } from '../stores/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { sellerDueOf } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';
import { recordEvent } from './record-event.ts';

const missedBeforePause = 3;

/** Every third order of the current mode that an owner let run out pauses the store: no further buyer is to wait for a refund. */
async function pauseAfterMissed(ctx: Ctx, storeId: string): Promise<void> {
  const rows = await ctx.db.rows(
    sql`select count(*)::int as missed from orders where store_id = ${storeId} and kind = 'sale' and cancel_reason = 'seller_unpaid' and is_test = ${isTestBook(ctx)}`,
    { missed: as.integer },
  );
  const store = await getStore(ctx, storeId);
  const missed = rows[0]?.missed ?? 0;
  if (store.status === 'paused' || missed === 0 || missed % missedBeforePause !== 0) return;
  await changeStore(ctx, storeId, { status: 'paused' });
  await notifyOwner(ctx, storeId, {
    template: 'store-paused',
    key: `store-paused-${missed}:${storeId}`,
    values: {},
    path: '/store',
  });
}

/** Reminders after 24 and 72 hours; after seven days the order is cancelled and its money goes back; three of those pause the store. */
export async function remindOwners(platform: Platform): Promise<void> {
  const now = platform.clock.now().toISOString();
  const rows = await platform.database.db.rows(
    sql`
    select id, seller_due_at <= ${now}::timestamptz as is_over from orders
    where seller_payment = 'unpaid' and cancelled_at is null and seller_due_at is not null
      and buyer_payment not in ('disputed', 'charged_back')
      and (seller_due_at <= ${now}::timestamptz
        or (reminders_sent = 0 and seller_due_at <= ${now}::timestamptz + interval '6 days')
        or (reminders_sent = 1 and seller_due_at <= ${now}::timestamptz + interval '4 days'))
    order by id limit 500`,
    { id: as.id, isOver: as.boolean },
  );
  for (const { id, isOver } of rows) {
    await platform.database.withTx(async (tx) => {
      const ctx = systemContext(platform, tx);
      if (isOver) {
        const { storeId, kind, isTest } = await getOrder(ctx, id);
        // It may be paused afterwards, and stores are locked before orders.
        if (kind === 'sale') await lockStore(ctx, storeId);
        // No customer waits for an order that an owner placed for himself.
        if (
          (await cancelOrder(ctx, id, 'seller_unpaid')) &&
          kind === 'sale' &&
          isTest === isTestBook(ctx)
        )
          await pauseAfterMissed(ctx, storeId);
        return;
      }
      const order = await getOrder(ctx, id);
      await ctx.db
        .update(orders)
        .set({ remindersSent: sql`${orders.remindersSent} + 1` })
        .where(eq(orders.id, id));
      await recordEvent(ctx, id, 'seller_reminded');
      await notifyOwner(ctx, order.storeId, {
        template: 'seller-reminder',
        key: `reminder-${order.remindersSent}:${id}`,
        values: {
          number: order.number,
          cost: toMoney(sellerDueOf(order).dueMinor, order.storeCurrency),
          due: order.sellerDueAt ?? ctx.clock.now(),
        },
        path: '/order',
      });
    });
  }
}
