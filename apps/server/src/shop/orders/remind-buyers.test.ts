import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readMails } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { setStock } from '../stock/index.ts';
import { changeStore } from '../stores/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { cancelOrder } from './cancel-order.ts';
import {
  beginBuyerPayment,
  lockOrdersForPayment,
  recordBuyerPaymentState,
} from './payment-facts.ts';
import { remindBuyers } from './remind-buyers.ts';
import { payTestOrder, placePaidTestOrder, placeTestOrder } from './testing/placed-orders.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let buyers = 0;

const { app, mug, owner } = await withOwner({ owner: { name: 'Casa Luna' } }, { units: 100 });

/** An order whose payment did not go through, by a buyer of its own. */
async function placeFailed(
  state: 'failed' | 'expired' = 'failed',
  email?: string,
  language: 'en' | 'es' = 'en',
) {
  buyers += 1;
  const buyer = email ?? `buyer-${buyers}@example.com`;
  const order = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email: buyer,
    language,
  });
  await inTx(systemContext(app.platform), (ctx) =>
    recordBuyerPaymentState(ctx, order.orderId, state),
  );
  return { ...order, buyer };
}

async function sweepAfter(ms: number): Promise<void> {
  app.clock.advance(ms);
  await remindBuyers(app.platform);
}

const mailsTo = async (buyer: string) =>
  (await readMails(app, buyer)).filter(({ template }) => template === 'order-unpaid');

test('a buyer whose payment failed gets one mail after an hour, in his language, with the link that leads to the payment', async () => {
  const order = await placeFailed('failed', 'marta@example.com', 'es');
  await sweepAfter(hourMs - minuteMs);
  assert.deepEqual(await mailsTo(order.buyer), []);
  await sweepAfter(minuteMs);
  for (let round = 0; round < 30; round += 1) await sweepAfter(hourMs);
  const [mail, ...more] = await mailsTo(order.buyer);
  assert.deepEqual(more, []);
  assert.equal(mail?.language, 'es');
  assert.match(mail?.text ?? '', new RegExp(`/s/${owner.slug}/es/order/${order.token}`));
  assert.match(mail?.text ?? '', /1 × Taza/);
  assert.match(mail?.text ?? '', /hasta el \d+ de \p{L}+ de \d{4} al mismo precio/u);
  assert.doesNotMatch(`${mail?.html}${mail?.text}`, /\{\w+\}/);
  const tracked = (await app.call(trackOrder, { params: { token: order.token } })).body.data;
  assert.equal(tracked.state, 'pay');
  assert.deepEqual(
    tracked.timeline.map(({ kind }) => kind),
    ['placed'],
    'the buyer reads of the mail in the mail',
  );
});

test('no reminder goes to a buyer who paid, is paying, cancelled or bought again, nor after the first day', async () => {
  const paid = await placeFailed();
  await payTestOrder(app, paid.orderId);
  const paying = await placeFailed('expired');
  const cancelled = await placeFailed();
  await inTx(systemContext(app.platform), (ctx) => cancelOrder(ctx, cancelled.orderId, 'by_buyer'));
  const boughtAgain = await placeFailed('failed', 'twice@example.com');
  app.clock.advance(minuteMs);
  await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 2 }], {
    email: 'Twice@example.com',
  });
  await inTx(systemContext(app.platform), async (ctx) => {
    const [order] = await lockOrdersForPayment(ctx, [paying.orderId], 'buyer');
    await beginBuyerPayment(ctx, orNotFound(order));
  });
  await sweepAfter(2 * hourMs);
  for (const { buyer } of [paid, paying, cancelled, boughtAgain])
    assert.deepEqual(await mailsTo(buyer), [], buyer);
  const old = await placeFailed();
  await sweepAfter(24 * hourMs);
  assert.deepEqual(await mailsTo(old.buyer), []);
});

test('an address is written to once a day, whatever was ordered in its name', async () => {
  const [first] = [
    await placeFailed('failed', 'stranger@example.com'),
    await placeFailed('expired', 'Stranger@example.com'),
  ];
  await sweepAfter(hourMs);
  await sweepAfter(hourMs);
  const mails = [...(await mailsTo(first.buyer)), ...(await mailsTo('Stranger@example.com'))];
  assert.equal(mails.length, 1);
});

test('no mail leads to a store that takes a break, or to units that are gone', async () => {
  const order = await placeFailed();
  const change = (status: 'open' | 'paused') =>
    inTx(systemContext(app.platform), (ctx) => changeStore(ctx, owner.storeId, { status }));
  await change('paused');
  await sweepAfter(hourMs);
  await change('open');
  // The one unit that is left is held for the buyer of an earlier test, who is paying.
  await inTx(systemContext(app.platform), (ctx) => setStock(ctx, mug, 1));
  await sweepAfter(minuteMs);
  assert.deepEqual(await mailsTo(order.buyer), []);
  await inTx(systemContext(app.platform), (ctx) => setStock(ctx, mug, 100));
  await sweepAfter(minuteMs);
  assert.equal((await mailsTo(order.buyer)).length, 1);
});
