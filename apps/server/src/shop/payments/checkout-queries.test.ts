import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { recordQueries } from '#platform/testing/queries.ts';
import type { PlacedTestOrder } from '../orders/testing/placed-orders.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: {} });
before(async () => {
  // Only the return page reports the payment, because the time at which a webhook arrives is not fixed.
  shop.sandbox.bank.delivery.setTargets([]);
});

interface Sent {
  statements: number;
  roundTrips: number;
}

async function count(work: () => Promise<void>): Promise<Sent> {
  const sent = await recordQueries(shop.app, work);
  return {
    statements: sent.length,
    roundTrips: sent.filter(({ isRoundTrip }) => isRoundTrip).length,
  };
}

/** What each step of a buyer's way from a cart to a paid order sends. */
async function countSteps(): Promise<{ order: Sent; pay: Sent; comeBack: Sent }> {
  let placed: PlacedTestOrder | undefined;
  const order = await count(async () => {
    placed = await shop.order(owner);
  });
  assert.ok(placed);
  const { token } = placed;
  let key = '';
  let payUrl = '';
  const pay = await count(async () => {
    ({ key, payUrl } = await shop.start(token));
  });
  await shop.press(payUrl, 'approve');
  let address = '';
  const comeBack = await count(async () => {
    address = await shop.comeBack(key);
  });
  assert.match(address, /\/pay\//);
  return { order, pay, comeBack };
}

test('a checkout sends no more statements than it needs', async () => {
  // The first sale of a store opens its accounts.
  await countSteps();
  const { order, pay, comeBack } = await countSteps();
  const assertAtMost = (sent: Sent, statements: number, roundTrips: number, step: string) =>
    assert.ok(
      sent.statements <= statements && sent.roundTrips <= roundTrips,
      `${step}: ${JSON.stringify(sent)}`,
    );
  // One of them is the test’s own. Reads outside of transactions share a connection or not: up to three round trips are theirs.
  // One of them locks the order that an earlier placing left, which comes before the cart in the order of locks.
  assertAtMost(order, 25, 14, 'cart, line, quote and order');
  // Three of them bound what one visitor reserves: its lock, what it holds, and until when.
  assertAtMost(pay, 20, 6, 'the payment');
  // One of them locks the cart before the stock.
  assertAtMost(comeBack, 19, 5, 'what the money sets off');
});
