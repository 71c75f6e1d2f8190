import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import {
  countPlatformOrders,
  listPlatformOrders,
  readPlatformOrder,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import {
  countOrders,
  exportOrders,
  listOrders,
  placeOwnOrder,
  quoteOwnOrder,
  readOrder,
} from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import { countQueries, recordQueries } from '#platform/testing/queries.ts';
import { createDirectOwner, createOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder, placeTestOrder, testAddress } from './testing/placed-orders.ts';

const { app, mug, lamp, owner, other, direct, admin } = await withOwner(
  { owner: {}, other: {}, direct: ({ app }) => createDirectOwner(app), admin: 'ADMIN' },
  { units: 500 },
);

const listed = async (token: string, query: Record<string, string>) =>
  (await app.call(listOrders, { query: query as never }, { token })).body.data.list.map(
    ({ number }) => number,
  );

test('an order is found by its number however it is typed, among any number of orders, and only in its own store', async () => {
  const sought = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const digits = sought.number.slice(3);
  for (const keywords of [sought.number, sought.number.toLowerCase(), `vt${digits}`, digits])
    assert.deepEqual(await listed(owner.token, { keywords }), [sought.number], keywords);
  assert.deepEqual(await listed(owner.token, { keywords: `${sought.number}0` }), []);
  assert.deepEqual(await listed(other.token, { keywords: sought.number }), []);
  const counts = await app.call(countOrders, { query: { keywords: sought.number } }, owner);
  assert.deepEqual([counts.body.data.all, counts.body.data.unpaid], [1, 1]);
  const file = await app.call(exportOrders, { query: { keywords: digits } }, owner);
  const [head, row, ...more] = file.text.trim().split('\r\n');
  assert.deepEqual(more, []);
  assert.match(head ?? '', /,Mode$/);
  assert.match(row ?? '', /,$/, 'not paid yet');
  await app.platform.database.db.execute(
    sql`update orders set is_test = true where number = ${sought.number}`,
  );
  const [, tested] = (await app.call(exportOrders, { query: {} }, owner)).text
    .trim()
    .split('\r\n')
    .filter((line) => line.startsWith('Order') || line.includes(sought.number));
  await app.platform.database.db.execute(
    sql`update orders set is_test = false where number = ${sought.number}`,
  );
  assert.match(tested ?? '', /,Test$/);
  const found = await app.call(listPlatformOrders, { query: { keywords: digits } }, admin);
  assert.deepEqual(
    found.body.data.list.map(({ number }) => number),
    [sought.number],
  );
});

test('a search by name goes on beside numbers, and a part of a name is enough', async () => {
  const placed = await placeTestOrder(app, other.slug, [{ variantId: lamp, quantity: 1 }]);
  assert.deepEqual(await listed(other.token, { keywords: 'LAM' }), [placed.number]);
  assert.deepEqual(await listed(other.token, { keywords: 'la%p' }), []);
});

test('an owner finds buyers by what he sees of them, the first name and the initial, and never by more', async () => {
  const seller = await createOwner(app);
  const { number } = await placeTestOrder(app, seller.slug, [{ variantId: mug, quantity: 1 }]);
  for (const buyer of ['maya', 'MAY', 'Maya T', 'Maya T.'])
    assert.deepEqual(await listed(seller.token, { buyer }), [number], buyer);
  for (const buyer of [
    'Torres',
    'Maya Torres',
    'Maya To',
    'maya@example.com',
    'm%',
    '_aya',
    'mayb',
  ])
    assert.deepEqual(await listed(seller.token, { buyer }), [], buyer);
  const [row] = (await app.call(listOrders, { query: { buyer: 'maya' } }, seller)).body.data.list;
  assert.equal(row?.buyer, 'Maya T.');
  const stranger = await createOwner(app);
  assert.deepEqual(await listed(stranger.token, { buyer: 'maya' }), []);
});

test('operators find orders by the buyer’s name or email address, by the beginning of its words, with and without accents', async () => {
  const seller = await createOwner(app);
  const inStore = async (keywords: string) =>
    (
      await app.call(listPlatformOrders, { query: { keywords, storeId: seller.storeId } }, admin)
    ).body.data.list.map(({ number }) => number);
  const line = [{ variantId: mug, quantity: 1 }];
  const maya = await placeTestOrder(app, seller.slug, line);
  const lucia = await placeTestOrder(app, seller.slug, line, {
    countryCode: 'ES',
    email: 'l.ferrer-gil@example.es',
  });
  const li = await placeTestOrder(app, seller.slug, line, {
    countryCode: 'CN',
    email: 'li@example.cn',
  });
  for (const keywords of ['torres', 'Maya', 'TORRES may', 'maya tor', 'maya@example.com'])
    assert.deepEqual(await inStore(keywords), [maya.number], keywords);
  for (const keywords of ['Lucía', 'lucia fer', 'L.Ferrer-Gil@EXAMPLE.es', 'l.ferrer-gil@', 'gil'])
    assert.deepEqual(await inStore(keywords), [lucia.number], keywords);
  for (const keywords of ['李伟', '李', '伟'])
    assert.deepEqual(await inStore(keywords), [li.number], keywords);
  for (const keywords of ['orres', 'maya ferrer', 'maya@example.org', "o'", "\\'", '%', '!'])
    assert.deepEqual(await inStore(keywords), [], keywords);
  const counts = await app.call(
    countPlatformOrders,
    { query: { keywords: 'torres', storeId: seller.storeId } },
    admin,
  );
  assert.equal(counts.body.data.all, 1);
  // Owners see only a first name and an initial, and find by no more.
  for (const keywords of ['torres', 'maya@example.com'])
    assert.deepEqual(await listed(seller.token, { keywords }), [], keywords);
});

test('the operators’ search reads each of its three sources by an index', async () => {
  const search = () => app.call(listPlatformOrders, { query: { keywords: '2041' } }, admin);
  const sent = (await recordQueries(app, search)).find(
    ({ text }) => text.includes('array_to_tsvector') && !text.startsWith('explain'),
  );
  assert.ok(sent);
  const client = await app.platform.database.pool.connect();
  try {
    // Small tables would be read whole by any planner: so it is asked whether there is another way at all.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain ${sent.text}`, sent.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const index of ['orders_buyer_words', 'order_lines_search', 'orders_number_unique'])
      assert.match(plan, new RegExp(index));
  } finally {
    client.release(true);
  }
});

test('counts follow the filter of who has to pay, as the list does', async () => {
  const sold = await placePaidTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  const open = await placeTestOrder(app, direct.slug, [{ variantId: mug, quantity: 2 }]);
  const counted = async (query: Record<string, string>) =>
    (await app.call(countOrders, { query: query as never }, direct)).body.data;
  assert.equal((await counted({})).all, 2);
  const mine = await counted({ awaiting: 'seller' });
  assert.deepEqual(
    [mine.all, mine.unpaid, mine.inTransit, mine.awaitingSeller, mine.awaitingBuyer],
    [1, 1, 0, 1, 0],
  );
  assert.deepEqual(await listed(direct.token, { awaiting: 'seller' }), [sold.number]);
  assert.deepEqual(await listed(direct.token, { awaiting: 'buyer' }), [open.number]);
});

test('what is to ship is what the dashboard counts: sold, paid by its buyer, not wholly shipped', async () => {
  const shop = await createOwner(app);
  const paid: { orderId: string; number: string }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const placed = await placePaidTestOrder(app, shop.slug, [{ variantId: mug, quantity: 1 }]);
    paid.push(placed);
  }
  await placeTestOrder(app, shop.slug, [{ variantId: mug, quantity: 1 }]);
  const lines = [{ variantId: mug, quantity: 1 }];
  const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, shop)).body
    .data;
  const own = {
    lines,
    address: testAddress,
    shippingMethod: quote.shippingMethod,
    expectedTotal: quote.total,
  };
  await app.call(
    placeOwnOrder,
    { body: own },
    { token: shop.token, idempotencyKey: 'own-to-ship' },
  );
  const shipped = await app.call(
    shipOrder,
    {
      params: { orderId: paid[0]?.orderId ?? '' },
      body: { carrier: 'DHL', trackingNumber: 'JD0001' },
    },
    admin,
  );
  assert.equal(shipped.status, 200, shipped.text);
  const waiting = await listed(shop.token, { toShip: 'true' });
  assert.deepEqual(waiting, [paid[2]?.number, paid[1]?.number]);
  assert.equal((await listed(shop.token, { status: '1' })).length, 3);
  const counts = (await app.call(countOrders, { query: { toShip: 'true' as never } }, shop)).body
    .data;
  assert.deepEqual([counts.all, counts.inTransit], [2, 2]);
  const dashboard = (await app.call(readDashboard, {}, shop)).body.data;
  assert.equal(dashboard.pendingShipment.count, waiting.length);
});

