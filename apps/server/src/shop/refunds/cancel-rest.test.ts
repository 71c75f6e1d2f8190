import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { cancelRest, readOrderRefunds, refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { createLinkedOwner, payAsOwner } from '../payments/testing/direct-shop.ts';
import { readAvailable } from '../stock/index.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { usd } from './testing/refunds.ts';

const { shop, luna, kira, admin, guest } = await withBank({
  luna: { name: 'Luna' },
  kira: (bank) => createLinkedOwner(bank, 'Kira'),
  admin: 'ADMIN',
  guest: 'GUEST',
});

const note = 'The rest is not made any more.';
const cancel = (orderId: string, units: number, token = admin.token, key: string = randomUUID()) =>
  shop.app.call(
    cancelRest,
    { params: { orderId }, body: { units, reason: note } },
    { token, idempotencyKey: key },
  );
const read = async (orderId: string) =>
  (await shop.app.call(readOrderRefunds, { params: { orderId } }, guest)).body.data;
const detail = async (orderId: string) =>
  (await shop.app.call(readPlatformOrder, { params: { orderId } }, guest)).body.data;
const free = async (variantId: string) =>
  (await readAvailable(shop.ctx, [variantId])).get(variantId) ?? 0;
const earned = async (owner: TestOwner) =>
  (await shop.app.call(readDashboard, {}, owner)).body.data.revenue.total.amount;

async function place(owner: TestOwner) {
  const order = await placeTestOrder(shop.app, owner.slug, [
    { variantId: shop.mug, quantity: 2 },
    { variantId: shop.lamp, quantity: 3 },
  ]);
  await shop.pay(order.token);
  return order;
}

async function shipOneLamp(orderId: string) {
  const lineId = (await detail(orderId)).lines[1]?.id ?? '';
  const shipped = await shop.app.call(
    shipOrder,
    {
      params: { orderId },
      body: {
        carrier: 'DHL',
        trackingNumber: `JD${orderId.padStart(10, '0')}`,
        lines: [{ lineId, quantity: 1 }],
      },
    },
    admin,
  );
  assert.equal(shipped.status, 200, shipped.text);
}

test('of a direct order that was sent in part, both sides get the rest back, and what was sent goes on', async () => {
  const start = await earned(kira);
  const order = await place(kira);
  await payAsOwner(shop, kira, [order.orderId]);
  await shipOneLamp(order.orderId);
  const [mugs, lamps] = [await free(shop.mug), await free(shop.lamp)];
  const { cancellation } = await read(order.orderId);
  const before = await detail(order.orderId);
  assert.deepEqual([cancellation?.units, cancellation?.isWhole], [4, false]);
  const answer = await cancel(order.orderId, 4);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    answer.body.data.refunds.map(({ side, state, amount }) => [side, state, amount.amount]).sort(),
    cancellation?.returns.map(({ side, amount }) => [side, 'done', amount.amount]).sort(),
  );
  await shop.settle();
  const seen = await detail(order.orderId);
  assert.deepEqual(
    [seen.buyerPayment, seen.sellerPayment, seen.fulfilment, seen.status],
    ['part_refunded', 'part_refunded', 'shipped', 1],
  );
  assert.deepEqual(
    seen.lines.map(({ toShip }) => toShip),
    [0, 0],
  );
  assert.equal(seen.timeline.filter(({ kind }) => kind === 'shipped').length, 1);
  assert.ok(seen.timeline.some(({ kind }) => kind === 'rest_cancelled'));
  assert.deepEqual([await free(shop.mug), await free(shop.lamp)], [mugs + 2, lamps + 2]);
  assert.equal((await read(order.orderId)).cancellation, null);
  const back = new Map(cancellation?.returns.map(({ side, amount }) => [side, amount.amount]));
  const profitLeft =
    (before.profit?.amount ?? 0) - (back.get('buyer') ?? 0) + (back.get('seller') ?? 0);
  assert.deepEqual(
    [await earned(kira), seen.profit?.amount],
    [start + profitLeft, profitLeft],
    'the profit loses what the buyer got and wins what the owner got, in the order as on the dashboard',
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('units that the owner returned to his buyer already go back to the owner alone', async () => {
  const order = await place(kira);
  await payAsOwner(shop, kira, [order.orderId]);
  await shipOneLamp(order.orderId);
  const lineId = (await detail(order.orderId)).lines[0]?.id ?? '';
  await shop.app.call(
    refundBuyer,
    {
      params: { orderId: order.orderId },
      body: {
        what: { kind: 'lines', lines: [{ lineId, quantity: 2 }] },
        seenRefunded: usd(0),
        reason: note,
      },
    },
    { token: kira.token, idempotencyKey: randomUUID() },
  );
  const stock = await free(shop.lamp);
  const answer = await cancel(order.orderId, 2);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(await free(shop.lamp), stock + 2);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('of what the platform sold, the buyer gets the rest back; nothing sent ends the order, paid or not', async () => {
  const part = await place(luna);
  await shipOneLamp(part.orderId);
  assert.equal((await cancel(part.orderId, 4)).status, 200);
  const whole = await place(luna);
  const done = await cancel(whole.orderId, 5);
  assert.equal(done.status, 200, done.text);
  const unpaid = await shop.order(luna);
  assert.equal((await cancel(unpaid.orderId, 1)).status, 200);
  const due = await place(kira);
  assert.equal((await cancel(due.orderId, 5)).status, 200, 'the owner has not paid yet');
  const own = await shop.ownOrder(luna);
  assert.equal((await cancel(own, 1)).status, 200);
  await shop.settle();
  const facts = await Promise.all(
    [part.orderId, whole.orderId, unpaid.orderId, due.orderId].map(async (id) => {
      const { status, buyerPayment, cancelReason } = await detail(id);
      return [status, buyerPayment, cancelReason];
    }),
  );
  assert.deepEqual(facts, [
    [1, 'part_refunded', null],
    [3, 'refunded', 'by_operator'],
    [3, 'unpaid', 'by_operator'],
    [3, 'refunded', 'by_operator'],
  ]);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a parcel that left meanwhile, a second click, a closed order and a guest.token are refused and change nothing', async () => {
  const order = await place(luna);
  await shipOneLamp(order.orderId);
  const key = randomUUID();
  assert.equal((await cancel(order.orderId, 5)).body.code, 'conflict');
  assert.equal((await cancel(order.orderId, 4, guest.token)).body.code, 'forbidden');
  const clicks = await Promise.all([1, 2].map(() => cancel(order.orderId, 4, admin.token, key)));
  assert.ok(
    clicks.every(({ status, body }) => status === 200 || body.code === 'idempotency-running'),
  );
  const again = await Promise.all([cancel(order.orderId, 4), cancel(order.orderId, 4)]);
  assert.deepEqual(
    again.map(({ body }) => body.code),
    ['order-state', 'order-state'],
  );
  assert.equal((await cancel('900000001', 1)).body.code, 'not-found');
  assert.equal((await read(order.orderId)).refunds.length, 1);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});
