import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { countQueries } from '#platform/testing/queries.ts';
import type { PlacedTestOrder } from '../orders/testing/placed-orders.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { createPayShop, type PayShop } from './testing/pay-shop.ts';

let shop: PayShop;
let owner: TestOwner;

before(async () => {
  shop = await createPayShop();
  owner = await createOwner(shop.app);
  // Only the return page tells of the payment: when a webhook arrives is nobody's to say.
  shop.sandbox.bank.delivery.setTargets([]);
});
after(() => shop.close());

/** How many statements each step of a buyer's way from a cart to a paid order sends. */
async function countSteps(): Promise<{ order: number; pay: number; comeBack: number }> {
  let placed: PlacedTestOrder | undefined;
  const order = await countQueries(shop.app, async () => {
    placed = await shop.order(owner);
  });
  assert.ok(placed);
  const { token } = placed;
  let key = '';
  let payUrl = '';
  const pay = await countQueries(shop.app, async () => {
    ({ key, payUrl } = await shop.start(token));
  });
  await shop.press(payUrl, 'approve');
  let address = '';
  const comeBack = await countQueries(shop.app, async () => {
    address = await shop.comeBack(key);
  });
  assert.match(address, /\/pay\//);
  return { order, pay, comeBack };
}

test('a checkout sends no more statements than it needs', async () => {
  // The first sale of a store opens its accounts.
  await countSteps();
  const { order, pay, comeBack } = await countSteps();
  assert.ok(order <= 45, `cart, line, quote and order: ${order}`);
  // Three of them bound what one visitor reserves: its lock, what it holds, and until when.
  assert.ok(pay <= 26, `the payment: ${pay}`);
  assert.ok(comeBack <= 29, `what the money sets off: ${comeBack}`);
});
