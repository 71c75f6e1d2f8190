import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { paymentCallback, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { sql } from 'drizzle-orm';
import { orderFrom } from '../orders/testing/placed-orders.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: {} });
// Closing the application fails if there was a deadlock in its database, or a transaction against the order of locks.

test('the return from the bank, polls and the same order sent again wait for each other, and none of them fails, 6 rounds', async () => {
  const { app } = shop;
  for (let round = 0; round < 6; round += 1) {
    const { cart, orderId, token } = await shop.order(owner);
    const params = { slug: owner.slug, cart };
    const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body
      .data;
    const sendAgain = () =>
      app.call(placeOrder, { params, body: orderFrom(quote) }, { idempotencyKey: randomUUID() });
    const again = await Promise.all([sendAgain(), sendAgain(), sendAgain()]);
    for (const { status, body, text } of again)
      assert.deepEqual(
        [status, body.data?.outcome === 'placed' && body.data.orderToken],
        [200, token],
        text,
      );
    const { payUrl, key } = await shop.start(token);
    await shop.press(payUrl, 'approve');
    app.clock.advance(2_000);
    const comeBack = () => app.call(paymentCallback, { query: { payment: key } });
    const poll = () => app.call(readOrderPayment, { params: { token } });
    const pay = () =>
      app.call(payOrder, { params: { token }, body: {} }, { idempotencyKey: randomUUID() });
    const answers = await Promise.all([
      comeBack(),
      sendAgain(),
      poll(),
      pay(),
      sendAgain(),
      comeBack(),
      sendAgain(),
      poll(),
    ]);
    for (const { status, text } of answers) assert.ok(status < 500, `round ${round}: ${text}`);
    await shop.settle();
    const { rows } = await app.platform.database.db.execute(sql`
      select o.buyer_payment as fact, c.is_closed, (select count(*)::int from orders x where x.cart_id = o.cart_id) as orders
      from orders o join carts c on c.id = o.cart_id where o.id = ${orderId}`);
    assert.deepEqual(rows, [{ fact: 'paid', is_closed: true, orders: 1 }], `round ${round}`);
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

test('one cart ordered for several addresses at once leaves one open order, and no call fails', async () => {
  const { app } = shop;
  const { cart } = await shop.order(owner);
  const params = { slug: owner.slug, cart };
  const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body.data;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.call(
        placeOrder,
        { params, body: { ...orderFrom(quote), email: `maya${index}@example.com` } },
        { idempotencyKey: randomUUID() },
      ),
    ),
  );
  for (const { status, text } of answers) assert.equal(status, 200, text);
  const { rows } = await app.platform.database.db.execute(sql`
    select count(*)::int as placed, count(*) filter (where cancelled_at is null)::int as open
    from orders where cart_id = (select cart_id from orders order by id desc limit 1)`);
  assert.deepEqual(rows, [{ placed: 11, open: 1 }]);
});
