import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  payByLink,
  payOrder,
  readOrderPayment,
  readPayLink,
} from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readMails } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { cancelOrder } from '../orders/index.ts';
import { orderFrom, testAddress } from '../orders/testing/placed-orders.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: { name: 'Luna' } });

const linkOf = async (orderId: string) => {
  const { body, text } = await shop.app.call(readOrder, { params: { orderId } }, owner);
  return { url: body.data.payUrl, token: body.data.payUrl?.split('/pay/')[1] ?? '', text };
};
const read = (token: string) => shop.app.call(readPayLink, { params: { token } });
/** What only the buyer may read. */
const secrets = ['maya@example.com', testAddress.line1, testAddress.lastName, testAddress.postcode];

test('the link that an owner copies opens the payment and nothing of the buyer, before and after it', async () => {
  const order = await shop.order(owner);
  const link = await linkOf(order.orderId);
  assert.ok(link.url?.includes(`/s/${owner.slug}/pay/`), link.url ?? '');
  assert.ok(!link.text.includes(order.token), 'the buyer’s own secret is not given to owners');
  assert.equal(
    (await shop.app.call(trackOrder, { params: { token: link.token } })).status,
    404,
    'it opens no order',
  );
  assert.equal(
    (await shop.app.call(readOrderPayment, { params: { token: link.token } })).status,
    404,
  );
  assert.equal(
    (await read(order.token)).status,
    404,
    'and the buyer’s secret is no link for paying',
  );

  const open = await read(link.token);
  assert.equal(open.body.data.state, 'pay');
  assert.deepEqual(open.body.data.order?.recipient, { firstName: 'Maya', city: 'San Francisco' });
  assert.equal(open.body.data.order?.lines.length, 1);
  for (const secret of secrets) assert.ok(!open.text.includes(secret), secret);

  const begun = await shop.app.call(
    payByLink,
    { params: { token: link.token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  const { payUrl } = begun.body.data;
  assert.ok(payUrl, begun.text);
  const own = await shop.app.call(
    payOrder,
    { params: { token: order.token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(own.body.data.payUrl, payUrl, 'both lead to the one open payment');
  await shop.press(payUrl, 'approve');
  const key = shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '')?.key ?? '';
  assert.equal(
    (await shop.comeBack(key)).split('/pay/')[1],
    link.token,
    'the bank leads back to the link, not to the order',
  );
  await shop.settle();

  const paid = await read(link.token);
  assert.deepEqual(paid.body.data, {
    number: order.number,
    store: { slug: owner.slug, name: 'Luna' },
    state: 'paid',
    order: null,
  });
  assert.equal((await linkOf(order.orderId)).url, null);
  const late = await shop.app.call(
    payByLink,
    { params: { token: link.token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(late.body.data.state, 'paid', 'no one pays twice');
  assert.equal(
    (await shop.app.call(trackOrder, { params: { token: order.token } })).body.data.email,
    'maya@example.com',
  );
  const [mail] = await readMails(shop.app, 'maya@example.com');
  assert.ok(
    mail?.text.includes(`/order/${order.token}`),
    'mails to the buyer carry the buyer’s own link',
  );
});

test('a made-up, changed or closed link opens nothing', async () => {
  const order = await shop.order(owner);
  const { token } = await linkOf(order.orderId);
  const other = await linkOf((await shop.order(owner)).orderId);
  // The first letters name the order: another order's signature does not fit it.
  const swapped = token.slice(0, 11) + other.token.slice(11);
  for (const wrong of [
    swapped,
    'A'.repeat(32),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ])
    assert.equal((await read(wrong)).status, 404, wrong);
  await inTx(shop.ctx, (ctx) => cancelOrder(ctx, order.orderId, 'by_operator'));
  const closed = (await read(token)).body.data;
  assert.deepEqual([closed.state, closed.order], ['closed', null]);
  const refused = await shop.app.call(
    payByLink,
    { params: { token }, body: {} },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(refused.body.code, 'order-not-payable');
});

test('money for an order that another tab replaced goes back, and page and mail say how much', async () => {
  const first = await shop.order(owner);
  const { payUrl, key } = await shop.start(first.token);
  const cart = { slug: owner.slug, cart: first.cart };
  const quote = await shop.app.call(quoteCheckout, { params: cart, body: { countryCode: 'US' } });
  const second = await shop.app.call(
    placeOrder,
    { params: cart, body: { ...orderFrom(quote.body.data), email: 'second@example.com' } },
    { idempotencyKey: randomUUID() },
  );
  assert.equal(second.body.data.outcome, 'placed', second.text);
  await shop.press(payUrl, 'approve');
  await shop.comeBack(key);
  await shop.settle();
  const tracked = (await shop.app.call(trackOrder, { params: { token: first.token } })).body.data;
  assert.deepEqual(
    [tracked.state, tracked.cancelReason, tracked.buyerPayment],
    ['closed', 'replaced', 'unpaid'],
  );
  const payment = (await shop.app.call(readOrderPayment, { params: { token: first.token } })).body
    .data;
  assert.deepEqual(
    [payment.state, payment.late],
    ['refunded', { amount: tracked.total, isBack: true }],
  );
  const mails = await readMails(shop.app, 'maya@example.com');
  const refund = mails.filter(
    ({ template, text }) => template === 'order-refunded' && text.includes(first.number),
  );
  assert.equal(refund.length, 1);
  assert.deepEqual(await shop.discrepancies(), []);
});
