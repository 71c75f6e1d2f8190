import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx, systemContext } from '#platform/context.ts';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import { createSampleCatalogue } from '../catalogue/testing/sample-catalogue.ts';
import { checkInvariants } from '../ledger/index.ts';
import { installMarkets } from '../markets/index.ts';
import { setStock } from '../stock/index.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { type PlacedTestOrder, payTestOrder, placeTestOrder } from './testing/placed-orders.ts';

let app: TestApp;
let ctx: Ctx;
let order: PlacedTestOrder;

before(async () => {
  app = await createTestApp();
  ctx = systemContext(app.platform);
  await installMarkets(ctx);
  const { products } = await inTx(ctx, createSampleCatalogue);
  const variantId = products.lamp.variantIds.get('LMP-SAND') ?? '';
  await setStock(ctx, variantId, 100);
  const owner = await createOwner(app, { store: { settlementMode: 'direct' } });
  order = await placeTestOrder(app, owner.slug, [{ variantId, quantity: 2 }]);
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
  await app.platform.database.db.execute(sql`alter table journals disable trigger journals_append_only`);
  const found = (await breaksOfOrders()).map(([invariant, detail]) => [invariant?.slice(0, 2), detail?.replaceAll(/\d+/g, '#')]);
  assert.deepEqual(found.toSorted(), [
    ['I3', 'missing or switched off'],
    ['I7', 'cost #, lines #'],
    ['I7', 'total #, lines #'],
    ['I9', 'buyer_payment is paid, its timeline says failed'],
    ['I9', 'buyer_payment went from paid to failed'],
  ]);
});
