import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addCartLine, changeCart, createCart, readCart, removeCartLine, setCartQuantity } from '@vitrine/contract/shop/carts.ts';
import { placeOrder, quoteCheckout, trackOrder } from '@vitrine/contract/shop/checkout.ts';
import {
  countPlatformOrders,
  deliverShipment,
  listPlatformOrders,
  processOrder,
  readPlatformOrder,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { countOrders, exportOrders, listOrders, placeOwnOrder, quoteOwnOrder, readOrder } from '@vitrine/contract/shop/orders.ts';
import { eq } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { outboxMails } from '#platform/mail.tables.ts';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { createSampleCatalogue } from '../catalogue/testing/sample-catalogue.ts';
import { installMarkets } from '../markets/index.ts';
import { readAvailable, setStock } from '../stock/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { orders } from './orders.tables.ts';
import { payTestOrder, placeTestOrder, testAddress } from './testing/placed-orders.ts';

let app: TestApp;
let owner: TestOwner;
let other: TestOwner;
let direct: TestOwner;
let admin: string;
let mug: string;
let lamp: string;

before(async () => {
  app = await createTestApp();
  const ctx = systemContext(app.platform);
  await installMarkets(ctx);
  const { products } = await inTx(ctx, createSampleCatalogue);
  mug = products.mug.variantIds.values().next().value ?? '';
  lamp = products.lamp.variantIds.get('LMP-SAND') ?? '';
  for (const id of [mug, lamp]) await setStock(ctx, id, 500);
  owner = await createOwner(app, { name: 'Luna' });
  other = await createOwner(app);
  direct = await createOwner(app, {
    store: { settlementMode: 'direct', seller: { name: 'Kira', address: 'Tokyo', email: 'kira@example.com' } },
  });
  admin = (await signInAs(app, 'ADMIN')).token;
});
after(() => app.close());

test('a cart is priced live, keeps quantities between 1 and 99, and is a secret of its buyer', async () => {
  const { slug } = owner;
  const created = await app.call(createCart, { params: { slug }, body: { countryCode: 'US', line: { variantId: mug, quantity: 2 } } });
  assert.equal(created.status, 200, created.text);
  const cart = created.body.data;
  assert.equal(cart.units, 2);
  assert.equal(cart.lines[0]?.total.amount, (cart.lines[0]?.unit.amount ?? 0) * 2);
  const params = { slug, cart: cart.token };
  assert.equal((await app.call(addCartLine, { params, body: { variantId: mug, quantity: 98 } })).body.data.units, 99);
  assert.equal((await app.call(addCartLine, { params, body: { variantId: mug, quantity: 100 } })).status, 400);
  assert.equal((await app.call(setCartQuantity, { params: { ...params, variantId: mug }, body: { quantity: 3 } })).body.data.units, 3);
  assert.equal((await app.call(changeCart, { params, body: { currency: 'EUR' } })).body.data.goods.currency, 'EUR');
  assert.equal((await app.call(removeCartLine, { params: { ...params, variantId: mug } })).body.data.units, 0);
  assert.equal((await app.call(readCart, { params: { slug, cart: 'x'.repeat(32) } })).status, 404);
  assert.equal((await app.call(readCart, { params: { slug: other.slug, cart: cart.token } })).status, 404);
});

test('a placed order locks its amounts, and they add up in both currencies', async () => {
  const placed = await placeTestOrder(
    app,
    owner.slug,
    [
      { variantId: mug, quantity: 2 },
      { variantId: lamp, quantity: 1 },
    ],
    { currency: 'EUR' },
  );
  const [order] = await app.platform.database.db.select().from(orders).where(eq(orders.id, placed.orderId));
  assert.ok(order);
  assert.equal(order.currency, 'EUR');
  assert.equal(order.storeCurrency, 'USD');
  assert.equal(order.totalMinor, order.goodsMinor - order.discountMinor + order.shippingMinor + order.taxMinor);
  assert.equal(order.profitMinor, order.sellingTotalMinor - order.costMinor);
  assert.equal(order.platformCostMinor, 2n * 420n + 1_200n);
  await assert.rejects(app.platform.database.db.update(orders).set({ totalMinor: 1n }).where(eq(orders.id, order.id)));
  await assert.rejects(app.platform.database.db.update(orders).set({ fulfilment: 'delivered' }).where(eq(orders.id, order.id)));
});

test('the same cart placed again is the same order; a changed one replaces it; a moved price is said, not charged', async () => {
  const { slug } = owner;
  const first = await placeTestOrder(app, slug, [{ variantId: mug, quantity: 1 }]);
  const params = { slug, cart: first.cart };
  const place = async (key: string) => {
    const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body.data;
    const body = {
      quoteId: quote.quoteId,
      email: 'maya@example.com',
      address: testAddress,
      shippingMethod: quote.shippingMethod,
      termsVersion: quote.termsVersion,
    };
    return { body, answer: await app.call(placeOrder, { params, body }, { idempotencyKey: key }) };
  };
  const again = await place('again-1');
  assert.deepEqual(again.answer.body.data, {
    outcome: 'placed',
    orderToken: first.token,
    number: first.number,
    total: again.answer.body.data.outcome === 'placed' ? again.answer.body.data.total : null,
  });
  const replay = await app.call(placeOrder, { params, body: again.body }, { idempotencyKey: 'again-1' });
  assert.equal(replay.text, again.answer.text);
  assert.equal(replay.headers['idempotent-replayed'], 'true');
  const reused = await app.call(placeOrder, { params, body: { ...again.body, email: 'else@example.com' } }, { idempotencyKey: 'again-1' });
  assert.equal(reused.body.code, 'idempotency-key-reused');
  assert.equal((await app.call(placeOrder, { params, body: again.body })).body.code, 'idempotency-key-required');

  await app.call(setCartQuantity, { params: { ...params, variantId: mug }, body: { quantity: 2 } });
  const changed = await place('again-2');
  assert.ok(changed.answer.body.data.outcome === 'placed' && changed.answer.body.data.number !== first.number);
  assert.equal((await app.call(trackOrder, { params: { token: first.token } })).body.data.state, 'closed');

  const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body.data;
  await inTx(systemContext(app.platform), (ctx) => changeVariantFacts(ctx, mug, { platformPriceMinor: 430n } as never));
  const body = {
    quoteId: quote.quoteId,
    email: 'maya@example.com',
    address: testAddress,
    shippingMethod: quote.shippingMethod,
    termsVersion: quote.termsVersion,
  };
  const moved = await app.call(placeOrder, { params, body }, { idempotencyKey: 'again-3' });
  assert.equal(moved.body.data.outcome, 'price-changed');
});

test('a wrong address, an unknown country and missing terms are refused, and nothing is placed', async () => {
  const { slug } = owner;
  const cart = (await app.call(createCart, { params: { slug }, body: { countryCode: 'US', line: { variantId: mug, quantity: 1 } } })).body
    .data.token;
  const quote = (await app.call(quoteCheckout, { params: { slug, cart }, body: { countryCode: 'US' } })).body.data;
  const body = {
    quoteId: quote.quoteId,
    email: 'maya@example.com',
    address: testAddress,
    shippingMethod: quote.shippingMethod,
    termsVersion: quote.termsVersion,
  };
  const place = (change: object) =>
    app.call(placeOrder, { params: { slug, cart }, body: { ...body, ...change } }, { idempotencyKey: 'bad', lang: 'es' });
  const wrong = await place({ address: { ...testAddress, postcode: 'x' }, email: 'nope' });
  assert.deepEqual(
    wrong.body.errors?.map(({ path }) => path),
    ['email'],
  );
  assert.equal((await place({ address: { ...testAddress, postcode: 'x' } })).body.errors?.[0]?.path, 'address.postcode');
  assert.equal((await place({ termsVersion: 'old' })).body.code, 'terms-not-accepted');
  assert.equal((await app.call(quoteCheckout, { params: { slug, cart }, body: { countryCode: 'ZZ' } })).body.code, 'country-not-served');
  assert.equal((await app.call(readCart, { params: { slug, cart } })).body.data.openOrderToken, null);
});

test('a paid order reaches its owner, is shipped in parts, delivered, and mailed about once', async () => {
  const placed = await placeTestOrder(app, owner.slug, [
    { variantId: mug, quantity: 2 },
    { variantId: lamp, quantity: 1 },
  ]);
  const before = (await readAvailable(systemContext(app.platform), [mug])).get(mug) ?? 0;
  assert.deepEqual(await Promise.all([payTestOrder(app, placed.orderId), payTestOrder(app, placed.orderId)]), [true, true]);
  assert.equal((await readAvailable(systemContext(app.platform), [mug])).get(mug), before - 2);
  await app.drain();
  const mails = await app.platform.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, 'maya@example.com'));
  assert.equal(mails.filter(({ text }) => text.includes(placed.token)).length, 1);

  const list = await app.call(listOrders, { query: { keywords: 'LAMP', status: '1' as never } }, { token: owner.token });
  const row = list.body.data.list.find(({ id }) => id === placed.orderId);
  assert.ok(row);
  assert.equal(row.moreLines, 1);
  assert.equal((row.sellingTotal?.amount ?? 0) - row.cost.amount, row.profit?.amount);
  const detail = (await app.call(readOrder, { params: { orderId: placed.orderId } }, { token: owner.token })).body.data;
  assert.equal(detail.shipTo.name, 'Maya T.');
  assert.equal(detail.cost.platform.amount + detail.cost.shipping.amount + detail.cost.fees.amount, detail.cost.total.amount);
  assert.deepEqual(
    detail.timeline.map(({ kind }) => kind),
    ['placed', 'buyer_paid'],
  );

  const params = { orderId: placed.orderId };
  assert.equal((await app.call(processOrder, { params }, { token: admin })).body.data.fulfilment, 'processing');
  const line = detail.lines[0];
  assert.ok(line);
  const tooMuch = await app.call(
    shipOrder,
    { params, body: { carrier: 'DHL', trackingNumber: 'JD0001', lines: [{ lineId: line.id, quantity: 3 }] } },
    { token: admin },
  );
  assert.equal(tooMuch.body.code, 'shipment-too-much');
  const part = await app.call(
    shipOrder,
    { params, body: { carrier: 'DHL', trackingNumber: 'JD0001', lines: [{ lineId: line.id, quantity: 1 }] } },
    { token: admin },
  );
  assert.equal(part.body.data.fulfilment, 'part_shipped');
  const rest = await app.call(shipOrder, { params, body: { carrier: 'DHL', trackingNumber: 'JD0002' } }, { token: admin });
  assert.equal(rest.body.data.fulfilment, 'shipped');
  assert.equal(
    (await app.call(shipOrder, { params, body: { carrier: 'DHL', trackingNumber: 'JD0003' } }, { token: admin })).body.code,
    'shipment-too-much',
  );
  for (const shipment of rest.body.data.shipments) {
    assert.equal((await app.call(deliverShipment, { params: { ...params, shipmentId: shipment.id } }, { token: admin })).status, 200);
  }
  const again = await app.call(
    deliverShipment,
    { params: { ...params, shipmentId: rest.body.data.shipments[0]?.id ?? '1' } },
    { token: admin },
  );
  assert.equal(again.body.code, 'order-state');
  const tracked = (await app.call(trackOrder, { params: { token: placed.token } })).body.data;
  assert.equal(tracked.state, 'delivered');
  assert.equal(tracked.shipments[0]?.trackingNumber, 'JD0001');
  const counts = (await app.call(countOrders, {}, { token: owner.token })).body.data;
  assert.equal(counts.completed, 1);
  assert.equal(counts.all, counts.unpaid + counts.inTransit + counts.completed + counts.closed);
});

