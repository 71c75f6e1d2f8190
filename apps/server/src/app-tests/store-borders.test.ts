import assert from 'node:assert/strict';
import { once } from 'node:events';
import { before, test } from 'node:test';
import {
  correctShipment,
  deliverShipment,
  processOrder,
  shipOrder,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import type { Invalidation } from '#platform/caches.ts';
import { inTx } from '#platform/context.ts';
import { cancelOrder } from '#shop/orders/index.ts';
import { followPayouts } from '#shop/payouts/index.ts';
import { withBank } from '#shop/testing/fixtures.ts';
import { leftOut, writesOf } from './store-borders.writes.ts';

/** The signals between processes since the last check: destinations of push, tags of invalidated pages. */
const told = { destinations: new Set<string>(), tags: new Set<string>(), kinds: [] as string[] };
const ends = new EventTarget();

const { shop, luna, neighbour } = await withBank({
  luna: { name: 'Luna' },
  neighbour: { name: 'Mia' },
});
before(async () => {
  const { signals } = shop.app.platform;
  signals.on('push', (payload) => {
    const { destination, body } = payload as { destination: string; body: { kind?: string } };
    told.destinations.add(destination);
    if (destination === topics.platform) told.kinds.push(body.kind ?? '');
  });
  signals.on('cache', (payload) => {
    const { tags, within = [] } = payload as Invalidation;
    for (const tag of [...tags, ...within]) told.tags.add(tag);
  });
  signals.on('test.end', () => ends.dispatchEvent(new Event('end')));
  for (const write of writesOf(shop, neighbour)) {
    if (write.isUndoing) continue;
    const answer = await write.call();
    assert.equal(answer.status, 200, `${write.endpoint}: ${answer.text}`);
  }
  await shop.settle();
});

/** Signals arrive in the order of their commits: after this one, all before it are there. */
async function hearAll(): Promise<typeof told> {
  const ended = once(ends, 'end');
  await shop.app.platform.signals.send(shop.app.platform.database.db, 'test.end', null);
  await ended;
  const heard = {
    destinations: new Set(told.destinations),
    tags: new Set(told.tags),
    kinds: [...told.kinds],
  };
  told.destinations.clear();
  told.tags.clear();
  told.kinds.length = 0;
  return heard;
}

/** A fingerprint of the rows of a store in every table that has stores. */
async function readStoreRows(storeId: string): Promise<Record<string, string>> {
  const { db } = shop.app.platform.database;
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'store_id' order by 1`);
  assert.ok(tables.length > 15, `${tables.length} tables`);
  const each = [
    ...tables.map(({ name }) => ({ name, column: 'store_id' })),
    { name: 'stores', column: 'id' },
  ].map(
    ({ name, column }) => sql`
      select ${name} as name, md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as hash
      from ${sql.identifier(name)} as row where row.${sql.identifier(column)} = ${storeId}`,
  );
  const { rows } = await db.execute<{ name: string; hash: string }>(
    sql.join(each, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

test('whatever an owner writes, no row of another store changes, and only his own screens and pages are notified', async () => {
  const before = await readStoreRows(neighbour.storeId);
  await hearAll();
  const faults: string[] = [];
  for (const write of writesOf(shop, luna)) {
    const answer = await write.call();
    assert.equal(answer.status, 200, `${write.endpoint}: ${answer.text}`);
    await shop.settle();
    const now = await readStoreRows(neighbour.storeId);
    for (const [table, hash] of Object.entries(now))
      if (before[table] !== hash) faults.push(`${write.endpoint} changed ${table}`);
    Object.assign(before, now);
    const { destinations, tags } = await hearAll();
    if (destinations.has(topics.store(neighbour.storeId)) || tags.has(`store:${neighbour.storeId}`))
      faults.push(`${write.endpoint} told the neighbour`);
    if (write.tells.includes('screens') && !destinations.has(topics.store(luna.storeId)))
      faults.push(`${write.endpoint} told no screen`);
    if (write.tells.includes('pages') && !tags.has(`store:${luna.storeId}`))
      faults.push(`${write.endpoint} left kept pages`);
  }
  assert.deepEqual(faults, []);
});

test('every write of owners is among them', () => {
  const named = new Set([
    ...writesOf(shop, luna).map(({ endpoint }) => endpoint),
    ...Object.keys(leftOut),
  ]);
  const writes = [...shop.app.api.endpoints.values()]
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, permission, transaction }) =>
        method !== 'GET' && permission?.startsWith('shop:') && transaction !== 'none',
    );
  assert.deepEqual(
    writes.map(({ name }) => name).filter((name) => !named.has(name)),
    [],
  );
});

test('each step of an order is sent to the screens of its store and of the operators, and to no other store', async () => {
  const { token } = await signInAs(shop.app, 'ADMIN');
  let order = { orderId: '', token: '' };
  let shipmentId = '';
  const params = () => ({ orderId: order.orderId });
  const steps: [string, string, () => Promise<unknown>][] = [
    ['a placed order', 'order.placed', async () => (order = await shop.order(luna, shop.mug, 2))],
    ['a payment', 'payment.settled', () => shop.pay(order.token)],
    [
      'packing',
      'order.changed',
      () => shop.app.call(processOrder, { params: params() }, { token }),
    ],
    [
      'a parcel',
      'order.changed',
      async () => {
        const body = { carrier: 'DHL', trackingNumber: 'JD0001112229' };
        shipmentId =
          (await shop.app.call(shipOrder, { params: params(), body }, { token })).body.data
            .shipments[0]?.id ?? '';
      },
    ],
    [
      'a corrected tracking number',
      'order.changed',
      () => {
        const body = { carrier: 'DHL', trackingNumber: 'JD0001112230' };
        return shop.app.call(
          correctShipment,
          { params: { ...params(), shipmentId }, body },
          { token },
        );
      },
    ],
    [
      'a parcel that was taken back and sent again',
      'order.changed',
      async () => {
        await shop.app.call(withdrawShipment, { params: { ...params(), shipmentId } }, { token });
        const body = { carrier: 'DHL', trackingNumber: 'JD0001112231' };
        shipmentId =
          (await shop.app.call(shipOrder, { params: params(), body }, { token })).body.data
            .shipments[0]?.id ?? '';
      },
    ],
    [
      'its delivery',
      'order.changed',
      () => shop.app.call(deliverShipment, { params: { ...params(), shipmentId } }, { token }),
    ],
    [
      'a cancellation',
      'order.changed',
      async () => {
        const { orderId } = await shop.order(luna);
        await hearAll();
        await inTx(shop.ctx, (ctx) => cancelOrder(ctx, orderId, 'by_operator'));
      },
    ],
  ];
  await hearAll();
  for (const [name, kind, step] of steps) {
    await step();
    const { destinations, kinds } = await hearAll();
    assert.ok(destinations.has(topics.store(luna.storeId)), `the store does not hear of ${name}`);
    assert.equal(destinations.has(topics.store(neighbour.storeId)), false, name);
    assert.ok(kinds.includes(kind), `operators hear ${kinds} of ${name}`);
  }
});

test('a payout that arrives is sent to the screens of its store', async () => {
  await hearAll();
  shop.app.clock.advance(4 * 86_400_000);
  assert.deepEqual(
    await followPayouts(shop.ctx),
    { paid: 2, failed: [] },
    'one of each store, begun above',
  );
  const { destinations } = await hearAll();
  for (const { storeId } of [luna, neighbour]) assert.ok(destinations.has(topics.store(storeId)));
});
