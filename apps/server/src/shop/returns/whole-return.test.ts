import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { statutoryReturnDays } from '@vitrine/contract/shop/return-shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { orders } from '../orders/orders.tables.ts';
import { approval, createReturnDesk } from './testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const shop = desk.shop;

const dayMs = 86_400_000;
const db = () => shop.app.platform.database.db;
const rowOf = async (orderId: string) => {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
  return order ?? assert.fail();
};

/** Asks for units, approves, receives and refunds them; answers what came back and the fee within it. */
async function bringBack(
  order: { token: string; orderId: string },
  isDirect: boolean,
  quantity: number,
) {
  const id = await desk.asked(order, { quantity });
  const [decide, refund] = isDirect ? [desk.decideOwn, desk.refundOwn] : [desk.decide, desk.refund];
  assert.equal((await decide(id, approval)).status, 200);
  const seen = (await desk.read(order)).requests[0];
  assert.equal((await decide(id, { decision: 'receive' })).status, 200);
  const answer = await refund(id);
  assert.equal(answer.status, 200, answer.text);
  await shop.settle();
  const amount = answer.body.data.refund?.amount.amount ?? 0;
  assert.equal(seen?.value?.amount, amount, 'the buyer read before sending what comes back');
  return { amount, fee: seen?.shippingFee?.amount ?? 0 };
}

for (const isDirect of [false, true])
  for (const express of [false, true]) {
    const name = `${isDirect ? 'direct' : 'platform'} mode, ${express ? 'express' : 'standard'}`;
    test(`a whole order that comes back in time returns the standard shipping fee, once: ${name}`, async () => {
      const order = await desk.delivered(undefined, isDirect ? desk.kira : desk.luna, { express });
      const row = await rowOf(order.orderId);
      assert.equal(
        row.standardShippingMinor !== null && row.standardShippingMinor < row.shippingMinor,
        express,
      );
      const { wholeReturn } = await desk.read(order);
      const first = await bringBack(order, isDirect, 1);
      assert.equal(first.fee, 0, 'a part returns no fee');
      const last = await bringBack(order, isDirect, 1);
      assert.deepEqual([last.fee, last.fee > 0], [wholeReturn?.fee.amount, true]);
      const kept = Number(row.totalMinor) - first.amount - last.amount;
      assert.equal(kept > 0, express, 'only what express cost more stays');
      const after = await rowOf(order.orderId);
      assert.equal(after.buyerPayment, express ? 'part_refunded' : 'refunded');
      assert.deepEqual(await shop.discrepancies(), []);
    });
  }

test('after the statutory time the goods come back without the shipping fee, and the form says so before', async () => {
  const order = await desk.delivered();
  shop.app.clock.advance(statutoryReturnDays * dayMs);
  await desk.signIn();
  assert.equal((await desk.read(order)).wholeReturn, null);
  const { amount, fee } = await bringBack(order, false, 2);
  const row = await rowOf(order.orderId);
  assert.deepEqual([fee, row.buyerPayment], [0, 'part_refunded']);
  assert.ok(amount < Number(row.totalMinor));
  assert.deepEqual(await shop.discrepancies(), []);
});

test('goods that stay with the buyer return no shipping fee', async () => {
  const order = await desk.delivered();
  const id = await desk.asked(order, { kind: 'refund', quantity: 2 });
  const { shippingFee } = await desk.readOne(id);
  assert.equal(shippingFee, null);
  await desk.refund(id);
  assert.equal((await rowOf(order.orderId)).buyerPayment, 'part_refunded');
});

test('the database refuses refunds above what was paid, and a second shipping fee', async () => {
  const order = await desk.delivered(undefined, desk.luna, { express: true });
  await bringBack(order, false, 2);
  const insert = (amount: number, fee: number) =>
    db().execute(sql`
      insert into refunds (payment_id, order_id, amount_minor, fee_minor, currency, reason, provider_key, status, created_at)
      select payment_id, order_id, ${amount}, ${fee}, currency, 'operator', ${randomUUID()}, 'done', now() from refunds
      where order_id = ${order.orderId} limit 1`);
  const constraintOf = async (run: Promise<unknown>) =>
    run.then(
      () => 'none',
      (error: { cause?: { constraint?: string }; constraint?: string }) =>
        error.cause?.constraint ?? error.constraint,
    );
  assert.equal(await constraintOf(insert(1_000_000, 0)), 'refunds_within_payment');
  assert.equal(await constraintOf(insert(1, 1)), 'refunds_fee_once');
});

test('an approval says who pays for the parcel: a label needs its address, and the buyer does not pay for the seller’s fault', async () => {
  const order = await desk.delivered();
  const fault = await desk.asked(order);
  const { postage: _postage, ...unsaid } = approval;
  for (const wrong of [
    unsaid,
    { ...approval, postage: 'label' },
    { ...approval, postage: 'buyer' },
  ])
    assert.equal((await desk.decide(fault, wrong)).status, 400, JSON.stringify(wrong));
  const label = 'https://labels.example.com/1.pdf';
  const labelled = await desk.decide(fault, { ...approval, postage: 'label', labelUrl: label });
  assert.deepEqual([labelled.body.data.postage, labelled.body.data.labelUrl], ['label', label]);
  const wish = await desk.asked(order, { more: { reason: 'changed_mind' } });
  assert.equal(
    (await desk.decide(wish, { ...approval, postage: 'buyer' })).body.data.postage,
    'buyer',
  );
  assert.equal((await desk.read(order)).requests[0]?.postage, 'buyer');
});