test('an unpaid order cannot be shipped, and a direct one waits for its owner', async () => {
  const unpaid = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { orderId: unpaid.orderId };
  assert.equal(
    (await app.call(shipOrder, { params, body: { carrier: 'DHL', trackingNumber: 'JD0009' } }, { token: admin })).body.code,
    'order-state',
  );
  const sold = await placeTestOrder(app, direct.slug, [{ variantId: mug, quantity: 1 }]);
  await payTestOrder(app, sold.orderId);
  const [row] = (await app.call(listOrders, { query: { awaiting: 'seller' } }, { token: direct.token })).body.data.list;
  assert.equal(row?.id, sold.orderId);
  assert.equal(row?.canPay, true);
  assert.equal((await app.call(processOrder, { params: { orderId: sold.orderId } }, { token: admin })).body.code, 'order-state');
});

test('an owner orders for himself at platform price, and its payment is due at once', async () => {
  const lines = [{ variantId: mug, quantity: 2 }];
  const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, { token: owner.token })).body.data;
  assert.equal(quote.goods.amount, 860);
  assert.equal(quote.tax.amount, 0);
  const body = { lines, address: testAddress, shippingMethod: quote.shippingMethod, expectedTotal: quote.total };
  const placed = await app.call(placeOwnOrder, { body }, { token: owner.token, idempotencyKey: 'own-1' });
  assert.equal(placed.status, 200, placed.text);
  const detail = (await app.call(readOrder, { params: { orderId: placed.body.data.orderId } }, { token: owner.token })).body.data;
  assert.deepEqual([detail.status, detail.awaiting, detail.profit, detail.cost.total.amount], [0, 'seller', null, quote.total.amount]);
  const wrong = await app.call(
    placeOwnOrder,
    { body: { ...body, expectedTotal: { amount: 1, currency: 'USD' } } },
    { token: owner.token, idempotencyKey: 'own-2' },
  );
  assert.equal(wrong.body.code, 'price-changed');
});

