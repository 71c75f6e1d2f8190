import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readAvailable } from '../stock/index.ts';
import { withBank } from '../testing/fixtures.ts';
import { sweepFollowUps, sweepOpenPayments } from './index.ts';

const { shop, owner } = await withBank(
  { owner: { name: 'Luna' } },
  { STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' },
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

test('Stripe’s event pays an order, even if the buyer never returns, and the return pays nothing twice', async () => {
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

test('a declined card leaves the session open, and another card pays the same payment', async () => {
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  await shop.press(payUrl, 'decline');
  await shop.comeBack(key);
  await settle();
  assert.equal(await orderStateOf(token), 'pay');
  assert.equal((await shop.start(token)).key, key, 'the session is still the one to pay');
  await shop.press(payUrl, 'approve');
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a payment that Stripe confirms later is processing until then', async () => {
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  await shop.press(payUrl, 'late');
  await shop.comeBack(key);
  await settle();
  assert.deepEqual([await stateOf(token), await orderStateOf(token)], ['processing', 'pay']);
  await shop.admin('POST', '/admin/confirm-late');
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
});

test('at our end the session is ended at Stripe, so that nobody can pay it any more, and the units are free', async () => {
  const available = await findAvailable();
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  shop.app.clock.advance(16 * 60_000);
  await sweepOpenPayments(shop.ctx);
  assert.equal(shop.sandbox.bank.findPayment(key)?.state, 'expired');
  await shop.press(payUrl, 'approve');
  await shop.comeBack(key);
  await settle();
  assert.equal(await orderStateOf(token), 'pay');
  assert.equal(await findAvailable(), available);
  const again = await shop.start(token);
  assert.notEqual(again.key, key);
  await shop.press(again.payUrl, 'approve');
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a buyer who pays in the moment of our end has paid', async () => {
  const { token } = await shop.order(owner);
  const { payUrl, key } = await shop.start(token);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  shop.app.clock.advance(16 * 60_000);
  await shop.press(payUrl, 'approve');
  await sweepOpenPayments(shop.ctx);
  await settle();
  assert.equal(await orderStateOf(token), 'paid');
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  await shop.admin('POST', '/admin/webhooks/flush');
  await settle();
  assert.equal(shop.sandbox.bank.findPayment(key)?.state, 'captured');
  assert.deepEqual(await shop.discrepancies(), []);
});
