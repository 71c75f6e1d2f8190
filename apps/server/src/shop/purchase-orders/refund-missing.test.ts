import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { readMissingRefund, refundMissing } from '@vitrine/contract/shop/missing-refunds.ts';
import { createPurchaseOrders } from '@vitrine/contract/shop/purchase-orders.ts';
import { cancelRest } from '@vitrine/contract/shop/refunds.ts';
import { readSupplierLink, reportMissing } from '@vitrine/contract/shop/supplier-links.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { readBankRefunded } from '../refunds/testing/refunds.ts';
import { createReturnDesk } from '../returns/testing/return-desk.ts';
import { readStockLevels } from '../stock/index.ts';
import {
  createSupplier,
  forgetSuppliers,
  orderFromSuppliers,
  readLinkToken,
  readPurchaseFor,
} from './testing/supply.ts';

const desk = await closeAfter(createReturnDesk());
const { shop } = desk;
const { app, ctx } = shop;
const admin = () => ({ token: desk.tokens.admin, idempotencyKey: randomUUID() as string });
const guest = () => ({ token: desk.tokens.guest, idempotencyKey: randomUUID() as string });

/** A paid order of which the supplier cannot deliver some units. */
async function missing(quantity: number, missingUnits: number) {
  await app.drain();
  await forgetSuppliers(ctx);
  const order = await desk.paid([{ variantId: shop.mug, quantity }]);
  const supplierId = await createSupplier(ctx, { name: 'Clay', shipsItself: true }, [
    { variantId: shop.mug },
  ]);
  const [id = ''] = await orderFromSuppliers(app, admin(), [supplierId]);
  const token = await readLinkToken(app, admin(), id);
  const link = (await app.call(readSupplierLink, { params: { token } })).body.data;
  const lineId = link.orders.find(({ number }) => number === order.number)?.lines[0]?.id ?? '';
  const reported = await app.call(
    reportMissing,
    { params: { token }, body: { lineId, quantity: missingUnits, expectedOn: null } },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(reported.status, 200, reported.text);
  return { ...order, purchaseId: id, params: { id, lineId } };
}
type Params = Awaited<ReturnType<typeof missing>>['params'];

async function readQuote(params: Params) {
  const answer = await app.call(readMissingRefund, { params }, admin());
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}
async function bodyFor(params: Params) {
  const { units, refund } = await readQuote(params);
  const { buyer, owner } = refund ?? { buyer: null, owner: null };
  return { units, expected: { buyer, owner }, reason: 'The supplier is out of it.' };
}
const readOrder = async (orderId: string) =>
  (await app.call(readPlatformOrder, { params: { orderId } }, admin())).body.data;

test('exactly the missing units are refunded, once, and the rest of the order stays to be shipped', async () => {
  const { orderId, purchaseId, params } = await missing(3, 2);
  const before = await readOrder(orderId);
  const { units, refund } = await readQuote(params);
  const { sellingTotal } = before.lines[0] ?? {};
  assert.deepEqual(
    [units, refund?.buyer?.amount, refund?.owner, refund?.isWhole],
    [2, ((sellingTotal?.amount ?? 0) / 3) * 2, null, false],
  );
  const body = await bodyFor(params);
  const sign = admin();
  const refunded = await app.call(refundMissing, { params, body }, sign);
  assert.equal(refunded.status, 200, refunded.text);
  assert.deepEqual((await app.call(refundMissing, { params, body }, sign)).body, refunded.body);
  await shop.settle();
  assert.equal(Number(await readBankRefunded(shop, orderId)), refund?.buyer?.amount);
  const after = await readOrder(orderId);
  assert.deepEqual([after.lines[0]?.toShip, after.can.ship], [1, true]);
  const purchase = await readPurchaseFor(app, admin(), purchaseId);
  assert.equal(purchase.undecidedCount, 0);
  assert.ok(purchase.timeline.some(({ kind, units: count }) => kind === 'refunded' && count === 2));
  assert.equal((await app.call(refundMissing, { params, body }, admin())).body.code, 'conflict');
  assert.deepEqual(await readQuote(params), { units: 0, refund: null });
  assert.deepEqual(await shop.discrepancies(), []);
});

test('when nothing else is to be sent, the order ends and the shipping fee goes back as well', async () => {
  const { orderId, params } = await missing(1, 1);
  const { refund } = await readQuote(params);
  assert.equal(refund?.isWhole, true);
  const body = await bodyFor(params);
  assert.equal((await app.call(refundMissing, { params, body }, admin())).status, 200);
  await shop.settle();
  assert.notEqual((await readOrder(orderId)).cancelledAt, null);
  assert.equal(Number(await readBankRefunded(shop, orderId)), refund?.buyer?.amount);
  assert.deepEqual(await shop.discrepancies(), []);
});

const onHand = async () => (await readStockLevels(ctx, [shop.mug])).get(shop.mug)?.onHand ?? 0;
const cancel = async (orderId: string, units: number) => {
  const body = { units, reason: 'The buyer called.' };
  const answer = await app.call(cancelRest, { params: { orderId }, body }, admin());
  assert.equal(answer.status, 200, answer.text);
  await shop.settle();
};

test('refunded units that the supplier lacks are not on sale again; the unit that exists is, when its order is cancelled', async () => {
  const { orderId, params } = await missing(3, 2);
  const before = await onHand();
  const body = await bodyFor(params);
  assert.equal((await app.call(refundMissing, { params, body }, admin())).status, 200);
  await shop.settle();
  assert.equal(await onHand(), before);
  await cancel(orderId, 1);
  assert.equal(await onHand(), before + 1);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an order of which nothing exists ends without a unit on sale', async () => {
  const { params } = await missing(2, 2);
  const before = await onHand();
  const body = await bodyFor(params);
  assert.equal((await app.call(refundMissing, { params, body }, admin())).status, 200);
  assert.equal(await onHand(), before);
});

test('only units that exist are on sale again when operators cancel an order, among them those that another supplier delivers', async () => {
  const lacking = await missing(3, 2);
  const before = await onHand();
  await cancel(lacking.orderId, 3);
  assert.equal(await onHand(), before + 1);

  const elsewhere = await missing(3, 2);
  const other = await createSupplier(ctx, { name: 'Kiln', shipsItself: true }, [
    { variantId: shop.mug, isPreferred: false },
  ]);
  const choice = { missingOf: elsewhere.purchaseId, isSent: true };
  const ordered = await app.call(
    createPurchaseOrders,
    { body: { supplierIds: [other], ...choice } },
    admin(),
  );
  assert.equal(ordered.status, 200, ordered.text);
  const taken = await onHand();
  await cancel(elsewhere.orderId, 3);
  assert.equal(await onHand(), taken + 3);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a buyer who cancels one of three units when one is missing cancels the missing one', async () => {
  const order = await missing(3, 1);
  const before = await onHand();
  const requested = await desk.ask(order, { kind: 'cancellation', quantity: 1 });
  assert.equal(requested.status, 200, requested.text);
  await shop.settle();
  assert.equal((await readOrder(order.orderId)).lines[0]?.toShip, 2);
  assert.equal(await onHand(), before);
});

test('two operators at once refund the units once', async () => {
  const { orderId, params } = await missing(3, 1);
  const body = await bodyFor(params);
  const replies = await Promise.all([
    app.call(refundMissing, { params, body }, admin()),
    app.call(refundMissing, { params, body }, admin()),
  ]);
  const codes = replies.map(({ status, body: { code } }) => (status === 200 ? 'done' : code));
  assert.deepEqual(codes.toSorted(), ['conflict', 'done']);
  await shop.settle();
  assert.equal(Number(await readBankRefunded(shop, orderId)), body.expected.buyer?.amount);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('other amounts than those that were seen, foreign lines and callers without the right are refused', async () => {
  const { params, purchaseId } = await missing(3, 1);
  const body = await bodyFor(params);
  const other = {
    ...body,
    expected: { buyer: { amount: 1, currency: 'USD' as const }, owner: null },
  };
  assert.equal(
    (await app.call(refundMissing, { params, body: other }, admin())).body.code,
    'conflict',
  );
  const foreign = { id: purchaseId, lineId: '999999' };
  assert.equal((await app.call(readMissingRefund, { params: foreign }, admin())).status, 404);
  assert.equal((await app.call(refundMissing, { params: foreign, body }, admin())).status, 404);
  assert.equal((await app.call(readMissingRefund, { params }, guest())).status, 403);
  assert.equal((await app.call(refundMissing, { params, body }, guest())).status, 403);
  const wrong = { ...body, units: 0 };
  assert.equal((await app.call(refundMissing, { params, body: wrong }, admin())).status, 400);
});
