import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changePaymentMode,
  confirmSettlement,
  declineSettlement,
  exportDiscrepancies,
  listDiscrepancies,
  listSettlements,
  proposeDifferenceSettlement,
  proposePaymentSettlement,
  readOrderPayment,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { withBank } from '../testing/fixtures.ts';
import { recordDiscrepancy } from './index.ts';

const { shop, owner } = await withBank({ owner: {} });
const { app, ctx } = shop;
const first = (await signInAs(app, 'ADMIN')).token;
const second = (await signInAs(app, 'ADMIN')).token;
const guest = (await signInAs(app, 'GUEST')).token;
const reason = 'The provider’s support confirmed it by telephone';

const confirm = (id: string, token: string) =>
  app.call(confirmSettlement, { params: { id }, body: {} }, { token });

/** A payment whose provider has lost its keys. */
async function openUnknown() {
  const { token, orderId } = await shop.order(owner);
  await shop.start(token);
  const [row] = await app.platform.database.db.rows(
    sql`update payments set provider = 'gone', status = 'unknown' where id = (
      select payment_id from payment_orders where order_id = ${orderId}) returning id`,
    { id: as.id },
  );
  return { token, id: row?.id ?? assert.fail() };
}
const stateOf = async (token: string) =>
  (await app.call(readOrderPayment, { params: { token } })).body.data.state;
const propose = (id: string, action: 'paid' | 'failed', token = first) =>
  app.call(proposePaymentSettlement, { params: { id }, body: { action, reason } }, { token });

test('an unknown payment is decided by two operators, and never by one', async () => {
  const { id, token } = await openUnknown();
  assert.equal((await propose(id, 'paid', guest)).status, 403);
  const proposed = await propose(id, 'paid');
  assert.equal(proposed.status, 200, proposed.text);
  assert.equal(await stateOf(token), 'unknown', 'a proposal changes nothing');
  assert.equal((await propose(id, 'failed', second)).body.code, 'settlement-open');
  const { id: settlement } = proposed.body.data;
  assert.equal((await confirm(settlement, first)).body.code, 'settlement-own');
  assert.equal(await stateOf(token), 'unknown');
  const both = await Promise.all([confirm(settlement, second), confirm(settlement, second)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(await stateOf(token), 'paid');
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('a declined proposal changes nothing, and another one may end the payment', async () => {
  const { id, token } = await openUnknown();
  const declined = (await propose(id, 'paid')).body.data;
  await app.call(declineSettlement, { params: { id: declined.id }, body: {} }, { token: second });
  assert.equal(await stateOf(token), 'unknown');
  assert.equal((await confirm(declined.id, second)).body.code, 'conflict');
  const { id: settlement } = (await propose(id, 'failed')).body.data;
  assert.equal((await confirm(settlement, second)).status, 200);
  assert.equal(await stateOf(token), 'failed');
  assert.equal((await propose(id, 'paid')).body.code, 'conflict', 'it is decided');
});

test('a difference of the books is settled by a journal, with its reason and both operators', async () => {
  await recordDiscrepancy(ctx, {
    kind: 'amount',
    provider: 'sandbox',
    isTest: true,
    moves: 'refund',
    key: 'a-refund',
    expected: { amountMinor: 500n, currency: 'USD' },
    seen: { amountMinor: 700n, currency: 'USD' },
  });
  await recordDiscrepancy(ctx, {
    kind: 'mode',
    provider: 'sandbox',
    isTest: true,
    expected: 'live',
    seen: 'test',
  });
  const list = async () =>
    (await app.call(listDiscrepancies, { query: {} }, { token: first })).body.data.list;
  const [mode = assert.fail(), difference = assert.fail()] = await list();
  const request = (id: string) =>
    app.call(proposeDifferenceSettlement, { params: { id }, body: { reason } }, { token: first });
  assert.equal((await request(mode.id)).body.code, 'settlement-without-amount');
  const proposed = (await request(difference.id)).body.data;
  assert.equal(proposed.amount.amount, -200, 'more went out than our book has');
  assert.equal((await confirm(proposed.id, second)).status, 200);
  const entries = await app.platform.database.db.rows(
    sql`select a.code, e.amount_minor::text as amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
      join journals j on j.id = e.journal_id where j.kind = 'difference_settled' order by e.line_number`,
    { code: as.text, amount: as.text },
  );
  assert.deepEqual(entries, [
    { code: 'provider_clearing', amount: '-200' },
    { code: 'differences', amount: '200' },
  ]);
  assert.equal((await list()).find(({ id }) => id === difference.id)?.reason, reason);
  const [shown] = (await app.call(listSettlements, { query: {} }, { token: guest })).body.data.list;
  assert.ok(shown && shown.proposedBy !== shown.decidedBy && shown.state === 'confirmed');
  assert.deepEqual(await checkInvariants(ctx), []);
});

test('a difference of tests is settled in the book of tests, also when the platform takes real money by then', async () => {
  const root = (await signInAs(app, 'ROOT')).token;
  const change = (isLive: boolean) =>
    app.call(changePaymentMode, { body: { isLive } }, { token: root });
  await recordDiscrepancy(ctx, {
    kind: 'amount',
    provider: 'sandbox',
    isTest: true,
    moves: 'refund',
    key: 'a-refund-of-a-test',
    expected: { amountMinor: 500n, currency: 'USD' },
    seen: { amountMinor: 900n, currency: 'USD' },
  });
  await change(true);
  const { list } = (await app.call(listDiscrepancies, { query: {} }, { token: first })).body.data;
  const [found = assert.fail()] = list;
  assert.equal(found.isTest, true);
  const exported = await app.call(exportDiscrepancies, { query: {} }, { token: first });
  assert.match(exported.text, /sandbox,Test,/);
  const proposed = await app.call(
    proposeDifferenceSettlement,
    { params: { id: found.id }, body: { reason } },
    { token: first },
  );
  assert.equal((await confirm(proposed.body.data.id, second)).status, 200);
  const journals = await app.platform.database.db.rows(
    sql`select is_test from journals where kind = 'difference_settled' order by id desc limit 1`,
    { isTest: as.boolean },
  );
  assert.deepEqual(journals, [{ isTest: true }]);
  await change(false);
  assert.deepEqual(await checkInvariants(ctx), []);
});
