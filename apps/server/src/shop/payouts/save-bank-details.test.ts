import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import {
  bankHoldDays,
  removeBankDetails,
  saveBankDetails,
} from '@vitrine/contract/shop/bank-details.ts';
import { choosePayoutAccount, readPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { readPayoutRails } from '@vitrine/contract/shop/payout-rails.ts';
import { readPayoutState } from '@vitrine/contract/shop/payout-schedules.ts';
import { previewPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { sql } from 'drizzle-orm';
import { writeConfig } from '#admin/configs/index.ts';
import { turnOnFactor } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { hasBankTransfers, readBankDetails } from '../payments/index.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const dayMs = 86_400_000;
const password = 'a long walk home';
const iban = 'ES9121000418450200051332';
const otherIban = 'ES7921000813610123456789';

const desk = await closeAfter(createPayoutShop());
const { app, ctx, link, settle } = desk.shop;
const passwordHash = await hashPassword(password);
await writeConfig(ctx, 'payout.bankTransfers', 'on');

const details = {
  holder: 'Luna Rivera Gómez',
  address: {
    line1: 'Calle Mayor 7',
    city: 'Madrid',
    postcode: '28013',
    region: 'Madrid',
    countryCode: 'ES',
  },
  bankCountry: 'ES',
  iban,
};

async function createOwner(): Promise<TestOwner> {
  const { owner } = await desk.createOwnerWithEarnings();
  await app.platform.database.db.run(
    sql`update accounts set password_hash = ${passwordHash} where id = ${owner.accountId}`,
  );
  return owner;
}

const save = async (owner: TestOwner, given: object = { password }) =>
  app.call(saveBankDetails, { body: { ...details, ...given } }, await desk.as(owner));
const read = async (owner: TestOwner) =>
  (await app.call(readPayoutAccount, {}, await desk.as(owner))).body.data;
const stateOf = async (owner: TestOwner) =>
  (await app.call(readPayoutState, {}, await desk.as(owner))).body.data;
const mailsOf = async (owner: TestOwner, template: string) => {
  await settle();
  return app.platform.database.db.rows(
    sql`select m.text from outbox_mails m join accounts a on a.email = m.recipient
      where a.id = ${owner.accountId} and m.template = ${template}`,
    { text: as.text },
  );
};

test('the details are stored encrypted, shown as the last four, mailed without the number, and can be read for a transfer', async () => {
  const owner = await createOwner();
  const saved = await save(owner);
  assert.equal(saved.status, 200, saved.text);
  assert.equal(saved.text.includes(iban.slice(4, 20)), false);
  const [account = assert.fail()] = saved.body.data.accounts;
  assert.deepEqual(
    [account.rail, account.label, account.isPaid],
    ['bank_file', 'IBAN ES ••1332', true],
  );
  const rows = await app.platform.database.db.rows(
    sql`select to_jsonb(l)::text || to_jsonb(d)::text as text from linked_accounts l
      join bank_details d on d.linked_account_id = l.id where l.store_id = ${owner.storeId}`,
    { text: as.text },
  );
  assert.equal(rows.length, 1);
  for (const secret of [iban, '0418450200051332', 'Rivera', 'Mayor', '28013'])
    assert.equal(rows[0]?.text.includes(secret), false, secret);
  const transfer = await readBankDetails(ctx, account.id);
  assert.deepEqual(
    [transfer?.iban, transfer?.holder, transfer?.format, transfer?.address.city],
    [iban, details.holder, 'csv', 'Madrid'],
    'a store in dollars is paid by the plain file',
  );
  const mails = await mailsOf(owner, 'bank-details-changed');
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.text ?? '', /IBAN ES ••1332.* in 3 days/);
  assert.equal(mails[0]?.text.includes(iban), false);
  const events = (await app.call(listSecurityEvents, {}, await desk.as(owner))).body.data;
  assert.equal(events[0]?.kind, 'bank-details-changed');
});

test('sealed details that are copied to another row cannot be read there', async () => {
  const [one, other] = [await createOwner(), await createOwner()];
  await save(one);
  const target = (await save(other, { password, iban: otherIban })).body.data.accounts[0];
  await app.platform.database.db.run(sql`
    update bank_details set sealed = (select d.sealed from bank_details d join linked_accounts l on l.id = d.linked_account_id
      where l.store_id = ${one.storeId}) where linked_account_id = ${target?.id ?? ''}`);
  assert.equal(await readBankDetails(ctx, target?.id ?? ''), undefined);
});

test('the password is needed however recent the sign-in, and a code as well where there is a second factor', async () => {
  const owner = await createOwner();
  assert.equal((await save(owner, {})).body.code, 'proof-needed');
  assert.equal((await save(owner, { password: 'a guess' })).body.code, 'proof-wrong');
  assert.equal((await read(owner)).accounts.length, 0);
  const factor = await turnOnFactor(app, (await desk.as(owner)).token);
  assert.equal((await save(owner, { password })).body.code, 'proof-needed');
  const code = factor.code();
  assert.equal((await save(owner, { code })).body.code, 'proof-needed');
  assert.equal((await save(owner, { password: 'a guess', code })).body.code, 'proof-wrong');
  assert.equal((await save(owner, { password, code: '000000' })).body.code, 'proof-wrong');
  assert.equal((await save(owner, { password, code })).status, 200, 'no attempt used the code up');
});

test('payouts to new bank details wait for three days, on every way to one, and then wait for the bank file', async () => {
  const owner = await createOwner();
  await save(owner);
  const until = new Date(app.clock.now().getTime() + bankHoldDays * dayMs).toISOString();
  const state = await stateOf(owner);
  assert.deepEqual(
    [state.canRequest, state.blockedBy, state.resumesAt],
    [false, 'bank_held', until],
  );
  const refused = await desk.request(owner);
  assert.deepEqual([refused.status, refused.body.code], [409, 'payout-bank-held']);
  const { skipped } = (await app.call(previewPayouts, {}, await desk.asAdmin())).body.data;
  assert.equal(skipped.find(({ store }) => store.id === owner.storeId)?.reason, 'bank_held');
  app.clock.advance(bankHoldDays * dayMs - 1_000);
  await save(owner, { password, iban: otherIban });
  app.clock.advance(2_000);
  assert.equal(
    (await stateOf(owner)).blockedBy,
    'bank_held',
    'after a change, payouts wait three days again',
  );
  app.clock.advance(bankHoldDays * dayMs);
  const payout = await desk.request(owner);
  assert.equal(payout.status, 200, payout.text);
  assert.deepEqual(
    [payout.body.data.status, payout.body.data.destination],
    ['requested', 'IBAN ES ••6789'],
  );
  assert.equal((await save(owner)).body.code, 'payout-open');
  const removal = await app.call(removeBankDetails, { body: { password } }, await desk.as(owner));
  assert.equal(removal.body.code, 'payout-open');
});

test('an owner with two accounts chooses which is paid; the choice is mailed, and the other account is untouched', async () => {
  const [stranger, owner] = [await createOwner(), await createOwner()];
  await link(owner);
  const { accounts } = (await save(owner)).body.data;
  assert.deepEqual(
    accounts.map(({ provider, isPaid }) => [provider, isPaid]),
    [
      ['sandbox', true],
      ['bank', false],
    ],
    'entering one more account changes nothing for the one that is paid',
  );
  assert.equal((await stateOf(owner)).blockedBy, null, 'so payouts to it go on');
  const choose = async (accountId: string, by = owner) =>
    app.call(choosePayoutAccount, { body: { accountId } }, await desk.as(by));
  const bankId = accounts[1]?.id ?? '';
  assert.equal((await choose(bankId, stranger)).status, 404, 'of the own accounts');
  assert.deepEqual(
    (await choose(bankId)).body.data.accounts.map(({ provider, isPaid }) => [provider, isPaid]),
    [
      ['bank', true],
      ['sandbox', false],
    ],
  );
  assert.equal((await mailsOf(owner, 'payment-account-chosen')).length, 1);
  assert.equal((await stateOf(owner)).blockedBy, 'bank_held');
  const removed = await app.call(removeBankDetails, { body: { password } }, await desk.as(owner));
  assert.deepEqual(
    removed.body.data.accounts.map(({ provider, isPaid }) => [provider, isPaid]),
    [['sandbox', true]],
  );
  const [left] = await app.platform.database.db.rows(
    sql`select count(*)::int as count from bank_details where linked_account_id = ${bankId}`,
    { count: as.integer },
  );
  assert.equal(left?.count, 0);
});

test('other owners, operators and the signed out neither read nor write them', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  await save(owner);
  assert.deepEqual((await read(other)).accounts, []);
  assert.equal((await app.call(saveBankDetails, { body: details }, {})).status, 401);
  assert.equal(
    (await app.call(saveBankDetails, { body: details }, await desk.asAdmin())).status,
    403,
  );
  await save(other, { password, iban: otherIban });
  assert.equal((await read(owner)).accounts[0]?.label, 'IBAN ES ••1332');
});