test("somebody else's order looks like none, and lists are for those who may", async () => {
  const placed = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const params = { orderId: placed.orderId };
  const foreign = await app.call(readOrder, { params }, { token: other.token });
  const missing = await app.call(readOrder, { params: { orderId: '999999999' } }, { token: other.token });
  assert.deepEqual([foreign.status, foreign.body.code], [404, 'not-found']);
  assert.deepEqual([missing.status, missing.body.code], [404, 'not-found']);
  assert.equal((await app.call(listOrders, {})).status, 401);
  assert.equal((await app.call(listOrders, {}, { token: admin })).status, 403);
  assert.equal((await app.call(listPlatformOrders, {}, { token: owner.token })).status, 403);
  assert.equal((await app.call(readPlatformOrder, { params }, { token: owner.token })).status, 403);
  assert.equal((await app.call(countPlatformOrders, {}, { token: admin })).status, 200);
  assert.equal((await app.call(listOrders, { query: { limit: 7 as never } }, { token: owner.token })).status, 400);
  const found = await app.call(listPlatformOrders, { query: { keywords: placed.number } }, { token: admin });
  assert.equal(found.status, 200, found.text);
  assert.deepEqual(
    found.body.data.list.map(({ number }) => number),
    [placed.number],
  );
});

test('an export has one row a line and runs no formula', async () => {
  const answer = await app.call(exportOrders, {}, { token: owner.token });
  assert.equal(answer.status, 200);
  assert.match(String(answer.headers['content-disposition']), /^attachment; filename=orders-/);
  const rows = answer.text.trim().split('\r\n');
  assert.ok(rows.length > 3);
  assert.match(rows[0] ?? '', /^\uFEFF?Order,Placed,Status/);
});

test('lists are read page by page without a gap, with the same number of queries whatever the length', async () => {
  for (let index = 0; index < 22; index += 1) await placeTestOrder(app, other.slug, [{ variantId: mug, quantity: 1 }]);
  const first = (await app.call(listOrders, { query: { limit: 20 } }, { token: other.token })).body.data;
  const second = (await app.call(listOrders, { query: { limit: 20, cursor: first.nextCursor ?? '' } }, { token: other.token })).body.data;
  assert.deepEqual([first.list.length, second.list.length, second.nextCursor], [20, 2, null]);
  assert.equal(new Set([...first.list, ...second.list].map(({ id }) => id)).size, 22);
});
