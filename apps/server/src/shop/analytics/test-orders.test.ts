import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { createLink, listLinks } from '@vitrine/contract/shop/links.ts';
import { readOperationsDashboard } from '@vitrine/contract/shop/operations-dashboard.ts';
import { readAttention } from '@vitrine/contract/shop/operations-home.ts';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { changePaymentMode } from '@vitrine/contract/shop/payments.ts';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { listVisits } from '@vitrine/contract/shop/visits.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { withBank } from '../testing/fixtures.ts';
import { rollUpSales } from './roll-up-sales.ts';

const { shop, owner } = await withBank({ owner: {} });
const { app } = shop;
const root = { token: (await signInAs(app, 'ROOT')).token };
const { db } = app.platform.database;

const link = (await app.call(createLink, { body: { name: 'Bio', channel: 'instagram' } }, owner))
  .body.data;
const now = app.clock.now().toISOString();

/** A paid order of so many mugs that came by the link, with its visit. */
async function createSale(quantity: number, isTest: boolean) {
  const { orderId } = await shop.paidOrder(owner, shop.mug, quantity);
  await db.run(
    sql`insert into visits (id, store_id, visitor, started_at, last_seen_at) values (${`visit-${quantity}`}, ${owner.storeId}, 'v', ${now}::timestamptz, ${now}::timestamptz)`,
  );
  await db.run(
    sql`update orders set visit_id = ${`visit-${quantity}`}, link_id = ${link.code}, is_test = ${isTest} where id = ${orderId}`,
  );
}
await createSale(2, true);
await createSale(5, false);

/** The units, orders and conversions that pages count, and how many orders are listed. */
async function count() {
  const page = (await app.call(readDashboard, {}, owner)).body.data;
  const sales = (await app.call(listSales, { query: {} }, owner)).body.data;
  const home = (await app.call(readOperationsDashboard, {}, root)).body.data;
  const [shared] = (await app.call(listLinks, {}, owner)).body.data.list;
  const visits = (await app.call(listVisits, { query: {} }, root)).body.data;
  const toShip = (await app.call(readAttention, {}, root)).body.data.toShip?.count;
  const waiting = await app.call(listPlatformOrders, { query: { toShip: true } }, root);
  const own = await app.call(listOrders, { query: { toShip: true } }, owner);
  return {
    week: page.windows.week.salesVolume.value,
    converted: page.windows.week.conversion.value,
    best: page.topProducts.map(({ units }) => units),
    pending: page.pendingShipment.count,
    earned:
      page.revenue.total.amount === sales.totals.profit.amount && page.revenue.total.amount > 0,
    sold: sales.list.map(({ units }) => units),
    units: sales.totals.units,
    orders: home.today.orders,
    trend: home.trend.at(-1)?.orders,
    byLink: shared?.orders,
    byVisit: visits.total.orders,
    toShip,
    listed: [waiting.body.data.list.length, own.body.data.list.length],
  };
}
const change = (isLive: boolean) => app.call(changePaymentMode, { body: { isLive } }, root);
const expected = (units: number) => ({
  week: units,
  converted: 50,
  best: [units],
  pending: 1,
  earned: true,
  sold: [units],
  units,
  orders: 1,
  trend: 1,
  byLink: 1,
  byVisit: 1,
  toShip: 1,
  listed: [1, 1],
});

test('figures count the orders of the current mode only, and those of tests are back with test mode', async () => {
  assert.deepEqual(await count(), expected(2));
  await change(true);
  assert.deepEqual(await count(), expected(5));
  await change(false);
  assert.deepEqual(await count(), expected(2));
});

test('days that are rolled up keep both apart', async () => {
  const sold = async () => (await app.call(listSales, { query: {} }, owner)).body.data.totals.units;
  await db.run(sql`update orders set paid_at = paid_at - interval '2 days'`);
  await rollUpSales(app.platform);
  assert.equal(await sold(), 2);
  await change(true);
  assert.equal(await sold(), 5);
  await change(false);
});

test('a welcome offer that paid for a test is not used up for real money', async () => {
  const { storeId } = owner;
  await db.run(sql`
    with claim as (
      insert into welcome_claims (store_id, account_id, payment_id, state, percent, amount_minor, currency, usd_minor, is_test, created_at)
      select id, owner_account_id, 900001, 'used', 100, 500, 'USD', 500, true, ${now}::timestamptz from stores where id = ${storeId}
      returning id, account_id)
    insert into welcome_marks (kind, value, claim_id, is_test) select 'account', account_id::text, id, true from claim`);
  const state = async () => (await app.call(readWelcomeOffer, {}, owner)).body.data.state;
  assert.equal(await state(), 'used');
  await change(true);
  assert.equal(await state(), 'available');
  await change(false);
});
