import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlatformOrders, listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { exportVisits, listVisits } from '@vitrine/contract/shop/visits.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { createPayShop } from '../payments/testing/pay-shop.ts';
import { createOwner } from '../stores/testing/owners.ts';

const shop = await closeAfter(createPayShop());

test('today is compared with yesterday until the same time of day', async () => {
  const owner = await createOwner(shop.app);
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const { db } = shop.app.platform.database;
  const now = shop.app.clock.now();
  // One sale now, one yesterday an hour before this time, one yesterday an hour after it, one the day before.
  for (const hours of [0, 25, 23, 49]) {
    const order = await shop.paidOrder(owner);
    const paidAt = new Date(now.getTime() - hours * 3_600_000).toISOString();
    await db.execute(
      sql`update orders set paid_at = ${paidAt}::timestamptz where id = ${order.orderId}`,
    );
    await db.execute(sql`
      insert into visits (id, store_id, visitor, started_at, last_seen_at)
      values (${`visit-${hours}`}, ${owner.storeId}, 'somebody', ${paidAt}::timestamptz, ${paidAt}::timestamptz)`);
  }
  const read = async () =>
    (await shop.app.call(readOperationsDashboard, {}, { token: admin })).body.data;
  const { today, trend } = await read();
  assert.deepEqual(
    [today.orders, today.ordersChange, today.visits, today.visitsChange, today.goodsChange],
    [1, 0, 1, 0, 0],
  );
  assert.equal(trend.at(-2)?.orders, 2, 'the chart shows the whole of yesterday');
  // Each figure leads to rows that add up to it.
  const paid = { paidFrom: trend.at(-1)?.day ?? '' };
  const orders = (
    await shop.app.call(
      listPlatformOrders,
      { query: { pageNum: 1, pageSize: 50, ...paid } },
      { token: admin },
    )
  ).body.data;
  assert.deepEqual([orders.total, orders.list.length], [today.orders, today.orders]);
  assert.equal(
    (await shop.app.call(countPlatformOrders, { query: paid }, { token: admin })).body.data.all,
    today.orders,
  );
  assert.equal(
    (await shop.app.call(countPlatformOrders, { query: { keywords: 'zzzz' } }, { token: admin }))
      .body.data.all,
    0,
  );
  const visits = (await shop.app.call(listVisits, { query: {} }, { token: admin })).body.data;
  assert.equal(visits.total.visits, today.visits);
  assert.equal(
    visits.stores.reduce((sum, row) => sum + row.visits, 0),
    today.visits,
  );
  assert.equal((await shop.app.call(listVisits, { query: {} }, owner)).status, 403);
});

test('visits by user source and page source add up, for a range of days and for a store, and are exported', async () => {
  const { db } = shop.app.platform.database;
  await db.execute(sql`delete from visits`);
  const [one, other] = [await createOwner(shop.app), await createOwner(shop.app)];
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const midnight = Date.parse(`${shop.app.clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
  const visit = (
    id: string,
    storeId: string,
    [user, page]: readonly [string, string],
    daysAgo: number,
  ) => {
    const at = new Date(midnight - daysAgo * 86_400_000).toISOString();
    return db.execute(sql`
      insert into visits (id, store_id, visitor, user_source, page_source, started_at, last_seen_at)
      values (${id}, ${storeId}, ${id}, ${user}, ${page}, ${at}::timestamptz, ${at}::timestamptz)`);
  };
  await visit('now-1', one.storeId, ['newsletter', 'bio'], 0);
  await visit('now-2', one.storeId, ['newsletter', ''], 0);
  await visit('week', other.storeId, ['partner', 'bio'], 6);
  await visit('month', other.storeId, ['', 'bio'], 29);
  await visit('quarter', one.storeId, ['=cmd', ''], 89);
  const order = await shop.paidOrder(one, shop.lamp);
  await db.execute(sql`update orders set visit_id = 'now-1' where id = ${order.orderId}`);
  const read = async (query: object) =>
    (await shop.app.call(listVisits, { query }, { token: guest })).body.data;
  for (const [days, count] of [
    [1, 2],
    [7, 3],
    [30, 4],
    [90, 5],
  ]) {
    const { total, stores, userSources, pageSources } = await read({ days });
    assert.deepEqual(total, { visits: count, orders: 1 });
    for (const rows of [stores, userSources, pageSources]) {
      assert.equal(
        rows.reduce((sum, { visits }) => sum + visits, 0),
        count,
        `${days} days`,
      );
      assert.equal(
        rows.reduce((sum, { orders }) => sum + orders, 0),
        1,
      );
    }
  }
  const week = await read({ days: 7 });
  assert.deepEqual(week.userSources, [
    { source: 'newsletter', visits: 2, orders: 1 },
    { source: 'partner', visits: 1, orders: 0 },
  ]);
  assert.deepEqual(week.pageSources, [
    { source: 'bio', visits: 2, orders: 1 },
    { source: '', visits: 1, orders: 0 },
  ]);
  assert.deepEqual(
    week.stores.map(({ store, visits }) => [store?.id, visits]),
    [
      [one.storeId, 2],
      [other.storeId, 1],
    ],
  );
  const ofStore = await read({ days: 90, storeId: other.storeId });
  assert.deepEqual(
    [ofStore.total, ofStore.stores.length, ofStore.userSources.length],
    [{ visits: 2, orders: 0 }, 1, 2],
  );

  const file = (token: string, query: object) => shop.app.call(exportVisits, { query }, { token });
  assert.equal((await file(guest, {})).status, 403);
  const lines = (await file(admin, { days: 90, storeId: one.storeId })).text.trim().split('\r\n');
  assert.equal(lines[0], 'Store,User source,Page source,Visits,Paid orders');
  assert.equal(lines.length, 4);
  assert.ok(lines.some((line) => line.endsWith(',newsletter,bio,1,1')));
  assert.ok(
    lines.some((line) => line.includes(`"'=cmd"`)),
    'no formula',
  );
  assert.equal(
    (await shop.app.call(listVisits, { query: { days: 8 as 7 } }, { token: admin })).status,
    400,
  );

  // However many sources people write into addresses, the list takes the same statements, and the rest is one row.
  const few = await countQueries(shop.app, () => read({ days: 7 }));
  await db.execute(sql`
    insert into visits (id, store_id, visitor, user_source, page_source, started_at, last_seen_at)
    select 'many-' || i, ${one.storeId}, 'many-' || i, 'u' || i, 'p' || i % 100, ${new Date(midnight).toISOString()}::timestamptz, now()
    from generate_series(1, 150) i`);
  const many = await read({ days: 7 });
  assert.equal(await countQueries(shop.app, () => read({ days: 7 })), few);
  assert.deepEqual(
    [many.userSources.length, many.userSources.at(-1)],
    [100, { source: null, visits: 53, orders: 0 }],
  );
  assert.equal(
    many.pageSources.reduce((sum, { visits }) => sum + visits, 0),
    153,
  );
});
