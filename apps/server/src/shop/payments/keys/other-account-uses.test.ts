import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as disputes from '@vitrine/contract/shop/disputes.ts';
import { readSetUp } from '@vitrine/contract/shop/operations-home.ts';
import { listPlatformProviders } from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount, readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { eq, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { getDispute } from '../../disputes/apply-dispute.ts';
import { sweepDisputes, syncDispute } from '../../disputes/ask-provider.ts';
import { placeTestOrder } from '../../orders/testing/placed-orders.ts';
import { compareNow } from '../../reconciliation/compare-books.ts';
import { buyerPaymentKey } from '../../refunds/testing/refunds.ts';
import { createOwner } from '../../stores/testing/owners.ts';
import { withBank } from '../../testing/fixtures.ts';
import { listPayableAccounts } from '../accounts/find-account.ts';
import { askAboutLink } from '../accounts/link-account.ts';
import { requestRelinking } from '../accounts/request-relinking.ts';
import { sweepOpenLinks } from '../accounts/sweep-links.ts';
import { syncRefunds } from '../ask-provider.ts';
import { paymentsModule } from '../index.ts';
import { linkedAccounts, payments } from '../payments.tables.ts';
import { createLinkedOwner } from '../testing/direct-shop.ts';
import { openOtherAccount } from '../testing/other-account.ts';
import { checkAccounts } from './check-accounts.ts';

/** Objects that were made with one account of a provider are never read with another account's keys. */
const keys = { STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' };
const { shop, owner } = await withBank({ owner: {} }, keys);
const other = await closeAfter(openOtherAccount(shop));
const { app } = shop;
const { db } = app.platform.database;
const { token: admin } = await signInAs(app, 'ADMIN');
await checkAccounts(shop.ctx);
const direct = await createLinkedOwner(shop, 'Kira');
const paidOut = await createOwner(app);
await shop.link(paidOut);

const order = await shop.paidOrder(owner, shop.lamp, 2);
const paymentKey = await buyerPaymentKey(shop, order.orderId);
await shop.paidOrder(direct, shop.lamp);
await shop.sandbox.bank.openDispute(paymentKey, {
  reason: 'not_received',
  isInquiry: false,
});
await shop.settle();
await shop.start((await shop.order(owner)).token);
const begun = await app.call(
  linkPayoutAccount,
  { body: {} },
  { ...(await createOwner(app, { name: 'Mira' })), idempotencyKey: randomUUID() },
);
assert.equal(begun.status, 200, begun.text);
// A try that the provider must know by now.
await db.execute(
  sql`update linked_accounts set created_at = created_at - interval '2 hours' where state = 'linking'`,
);
app.clock.advance(60_000);

const second = await other.startWithOther(keys);
const ctx = systemContext(second.platform);
await checkAccounts(ctx);
/** Calls about something that was made: not those that read the account itself, or its lists. */
const callsToOther = () =>
  other.calls.filter(
    (call) =>
      !/v1\/account$|v1\/(disputes|balance_transactions|entries)\?/.test(call) ||
      /account=\w/.test(call),
  );

const listed = await app.call(
  disputes.pageDisputes,
  { query: { orderId: order.orderId } },
  { token: admin },
);
const [{ id: disputeId } = assert.fail(listed.text)] = (
  listed.body.data ?? assert.fail(listed.text)
).list;
const linkOf = async (storeId: string) =>
  (await db.select().from(linkedAccounts).where(eq(linkedAccounts.storeId, storeId)))[0] ??
  assert.fail();
const mails = async (template: string) =>
  (await db.execute(sql`select 1 from outbox_mails where template = ${template}`)).rows.length;

test('operators read what waits for the former keys: on the page of providers, in the set-up list and in /readyz', async () => {
  const read = async (at: typeof second) => {
    const providers = await at.call(listPlatformProviders, {}, { token: admin });
    assert.equal(providers.status, 200, providers.text);
    const stripe = providers.body.data.find(({ name }) => name === 'stripe');
    const { steps } = (await at.call(readSetUp, {}, { token: admin })).body.data;
    const notes = (await paymentsModule.notes?.(at.platform)) ?? [];
    return {
      state: stripe?.state,
      open: stripe?.openOfOthers,
      step: steps.find(({ key }) => key === 'provider')?.state,
      note: notes.find((note) => note.includes('another account')),
    };
  };
  const { note, ...shown } = await read(second);
  assert.deepEqual(shown, {
    state: 'other_account',
    open: { payments: 1, refunds: 0, payouts: 0, disputes: 1 },
    step: 'other_account',
  });
  assert.match(note ?? '', /the keys of stripe .* 1 payments, 1 disputes/);
});

test('a dispute is read and answered with the keys of its payment’s account only', async () => {
  const { providerRef: ref } = await getDispute(ctx, disputeId);
  await syncDispute(ctx, { provider: 'stripe', ref, account: null });
  assert.deepEqual(callsToOther(), [], 'an event names it');
  const saved = await second.call(
    disputes.saveDisputeEvidence,
    {
      params: { id: disputeId },
      body: {
        version: 0,
        explanation: 'Delivered and signed for.',
        carrier: '',
        trackingNumber: '',
        shippedOn: null,
        deliveredOn: null,
      },
    },
    { token: admin },
  );
  assert.equal(saved.status, 200, 'our draft is saved all the same');
  const call = { token: admin, idempotencyKey: randomUUID() };
  const params = { id: disputeId };
  const submitted = await second.call(
    disputes.submitDispute,
    { params, body: { version: saved.body.data.evidence.version } },
    call,
  );
  assert.deepEqual([submitted.status, submitted.body.code], [409, 'keys-of-account-missing']);
  const accepted = await second.call(disputes.acceptDispute, { params, body: {} }, call);
  assert.equal(accepted.body.code, 'keys-of-account-missing');
  await sweepDisputes(ctx);
  assert.deepEqual(callsToOther(), [], 'only the new account’s own disputes are listed');
});

test('the books of the accounts before and their refunds are not read with the present keys', async () => {
  other.calls.length = 0;
  await compareNow(ctx);
  const [found] = await db.select().from(payments).where(eq(payments.providerKey, paymentKey));
  await syncRefunds(ctx, found ?? assert.fail());
  assert.deepEqual(callsToOther(), []);
  assert.deepEqual(await shop.discrepancies(), [], 'and nothing is missing in the new book');
});

test('an account that was linked under the account before is never read, serves no payment and is linked again', async () => {
  other.calls.length = 0;
  for (const { storeId, token } of [direct, paidOut]) {
    const { providerKey } = await linkOf(storeId);
    await askAboutLink(ctx, providerKey);
    assert.equal((await linkOf(storeId)).state, 'active', 'nothing is known of it');
    assert.deepEqual(await listPayableAccounts(ctx, storeId), []);
    const { state, isRelinkNeeded } = (await second.call(readPayoutAccount, {}, { token })).body
      .data;
    assert.deepEqual([state, isRelinkNeeded], ['none', true]);
  }
  await sweepOpenLinks(ctx);
  const open = await db.select().from(linkedAccounts).where(eq(linkedAccounts.state, 'linking'));
  assert.equal(open.length, 1, 'a try may still be finished with the keys under which it began');
  await assert.rejects(
    placeTestOrder(second, direct.slug, [{ variantId: shop.lamp, quantity: 1 }]),
    /payment-unavailable/,
    'no button is shown that cannot work',
  );
  assert.deepEqual(callsToOther(), []);
  assert.equal(await mails('payment-account-lost'), 0);

  assert.equal(await requestRelinking(ctx), 0, 'operators may still put the keys right');
  const again = await second.call(
    linkPayoutAccount,
    { body: {} },
    { ...paidOut, idempotencyKey: randomUUID() },
  );
  const { linkUrl } = again.body.data;
  assert.ok(linkUrl.startsWith(other.url), 'with the new keys');
  await shop.press(linkUrl, 'approve', { account: '1204 8830 9999' });
  const link = other.bank.links.get(linkUrl.split('/link/')[1] ?? '')?.key ?? '';
  await askAboutLink(ctx, link);
  const { accounts } = (await second.call(readPayoutAccount, {}, paidOut)).body.data;
  assert.deepEqual(
    accounts.map(({ label, isPaid }) => [label, isPaid]),
    [['Sandbox Bank ••9999', true]],
  );
  second.clock.advance(86_400_000);
  assert.equal(await requestRelinking(ctx), 1);
  assert.equal(await requestRelinking(ctx), 0);
  assert.equal(await mails('payment-account-relink'), 1);
});
