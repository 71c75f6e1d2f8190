import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import {
  linkPayoutAccount,
  readPayoutAccount,
  returnFromLinking,
  unlinkPayoutAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { changeSettlementMode } from '@vitrine/contract/shop/store-decisions.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { readMigrations } from '#platform/db/migrations.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { sellerColumnsOf } from '../../stores/seller.ts';
import { createOwner, sellerOfTests, type TestOwner } from '../../stores/testing/owners.ts';
import { ProviderError } from '../adapters/provider.ts';
import { findProvider } from '../adapters/providers.ts';
import { paymentSchedules } from '../sweep-payments.ts';
import { createPayShop } from '../testing/pay-shop.ts';
import { listPayableAccounts } from './find-account.ts';
import { applyLinkState } from './link-account.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const shop = await closeAfter(
  createPayShop({ STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' }),
);
const { app, ctx } = shop;
const { bank } = shop.sandbox;
const admin = await signInAs(app, 'ADMIN');
const seller = () => sellerColumnsOf(sellerOfTests('Kira'), 'en');
const createSeller = () => createOwner(app, { store: seller() });
const read = async (owner: TestOwner) => (await app.call(readPayoutAccount, {}, owner)).body.data;
const accountsOf = async (owner: TestOwner) =>
  (await read(owner)).accounts.map(({ label, takesPayments }) => [label, takesPayments]);
const linkableOf = async (owner: TestOwner) =>
  (await read(owner)).linkable.filter(({ provider }) => provider === 'stripe');
async function settle(owner: TestOwner, settlementMode: 'platform' | 'direct') {
  const { version } = (await app.call(getOwnStore, {}, owner)).body.data;
  return app.call(updateOwnStore, { body: { version, settlementMode } }, owner);
}
const force = (owner: TestOwner, set: ReturnType<typeof sql>) =>
  app.platform.database.db.run(sql`update ${set} ${owner.storeId}`);

test('an account that is only paid out makes no store direct; one for payments takes its place before the change of mode', async () => {
  const owner = await createSeller();
  await shop.link(owner);
  assert.deepEqual(await accountsOf(owner), [['Sandbox Bank ••4417', false]]);
  assert.equal((await settle(owner, 'direct')).body.code, 'account-takes-no-payments');
  const decided = await app.call(
    changeSettlementMode,
    {
      params: { storeId: owner.storeId },
      body: { settlementMode: 'direct', reason: 'The owner asked for it.' },
    },
    { token: admin.token },
  );
  assert.equal(decided.body.code, 'account-takes-no-payments');

  // Without a purpose another account for payouts is linked, and the mode stays refused.
  await shop.link(owner, '2');
  assert.equal((await settle(owner, 'direct')).body.code, 'account-takes-no-payments');
  assert.match(await shop.link(owner, '5', 'refuse', 'payments'), /result=failed/);
  const [refused = assert.fail()] = await linkableOf(owner);
  assert.deepEqual(
    [refused.provider, refused.purpose, refused.state, refused.failure],
    ['stripe', 'payments', 'refused', 'refused_by_user'],
  );
  assert.match(await shop.link(owner, '3', 'approve', 'payments'), /result=success/);
  assert.deepEqual(await accountsOf(owner), [['Sandbox Bank ••0003', true]]);
  assert.deepEqual(await linkableOf(owner), []);
  assert.equal((await read(owner)).accounts[0]?.isPaid, true, 'payouts go to it as well');
  assert.equal((await settle(owner, 'direct')).status, 200);
  const { token } = await shop.paidOrder(owner);
  const paid = (await app.call(readOrderPayment, { params: { token } })).body.data;
  assert.equal(paid.state, 'paid');

  // Linking again stays an account for payments, also in the mode in which the platform pays out.
  assert.equal((await settle(owner, 'platform')).status, 200);
  await shop.link(owner, '4');
  assert.deepEqual(await accountsOf(owner), [['Sandbox Bank ••0004', true]]);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an owner reads which permissions were not granted, also when one is taken back', async () => {
  const owner = await createSeller();
  await shop.link(owner, '3', 'approve', 'payments');
  const [{ key, ref } = assert.fail()] = [...bank.links.values()].slice(-1);
  const snapshot = { ref, key, linkUrl: null, account: null };
  await inTx(ctx, (tx) =>
    applyLinkState(tx, 'stripe', {
      ...snapshot,
      state: 'refused',
      failure: 'permissions_missing',
      missing: ['refunds', 'reports'],
    }),
  );
  const linkable = await linkableOf(owner);
  const { lastTry } = await read(owner);
  const expected = ['refunds', 'reports'];
  assert.deepEqual(
    [linkable[0]?.failure, linkable[0]?.missingPermissions, lastTry?.missingPermissions],
    ['permissions_missing', expected, expected],
  );
});

test('a try for payouts that is finished late does not take the place of the account for payments', async () => {
  const owner = await createSeller();
  const begun = await app.call(
    linkPayoutAccount,
    { body: {} },
    { ...owner, idempotencyKey: randomUUID() },
  );
  const { linkUrl } = begun.body.data;
  await shop.link(owner, '3', 'approve', 'payments');
  assert.equal((await settle(owner, 'direct')).status, 200);
  await fetch(linkUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', account: '7' }),
  });
  const link = bank.links.get(linkUrl.split('/link/')[1] ?? '')?.key ?? '';
  await app.call(returnFromLinking, { query: { link } });
  await shop.settle();
  assert.deepEqual(await accountsOf(owner), [['Sandbox Bank ••0003', true]]);
});

test('a direct store whose account is only paid out offers no payment there, and its owner can mend it', async () => {
  const owner = await createSeller();
  await shop.link(owner);
  await force(owner, sql`stores set settlement_mode = 'direct' where id =`);
  // A row of an earlier version: reading the account corrects it.
  await force(owner, sql`linked_accounts set takes_payments = true where store_id =`);
  assert.equal((await listPayableAccounts(ctx, owner.storeId)).length, 1);
  const [linked = assert.fail()] = [...bank.links.values()].slice(-1);
  // It was linked a moment ago, and migration 0053 resets it: the start reads it, and does not wait for a day.
  await force(
    owner,
    sql`linked_accounts set asked_at = ${app.clock.now().toISOString()}::timestamptz where store_id =`,
  );
  await sweepAccounts(ctx);
  assert.equal(
    (await listPayableAccounts(ctx, owner.storeId)).length,
    1,
    'it is not due for a day',
  );
  const reset = (await readMigrations()).find(({ name }) => name.includes('read-direct-accounts'));
  await app.platform.database.pool.query(reset?.sql ?? assert.fail());
  const sweep = paymentSchedules.find(({ name }) => name === 'payments.ask-accounts');
  assert.ok(sweep && 'isStartedAtOnce' in sweep);
  await sweep.run(app.platform);
  assert.deepEqual(await listPayableAccounts(ctx, owner.storeId), []);

  await assert.rejects(shop.order(owner), /payment-unavailable/);
  await assert.rejects(
    findProvider(ctx, 'stripe')?.createPayment({
      key: randomUUID(),
      amountMinor: 1_000n,
      currency: 'USD',
      account: linked.account?.ref ?? null,
      capture: 'automatic',
      payee: 'Kira',
      description: 'VT-1',
      language: 'en',
      returnUrl: 'http://127.0.0.1/return',
      expiresAt: new Date(app.clock.now().getTime() + 900_000),
    }) ?? assert.fail(),
    (error) => error instanceof ProviderError && error.kind === 'refused',
    'Stripe refuses it as well',
  );
  await shop.link(owner, '3');
  const { token } = await shop.paidOrder(owner);
  const paid = await app.call(readOrderPayment, { params: { token } });
  assert.equal(paid.body.data.state, 'paid');
  const ended = await app.call(unlinkPayoutAccount, { body: {} }, owner);
  assert.equal(ended.body.code, 'account-used-by-store');
});
