import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postPaySdk, readPaySdk } from '@vitrine/contract/shop/payments.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: { name: 'Luna' } });
const { app } = shop;

test('paySdk returns what a client needs to start paying: to the buyer by the order’s secret, to the owner by the token', async () => {
  const order = await shop.order(owner);
  const byBuyer = await app.call(readPaySdk, { query: { token: order.token } });
  const { payUrl, ...rest } = byBuyer.body as never as Record<string, unknown>;
  assert.match(String(payUrl), new RegExp(`/s/${owner.slug}/pay/[\\w-]{32}$`));
  const { provider, kind, isTest, publicKey, currency } = rest;
  assert.deepEqual(
    [provider, kind, isTest, publicKey, currency],
    ['sandbox', 'card', true, null, 'USD'],
  );
  const byOwner = await app.call(postPaySdk, { body: { orderId: order.orderId } }, owner);
  assert.deepEqual(byOwner.body, byBuyer.body, 'the buyer’s payment is due');
  assert.ok(
    !byBuyer.text.includes(order.token),
    'the address is a link for paying, not the buyer’s own',
  );
});

test('paySdk of an order that is paid, of another owner or of nobody is refused, and begins no payment', async () => {
  const order = await shop.order(owner);
  const code = async (query: object, caller?: object) =>
    ((await app.call(readPaySdk, { query }, caller as never)).body as { code?: unknown }).code;
  assert.equal(await code({}), 'invalid-input');
  assert.equal(await code({ orderId: order.orderId }), 1002);
  assert.equal(await code({ token: 'x'.repeat(32) }), 'not-found');
  assert.equal(await code({ token: order.token, provider: 'stripe' }), 'payment-unavailable');
  const { rows } = await app.platform.database.pool.query('select 1 from payments');
  assert.equal(rows.length, 0);
  await shop.pay(order.token);
  assert.equal(await code({ token: order.token }), 'order-not-payable');
});
