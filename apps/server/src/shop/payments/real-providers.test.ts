import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { paymentCallback, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { compareNow } from '../reconciliation/compare-books.ts';
import { refundByOperators, usd } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';

/** The shipped adapters against the APIs that the sandbox speaks; the sandbox's own is configured beside them. */
const { shop, owner } = await withBank(
  { owner: {} },
  { STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
);
const { app } = shop;
const hourMs = 3_600_000;

const pay = (token: string, provider: string, idempotencyKey: string = randomUUID()) =>
  app.call(payOrder, { params: { token }, body: { provider } }, { idempotencyKey });
const read = async (token: string) =>
  (await app.call(readOrderPayment, { params: { token } })).body.data;
const paymentsOf = (orderId: string) =>
  app.platform.database.db.rows(
    sql`select p.provider, p.status, p.provider_key as key, x.effect from payments p
      join payment_orders x on x.payment_id = p.id where x.order_id = ${orderId} order by p.id`,
    { provider: as.text, status: as.text, key: as.text, effect: as.text },
  );
const stateOf = async (orderId: string) =>
  (await paymentsOf(orderId)).map(({ provider, status, effect }) => [provider, status, effect]);

for (const provider of ['stripe', 'paypal']) {
  test(`${provider}: return page, webhooks, poll and double click at once pay an order once, and a part of it goes back`, async () => {
    const order = await shop.order(owner, shop.mug, 2);
    const begun = await Promise.all([1, 2].map(() => pay(order.token, provider)));
    // A provider that refuses two calls at once under one key leaves the second tab waiting for the first.
    const urls = [...new Set(begun.flatMap(({ body }) => body.data.payUrl ?? []))];
    assert.equal(urls.length, 1, begun[0]?.text);
    const payUrl = urls[0] ?? '';
    await shop.press(payUrl, 'approve');
    const [row] = await paymentsOf(order.orderId);
    app.clock.advance(2_000);
    await Promise.all([
      app.call(paymentCallback, { query: { payment: row?.key ?? '' } }),
      app.call(paymentCallback, { query: { payment: row?.key ?? '' } }),
      read(order.token),
      app.drain(),
      pay(order.token, provider),
    ]);
    await shop.settle();
    const paid = (await stateOf(order.orderId)).filter(([, , effect]) => effect === 'paid');
    assert.deepEqual(paid, [[provider, 'captured', 'paid']]);
    const { token } = await signInAs(app, 'ADMIN');
    const refunded = await refundByOperators(shop, token, order.orderId, {
      kind: 'amount',
      amount: usd(150),
    });
    assert.equal(refunded.status, 200, refunded.text);
    await shop.settle();
    app.clock.advance(hourMs);
    assert.equal((await compareNow(shop.ctx)).differences, 0, 'both books agree');
    assert.deepEqual(await shop.discrepancies(), []);
  });

  test(`${provider}: a buyer who chooses it after opening another page pays once, and the page before it is ended`, async () => {
    const order = await shop.order(owner);
    const first = await pay(order.token, 'sandbox');
    const firstUrl = first.body.data.payUrl ?? '';
    assert.deepEqual(
      first.body.data.options.map((option) => option.provider),
      ['sandbox', 'paypal'],
      'the default is the first, and cards are there once',
    );
    const second = await pay(order.token, provider);
    assert.equal(second.body.data.provider, provider);
    await shop.press(firstUrl, 'approve');
    await shop.press(second.body.data.payUrl ?? '', 'approve');
    await read(order.token);
    await shop.settle();
    app.clock.advance(2_000);
    assert.equal((await read(order.token)).state, 'paid');
    assert.deepEqual(await stateOf(order.orderId), [
      ['sandbox', 'expired', 'void'],
      [provider, 'captured', 'paid'],
    ]);
    assert.deepEqual((await read(order.token)).options, []);
  });

  test(`${provider}: what was paid at the page before it is booked there, and nothing new begins`, async () => {
    const order = await shop.order(owner);
    const first = await pay(order.token, 'sandbox');
    await shop.press(first.body.data.payUrl ?? '', 'approve');
    const second = await pay(order.token, provider);
    assert.deepEqual([second.body.data.state, second.body.data.provider], ['paid', 'sandbox']);
    assert.deepEqual(second.body.data.options, [], 'nothing is left to be paid');
    assert.deepEqual(await stateOf(order.orderId), [['sandbox', 'captured', 'paid']]);
  });

  test(`${provider}: while the page before it cannot be ended, the buyer waits and is led to neither page`, async () => {
    const order = await shop.order(owner);
    await pay(order.token, provider);
    await shop.admin('PUT', '/admin/faults', [{ on: 'any', kind: 'error-before', times: 10 }]);
    const waiting = await pay(order.token, 'sandbox');
    await shop.admin('PUT', '/admin/faults', []);
    assert.deepEqual(
      [waiting.body.data?.state, waiting.body.data?.payUrl, waiting.body.data?.options],
      ['unknown', null, []],
      waiting.text,
    );
    const chosen = await pay(order.token, 'sandbox');
    assert.deepEqual([chosen.body.data.state, chosen.body.data.provider], ['open', 'sandbox']);
  });
}

test('a store shows the marks of its providers in the currencies that they take', async () => {
  const { paymentMarks } = (await app.call(getStorefront, { params: { slug: owner.slug } })).body
    .data;
  const marksIn = (currency: Currency) =>
    paymentMarks.flatMap(({ mark, currencies }) => (currencies.includes(currency) ? [mark] : []));
  assert.deepEqual(marksIn('USD'), ['card', 'paypal'], 'the sandbox is the first that takes cards');
  assert.deepEqual(marksIn('KWD'), ['card'], 'PayPal takes no dinars');
  assert.ok(paymentMarks.every(({ isTest }) => isTest));
});
