import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { addFeeRule } from '@vitrine/contract/shop/payment-fees.ts';
import { payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getOrder } from '../orders/index.ts';
import { withBank } from '../testing/fixtures.ts';

/** Three providers with a planned fee each. */
const { shop, app, ctx, owner } = await withBank(
  { owner: {} },
  {
    ...{ STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
    CACHES: 'off',
  },
);
const { token: admin } = await signInAs(app, 'ADMIN');
for (const [provider, percentage] of [
  ['stripe', 1.5],
  ['paypal', 3.49],
] as const)
  await app.call(
    addFeeRule,
    {
      body: {
        ...{ provider, percentage, currency: null, countryCode: null },
        ...{ fixed: { amount: 30, currency: 'USD' }, validFrom: null },
      },
    },
    { token: admin },
  );

const pay = (token: string, provider: string) =>
  app.call(payOrder, { params: { token }, body: { provider } }, { idempotencyKey: randomUUID() });
const read = (token: string) => app.call(readOrderPayment, { params: { token } });
const amountsOf = async (orderId: string) => {
  const { totalMinor, ownerFeesMinor, costMinor, profitMinor, sellingTotalMinor, ...order } =
    await getOrder(ctx, orderId);
  assert.equal(profitMinor, sellingTotalMinor - costMinor);
  return { totalMinor, ownerFeesMinor, plannedFees: order.plannedFees };
};

test('an order is placed with the dearest fee and locks that of the provider at payment; the buyer pays the same', async () => {
  const order = await shop.order(owner, shop.lamp);
  const placed = await amountsOf(order.orderId);
  const { sandbox, stripe, paypal } = placed.plannedFees;
  assert.equal(placed.ownerFeesMinor.toString(), paypal);
  assert.equal(new Set([sandbox, stripe, paypal]).size, 3);
  await pay(order.token, 'stripe');
  const chosen = await amountsOf(order.orderId);
  assert.equal(chosen.ownerFeesMinor.toString(), stripe);
  assert.equal(chosen.totalMinor, placed.totalMinor);
  // Another provider is chosen: the page before is ended, and the fee follows.
  const second = await pay(order.token, 'paypal');
  assert.equal((await amountsOf(order.orderId)).ownerFeesMinor.toString(), paypal);
  await shop.press(second.body.data.payUrl ?? '', 'approve');
  await read(order.token);
  await shop.settle();
  app.clock.advance(2_000);
  assert.equal((await read(order.token)).body.data.state, 'paid');
  const paid = await amountsOf(order.orderId);
  assert.deepEqual([paid.ownerFeesMinor.toString(), paid.totalMinor], [paypal, placed.totalMinor]);
  const [earning] = await app.platform.database.db.rows(
    sql`select amount_minor from owner_earnings where order_id = ${order.orderId}`,
    { amountMinor: as.minor },
  );
  assert.equal(earning?.amountMinor, (await getOrder(ctx, order.orderId)).profitMinor);
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('the fee is that of the provider where the money arrived, whatever was chosen after it', async () => {
  const order = await shop.order(owner, shop.lamp);
  const first = await pay(order.token, 'sandbox');
  const { sandbox } = (await amountsOf(order.orderId)).plannedFees;
  await shop.press(first.body.data.payUrl ?? '', 'approve');
  const second = await pay(order.token, 'paypal');
  assert.deepEqual([second.body.data.state, second.body.data.provider], ['paid', 'sandbox']);
  await shop.settle();
  assert.equal((await amountsOf(order.orderId)).ownerFeesMinor.toString(), sandbox);
});

test('a later change of the rules moves no placed order, and a paid order keeps its fee in the database', async () => {
  const order = await shop.order(owner, shop.lamp);
  const placed = await amountsOf(order.orderId);
  await app.call(
    addFeeRule,
    {
      body: {
        ...{ provider: 'sandbox', percentage: 9, currency: null, countryCode: null },
        ...{ fixed: { amount: 30, currency: 'USD' }, validFrom: null },
      },
    },
    { token: (await signInAs(app, 'ADMIN')).token },
  );
  await shop.pay(order.token);
  const paid = await amountsOf(order.orderId);
  assert.equal(paid.ownerFeesMinor.toString(), placed.plannedFees['sandbox']);
  const change = app.platform.database.db.run(sql`
    update orders set owner_fees_minor = owner_fees_minor + 1, cost_minor = cost_minor + 1, profit_minor = profit_minor - 1
    where id = ${order.orderId}`);
  await assert.rejects(change, (error: { cause?: { constraint?: string }; constraint?: string }) =>
    [error.constraint, error.cause?.constraint].includes('orders_locked'),
  );
});
