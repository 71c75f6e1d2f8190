import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { paymentCallback, payOrder } from '@vitrine/contract/shop/payments.ts';
import { listProviderBalances } from '@vitrine/contract/shop/provider-balances.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getOrder } from '../orders/index.ts';
import { buyerPaymentKey } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';
import { compareNow } from './compare-books.ts';
import { listComparisons } from './list-comparisons.ts';

/** The shipped adapters against the three APIs of the sandbox, each with another fee. */
const { shop, app, ctx, owner } = await withBank(
  { owner: {} },
  { STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
);
const hourMs = 3_600_000;

async function payBy(provider: string): Promise<string> {
  const { orderId, token } = await shop.order(owner, shop.lamp);
  const begun = await app.call(
    payOrder,
    { params: { token }, body: { provider } },
    { idempotencyKey: randomUUID() },
  );
  await shop.press(begun.body.data.payUrl ?? assert.fail(begun.text), 'approve');
  app.clock.advance(2_000);
  await app.call(paymentCallback, {
    query: { payment: await buyerPaymentKey(shop, orderId) },
  });
  await shop.settle();
  return orderId;
}
const feeOf = async (orderId: string) =>
  (
    await app.platform.database.db.rows(
      sql`select f.planned_minor as planned, f.true_minor as taken from payment_fees f
        join payment_orders x on x.payment_id = f.payment_id where x.order_id = ${orderId}`,
      { planned: as.minor, taken: as.minor },
    )
  )[0];

test('each of the three books has the fee of a payment, and none is the planned one by accident', async () => {
  const orders = [
    ['sandbox', await payBy('sandbox')],
    ['stripe', await payBy('stripe')],
    ['paypal', await payBy('paypal')],
  ] as const;
  app.clock.advance(hourMs);
  assert.equal((await compareNow(ctx)).differences, 0);
  const seen = new Set<bigint>();
  for (const [provider, orderId] of orders) {
    const fee = (await feeOf(orderId)) ?? assert.fail(`no fee by ${provider}`);
    assert.equal(fee.planned, (await getOrder(ctx, orderId)).ownerFeesMinor, provider);
    assert.ok(fee.taken > 0n && fee.taken !== fee.planned, provider);
    seen.add(fee.taken);
  }
  assert.equal(seen.size, 3);
  const { token } = await signInAs(app, 'GUEST');
  const balances = async () => (await app.call(listProviderBalances, {}, { token })).body.data;
  const read = await balances();
  for (const [provider, orderId] of orders) {
    const { totalMinor, currency } = await getOrder(ctx, orderId);
    const held = read
      .find((balance) => balance.provider === provider)
      ?.available?.find((money) => money.currency === currency);
    const { taken } = (await feeOf(orderId)) ?? assert.fail();
    assert.equal(held?.amount, Number(totalMinor - taken), provider);
  }
  await shop.admin('PUT', '/admin/faults', [{ on: 'read', kind: 'error-before', times: 9 }]);
  assert.deepEqual(await balances(), read, 'a minute old at most');
  app.clock.advance(61_000);
  assert.deepEqual(
    (await balances()).map(({ available }) => available),
    [null, null, null],
  );
  await shop.admin('PUT', '/admin/faults', []);
});

test('disputes agree in each of the three books, opened and won', async () => {
  const total = async () => {
    const days = (await listComparisons(ctx, { pageNum: 1, pageSize: 20 })).list;
    return days.flatMap(({ provider, totals }) =>
      totals.flatMap(({ kind, ours, theirs, oursCount }) =>
        /^dispute/.test(kind)
          ? [[provider, kind, ours.amount === theirs.amount, oursCount] as const]
          : [],
      ),
    );
  };
  const { bank } = shop.sandbox;
  const wanted = { reason: 'not_received', isInquiry: false };
  const refs: string[] = [];
  for (const provider of ['sandbox', 'stripe', 'paypal']) {
    const key = await buyerPaymentKey(shop, await payBy(provider));
    refs.push((await bank.openDispute(key, wanted)).ref);
  }
  await shop.settle();
  for (const ref of refs) await bank.decideDispute(ref, 'win');
  await shop.settle();
  app.clock.advance(hourMs);
  assert.equal((await compareNow(ctx)).differences, 0);
  assert.deepEqual(
    (await total()).sort(),
    ['paypal', 'sandbox', 'stripe'].flatMap((provider) => [
      [provider, 'dispute', true, 1],
      [provider, 'dispute_return', true, 1],
    ]),
  );
});

test('a line that is younger than the provider’s book is not called missing, and its fee comes with the line', async () => {
  const orderId = await payBy('paypal');
  await shop.admin('PUT', '/admin/paypal-book', { lateMs: 3 * hourMs });
  app.clock.advance(hourMs);
  assert.equal((await compareNow(ctx)).differences, 0);
  assert.equal(await feeOf(orderId), undefined);
  app.clock.advance(3 * hourMs);
  assert.equal((await compareNow(ctx)).differences, 0);
  assert.ok(await feeOf(orderId));
  const days = (await listComparisons(ctx, { pageNum: 1, pageSize: 20 })).list;
  assert.ok(
    days.some(
      ({ provider, totals }) =>
        provider === 'paypal' &&
        totals.some(({ kind, oursCount }) => kind === 'capture' && oursCount),
    ),
  );
  await shop.admin('PUT', '/admin/paypal-book', { lateMs: 0 });
});
