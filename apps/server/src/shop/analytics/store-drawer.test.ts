import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPlatformOrders } from '@vitrine/contract/shop/order-list.ts';
import { listPlatformPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { pageReturns } from '@vitrine/contract/shop/returns.ts';
import { readStoreFigures } from '@vitrine/contract/shop/store-figures.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { readOwnerBalances } from '../ledger/index.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, ctx, mug, luna, kira, admin, guest } = await withOwner(
  { luna: { name: 'Luna' }, kira: { name: 'Kira' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 20 },
);
const figures = async (storeId: string, person: { token: string } = admin) =>
  app.call(readStoreFigures, { params: { storeId } }, person);

test('each figure of a store is what its list shows', async () => {
  for (const { slug } of [luna, luna, kira])
    await placePaidTestOrder(app, slug, [{ variantId: mug, quantity: 1 }]);
  const { storeId } = luna;
  const answer = await figures(storeId, guest);
  assert.equal(answer.status, 200, answer.text);
  const { revenue, balances, payouts, orders, returns } = answer.body.data;
  const ordersOf = async (query: object) =>
    (await app.call(listPlatformOrders, { query: { storeId, ...query } } as never, admin)).body.data
      .total;
  assert.deepEqual(orders, {
    all: await ordersOf({}),
    toShip: await ordersOf({ toShip: 'true' }),
    refundAsked: await ordersOf({ refundAsked: 'true' }),
  });
  assert.equal(orders?.all, 2, 'those of another store are not among them');
  const payoutsOf = async (status: string) =>
    (await app.call(listPlatformPayouts, { query: { storeId, status } } as never, admin)).body.data
      .total;
  assert.deepEqual(payouts, {
    open: await payoutsOf('open'),
    failed: await payoutsOf('failed'),
    paid: await payoutsOf('paid'),
    paidTotals: [],
  });
  const returnsOf = async (query: object) =>
    (await app.call(pageReturns, { query: { storeId, ...query } } as never, admin)).body.data.total;
  assert.deepEqual(returns, {
    all: await returnsOf({}),
    waiting: await returnsOf({ group: 'waiting' }),
  });
  assert.ok(revenue && revenue.month.amount <= revenue.total.amount);
  const currency = balances?.[0]?.available.currency ?? 'USD';
  const read = await readOwnerBalances(ctx, storeId, currency);
  assert.deepEqual(
    [balances?.[0]?.pending.amount, balances?.[0]?.available.amount],
    [Number(read.pendingMinor), Number(read.availableMinor)],
  );
});

test('a part whose list the caller may not see is null, and owners see none of it', async () => {
  await inTx(ctx, (tx) =>
    tx.db.run(sql`
      delete from role_permissions where permission in ('platform:ledger:query', 'platform:payout:query')
        and role_id = (select id from roles where code = 'GUEST')`),
  );
  app.clock.advance(31_000);
  const { balances, payouts, orders } = (await figures(luna.storeId, await signInAs(app, 'GUEST')))
    .body.data;
  assert.deepEqual([balances, payouts], [null, null]);
  assert.notEqual(orders, null);
  assert.equal((await figures(luna.storeId, luna)).body.code, 'forbidden');
  assert.equal((await figures('999999')).status, 404);
});
