import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '#platform/db/invariants.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withPaidOrder } from '../testing/fixtures.ts';

const { app, ctx, order } = await withPaidOrder(
  { owner: (shop) => createDirectOwner(shop.app) },
  { units: 100, lines: ({ lamp }) => [{ variantId: lamp, quantity: 2 }] },
);

const breaksOfOrders = async () =>
  (await checkInvariants(ctx))
    .filter(({ invariant }) => /^I(3|7|9|12)/.test(invariant))
    .map(({ invariant, detail }) => [invariant, detail]);

test('a paid order keeps the rules about sums, steps and stores', async () => {
  assert.deepEqual(await breaksOfOrders(), []);
});

test('a line whose price was changed, a step that is not legal and a missing guard are found', async () => {
  await app.platform.database.db.execute(sql`
    update order_lines set unit_minor = unit_minor + 1, total_minor = (unit_minor + 1) * quantity, platform_unit_minor = platform_unit_minor + 1
    where order_id = ${order.orderId}`);
  await app.platform.database.db.execute(
    sql`insert into order_events (order_id, kind, at) values (${order.orderId}, 'buyer_failed', now())`,
  );
  await app.platform.database.db.execute(
    sql`alter table journals disable trigger journals_append_only`,
  );
  const found = (await breaksOfOrders()).map(([invariant, detail]) => [
    invariant?.slice(0, 2),
    detail?.replaceAll(/\d+/g, '#'),
  ]);
  assert.deepEqual(found.toSorted(), [
    ['I3', 'missing or switched off'],
    ['I7', 'cost #, lines #'],
    ['I7', 'total #, lines #'],
    ['I9', 'buyer_payment is paid, its timeline says failed'],
    ['I9', 'buyer_payment went from paid to failed'],
  ]);
});
