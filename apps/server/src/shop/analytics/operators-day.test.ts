import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listVisitsToday, readOperationsDashboard } from '@vitrine/contract/shop/analytics.ts';
import { countPlatformOrders, listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { createPayShop, type PayShop } from '../payments/testing/pay-shop.ts';
import { createOwner } from '../stores/testing/owners.ts';

let shop: PayShop;

before(async () => {
  shop = await createPayShop();
});
after(() => shop.close());

test('today is compared with yesterday until the same time of day, and what waits is counted', async () => {
  const owner = await createOwner(shop.app);
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const { db } = shop.app.platform.database;
  const now = shop.app.clock.now();
  // One sale now, one yesterday an hour before this time, one yesterday an hour after it, one the day before.
  for (const hours of [0, 25, 23, 49]) {
    const order = await shop.order(owner);
    await shop.pay(order.token);
    const paidAt = new Date(now.getTime() - hours * 3_600_000).toISOString();
    await db.execute(sql`update orders set paid_at = ${paidAt}::timestamptz where id = ${order.orderId}`);
    await db.execute(sql`
      insert into visits (id, store_id, visitor, started_at, last_seen_at)
      values (${`visit-${hours}`}, ${owner.storeId}, 'somebody', ${paidAt}::timestamptz, ${paidAt}::timestamptz)`);
  }
  const read = async () => (await shop.app.call(readOperationsDashboard, {}, { token: admin })).body.data;
  const { today, waiting, trend } = await read();
  assert.deepEqual([today.orders, today.ordersChange, today.visits, today.visitsChange], [1, 0, 1, 0]);
  assert.equal(trend.at(-2)?.orders, 2, 'the chart shows the whole of yesterday');
  // Each figure leads to rows that add up to it.
  const paid = { paidFrom: trend.at(-1)?.day ?? '' };
  const orders = (await shop.app.call(listPlatformOrders, { query: { pageNum: 1, pageSize: 50, ...paid } }, { token: admin })).body.data;
  assert.deepEqual([orders.total, orders.list.length], [today.orders, today.orders]);
  assert.equal((await shop.app.call(countPlatformOrders, { query: paid }, { token: admin })).body.data.all, today.orders);
  assert.equal((await shop.app.call(countPlatformOrders, { query: { keywords: 'zzzz' } }, { token: admin })).body.data.all, 0);
  const visits = (await shop.app.call(listVisitsToday, {}, { token: admin })).body.data;
  assert.equal(
    visits.reduce((sum, row) => sum + row.visits, 0),
    today.visits,
  );
  assert.equal((await shop.app.call(listVisitsToday, {}, { token: owner.token })).status, 403);
  assert.deepEqual([waiting.webhooks, waiting.failedJobs], [0, 0]);
  await db.execute(sql`
    insert into webhook_inbox (provider, event_id, type, body, received_at) values ('sandbox', 'evt_waits', 'payment.captured', '{}', now())`);
  assert.equal((await read()).waiting.webhooks, 1);
  const sold = (await read()).waiting.soldOutVariants;
  await db.execute(sql`update stock_levels set on_hand = held where variant_id = ${shop.mug}`);
  assert.equal((await read()).waiting.soldOutVariants, sold + 1);
});
