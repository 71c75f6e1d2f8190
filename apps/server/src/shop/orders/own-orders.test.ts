import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  listOrders,
  listOwnAddresses,
  placeOwnOrder,
  quoteOwnOrder,
  readOrder,
} from '@vitrine/contract/shop/orders.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { testAddress } from './testing/placed-orders.ts';

const { app, mug, owner } = await withOwner({ owner: {} }, { units: 10 });

test('an owner orders for himself at platform price, and its payment is due at once', async () => {
  const lines = [{ variantId: mug, quantity: 2 }];
  const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, owner)).body
    .data;
  assert.equal(quote.goods.amount, 840);
  assert.equal(quote.tax.amount, 0);
  const body = {
    lines,
    address: testAddress,
    shippingMethod: quote.shippingMethod,
    expectedTotal: quote.total,
  };
  const placed = await app.call(
    placeOwnOrder,
    { body },
    { token: owner.token, idempotencyKey: 'own-1' },
  );
  assert.equal(placed.status, 200, placed.text);
  const detail = (
    await app.call(readOrder, { params: { orderId: placed.body.data.orderId } }, owner)
  ).body.data;
  assert.deepEqual(
    [detail.status, detail.awaiting, detail.profit, detail.cost.total.amount],
    [0, 'seller', null, quote.total.amount],
  );
  const [row] = (await app.call(listOrders, { query: {} }, owner)).body.data.list;
  assert.deepEqual(
    [
      row?.status,
      row?.order_status,
      row?.product.quantity,
      row?.units,
      row?.product.platformPrice.amount,
      row?.cost.amount,
      row?.profit,
    ],
    [0, 0, 2, 2, 420, quote.total.amount, null],
  );
  assert.ok(row?.product.name);
  assert.equal(row?.placedAt, app.clock.now().toISOString());
  const wrong = await app.call(
    placeOwnOrder,
    { body: { ...body, expectedTotal: { amount: 1, currency: 'USD' } } },
    { token: owner.token, idempotencyKey: 'own-2' },
  );
  assert.equal(wrong.body.code, 'price-changed');
});

test('the addresses of orders for oneself are remembered, each once and the newest first, for their owner alone', async () => {
  const other = await createOwner(app);
  const lines = [{ variantId: mug, quantity: 1 }];
  const read = async (who: TestOwner) => (await app.call(listOwnAddresses, {}, who)).body.data.list;
  assert.deepEqual(await read(other), []);
  const { total, shippingMethod } = (
    await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, other)
  ).body.data;
  const studio = { ...testAddress, line1: '9 Studio Lane' };
  for (const [index, address] of [testAddress, studio, studio].entries()) {
    const body = { lines, address, shippingMethod, expectedTotal: total };
    const placed = await app.call(
      placeOwnOrder,
      { body },
      { token: other.token, idempotencyKey: `remembered-${index}` },
    );
    assert.equal(placed.status, 200, placed.text);
  }
  assert.deepEqual(
    (await read(other)).map(({ line1 }) => line1),
    [studio.line1, testAddress.line1],
  );
  assert.ok((await read(owner)).every(({ line1 }) => line1 !== studio.line1));
  assert.equal((await app.call(listOwnAddresses, {})).body.code, 1002);
});
