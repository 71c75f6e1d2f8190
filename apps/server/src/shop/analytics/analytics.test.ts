import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { archiveLink, createLink, listLinks, updateLink } from '@vitrine/contract/shop/links.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { getQuickStart } from '@vitrine/contract/shop/quick-start.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { createClickCounter } from './click-counter.ts';
import { changeOf, shareOf } from './visits.rules.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const { shop, owner, other } = await withBank({ owner: { name: 'Luna' }, other: {} });
const counter = await closeAfter(createClickCounter(shop.app.platform));

const look = (
  store: TestOwner,
  address: string,
  more: {
    query?: string;
    link?: string;
    cookies?: Record<string, string>;
    userAgent?: string;
  } = {},
) =>
  counter.note(
    {
      method: 'GET',
      url: `/s/${store.slug}?${more.query ?? ''}${more.link ? `&l=${more.link}` : ''}`,
      userAgent: more.userAgent ?? phone,
      address,
      headers: {},
    },
    more.cookies ?? {},
  );
const countVisits = async (store: TestOwner) =>
  (
    await shop.app.platform.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from visits where store_id = ${store.storeId}`,
    )
  ).rows[0]?.n;
const dashboard = async (who: TestOwner) => (await shop.app.call(readDashboard, {}, who)).body.data;

test('many visits are written with as few statements as one, and to unknown stores nothing is written', async () => {
  const write = (count: number, base: number) =>
    countQueries(shop.app, async () => {
      for (let place = 0; place < count; place += 1) look(owner, `10.2.${base}.${place}`);
      await counter.flush();
    });
  const one = await write(1, 0);
  assert.equal(await write(200, 1), one);
  counter.note(
    { method: 'GET', url: '/s/no-such-store', userAgent: phone, address: '10.0.0.9', headers: {} },
    {},
  );
  await counter.flush();
});

test('a program that changes its name with every call is not counted as a crowd', async () => {
  const store = await createOwner(shop.app);
  for (let index = 0; index < 500; index += 1)
    look(store, '203.0.113.50', { userAgent: `${phone} ${index}` });
  look(store, '203.0.113.51');
  await counter.flush();
  assert.equal(await countVisits(store), 121);
});

test('a visit keeps the sources of the address with which it came', async () => {
  const store = await createOwner(shop.app);
  look(store, '10.8.0.1');
  look(store, '10.8.0.1', { query: 'user_source=tiktok&page_source=bio' });
  look(store, '10.8.0.1', { query: 'user_source=later&page_source=later' });
  look(store, '10.8.0.2', {
    query: `user_source=${encodeURIComponent("'; drop table visits; --")}&page_source=${'x'.repeat(200)}`,
  });
  look(store, '10.8.0.3');
  await counter.flush();
  const { rows } = await shop.app.platform.database.db.execute(
    sql`select user_source, page_source from visits where store_id = ${store.storeId} order by user_source desc`,
  );
  assert.deepEqual(rows, [
    { user_source: 'tiktok', page_source: 'bio' },
    { user_source: 'drop-table-visits--', page_source: 'x'.repeat(60) },
    { user_source: '', page_source: '' },
  ]);
});

test('the owner is not a visitor of the own store, neither before nor after opening the console', async () => {
  const store = await createOwner(shop.app);
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
  look(store, '127.0.0.1', { userAgent: browser });
  await counter.flush();
  assert.equal(await countVisits(store), 1);
  const open = () =>
    shop.app.call(readDashboard, {}, { token: store.token, headers: { 'user-agent': browser } });
  assert.equal((await open()).body.data.windows.day.clicks.value, 0);
  look(store, '127.0.0.1', { userAgent: browser });
  await counter.flush();
  assert.equal(await countVisits(store), 0);
});

test('an order that came through a link moves clicks, conversion, volume and earnings, and agrees with the ledger to the cent', async () => {
  const created = await shop.app.call(
    createLink,
    { body: { name: 'Bio', channel: 'instagram' } },
    { token: other.token, idempotencyKey: 'link-1' },
  );
  const { code } = created.body.data;
  const cookies = Object.fromEntries(
    look(other, '10.3.0.1', { link: code }).map(({ name, value }) => [name, value]),
  );
  for (const address of ['10.3.0.2', '10.3.0.3', '10.3.0.4']) look(other, address);
  await counter.flush();
  assert.deepEqual(Object.keys(cookies).sort(), ['vt_link', 'vt_visit']);
  // The visit and the link that a browser brings to the checkout count, whatever brought the cart.
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const placed = await placeTestOrder(
    shop.app,
    other.slug,
    [{ variantId: shop.lamp, quantity: 2 }],
    { cookie },
  );
  const before = await dashboard(other);
  assert.equal(before.windows.day.earnings.value, 0, 'an unpaid order earns nothing');
  await shop.pay(placed.token);
  const after = await dashboard(other);
  const { rows } = await shop.app.platform.database.db.execute<{ total: string }>(
    sql`select (-sum(balance_minor))::text as total from owner_balances where store_id = ${other.storeId}`,
  );
  assert.equal(after.revenue.total.amount, Number(rows[0]?.total));
  assert.equal(after.revenue.today.amount, after.revenue.total.amount);
  assert.equal(after.windows.day.earnings.value, after.revenue.total.amount);
  assert.equal(after.windows.week.earnings.series.at(-1), after.revenue.total.amount);
  assert.deepEqual(
    [
      after.windows.day.clicks.value,
      after.windows.day.salesVolume.value,
      after.windows.day.conversion.value,
    ],
    [4, 2, 25],
  );
  assert.equal(after.pendingShipment.count, 1);
  assert.deepEqual(
    after.averageBloggerRevenue,
    after.revenue.today,
    'the only store that sold is the average',
  );
  assert.deepEqual(
    after.topProducts.map(({ units, earned }) => [units, earned.amount]),
    [[2, after.revenue.total.amount]],
  );
  assert.deepEqual(after.clickSources, [
    { kind: 'direct', name: '', channel: null, clicks: 3 },
    { kind: 'link', name: 'Bio', channel: 'instagram', clicks: 1 },
  ]);
  assert.equal(after.windows.day.steps.length, 24);
  assert.equal(after.windows.week.steps.length, 7);
  const { list } = (await shop.app.call(listLinks, {}, other)).body.data;
  assert.deepEqual(
    [list[0]?.clicks, list[0]?.orders, list[0]?.earned.amount],
    [1, 1, after.revenue.total.amount],
  );
  const me = (await shop.app.call(getMe, {}, other)).body.data;
  const { newToday, total } = after.products;
  assert.deepEqual(me.indexInfo, {
    growth_rate_week: after.comparisons.lastWeek,
    growth_rate_month: after.comparisons.lastMonth,
    goods_days_add: shareOf(newToday, total - newToday),
    goods_days_add_count: newToday,
  });
  assert.deepEqual(Object.keys(after.comparisons).sort(), [
    'lastMonth',
    'lastWeek',
    'lastYear',
    'yesterday',
  ]);
});

/** Days ago and units, so that each period of the dashboard earns what no other one does. */
const salesOfDays = [
  [800, 8],
  [500, 10],
  [200, 7],
  [40, 5],
  [20, 6],
  [8, 4],
  [1, 2],
  [0, 3],
] as const;

test('each figure and each comparison of the dashboard counts the sales and the products of its own days', async () => {
  const store = await createOwner(shop.app);
  const { db } = shop.app.platform.database;
  await db.execute(sql`update stores set time_zone = 'UTC' where id = ${store.storeId}`);
  const sales: { daysAgo: number; earned: number }[] = [];
  for (const [daysAgo, quantity] of salesOfDays) {
    const placed = await placeTestOrder(shop.app, store.slug, [{ variantId: shop.lamp, quantity }]);
    await shop.pay(placed.token);
    sales.push({ daysAgo, earned: (await dashboard(store)).revenue.today.amount });
    const back = sql`${`${daysAgo * 24} hours`}::interval`;
    await db.execute(
      sql`update orders set paid_at = paid_at - ${back}, placed_at = placed_at - ${back} where id = ${placed.orderId}`,
    );
  }
  const now = shop.app.clock.now().toISOString();
  await db.execute(sql`update products set available_from = ${now}::timestamptz
    - case when id = (select product_id from variants where id = ${shop.lamp}) then interval '0' else interval '3 days' end`);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from products where status = 'active'`,
  );
  const total = rows[0]?.n ?? 0;

  const earnedIn = (from: number, to: number) =>
    sales
      .filter(({ daysAgo }) => daysAgo >= from && daysAgo < to)
      .reduce((sum, { earned }) => sum + earned, 0);
  const changeIn = (days: number) => changeOf(earnedIn(0, days), earnedIn(days, 2 * days));
  const seen = await dashboard(store);
  const comparisons = {
    yesterday: changeIn(1),
    lastWeek: changeIn(7),
    lastMonth: changeIn(30),
    lastYear: changeIn(365),
  };
  const earnedByOther = (await dashboard(other)).revenue.today.amount;
  assert.equal(
    new Set([...Object.values(comparisons), null]).size,
    5,
    'no comparison is that of another period',
  );
  assert.ok(earnedByOther > 0 && earnedByOther !== earnedIn(0, 1) && total > 1);
  assert.deepEqual(
    {
      revenue: Object.values(seen.revenue).map(({ amount }) => amount),
      comparisons: seen.comparisons,
      average: seen.averageBloggerRevenue?.amount,
      products: seen.products,
      indexInfo: (await shop.app.call(getMe, {}, store)).body.data.indexInfo,
    },
    {
      revenue: [earnedIn(0, 1), earnedIn(0, 7), earnedIn(0, 1000)],
      comparisons,
      average: Math.floor((earnedIn(0, 1) + earnedByOther) / 2),
      products: { total, newToday: 1 },
      indexInfo: {
        growth_rate_week: comparisons.lastWeek,
        growth_rate_month: comparisons.lastMonth,
        goods_days_add: shareOf(1, total - 1),
        goods_days_add_count: 1,
      },
    },
  );
});

