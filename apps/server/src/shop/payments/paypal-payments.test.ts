import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { Refusal } from '@vitrine/sandbox-bank';
import { eq, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { readAvailable } from '../stock/index.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps, sweepOpenPayments } from './index.ts';
import { payments } from './payments.tables.ts';

const { shop, owner } = await withBank(
  { owner: { name: 'Luna' } },
  { PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' },
);

const stateOf = async (token: string) => {
  shop.app.clock.advance(2_000);
  return (await shop.app.call(readOrderPayment, { params: { token } })).body.data.state;
};
const orderStateOf = async (token: string) =>
  (await shop.app.call(trackOrder, { params: { token } })).body.data.state;
const findAvailable = async () =>
  (await readAvailable(shop.ctx, [shop.mug])).get(shop.mug) ?? assert.fail();
async function settle() {
  await shop.settle();
  await sweepFollowUps(shop.ctx);
  await shop.settle();
}

test('PayPal’s event captures an approved order, even if the buyer never returns', async () => {
  const available = await findAvailable();
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  await shop.press(payUrl, 'approve');
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  await shop.comeBack(key);
  await settle();
  assert.equal(await findAvailable(), available - 1, 'the units are taken once');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an order is not paid while PayPal holds its capture, and everyone reads why', async () => {
  const { token, orderId } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  await shop.press(payUrl, 'late');
  await shop.comeBack(key);
  await settle();
  assert.deepEqual([await stateOf(token), await orderStateOf(token)], ['processing', 'pay']);
  const { pendingReason, heldUntil } = (
    await shop.app.call(readOrderPayment, { params: { token } })
  ).body.data;
  assert.equal(pendingReason, 'echeck');
  assert.ok(
    Date.parse(heldUntil ?? '') > shop.app.clock.now().getTime() + 3_600_000,
    'the units stay reserved while PayPal decides',
  );
  const readHold = async () =>
    (await shop.app.call(readOrder, { params: { orderId } }, owner)).body.data.paymentHold;
  const hold = { side: 'buyer', provider: 'paypal', reason: 'echeck' };
  assert.deepEqual(await readHold(), hold);
  const operator = await signInAs(shop.app, 'ADMIN');
  const platformOrder = await shop.app.call(readPlatformOrder, { params: { orderId } }, operator);
  assert.deepEqual(platformOrder.body.data.paymentHold, hold);
  await shop.app.platform.database.db.execute(
    sql`update payments set pending_reason = 'NEW_REASON' where provider_key = ${key}`,
  );
  assert.equal((await readHold())?.reason, 'other', 'a reason that no document names');
  await shop.admin('POST', '/admin/confirm-late');
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  assert.equal(await readHold(), null);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an order whose time is over at the server is never captured, although PayPal still takes its approval', async () => {
  const available = await findAvailable();
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  shop.app.clock.advance(16 * 60_000);
  await sweepOpenPayments(shop.ctx);
  await shop.press(payUrl, 'approve');
  await shop.comeBack(key);
  await settle();
  await sweepOpenPayments(shop.ctx);
  await settle();
  assert.equal(shop.sandbox.bank.findPayment(key)?.state, 'authorized');
  assert.equal(await orderStateOf(token), 'pay');
  assert.equal(await findAvailable(), available);
  const again = await shop.start(token);
  assert.notEqual(again.key, key, 'a second attempt is a new order');
  await shop.press(again.payUrl, 'approve');
  await shop.comeBack(again.key);
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a declined card ends the attempt, and the next attempt can be paid', async () => {
  const { token } = await shop.order(owner);
  for (const decision of ['decline', 'approve'] as const) {
    const { payUrl, key } = await shop.start(token);
    await shop.press(payUrl, decision);
    await shop.comeBack(key);
    await settle();
    assert.equal(await orderStateOf(token), decision === 'approve' ? 'paid' : 'pay');
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an order that PayPal forgot during an outage of hours is over, and its units are free', async () => {
  const available = await findAvailable();
  const { token } = await shop.order(owner);
  await shop.start(token);
  assert.equal(await findAvailable(), available - 1);
  shop.app.clock.advance(7 * 3_600_000);
  await sweepOpenPayments(shop.ctx);
  assert.equal(await findAvailable(), available);
  assert.equal(await stateOf(token), 'failed');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a capture that PayPal refuses for good ends the payment, and is not repeated', async () => {
  const { bank } = shop.sandbox;
  const { capture } = bank;
  let tries = 0;
  bank.capture = () => {
    tries += 1;
    return Promise.reject(new Refusal('PERMISSION_DENIED', 403));
  };
  try {
    const { token } = await shop.order(owner);
    const { payUrl } = await shop.start(token);
    await shop.press(payUrl, 'approve');
    await settle();
    await sweepFollowUps(shop.ctx);
    assert.deepEqual([await stateOf(token), tries], ['failed', 1]);
  } finally {
    bank.capture = capture;
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a payment whose begin was cut off is not begun again after its end: PayPal may have forgotten the key', async () => {
  const { token } = await shop.order(owner);
  const { key } = await shop.start(token);
  await shop.app.platform.database.db
    .update(payments)
    .set({ status: 'created', providerRef: null, payUrl: null })
    .where(eq(payments.providerKey, key));
  shop.app.clock.advance(7 * 3_600_000);
  await assert.rejects(shop.start(token), /No payment page/);
  const made = [...shop.sandbox.bank.payments.values()].filter((one) => one.key.startsWith(key));
  assert.equal(made.length, 1);
  assert.deepEqual(await shop.discrepancies(), []);
});