test('a filter that is none is refused', async () => {
  const refused = async (query: Record<string, string>) =>
    (await app.call(listOrders, { query: query as never }, owner)).status;
  assert.equal(await refused({ awaiting: 'me' }), 400);
  assert.equal(await refused({ toShip: 'true', shipped: 'no' }), 400);
  assert.equal(await refused({ status: '9' }), 400);
});

test('owners and operators read names in their own language, the buyer keeps the words of the sale', async () => {
  const placed = await placeTestOrder(app, owner.slug, [{ variantId: lamp, quantity: 1 }], {
    language: 'es',
  });
  const { name: sold } = (
    await app.platform.database.pool.query('select name from order_lines where order_id = $1', [
      placed.orderId,
    ])
  ).rows[0];
  assert.equal(sold, 'Lámpara de papel');
  const query = { keywords: placed.number };
  for (const [lang, name] of [
    ['en', 'Paper lamp'],
    ['es', 'Lámpara de papel'],
  ] as const) {
    const own = await app.call(listOrders, { query: query as never }, { token: owner.token, lang });
    assert.equal(own.body.data.list[0]?.product.name, name);
    const all = await app.call(listPlatformOrders, { query }, { token: admin.token, lang });
    assert.equal(all.body.data.list[0]?.product.name, name);
    const detail = await app.call(
      readOrder,
      { params: { orderId: placed.orderId } },
      { token: owner.token, lang },
    );
    assert.equal(detail.body.data.lines[0]?.name, name);
    const file = await app.call(exportOrders, { query }, { token: owner.token, lang });
    assert.ok(file.text.includes(name), file.text);
  }
});