test('the carts of the storefront remember the visit and the link, and nothing that is no such thing', async () => {
  const { createCart } = await import('@vitrine/contract/shop/carts.ts');
  const cart = async (cookie: string) => {
    const answer = await shop.app.call(
      createCart,
      { params: { slug: owner.slug }, body: { countryCode: 'US', language: 'en' } },
      { headers: { cookie } },
    );
    assert.equal(answer.status, 200, answer.text);
    const { rows } = await shop.app.platform.database.db.execute<{
      visit_id: string | null;
      link_id: string | null;
    }>(sql`select visit_id, link_id from carts order by id desc limit 1`);
    return rows[0];
  };
  assert.deepEqual(await cart('vt_visit=abcdefghijklmnop; vt_link=abc1234'), {
    visit_id: 'abcdefghijklmnop',
    link_id: 'abc1234',
  });
  assert.deepEqual(await cart(`vt_visit=${'x'.repeat(80)}; vt_link=a'b`), {
    visit_id: null,
    link_id: null,
  });
});

test('the rows of the click sources add up to all clicks, however many sources there are', async () => {
  const store = await createOwner(shop.app);
  for (let site = 0; site < 9; site += 1)
    for (let visit = 0; visit <= site; visit += 1)
      counter.note(
        {
          method: 'GET',
          url: `/s/${store.slug}`,
          userAgent: phone,
          address: `10.9.${site}.${visit}`,
          headers: { referer: `https://site-${site}.example/` },
        },
        {},
      );
  await counter.flush();
  const { clickSources, windows } = await dashboard(store);
  assert.deepEqual(
    clickSources.map(({ kind, clicks }) => [kind, clicks]),
    [...[9, 8, 7, 6, 5].map((clicks) => ['site', clicks]), ['other', 10]],
  );
  assert.equal(
    clickSources.reduce((sum, { clicks }) => sum + clicks, 0),
    windows.day.clicks.value,
  );
});

