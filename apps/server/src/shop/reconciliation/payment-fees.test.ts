import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { listFeeSums } from '@vitrine/contract/shop/reconciliation.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getOrder } from '../orders/index.ts';
import { createLinkedOwner, payAsOwner } from '../payments/testing/direct-shop.ts';
import { buyerPaymentKey } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';
import { bookFees } from './book-fees.ts';
import { compareNow } from './compare-books.ts';
import { importFees } from './import-fees.ts';
import { listComparisons } from './list-comparisons.ts';

const { shop, app, ctx, owner } = await withBank({ owner: {} });
const hourMs = 3_600_000;
const { db } = app.platform.database;
const admin = async () => ({ token: (await signInAs(app, 'ADMIN')).token });
/** The sandbox takes 2.7 % of everything that the buyer pays. */
const takenOf = (minor: bigint) => (minor * 270n) / 10_000n;
const feeJournals = (orderId: string) =>
  db.rows(
    sql`select a.code, e.amount_minor, e.currency from journals j
      join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      where j.kind = 'provider_fee' and j.source_id in (select payment_id::text from payment_orders where order_id = ${orderId})
      order by e.line_number`,
    { code: as.text, amountMinor: as.minor, currency: as.currency },
  );
const linesOf = async (orderId: string) =>
  Object.fromEntries(
    (await feeJournals(orderId)).map(({ code, amountMinor }) => [code, amountMinor]),
  );
/** A moment later: lines of this very moment belong to the next reading. */
async function readBooks(): Promise<void> {
  app.clock.advance(1_000);
  await importFees(app.platform);
}
const sums = async (days: { dayFrom?: string; dayTo?: string } = {}) =>
  (await app.call(listFeeSums, { query: { pageNum: 1, pageSize: 20, ...days } }, await admin()))
    .body.data;

