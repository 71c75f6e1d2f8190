import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryRefund } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { sweepFollowUps } from '../payments/index.ts';
import { postBankEvent } from '../payments/testing/bank-events.ts';
import { createRefundDesk } from './testing/refund-desk.ts';
import { buyerPaymentKey, readBankRefunded, usd } from './testing/refunds.ts';

const desk = await closeAfter(createRefundDesk());
const { shop, admin, guest } = desk;

test('the provider’s event before, after and twice changes nothing more', async () => {
  const order = await desk.placePaid([{ variantId: shop.mug, quantity: 2 }]);
  const key = await buyerPaymentKey(shop, order.orderId);
  await postBankEvent(shop, 'payment.refunded', key);
  await shop.settle();
  await desk.refund(order.orderId, { kind: 'amount', amount: usd(100) });
  await Promise.all([
    postBankEvent(shop, 'payment.refunded', key),
    postBankEvent(shop, 'payment.refunded', key),
  ]);
  await shop.settle();
  await desk.refund(order.orderId, { kind: 'amount', amount: usd(50) }, { seen: 100 });
  await postBankEvent(shop, 'payment.refunded', key);
  await shop.settle();
  assert.deepEqual(
    (await desk.read(order.orderId)).refunds.map(({ state, amount }) => [state, amount.amount]),
    [
      ['done', 50],
      ['done', 100],
    ],
  );
  assert.deepEqual(
    (
      await shop.app.platform.database.db.execute(
        sql`select p.status, p.refunded_minor::text as refunded from payments p where p.provider_key = ${key}`,
      )
    ).rows,
    [{ status: 'part_refunded', refunded: '150' }],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a refund whose answer was lost is asked for again with its key until it is known, and happens once', async () => {
  for (const kind of ['drop-answer', 'error-after', 'error-before'] as const) {
    const order = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
    await shop.admin('PUT', '/admin/faults', [{ on: 'refund', kind, times: 1 }]);
    const answer = await desk.refund(order.orderId, { kind: 'amount', amount: usd(120) });
    assert.equal(answer.body.data.refunds[0]?.state, 'unknown', kind);
    assert.equal(
      (await desk.readOrder(order.orderId)).buyerPayment,
      'paid',
      'only the provider’s answer makes it a fact',
    );
    await sweepFollowUps(shop.ctx);
    await sweepFollowUps(shop.ctx);
    assert.equal((await desk.read(order.orderId)).refunds[0]?.state, 'done');
    assert.equal((await desk.readOrder(order.orderId)).buyerPayment, 'part_refunded');
    assert.equal(await readBankRefunded(shop, order.orderId), '120');
    await shop.settle();
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('a refund that the provider refuses stays owed and visible; an operator asks again', async () => {
  const order = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
  const { paid } = await desk.read(order.orderId);
  const { bank } = shop.sandbox;
  // The bank works on a refund of all of it, which was ordered there.
  bank.setNewRefunds('pending');
  const byHand = await bank.refundByHand(
    await buyerPaymentKey(shop, order.orderId),
    BigInt(paid?.total.amount ?? 0),
  );
  bank.setNewRefunds('done');
  const failed = (await desk.refund(order.orderId, { kind: 'amount', amount: usd(120) })).body.data;
  assert.deepEqual([failed.refunds[0]?.state, failed.paid?.refunded.amount], ['failed', 120]);
  const refundId = failed.refunds[0]?.id ?? '';
  const retry = (id: string, token = admin) =>
    shop.app.call(retryRefund, { params: { refundId: id }, body: {} }, { token });
  assert.equal((await retry(refundId, guest)).body.code, 'forbidden');
  assert.equal((await retry('900000001')).status, 404);
  assert.equal((await retry(refundId)).body.data.refunds[0]?.state, 'failed');
  await bank.decideRefund(byHand.ref, 'failed');
  assert.equal((await retry(refundId)).body.data.refunds[0]?.state, 'done');
  const done = await desk.placePaid([{ variantId: shop.mug, quantity: 1 }]);
  const refunded = (await desk.refund(done.orderId, { kind: 'whole' })).body.data;
  assert.equal((await retry(refunded.refunds[0]?.id ?? '')).body.code, 'conflict');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});