test('the dashboard asks the database the same number of times for an empty and a busy store', async () => {
  const quiet = await createOwner(shop.app);
  await dashboard(quiet);
  const few = await countQueries(shop.app, () => dashboard(quiet));
  assert.equal(await countQueries(shop.app, () => dashboard(other)), few);
});

test('links are renamed and put away by their owner only; wrong input changes nothing', async () => {
  const { token } = owner;
  const bad = await shop.app.call(
    createLink,
    { body: { name: ' ', channel: 'radio' as 'x' } },
    { token },
  );
  assert.equal(bad.status, 400);
  const made = (
    await shop.app.call(createLink, { body: { name: 'Reel', channel: 'tiktok' } }, { token })
  ).body.data;
  assert.match(made.url, new RegExp(`/s/${owner.slug}\\?l=${made.code}$`));
  const params = { linkId: made.id };
  const body = { name: 'Reel of May', channel: 'tiktok' } as const;
  assert.equal((await shop.app.call(updateLink, { params, body }, other)).status, 404);
  assert.equal((await shop.app.call(archiveLink, { params }, other)).status, 404);
  assert.equal(
    (await shop.app.call(updateLink, { params, body }, { token })).body.data.name,
    'Reel of May',
  );
  assert.equal((await shop.app.call(archiveLink, { params }, { token })).status, 200);
  const { list } = (await shop.app.call(listLinks, {}, { token })).body.data;
  assert.notEqual(list.find(({ id }) => id === made.id)?.archivedAt, null);
  assert.equal((await shop.app.call(createLink, { body })).status, 401);
});