test("another store's order is not found, and lists need the permission", async () => {
  const placed = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { orderId: placed.orderId };
  const foreign = await app.call(readOrder, { params }, other);
  const missing = await app.call(readOrder, { params: { orderId: '999999999' } }, other);
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'not-found']);
  assert.deepEqual([missing.status, missing.body.code], [404, 'not-found']);
  assert.equal((await app.call(listOrders, {})).status, 401);
  assert.equal((await app.call(listOrders, {}, admin)).status, 403);
  assert.equal((await app.call(listPlatformOrders, {}, owner)).status, 403);
  assert.equal((await app.call(readPlatformOrder, { params }, owner)).status, 403);
  assert.equal((await app.call(countPlatformOrders, { query: {} }, admin)).status, 200);
  assert.equal((await app.call(listOrders, { query: { limit: 7 as never } }, owner)).status, 400);
  const found = await app.call(listPlatformOrders, { query: { keywords: placed.number } }, admin);
  assert.equal(found.status, 200, found.text);
  assert.deepEqual(
    found.body.data.list.map(({ number }) => number),
    [placed.number],
  );
});

test('an export has one row a line and runs no formula', async () => {
  const seller = await createOwner(app);
  await placeTestOrder(app, seller.slug, [{ variantId: mug, quantity: 1 }]);
  const answer = await app.call(exportOrders, {}, seller);
  assert.equal(answer.status, 200);
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename=orders-/);
  const rows = answer.text.trim().split('\r\n');
  assert.equal(rows.length, 2);
  assert.match(rows[0] ?? '', /^\uFEFF?Order,Placed,Status/);
});

test('lists are read page by page without a gap, with the same number of queries whatever the length', async () => {
  const busy = await createOwner(app);
  for (let index = 0; index < 22; index += 1)
    await placeTestOrder(app, busy.slug, [{ variantId: mug, quantity: 1 }]);
  const first = (await app.call(listOrders, { query: { limit: 20 } }, busy)).body.data;
  const second = (
    await app.call(listOrders, { query: { limit: 20, cursor: first.nextCursor ?? '' } }, busy)
  ).body.data;
  assert.deepEqual([first.list.length, second.list.length, second.nextCursor], [20, 2, null]);
  assert.equal(new Set([...first.list, ...second.list].map(({ id }) => id)).size, 22);
  const read = (limit: 20 | 50) =>
    countQueries(app, () => app.call(listOrders, { query: { limit } }, busy));
  assert.equal(await read(50), await read(20));
});

test('a range of days whose end is before its start is refused at its end, in lists, counts and files', async () => {
  const query = { placedFrom: '2026-11-20', placedTo: '2026-11-19' };
  for (const endpoint of [listOrders, countOrders, exportOrders]) {
    const answer = await app.call(endpoint, { query }, owner);
    assert.deepEqual(
      [answer.status, answer.body.errors?.[0]?.path, answer.body.errors?.[0]?.code],
      [400, 'placedTo', 'before-start'],
      endpoint.name,
    );
    assert.equal(answer.body.errors?.[0]?.message, 'The last day cannot be before 2026-11-20');
  }
  const wrong = await app.call(listOrders, { query: { placedFrom: '20.11.2026' } }, owner);
  assert.equal(wrong.body.errors?.[0]?.message, 'Enter a day as YYYY-MM-DD');
});
