import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { eq, sql } from 'drizzle-orm';
import { configs } from '#admin/configs/configs.tables.ts';
import { configTag } from '#admin/configs/index.ts';
import { settleSignals } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { addWorkingDays } from '../markets/index.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { orders } from './orders.tables.ts';
import { placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, direct } = await withOwner(
  { owner: { name: 'Luna' }, direct: ({ app }) => createDirectOwner(app) },
  { units: 500 },
);
const { db } = app.platform.database;

async function readOrderRow(orderId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  assert.ok(row);
  return row;
}

test('an order is promised for a day once its last due payment is in', async () => {
  const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  assert.equal((await readOrderRow(unpaid.orderId)).shipBy, null);
  const paid = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const row = await readOrderRow(paid.orderId);
  const today = findDay(row.paidAt ?? new Date(0), 'UTC');
  assert.equal(row.shipBy, addWorkingDays(today, row.leadDays));
});

test('an order that its owner has to pay as well has no day before that', async () => {
  const sold = await placePaidTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  const [row] = (await app.call(listOrders, { query: { awaiting: 'seller' } }, direct)).body.data
    .list;
  assert.equal(row?.id, sold.orderId);
  assert.equal((await readOrderRow(sold.orderId)).shipBy, null);
});

test('the day begins in the time zone of the warehouse', async () => {
  const setZone = async (value: string) => {
    await db.update(configs).set({ value }).where(eq(configs.key, 'shipping.timeZone'));
    await app.platform.signals.send(db, 'cache', { tags: [configTag] });
    await settleSignals(app);
  };
  await setZone('Pacific/Kiritimati');
  const paid = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  await setZone('UTC');
  const row = await readOrderRow(paid.orderId);
  const today = findDay(row.paidAt ?? new Date(0), 'Pacific/Kiritimati');
  assert.equal(row.shipBy, addWorkingDays(today, row.leadDays));
});

test('the database counts working days as the code does', async () => {
  const rows = await db.rows(
    sql`
    select d::date::text as day, n as count, add_working_days(d::date, n)::text as becomes
    from generate_series(date '2026-11-20', date '2026-12-05', interval '1 day') as d, generate_series(1, 12) as n`,
    { day: as.text, count: as.integer, becomes: as.text },
  );
  assert.equal(rows.length, 16 * 12);
  for (const { day, count, becomes } of rows) assert.equal(becomes, addWorkingDays(day, count));
});

test('an order that a process of the version before makes due gets its day from the database', async () => {
  const { orderId } = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  await db.run(
    sql`update orders set buyer_payment = 'paid', paid_at = '2026-11-27T10:00:00Z' where id = ${orderId}`,
  );
  const row = await readOrderRow(orderId);
  assert.equal(row.shipBy, addWorkingDays('2026-11-27', row.leadDays));
});
