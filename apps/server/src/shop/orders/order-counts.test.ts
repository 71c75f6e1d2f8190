import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlatformOrders, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { countOrders } from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withOwner } from '../testing/fixtures.ts';
import { foldOrderCounts, rebuildOrderCounts, selectCountedOrders } from './order-counts.ts';
import { placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, ctx, mug, owner, other, admin } = await withOwner(
  { owner: {}, other: {}, admin: 'ADMIN' },
  { units: 500 },
);
const { db } = app.platform.database;
const line = [{ variantId: mug, quantity: 1 }];

const readCounts = async () => {
  const own = (await app.call(countOrders, { query: {} }, owner)).body.data;
  const all = (await app.call(countPlatformOrders, { query: {} }, admin)).body.data;
  return { own, all };
};
const findBreaks = async () =>
  (await checkInvariants(ctx)).filter(({ invariant }) => invariant.startsWith('I13'));

test('orders are counted as soon as they change, and folding changes no count', async () => {
  await placeTestOrder(app, owner.slug, line);
  await placeTestOrder(app, other.slug, line);
  const paid = await placePaidTestOrder(app, owner.slug, line);
  const before = await readCounts();
  assert.deepEqual(
    [before.own.all, before.own.unpaid, before.own.awaitingBuyer, before.own.inTransit],
    [2, 1, 1, 1],
  );
  assert.deepEqual([before.all.all, before.all.toShip, before.all.isCut], [3, 1, false]);
  await foldOrderCounts(app.platform);
  assert.deepEqual(await readCounts(), before);
  const shipped = await app.call(
    shipOrder,
    {
      params: { orderId: paid.orderId },
      body: { carrier: 'DHL', trackingNumber: 'JD0000000001' },
    },
    { token: admin.token, idempotencyKey: 'counted-ship' },
  );
  assert.equal(shipped.status, 200, shipped.text);
  const after = await readCounts();
  assert.deepEqual([after.own.all, after.own.inTransit, after.all.toShip], [2, 1, 0]);
  assert.deepEqual(await findBreaks(), []);
  await foldOrderCounts(app.platform);
  assert.deepEqual(await readCounts(), after);
  assert.deepEqual(await findBreaks(), []);
});

test('a count that is not that of the orders is found, and a rebuild makes it from them', async () => {
  const right = await readCounts();
  await db.run(
    sql`update order_counts set orders = orders + 1, selling_minor = selling_minor + 5 where scope_id = ${owner.storeId} and is_test`,
  );
  await db.run(sql`delete from order_counts where scope_id = ${other.storeId}`);
  assert.deepEqual(
    [...new Set((await findBreaks()).map(({ subject }) => subject))].filter((subject) =>
      subject.startsWith('store'),
    ).length,
    2,
  );
  await rebuildOrderCounts(app.platform);
  assert.deepEqual(await findBreaks(), []);
  assert.deepEqual(await readCounts(), right);
});

test('folds and rebuilds among changing orders lose nothing and count nothing twice', async () => {
  for (let index = 0; index < 12; index += 1) await placeTestOrder(app, owner.slug, line);
  const ids = await db.rows(
    sql`select id from orders where store_id = ${owner.storeId} order by id`,
    {
      id: as.id,
    },
  );
  const total = ids.length;
  const seen = new Set<number>();
  let isWriting = true;
  const write = async (offset: number) => {
    for (let round = 0; round < 40; round += 1)
      await db.run(
        sql`update orders set is_test = not is_test where id = ${ids[(round * 5 + offset) % total]?.id}`,
      );
  };
  const whileWriting = async (work: () => Promise<unknown>) => {
    while (isWriting) await work();
  };
  const others = [
    whileWriting(() => foldOrderCounts(app.platform)),
    whileWriting(() => db.run(sql`select rebuild_order_counts(${owner.storeId}::bigint)`)),
    whileWriting(async () => {
      const [row] = await db.rows(
        sql`select sum(orders)::int as count from ${selectCountedOrders(owner.storeId)}`,
        { count: as.integer },
      );
      seen.add(row?.count ?? 0);
    }),
  ];
  await Promise.all([0, 1, 2].map(write)).finally(() => {
    isWriting = false;
  });
  await Promise.all(others);
  assert.deepEqual([...seen], [total]);
  assert.deepEqual(await findBreaks(), []);
  await foldOrderCounts(app.platform);
  assert.deepEqual(await findBreaks(), []);
});
