import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/disputes.ts';
import { signInAs } from '#admin/testing.ts';
import { buyerPaymentKey } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank(
  { owner: {} },
  { STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' },
);
const texts = {
  explanation: 'It was delivered and signed for.',
  carrier: 'Correos',
  trackingNumber: 'PQ4F8C07',
  shippedOn: '2026-11-03',
  deliveredOn: null,
};

test('an answer to a dispute that Stripe decided before its event arrived is refused as decided', async () => {
  const { token } = await signInAs(shop.app, 'ADMIN');
  const order = await shop.order(owner);
  const { payUrl } = await shop.start(order.token);
  await shop.press(payUrl, 'approve');
  await shop.settle();
  const { ref } = await shop.sandbox.bank.openDispute(await buyerPaymentKey(shop, order.orderId), {
    reason: 'not_received',
    isInquiry: false,
  });
  await shop.settle();
  const { list } = (
    await shop.app.call(contract.pageDisputes, { query: { orderId: order.orderId } }, { token })
  ).body.data;
  const params = { id: list[0]?.id ?? assert.fail('no dispute') };
  const saved = await shop.app.call(
    contract.saveDisputeEvidence,
    { params, body: { version: 0, ...texts } },
    { token },
  );
  assert.equal(saved.body.code, 1);

  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  await shop.sandbox.bank.decideDispute(ref, 'lose');
  const answer = await shop.app.call(
    contract.submitDispute,
    { params, body: { version: 1 } },
    { token, idempotencyKey: randomUUID() },
  );
  assert.equal(answer.body.code, 'dispute-state');
  const { body } = await shop.app.call(contract.readDispute, { params }, { token });
  assert.equal(body.data.state, 'lost', 'what was read is applied');
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
});