test('the true fee of a payment to the platform is booked once, however often it is imported; the owner’s profit stays', async () => {
  const placed = await shop.order(owner, shop.lamp);
  await shop.pay(placed.token);
  await shop.settle();
  const order = await getOrder(ctx, placed.orderId);
  const drawer = async () =>
    (await app.call(readPlatformOrder, { params: { orderId: order.id } }, await admin())).body.data
      .paymentFee;
  assert.deepEqual((await drawer())?.taken, null, 'the book was not read yet');
  app.clock.advance(1_000);
  await Promise.all([importFees(app.platform), importFees(app.platform)]);
  await readBooks();
  const taken = takenOf(order.totalMinor);
  const difference = taken - order.ownerFeesMinor;
  assert.notEqual(difference, 0n);
  assert.deepEqual(await linesOf(order.id), {
    provider_clearing: -taken,
    platform_fees: order.ownerFeesMinor,
    fee_differences: difference,
  });
  assert.equal((await feeJournals(order.id)).length, 3);
  const own = (minor: bigint) => ({ amount: Number(minor), currency: 'USD' });
  assert.deepEqual(await drawer(), {
    provider: 'sandbox',
    planned: own(order.ownerFeesMinor),
    taken: own(taken),
    difference: own(difference),
    settled: null,
  });
  assert.equal((await getOrder(ctx, order.id)).profitMinor, order.profitMinor);
  const seen = await app.call(readOrder, { params: { orderId: order.id } }, owner);
  assert.equal(seen.body.data.paymentFee, null, 'between platform and provider');
  const [sum] = (await sums()).list;
  assert.deepEqual(
    [sum?.settlementMode, sum?.payments, sum?.planned, sum?.taken, sum?.difference],
    ['platform', 1, own(order.ownerFeesMinor), own(taken), own(difference)],
  );
  const day = app.clock.now().toISOString().slice(0, 10);
  assert.equal((await sums({ dayFrom: day, dayTo: day })).list.length, 1);
  assert.deepEqual((await sums({ dayTo: '2020-01-01' })).list, []);
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('a fee that the provider settles in another currency is kept in it, and converted to the order’s by both rates', async () => {
  const placed = await shop.order(owner, shop.mug, 1, 'EUR');
  await shop.pay(placed.token);
  await shop.settle();
  const order = await getOrder(ctx, placed.orderId);
  const entry = {
    kind: 'capture' as const,
    key: await buyerPaymentKey(shop, order.id),
    amountMinor: order.totalMinor,
    currency: order.currency,
    at: app.clock.now(),
    // 1.5 of the provider's currency for each of the buyer's.
    settled: {
      amountMinor: (order.totalMinor * 3n) / 2n - 90n,
      feeMinor: 90n,
      currency: 'CAD' as const,
    },
  };
  assert.equal(await inTx(ctx, (tx) => bookFees(tx, 'sandbox', null, [entry])), 1);
  assert.equal(await inTx(ctx, (tx) => bookFees(tx, 'sandbox', null, [entry])), 0);
  const fee = (await app.call(readPlatformOrder, { params: { orderId: order.id } }, await admin()))
    .body.data.paymentFee;
  assert.deepEqual(fee?.settled?.fee, { amount: 90, currency: 'CAD' });
  const lines = await feeJournals(order.id);
  const inEuros = lines.find(({ code }) => code === 'provider_clearing');
  assert.deepEqual([inEuros?.amountMinor, inEuros?.currency], [-60n, 'EUR']);
  const inDollars = lines.filter(({ currency }) => currency === 'USD');
  assert.equal(
    inDollars.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    0n,
  );
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('in a direct store the provider takes its fee from the owner: both are shown, and the platform books nothing of it', async () => {
  const direct = await createLinkedOwner(shop, 'Direct');
  const placed = await shop.order(direct, shop.lamp);
  await shop.pay(placed.token);
  await shop.settle();
  await readBooks();
  const order = await getOrder(ctx, placed.orderId);
  assert.deepEqual(await feeJournals(order.id), []);
  const { paymentFee } = (await app.call(readOrder, { params: { orderId: order.id } }, direct)).body
    .data;
  const taken = takenOf(order.totalMinor);
  assert.deepEqual(
    [paymentFee?.planned.amount, paymentFee?.taken?.amount, paymentFee?.difference?.amount],
    [Number(order.ownerFeesMinor), Number(taken), Number(taken - order.ownerFeesMinor)],
  );
  // The owner's own payment goes to the platform, which bears its fee: the owner bears that of the buyer's payment.
  await payAsOwner(shop, direct, [order.id]);
  await readBooks();
  const takenOfOwner = takenOf(order.costMinor - order.ownerFeesMinor);
  assert.notEqual(order.ownerFeesMinor, 0n);
  assert.deepEqual(await linesOf(order.id), {
    provider_clearing: -takenOfOwner,
    fee_differences: takenOfOwner,
  });
  assert.ok((await sums()).list.some(({ settlementMode }) => settlementMode === 'direct'));
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('an account that refuses is listed and does not stop the others; it is tried again', async () => {
  const direct = await createLinkedOwner(shop, 'Closed');
  await shop.paidOrder(direct, shop.lamp);
  await shop.paidOrder(owner, shop.mug);
  await shop.settle();
  const [{ account } = { account: '' }] = await db.rows(
    sql`select account_ref as account from linked_accounts where store_id = ${direct.storeId} and state = 'active'`,
    { account: as.text },
  );
  const { rows } = shop.sandbox.bank;
  const link = rows.findAccount(account) ?? assert.fail('the bank knows the account');
  rows.links.delete(link.ref);
  app.clock.advance(hourMs);
  const answer = await compareNow(ctx);
  assert.equal(answer.differences, 0, 'its lines are not called missing');
  const [today] = (await listComparisons(ctx, { pageNum: 1, pageSize: 5 })).list;
  assert.deepEqual(
    today?.refusals.map((refusal) => [refusal.account, refusal.store.id, refusal.isRefused]),
    [[account, direct.storeId, true]],
  );
  assert.ok(today.totals.some(({ kind, oursCount }) => kind === 'capture' && oursCount > 0));
  const refused = (await sums()).refusals;
  assert.deepEqual(
    refused.map((refusal) => [refusal.account, refusal.storeName]),
    [[account, 'Closed']],
  );
  rows.links.set(link.ref, link);
  assert.equal((await compareNow(ctx)).differences, 0);
  assert.deepEqual((await sums()).refusals, []);
  assert.deepEqual((await listComparisons(ctx, { pageNum: 1, pageSize: 5 })).list[0]?.refusals, []);
});
