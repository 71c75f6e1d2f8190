import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confirmSettlement, proposePayoutSettlement } from '@vitrine/contract/shop/payments.ts';
import { listPayouts, type Payout, readPayout } from '@vitrine/contract/shop/payouts.ts';
import { listProviderBalances } from '@vitrine/contract/shop/provider-balances.ts';
import { eq, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { reloadProviders } from '../payments/adapters/providers.ts';
import { providerAccounts } from '../payments/keys/provider-keys.tables.ts';
import { createPayShop } from '../payments/testing/pay-shop.ts';
import { compareNow } from '../reconciliation/compare-books.ts';
import { listComparisons } from '../reconciliation/list-comparisons.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { followPayouts } from './index.ts';
import { payouts } from './payouts.tables.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const dayMs = 86_400_000;
const desks = {
  sandbox: await closeAfter(createPayoutShop()),
  stripe: await closeAfter(
    createPayoutShop(
      await createPayShop({ STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' }),
    ),
  ),
  paypal: await closeAfter(
    createPayoutShop(await createPayShop({ PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' })),
  ),
};
type Desk = (typeof desks)['stripe'];

/** An owner with earnings and a linked account. */
async function createLinkedOwner(desk: Desk) {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  assert.match(await desk.shop.link(owner), /kind=link&result=success/);
  return { owner, profit };
}

const listRows = ({ shop }: Desk, { storeId }: TestOwner) =>
  shop.app.platform.database.db.select().from(payouts).where(eq(payouts.storeId, storeId));

async function list({ shop, as }: Desk, owner: TestOwner): Promise<Payout[]> {
  return (await shop.app.call(listPayouts, { query: { limit: 20 } }, await as(owner))).body.data
    .list;
}

for (const [name, desk] of Object.entries(desks)) {
  test(`a payout that arrived comes back once: the balance has it again (${name})`, async () => {
    const { shop } = desk;
    const { owner, profit } = await createLinkedOwner(desk);
    assert.equal((await desk.request(owner)).status, 200);
    shop.app.clock.advance(5 * dayMs);
    await followPayouts(shop.ctx, 0);
    await shop.settle();
    assert.equal((await desk.readBalances(owner)).paidOut, profit);
    const [{ providerKey, id }] = (await listRows(desk, owner)) as [typeof payouts.$inferSelect];
    for (let times = 0; times < 2; times += 1) {
      const answer = await shop.admin('POST', `/admin/payouts/${providerKey}/return`);
      assert.equal(answer.status, 200);
      await shop.settle();
    }
    assert.deepEqual(
      (await list(desk, owner)).map(({ status, failure }) => [status, failure]),
      [['returned', 'came_back']],
    );
    assert.deepEqual(await desk.readBalances(owner), {
      available: profit,
      pending: 0,
      inTransit: 0,
      paidOut: 0,
    });
    const params = { payoutId: id };
    const { steps } = (await shop.app.call(readPayout, { params }, await desk.as(owner))).body.data;
    assert.deepEqual(
      steps.map(({ kind, at }) => [kind, at !== null]),
      [
        ['requested', true],
        ['sent', true],
        ['paid', true],
        ['returned', true],
      ],
    );
    // The money is paid out again, and both books know the first payout.
    assert.equal((await desk.request(owner)).status, 200);
    shop.app.clock.advance(5 * dayMs);
    await followPayouts(shop.ctx, 0);
    await shop.settle();
    assert.equal((await desk.readBalances(owner)).paidOut, profit);
    shop.app.clock.advance(3_600_000);
    assert.equal((await compareNow(shop.ctx)).differences, 0);
    assert.deepEqual(await shop.discrepancies(), []);
  });

  test(`a payout that comes back without an event is found by the comparison of the books, once (${name})`, async () => {
    const { shop } = desk;
    const { owner, profit } = await createLinkedOwner(desk);
    assert.equal((await desk.request(owner)).status, 200);
    shop.app.clock.advance(5 * dayMs);
    await followPayouts(shop.ctx, 0);
    await shop.settle();
    await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
    const [paid] = await listRows(desk, owner);
    await shop.admin('POST', `/admin/payouts/${paid?.providerKey}/return`);
    shop.app.clock.advance(3_600_000);
    await followPayouts(shop.ctx, 0);
    assert.equal((await list(desk, owner))[0]?.status, 'paid', 'nobody has said anything');
    assert.equal((await compareNow(shop.ctx)).differences, 0);
    assert.deepEqual(
      (await list(desk, owner)).map(({ status, failure }) => [status, failure]),
      [['returned', 'came_back']],
    );
    shop.app.clock.advance(3_600_000);
    await Promise.all([compareNow(shop.ctx), compareNow(shop.ctx)]);
    await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
    await shop.settle();
    const balances = { available: profit, pending: 0, inTransit: 0, paidOut: 0 };
    assert.deepEqual(await desk.readBalances(owner), balances);
    const journals = await shop.app.platform.database.db.rows(
      sql`select kind from journals where source_type = 'payout' and source_id = ${paid?.id ?? ''} order by id`,
      { kind: as.text },
    );
    assert.deepEqual(
      journals.map(({ kind }) => kind),
      ['payout_reserved', 'payout_paid', 'payout_reversed'],
    );
    const days = (await listComparisons(shop.ctx, { pageNum: 1, pageSize: 5 })).list;
    const total = days.flatMap(({ totals }) => totals).find(({ kind }) => kind === 'payout_return');
    assert.deepEqual([total?.ours, total?.oursCount], [total?.theirs, 1]);
    assert.deepEqual(await shop.discrepancies(), []);
  });

  test(`a payout waits for the platform’s balance, and is sent once under a new key (${name})`, async () => {
    const { shop } = desk;
    const { owner, profit } = await createLinkedOwner(desk);
    await shop.admin('PUT', '/admin/shortages', { payouts: 1 });
    const requested = (await desk.request(owner)).body.data;
    assert.deepEqual(
      [requested.status, requested.failure],
      ['waiting', 'balance_insufficient'],
      'it does not fail',
    );
    assert.equal((await desk.readBalances(owner)).inTransit, profit);
    const { data } = (await shop.app.call(listProviderBalances, {}, await desk.asAdmin())).body;
    const balance = data.find(({ provider }) => provider === name);
    assert.deepEqual(balance?.waiting, [{ amount: profit, currency: 'USD' }]);
    assert.deepEqual(balance?.missing, [], 'what buyers paid is there meanwhile');
    assert.equal((await desk.request(owner)).body.code, 'payout-open');
    const mails = await shop.app.platform.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.template, 'payouts-waiting'));
    assert.ok(mails.length > 0, 'operators are told');
    shop.app.clock.advance(60_000);
    await followPayouts(shop.ctx);
    assert.equal((await list(desk, owner))[0]?.status, 'waiting', 'not yet');
    const [before] = await listRows(desk, owner);
    // An operator runs payouts twice at once.
    await Promise.all([followPayouts(shop.ctx, 0), followPayouts(shop.ctx, 0)]);
    const [after] = await listRows(desk, owner);
    assert.notEqual(after?.providerKey, before?.providerKey);
    shop.app.clock.advance(5 * dayMs);
    await followPayouts(shop.ctx, 0);
    await shop.settle();
    const made = [...shop.sandbox.bank.payouts.values()].filter(
      ({ key }) => key === after?.providerKey || key === before?.providerKey,
    );
    assert.deepEqual(
      made.map(({ key, state }) => [key, state]),
      [[after?.providerKey, 'paid']],
    );
    assert.deepEqual(
      (await list(desk, owner)).map(({ status, failure }) => [status, failure]),
      [['paid', null]],
    );
    assert.equal((await desk.readBalances(owner)).paidOut, profit);
    assert.deepEqual(await shop.discrepancies(), []);
  });
}

test('a payout that nobody claims is in transit, and returns to the balance', async () => {
  const desk = desks.paypal;
  const { shop } = desk;
  const { owner, profit } = await createLinkedOwner(desk);
  await desk.request(owner);
  const [row] = await listRows(desk, owner);
  await shop.admin('POST', `/admin/payouts/${row?.providerKey}/return`);
  shop.app.clock.advance(60_000);
  await followPayouts(shop.ctx);
  assert.deepEqual(
    (await list(desk, owner)).map(({ status, failure, reason }) => [status, failure, reason]),
    [['returned', 'not_claimed', 'RETURNED']],
  );
  assert.deepEqual(await desk.readBalances(owner), {
    available: profit,
    pending: 0,
    inTransit: 0,
    paidOut: 0,
  });
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the next payout waits an hour before it is tried again by itself', async () => {
  const desk = desks.stripe;
  const { shop } = desk;
  const { owner } = await createLinkedOwner(desk);
  await shop.admin('PUT', '/admin/shortages', { payouts: 2 });
  await desk.request(owner);
  for (const status of ['waiting', 'paid']) {
    shop.app.clock.advance(3_600_000);
    await followPayouts(shop.ctx);
    await shop.settle();
    assert.equal((await list(desk, owner))[0]?.status, status);
  }
  assert.deepEqual(await shop.discrepancies(), []);
});

const hourMs = 3_600_000;
const lose = ({ shop }: Desk, kind: 'drop-answer' | 'error-before') =>
  shop.admin('PUT', '/admin/faults', [{ on: 'payout', kind, times: 1 }]);
/** The payouts that the bank has made under the key of an owner's payout. */
const listSent = async (desk: Desk, owner: TestOwner) => {
  const [row] = await listRows(desk, owner);
  return [...desk.shop.sandbox.bank.payouts.values()].filter(({ key }) =>
    key.startsWith(row?.providerKey ?? '?'),
  );
};
async function followAfter(desk: Desk, owner: TestOwner, laterMs: number) {
  desk.shop.app.clock.advance(laterMs);
  await followPayouts(desk.shop.ctx, 0);
  await desk.shop.settle();
  return (await list(desk, owner))[0]?.status;
}

test('a payout whose provider is reached after days is found at any age', async () => {
  const desk = desks.stripe;
  const { owner, profit } = await createLinkedOwner(desk);
  await lose(desk, 'error-before');
  assert.equal((await desk.request(owner)).body.data.status, 'unknown');
  await lose(desk, 'drop-answer');
  assert.equal(await followAfter(desk, owner, 30 * hourMs), 'unknown');
  assert.equal(await followAfter(desk, owner, 30 * hourMs), 'paid');
  assert.equal((await listSent(desk, owner)).length, 1);
  assert.equal((await desk.readBalances(owner)).paidOut, profit);
  assert.deepEqual(await desk.shop.discrepancies(), []);
});

test('a payout that waited for a balance longer than keys are kept is sent under its new key', async () => {
  const desk = desks.paypal;
  const { shop } = desk;
  const { owner } = await createLinkedOwner(desk);
  await shop.admin('PUT', '/admin/shortages', { payouts: 1 });
  assert.equal((await desk.request(owner)).body.data.status, 'waiting');
  assert.equal(await followAfter(desk, owner, 31 * dayMs), 'sent');
  assert.equal(await followAfter(desk, owner, 5 * dayMs), 'paid');
  assert.deepEqual(await shop.discrepancies(), []);
});

/** After the time for which each API keeps our key, and what becomes of a payout whose only call was answered to nobody. */
const forgotten = [
  ['sandbox', 90 * dayMs, 'paid'],
  ['stripe', 25 * hourMs, 'paid'],
  // It cannot be searched by our key: an operator looks it up, and nothing is sent twice.
  ['paypal', 31 * dayMs, 'unknown'],
] as const;
for (const [name, laterMs, status] of forgotten)
  test(`a payout whose answer was lost is never sent twice, however late it is repeated (${name})`, async () => {
    const desk = desks[name];
    const { owner, profit } = await createLinkedOwner(desk);
    await lose(desk, 'drop-answer');
    assert.equal((await desk.request(owner)).body.data.status, 'unknown');
    assert.equal((await listSent(desk, owner)).length, 1);
    assert.equal(await followAfter(desk, owner, laterMs), status);
    assert.equal(await followAfter(desk, owner, 60_000), status);
    assert.equal((await listSent(desk, owner)).length, 1);
    const { paidOut, inTransit } = await desk.readBalances(owner);
    assert.deepEqual([paidOut, inTransit], status === 'paid' ? [profit, 0] : [0, profit]);
    assert.deepEqual(await desk.shop.discrepancies(), []);
  });

/** The only call arrived or did not, and PayPal does not find it any more. */
const settled = [
  ['paid', 'drop-answer'],
  ['failed', 'error-before'],
] as const;
for (const [action, fault] of settled)
  test(`two operators settle a payout that PayPal has forgotten as ${action}, and never one alone`, async () => {
    const desk = desks.paypal;
    const { shop } = desk;
    const { owner, profit } = await createLinkedOwner(desk);
    await lose(desk, fault);
    assert.equal((await desk.request(owner)).body.data.status, 'unknown');
    assert.equal(await followAfter(desk, owner, 31 * dayMs), 'unknown');
    const [{ id: payoutId } = assert.fail()] = await list(desk, owner);
    const [first, second] = [await signInAs(shop.app, 'ADMIN'), await signInAs(shop.app, 'ADMIN')];
    const propose = ({ token }: typeof first) =>
      shop.app.call(
        proposePayoutSettlement,
        { params: { payoutId }, body: { action, reason: 'Their dashboard shows it.' } },
        { token },
      );
    const confirm = (id: string, { token }: typeof first) =>
      shop.app.call(confirmSettlement, { params: { id }, body: {} }, { token });
    assert.equal((await propose(await signInAs(shop.app, 'GUEST'))).status, 403);
    const proposed = await propose(first);
    assert.equal(proposed.status, 200, proposed.text);
    const { id, payoutId: named, store, amount } = proposed.body.data;
    assert.deepEqual([named, store?.id, amount.amount], [payoutId, owner.storeId, profit]);
    assert.equal((await propose(second)).body.code, 'settlement-open');
    assert.equal((await confirm(id, first)).body.code, 'settlement-own');
    assert.equal((await list(desk, owner))[0]?.status, 'unknown', 'a proposal changes nothing');
    const both = await Promise.all([confirm(id, second), confirm(id, second)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const { paidOut, available, inTransit } = await desk.readBalances(owner);
    assert.deepEqual(
      [paidOut, available, inTransit],
      action === 'paid' ? [profit, 0, 0] : [0, profit, 0],
    );
    assert.equal((await propose(first)).body.code, 'conflict', 'it is decided');
    assert.equal((await compareNow(shop.ctx)).differences, 0, 'both books agree');
    assert.deepEqual(await shop.discrepancies(), []);
  });

test('a payout that was perhaps sent from another account waits for the keys of that account', async () => {
  const desk = desks.stripe;
  const { platform } = desk.shop.app;
  const { owner } = await createLinkedOwner(desk);
  await lose(desk, 'drop-answer');
  assert.equal((await desk.request(owner)).body.data.status, 'unknown');
  desk.shop.app.clock.advance(1_000);
  const values = { provider: 'stripe', isLive: false };
  await platform.database.db.insert(providerAccounts).values([
    { ...values, accountRef: 'acct_of_the_payout', since: new Date(0) },
    { ...values, accountRef: 'acct_of_the_keys', since: platform.clock.now() },
  ]);
  await reloadProviders(platform);
  assert.equal(await followAfter(desk, owner, 60_000), 'unknown');
  assert.equal((await listSent(desk, owner)).length, 1);
});
