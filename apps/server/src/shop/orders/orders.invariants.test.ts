import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { type PlacedTestOrder, payTestOrder, placeTestOrder } from './testing/placed-orders.ts';

let app: TestApp;
let ctx: Ctx;
let order: PlacedTestOrder;

before(async () => {
  const shop = await createSampleShop({ units: 100 });
  ({ app, ctx } = shop);
  const owner = await createDirectOwner(app);
  order = await placeTestOrder(app, owner.slug, [{ variantId: shop.lamp, quantity: 2 }]);
  await payTestOrder(app, order.orderId);
});
after(() => app.close());

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
