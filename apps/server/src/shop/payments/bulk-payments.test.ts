import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  paymentCallback,
  paySellerOrders,
  previewSellerPayment,
} from '@vitrine/contract/shop/payments.ts';
import { recordQueries, type SentQuery } from '#platform/testing/queries.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { createDirectOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, app, owner } = await withBank({
  owner: ({ app: shopApp }) => createDirectOwner(shopApp),
});

const ordersMax = 50;
const orderIds: string[] = [];
for (let order = 0; order < 2 * ordersMax + 4; order += 1)
  orderIds.push(
    (await placePaidTestOrder(app, owner.slug, [{ variantId: shop.mug, quantity: 1 }])).orderId,
  );

/** Pays so many orders as one payment; the statements until its page, and of the return from that page. */
async function payOrders(count: number): Promise<{ begin: SentQuery[]; settle: SentQuery[] }> {
  const chosen = orderIds.splice(0, count);
  const { total } = (
    await app.call(
      previewSellerPayment,
      { body: { orderIds: chosen, withOffer: false } },
      { token: owner.token },
    )
  ).body.data;
  let payUrl = '';
  const begin = await recordQueries(app, async () => {
    const begun = await app.call(
      paySellerOrders,
      { body: { orderIds: chosen, method: 'card', withOffer: false, expectedTotal: total } },
      { token: owner.token, idempotencyKey: randomUUID() },
    );
    payUrl = begun.body.data?.payUrl ?? assert.fail(begun.text);
  });
  // The event would be applied beside the return.
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  await shop.press(payUrl, 'approve');
  const payment = shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '')?.key ?? '';
  const settle = await recordQueries(app, () => app.call(paymentCallback, { query: { payment } }));
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  await shop.settle();
  return { begin, settle };
}

const textsOf = (queries: readonly SentQuery[]) => queries.map(({ text }) => text.slice(0, 120));

test('paying 50 orders at once takes one call of the provider and as many statements as paying two', async () => {
  // Statements that are sent for the first time are sent once more to be prepared.
  await payOrders(2);
  const few = await payOrders(2);
  const calls = shop.sandbox.bank.payments.size;
  const many = await payOrders(ordersMax);
  assert.equal(shop.sandbox.bank.payments.size - calls, 1);
  assert.deepEqual(textsOf(many.begin), textsOf(few.begin));
  assert.deepEqual(textsOf(many.settle), textsOf(few.settle));
  // The buyers of these orders have paid without a provider.
  const found = (await shop.discrepancies()).map((one) => JSON.stringify(one));
  assert.deepEqual(
    found.filter((text) => !text.includes('I5 a paid order has a paid payment')),
    [],
  );
});