test('an order shows its owner through which link the buyer came, whatever the link is called later', async () => {
  const { token } = owner;
  const made = (
    await shop.app.call(createLink, { body: { name: 'Story', channel: 'instagram' } }, { token })
  ).body.data;
  const order = async (cookie: string) => {
    const { orderId } = await placeTestOrder(
      shop.app,
      owner.slug,
      [{ variantId: shop.lamp, quantity: 1 }],
      { cookie },
    );
    return (await shop.app.call(readOrder, { params: { orderId } }, { token })).body.data;
  };
  const came = await order(`vt_link=${made.code}`);
  assert.equal(came.linkName, 'Story');
  await shop.app.call(
    updateLink,
    { params: { linkId: made.id }, body: { name: 'Story of May', channel: 'instagram' } },
    { token },
  );
  assert.equal(
    (await shop.app.call(readOrder, { params: { orderId: came.id } }, { token })).body.data
      .linkName,
    'Story of May',
  );
  assert.equal((await order('vt_link=abc1234')).linkName, null);
});

test('a store keeps so many links and no more, however many of them are archived', async () => {
  const { rows } = await shop.app.platform.database.db.execute<{ id: string }>(
    sql`select id from stores where slug = ${other.slug}`,
  );
  await shop.app.platform.database.db.execute(sql`
    insert into tracked_links (store_id, code, name, channel, created_at, archived_at)
    select ${rows[0]?.id}::bigint, 'x' || n, 'x', 'tiktok', now(), now() from generate_series(1, 2000) n`);
  const answer = await shop.app.call(
    createLink,
    { body: { name: 'one more', channel: 'tiktok' } },
    other,
  );
  assert.equal(answer.body.code, 'links-kept-full');
});

test('operators see the platform’s day, owners do not, and operators have no dashboard of a store', async () => {
  const admin = (await signInAs(shop.app, 'ADMIN')).token;
  const seen = (await shop.app.call(readOperationsDashboard, {}, { token: admin })).body.data;
  assert.equal(seen.trend.length, 7);
  const quarter = (
    await shop.app.call(readOperationsDashboard, { query: { trendDays: 90 } }, { token: admin })
  ).body.data;
  assert.deepEqual(quarter.trend.slice(-7), seen.trend);
  assert.equal(quarter.trend.length, 90);
  assert.ok(seen.today.orders >= 1);
  assert.equal((await shop.app.call(readOperationsDashboard, {}, owner)).status, 403);
  assert.equal((await shop.app.call(readDashboard, {}, { token: admin })).status, 403);
  assert.equal((await shop.app.call(readDashboard, {})).status, 401);
});

// Last, because the moved clock ends everybody's access.
test('a visit is one click however many pages, and another one after half an hour', async () => {
  const store = await createOwner(shop.app);
  const step = async () => (await shop.app.call(getQuickStart, {}, store)).body.data.steps[3]?.done;
  assert.equal(await step(), false);
  look(store, '10.1.0.1');
  look(store, '10.1.0.1');
  await counter.flush();
  assert.equal(await step(), true, 'the first counted click ticks the fourth step');
  shop.app.clock.advance(20 * 60_000);
  look(store, '10.1.0.1');
  await counter.flush();
  assert.equal(await countVisits(store), 1);
  look(store, '10.1.0.2');
  look(store, '10.1.0.3', { userAgent: 'Googlebot/2.1' });
  await counter.flush();
  assert.equal(await countVisits(store), 2);
  shop.app.clock.advance(31 * 60_000);
  look(store, '10.1.0.1');
  await counter.flush();
  assert.equal(await countVisits(store), 3);
});