test('wrong details are refused at their fields, and nothing can be entered where the platform pays no bank', async () => {
  const owner = await createOwner();
  const wrong = await save(owner, {
    password,
    iban: iban.replace('9', '8'),
    address: {
      ...details.address,
      postcode: '1',
    },
  });
  assert.equal(wrong.status, 400, wrong.text);
  assert.match(wrong.text, /"iban"/);
  assert.match(wrong.text, /address\.postcode/);
  await writeConfig(ctx, 'payout.bankTransfers', 'off');
  await until('the setting is read again', async () => !(await hasBankTransfers(ctx)));
  assert.equal((await save(owner)).body.code, 'bank-transfers-off');
  const rails = (
    await app.call(
      readPayoutRails,
      { query: { country: 'ES', currency: 'EUR' } },
      await desk.as(owner),
    )
  ).body.data;
  assert.deepEqual(
    rails.map(({ rail, serves, reason }) => `${rail} ${serves ? 'yes' : reason}`),
    [
      'sandbox yes',
      'stripe_transfer not_set_up',
      'paypal_payout not_set_up',
      'bank_file not_set_up',
      'bank_file not_set_up',
    ],
  );
  await writeConfig(ctx, 'payout.bankTransfers', 'on');
  await until('the setting is read again', () => hasBankTransfers(ctx));
});
