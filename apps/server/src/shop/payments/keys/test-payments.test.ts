import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageDisputes } from '@vitrine/contract/shop/disputes.ts';
import { listPlatformOrders, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { listJournals } from '@vitrine/contract/shop/journal-lists.ts';
import { changePaymentMode, listPayments } from '@vitrine/contract/shop/payments.ts';
import { readPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { previewPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { listProviderBalances } from '@vitrine/contract/shop/provider-balances.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sweepDisputes } from '../../disputes/ask-provider.ts';
import { listAvailable, matureEarnings, readOwnerBalances } from '../../ledger/index.ts';
import { buyerPaymentKey } from '../../refunds/testing/refunds.ts';
import { withBank } from '../../testing/fixtures.ts';
import { requestRelinking } from '../accounts/request-relinking.ts';
import { listOwnEntries } from '../index.ts';

const { shop, owner } = await withBank({ owner: {} });
const { app, ctx } = shop;
const root = (await signInAs(app, 'ROOT')).token;
const parcel = { carrier: 'dhl', trackingNumber: 'JD0146000068' };

const change = (isLive: boolean) =>
  app.call(changePaymentMode, { body: { isLive } }, { token: root });
const ship = (orderId: string) =>
  app.call(shipOrder, { params: { orderId }, body: parcel }, { token: root });

const preview = async () => (await app.call(previewPayouts, {}, { token: root })).body.data;

/** Runs as `npm run serve` would. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { mode } = app.platform.config;
  app.platform.config.mode = 'serve';
  try {
    return await work();
  } finally {
    app.platform.config.mode = mode;
  }
}

test('a test payment is marked, and its order is shipped in a trial only', async () => {
  const { orderId } = await shop.paidOrder(owner);
  const { list } = (await app.call(listPayments, { query: {} }, { token: root })).body.data;
  assert.deepEqual(
    list.map(({ isTest }) => isTest),
    [true],
  );
  const orders = await app.call(listPlatformOrders, { query: {} }, { token: root });
  assert.deepEqual(
    orders.body.data.list.map(({ isTest }) => isTest),
    [true],
  );
  assert.equal((await inProduction(() => ship(orderId))).body.code, 'order-is-test');
  assert.equal((await ship(orderId)).status, 200);
});

test('an account that was linked in test mode serves no real money: its owner links again', async () => {
  await shop.link(owner);
  const stateOf = async () =>
    (await app.call(readPayoutAccount, {}, { token: owner.token })).body.data.state;
  assert.equal(await stateOf(), 'active');
  await change(true);
  assert.equal(await stateOf(), 'none');
  const account = await app.call(readPayoutAccount, {}, { token: owner.token });
  assert.equal(account.body.data.isRelinkNeeded, true);
  await requestRelinking(ctx);
  await requestRelinking(ctx);
  const mails = await app.platform.database.db.rows(
    sql`select template from outbox_mails where template = 'payment-account-relink'`,
    { template: as.text },
  );
  assert.equal(mails.length, 1);
  await change(false);
  assert.equal(await requestRelinking(ctx), 0);
  assert.equal(await stateOf(), 'active');
});

test('earnings of tests are in no live balance, whatever becomes of their orders', async () => {
  const balances = () => readOwnerBalances(ctx, owner.storeId, 'USD');
  const ofTests = await balances();
  assert.ok(ofTests.pendingMinor > 0n);
  const nothing = { availableMinor: 0n, pendingMinor: 0n, inTransitMinor: 0n };
  await change(true);
  assert.deepEqual(await balances(), nothing);
  // Their hold ends while the platform takes real money.
  const now = app.clock.now().toISOString();
  await app.platform.database.db.run(
    sql`update owner_earnings set available_at = ${now}::timestamptz where store_id = ${owner.storeId}`,
  );
  await matureEarnings(ctx, owner.storeId);
  assert.deepEqual(await balances(), nothing);
  assert.deepEqual(await listAvailable(ctx), []);
  const journals = await app.call(listJournals, { query: {} }, { token: root });
  assert.deepEqual(journals.body.data.list, []);
  assert.deepEqual(await preview(), { payouts: [], skipped: [] });
  await change(false);
  const matured = await balances();
  assert.deepEqual(
    [matured.availableMinor, matured.pendingMinor],
    [ofTests.pendingMinor + ofTests.availableMinor, 0n],
  );
  const inTrial = await preview();
  assert.ok(inTrial.skipped.every(({ reason }) => reason !== 'test_only'));
  const inServe = await inProduction(preview);
  assert.deepEqual(
    [inServe.payouts, inServe.skipped.map(({ reason }) => reason)],
    [[], ['test_only']],
  );
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('the book of tests is apart from the book of real money', async () => {
  const span = { from: new Date(0), before: new Date(app.clock.now().getTime() + 1), keys: [] };
  assert.equal((await listOwnEntries(ctx, 'sandbox', span)).length, 1);
  await change(true);
  assert.deepEqual(await listOwnEntries(ctx, 'sandbox', span), []);
  await change(false);
});

test('a dispute of a test payment that is opened after going live is read with the test keys', async () => {
  const { bank } = shop.sandbox;
  const listed = async (orderId: string) =>
    (await app.call(pageDisputes, { query: { orderId } }, { token: root })).body.data.list.map(
      ({ isTest }) => isTest,
    );
  const [reported, lost] = [await shop.paidOrder(owner), await shop.paidOrder(owner)];
  await change(true);
  await bank.openDispute(await buyerPaymentKey(shop, reported.orderId), {
    reason: 'fraudulent',
    isInquiry: false,
  });
  await shop.settle();
  assert.deepEqual(await listed(reported.orderId), [true]);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  await bank.openDispute(await buyerPaymentKey(shop, lost.orderId), {
    reason: 'fraudulent',
    isInquiry: false,
  });
  await shop.settle();
  assert.deepEqual(await listed(lost.orderId), []);
  await sweepDisputes(ctx);
  assert.deepEqual(await listed(lost.orderId), [true]);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  await change(false);
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('payouts of the other book lack nothing of a balance', async () => {
  const waiting = async () =>
    (await app.call(listProviderBalances, {}, { token: root })).body.data.map((one) => one.waiting);
  const insert = (key: string, isTest: boolean) =>
    app.platform.database.db.run(
      sql`insert into payouts (store_id, linked_account_id, account_ref, label, amount_minor, currency, trigger, status, provider, provider_key, is_test, requested_at)
        select store_id, id, account_ref, label, 900, 'USD', 'owner', 'waiting', provider, ${key}, ${isTest}, ${app.clock.now().toISOString()}::timestamptz
        from linked_accounts where store_id = ${owner.storeId} and state = 'active'`,
    );
  await insert('of-real-money', false);
  assert.deepEqual(await waiting(), [[]]);
  await insert('of-tests', true);
  assert.deepEqual(await waiting(), [[{ amount: 900, currency: 'USD' }]]);
});
