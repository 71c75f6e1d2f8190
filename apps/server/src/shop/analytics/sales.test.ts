import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { createLinkedOwner, payAsOwner } from '../payments/testing/direct-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';

const dayMs = 86_400_000;
const sell = async (owner: TestOwner, variantId: string, quantity: number) => {
  const { token, orderId } = await shop.order(owner, variantId, quantity);
  await shop.pay(token);
  return orderId;
};
const read = async (
  owner: TestOwner,
  query: {
    dayFrom?: string;
    dayTo?: string;
    keywords?: string;
    cursor?: string;
    limit?: number;
  } = {},
) => (await shop.app.call(listSales, { query }, owner)).body.data;
const dashboard = async (owner: TestOwner) =>
  (await shop.app.call(readDashboard, {}, owner)).body.data;

const { shop, platformOwner, directOwner } = await withBank({
  platformOwner: {},
  directOwner: (bank) => createLinkedOwner(bank, 'Kira'),
});
const directOrders: string[] = [];
for (const [quantity, daysAgo] of [
  [1, 9],
  [2, 3],
  [3, 0],
] as const) {
  const sold = await sell(platformOwner, shop.lamp, quantity);
  directOrders.push(await sell(directOwner, shop.lamp, quantity));
  const back = sql`update orders set paid_at = paid_at - ${`${daysAgo} days`}::interval where id in (${sold}, ${directOrders.at(-1)})`;
  await shop.app.platform.database.db.execute(back);
}
await shop.order(directOwner, shop.mug, 1);

test('in both settlement modes the rows add up to the dashboard’s figures, and each row to its profit', async () => {
  for (const owner of [platformOwner, directOwner]) {
    const { revenue, currency } = await dashboard(owner);
    const all = await read(owner);
    const sum = (rows: typeof all.list) =>
      rows.reduce((total, { profit }) => total + profit.amount, 0);
    assert.equal(all.list.length, 3, 'an unpaid order earns nothing');
    assert.deepEqual([sum(all.list), all.totals.profit], [revenue.total.amount, revenue.total]);
    assert.ok(
      all.list.every(
        ({ sellingTotal, cost, profit }) => sellingTotal.amount - cost.amount === profit.amount,
      ),
    );
    const today = shop.app.clock.now().toISOString().slice(0, 10);
    const weekAgo = new Date(shop.app.clock.now().getTime() - 6 * dayMs).toISOString().slice(0, 10);
    const week = await read(owner, { dayFrom: weekAgo });
    assert.deepEqual([week.list.length, sum(week.list)], [2, revenue.week.amount]);
    const day = await read(owner, { dayFrom: today, dayTo: today });
    assert.deepEqual(
      [day.list.length, sum(day.list), day.totals.profit.currency],
      [1, revenue.today.amount, currency],
    );
  }
});

test('in direct mode a sale says what buyers paid to the owner’s account and whether its cost is paid', async () => {
  const [first = ''] = directOrders;
  const before = await read(directOwner);
  assert.ok(
    before.list.every(
      ({ settlementMode, sellerPayment }) =>
        settlementMode === 'direct' && sellerPayment === 'unpaid',
    ),
  );
  const sumDue = (rows: typeof before.list) =>
    rows.reduce((total, { due }) => total + due.amount, 0);
  // The fee that the provider takes from the owner's account is part of the cost and not due to the platform.
  const fees = await shop.app.platform.database.db.rows(
    sql`select sum(owner_fees_minor) as minor from orders where id = any(${sql.param(directOrders)}::bigint[])`,
    { minor: as.minor },
  );
  assert.equal(before.totals.toPay.amount, before.totals.cost.amount - Number(fees[0]?.minor));
  assert.equal(before.totals.toPay.amount, sumDue(before.list));
  await payAsOwner(shop, directOwner, [first]);
  const { list, totals } = await read(directOwner);
  const paid = list.find(({ id }) => id === first);
  assert.equal(paid?.sellerPayment, 'paid');
  assert.ok(paid);
  assert.deepEqual(
    [sumDue(list), totals.toPay.amount],
    [before.totals.toPay.amount, before.totals.toPay.amount - paid.due.amount],
  );
  const platform = await read(platformOwner);
  assert.equal(platform.totals.toPay.amount, 0);
  assert.ok(platform.list.every(({ due, cost }) => due.amount === cost.amount));
});

test('pages follow each other without gaps, searches narrow rows and sums alike, and the number of queries stays', async () => {
  const first = await read(directOwner, { limit: 2 });
  const second = await read(directOwner, { limit: 2, cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    [...first.list, ...second.list].map(({ id }) => id),
    [...directOrders].reverse(),
  );
  assert.deepEqual([second.nextCursor, second.totals], [null, first.totals]);
  const number = first.list[0]?.number ?? '';
  const found = await read(directOwner, { keywords: number });
  assert.deepEqual([found.list.map((row) => row.number), found.totals.count], [[number], 1]);
  const few = await countQueries(shop.app, () => read(directOwner, { limit: 1 }));
  assert.equal(await countQueries(shop.app, () => read(directOwner)), few);
});

test('another owner sees none of it, operators may not, and a broken cursor is refused', async () => {
  const other = await createOwner(shop.app);
  const seen = await read(other, { keywords: (await read(directOwner)).list[0]?.number ?? '' });
  assert.deepEqual([seen.list, seen.totals.count], [[], 0]);
  const guest = await signInAs(shop.app, 'GUEST');
  assert.equal((await shop.app.call(listSales, { query: {} }, guest)).status, 403);
  const bad = await shop.app.call(listSales, { query: { cursor: 'x' } }, other);
  assert.deepEqual([bad.status, bad.body.errors?.[0]?.path], [400, 'cursor']);
});
