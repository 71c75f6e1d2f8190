import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  type BankResult,
  downloadBankFile,
  listBankFiles,
} from '@vitrine/contract/shop/bank-files.ts';
import { listPayouts } from '@vitrine/contract/shop/payouts.ts';
import {
  exportPlatformPayouts,
  listPlatformPayouts,
  readPayoutSettings,
  retryPayout,
  runPayouts,
  saveBankTransfers,
  summarizePayouts,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { replaceBankAccount } from '../../payments/index.ts';
import type { TestOwner } from '../../stores/testing/owners.ts';
import { createPayoutShop } from '../testing/payout-shop.ts';

const dayMs = 86_400_000;
const desk = await closeAfter(createPayoutShop());
const { app, ctx } = desk.shop;
const payer = { name: 'Vitrine GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: null };

const save = async (body: { isOn: boolean; payer: typeof payer | null }) =>
  app.call(saveBankTransfers, { body }, await desk.asAdmin());
const setUp = () => save({ isOn: true, payer });

/** An owner with earnings whose account is at a bank, entered long enough ago. */
async function createBankOwner(iban = 'ES9121000418450200051332', currency: 'USD' | 'EUR' = 'USD') {
  const { owner, profit } = await desk.createOwnerWithEarnings(
    currency === 'EUR' ? { countryCode: 'ES' } : {},
  );
  await inTx(ctx, (tx) =>
    replaceBankAccount(tx, owner.storeId, {
      country: 'ES',
      currency,
      format: currency === 'EUR' ? 'sepa' : 'csv',
      details: {
        holder: '=Inés Prado',
        address: { line1: 'Calle Mayor 7', city: 'Madrid', postcode: '28013', countryCode: 'ES' },
        iban,
        bic: null,
        accountNumber: null,
        bankCode: null,
      } as never,
    }),
  );
  app.clock.advance(4 * dayMs);
  return { owner, profit };
}

const run = async () =>
  app.call(runPayouts, {}, { ...(await desk.asAdmin()), idempotencyKey: randomUUID() });
const files = async () =>
  (await app.call(listBankFiles, { query: {} }, await desk.asAdmin())).body.data.list;
const download = async (fileId: string, format: 'sepa' | 'csv' = 'csv') =>
  app.call(downloadBankFile, { params: { fileId }, query: { format } }, await desk.asAdmin());
/** Sends a result as a form, as the console does. */
async function sendResult(fileId: string, action: string, text: string, as?: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'result.csv');
  const request = new Request('http://x', { method: 'POST', body: form });
  const token = as ?? (await desk.asAdmin()).token;
  const answer = await app.send({
    method: 'POST',
    url: `/api/v1/platform/bank-files/${fileId}/${action}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
  return { ...answer, data: answer.body.data as BankResult };
}
const preview = (fileId: string, text: string) => sendResult(fileId, 'result/preview', text);
const book = (fileId: string, text: string) => sendResult(fileId, 'result', text);
const payoutsOf = async (owner: TestOwner) =>
  (await app.call(listPayouts, { query: { limit: 20 } }, await desk.as(owner))).body.data.list;
const countJournals = async () =>
  (
    await app.platform.database.db.rows(sql`select count(*)::int as n from journals`, {
      n: as.integer,
    })
  )[0]?.n;

test('a run puts the payouts of bank accounts into one file, which stays the same', async () => {
  assert.equal((await setUp()).status, 200);
  const first = await createBankOwner();
  const second = await createBankOwner('ES7921000813610123456789');
  const ran = await run();
  assert.equal(ran.status, 200, ran.text);
  const [file = assert.fail()] = await files();
  assert.deepEqual(
    [file.payouts, file.open, file.total.amount, file.currency, file.downloadedAt],
    [2, 2, first.profit + second.profit, 'USD', null],
  );
  const [payout = assert.fail()] = await payoutsOf(first.owner);
  assert.equal(payout.status, 'sent');
  assert.equal((await desk.readBalances(first.owner)).inTransit, first.profit);
  const once = await download(file.id);
  assert.equal(once.status, 200);
  assert.match(once.text, new RegExp(`PO-${payout.id},`));
  assert.ok(once.text.includes("'=Inés Prado"), 'no spreadsheet runs a name');
  assert.ok(once.text.includes('ES9121000418450200051332'));
  app.clock.advance(3_600_000);
  await run();
  assert.equal((await files()).length, 1, 'there is nothing for a second file');
  assert.equal((await download(file.id)).text, once.text);
  assert.equal((await download(file.id, 'sepa')).status, 404, 'dollars have no SEPA file');
  assert.ok((await files())[0]?.downloadedAt);
  const stored = await app.platform.database.db.rows(sql`select sealed from bank_files`, {
    sealed: as.text,
  });
  assert.equal(
    stored.some(({ sealed }) => sealed.includes('ES91')),
    false,
    'numbers are encrypted',
  );
  const owner = await desk.as(first.owner);
  const foreign = await app.call(
    downloadBankFile,
    { params: { fileId: file.id }, query: { format: 'csv' } },
    owner,
  );
  assert.equal(foreign.status, 403);
});

test('a result is shown first and booked once, however often it is uploaded', async () => {
  await setUp();
  const paid = await createBankOwner();
  const failed = await createBankOwner();
  const silent = await createBankOwner();
  await run();
  const [file = assert.fail()] = await files();
  const [idOfPaid, idOfFailed] = [
    (await payoutsOf(paid.owner))[0]?.id,
    (await payoutsOf(failed.owner))[0]?.id,
  ];
  const text = `reference;state;reason\nPO-${idOfPaid};paid;\nPO-${idOfFailed};RJCT;AC04\nPO-999999;paid;\n`;
  const before = await countJournals();
  const shown = await preview(file.id, text);
  assert.equal(shown.status, 200, shown.text);
  assert.deepEqual(
    shown.data.outcomes.map(({ outcome, count }) => [outcome, count]),
    [
      ['paid', 1],
      ['failed', 1],
      ['not_in_file', 1],
    ],
  );
  assert.equal(shown.data.missing, 1);
  assert.equal(await countJournals(), before, 'nothing is booked yet');
  // Two operators at once, and once more later.
  const both = await Promise.all([book(file.id, text), book(file.id, text)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await countJournals(), (before ?? 0) + 2);
  const again = await book(file.id, text);
  assert.deepEqual(
    again.data.outcomes.map(({ outcome, count }) => [outcome, count]),
    [
      ['booked', 2],
      ['not_in_file', 1],
    ],
  );
  assert.equal(await countJournals(), (before ?? 0) + 2);
  assert.deepEqual(
    (await payoutsOf(failed.owner)).map(({ status, failure, reason }) => [status, failure, reason]),
    [['failed', 'account_closed', 'AC04']],
  );
  assert.equal((await desk.readBalances(paid.owner)).paidOut, paid.profit);
  assert.equal((await desk.readBalances(failed.owner)).available, failed.profit);
  assert.equal((await desk.readBalances(silent.owner)).inTransit, silent.profit);
  // The bank sends the paid one back later; the first result does not change that again.
  await book(file.id, `reference,state\nPO-${idOfPaid},returned`);
  assert.equal((await desk.readBalances(paid.owner)).available, paid.profit);
  await book(file.id, text);
  assert.deepEqual(
    (await payoutsOf(paid.owner)).map(({ status }) => status),
    ['returned'],
  );
  assert.deepEqual(await desk.shop.discrepancies(), []);
});

test('a file that is no result, or the result of another file, is refused', async () => {
  const [file = assert.fail()] = await files();
  assert.equal((await preview(file.id, 'hello')).body.code, 'bank-result-unreadable');
  assert.equal((await book(file.id, 'hello')).body.code, 'bank-result-unreadable');
  const report = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>VB-1</OrgnlMsgId></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
  assert.equal((await preview(file.id, report)).body.code, 'bank-result-other-file');
  assert.equal((await preview('999', 'reference,state\nPO-1,paid')).status, 404);
  const { owner } = await desk.createOwnerWithEarnings();
  assert.equal((await app.call(listBankFiles, { query: {} }, await desk.as(owner))).status, 403);
  const { token } = await signInAs(app, 'GUEST');
  assert.equal((await app.call(listBankFiles, { query: {} }, { token })).status, 200);
  for (const action of ['result', 'result/preview'])
    assert.equal((await sendResult(file.id, action, 'x', token)).status, 403, 'guests only read');
});

test('without the account that pays, a SEPA payout waits for it, with its amount reserved', async () => {
  await save({ isOn: true, payer: null });
  const { owner, profit } = await createBankOwner('ES9121000418450200051332', 'EUR');
  await run();
  assert.equal((await payoutsOf(owner))[0]?.status, 'requested');
  assert.ok((await files()).every(({ format }) => format === 'csv'));
  assert.equal((await desk.readBalances(owner)).inTransit, profit);
  await setUp();
  await run();
  const [file = assert.fail()] = await files();
  assert.deepEqual([file.format, file.payouts, file.total.amount], ['sepa', 1, profit]);
  const [payout = assert.fail()] = await payoutsOf(owner);
  const xml = await download(file.id, 'sepa');
  assert.equal(xml.status, 200);
  assert.ok(xml.text.includes(`<EndToEndId>PO-${payout.id}</EndToEndId>`));
  assert.ok(xml.text.includes('DE89370400440532013000'));
  assert.ok((await download(file.id)).text.includes(`PO-${payout.id},`), 'it is a table as well');
  const report = (state: string) => `<?xml version="1.0"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
      <OrgnlGrpInfAndSts><OrgnlMsgId>${file.name}</OrgnlMsgId><GrpSts>${state}</GrpSts></OrgnlGrpInfAndSts>
    </CstmrPmtStsRpt></Document>`;
  await book(file.id, report('ACSC'));
  assert.equal((await desk.readBalances(owner)).paidOut, profit);
});

test('a payout that a line names with another amount stays on its way', async () => {
  const { owner, profit } = await createBankOwner();
  await run();
  const [file = assert.fail()] = await files();
  const [payout = assert.fail()] = await payoutsOf(owner);
  const decimal = (profit / 100).toFixed(2);
  const outcomesOf = async (amount: string) =>
    (
      await book(file.id, `reference;state;amount\nPO-${payout.id};paid;${amount}`)
    ).data.outcomes.map(({ outcome }) => outcome);
  assert.deepEqual(await outcomesOf(`1${decimal}`), ['other_amount']);
  assert.equal((await payoutsOf(owner))[0]?.status, 'sent');
  assert.deepEqual(await outcomesOf(decimal), ['paid']);
  assert.equal((await payoutsOf(owner))[0]?.status, 'paid');
});

test('the account that pays is checked', async () => {
  for (const wrong of [
    { ...payer, iban: 'DE00370400440532013000' },
    { ...payer, bic: 'PSSTFRPPPAR' as never },
  ])
    assert.equal((await save({ isOn: true, payer: wrong })).status, 400);
  await setUp();
  const settings = (await app.call(readPayoutSettings, {}, await desk.asAdmin())).body.data;
  assert.deepEqual(
    [settings.bankTransfers, settings.payer?.iban],
    [true, 'DE89370400440532013000'],
  );
});

test('operators find payouts by text, state, store and days, and export what they see', async () => {
  const { owner } = await createBankOwner();
  await run();
  const admin = await desk.asAdmin();
  const [payout = assert.fail()] = await payoutsOf(owner);
  const find = async (query: object) =>
    (await app.call(listPlatformPayouts, { query } as never, admin)).body.data.list.map(
      ({ id }) => id,
    );
  assert.deepEqual(await find({ keywords: `po-${payout.id}` }), [payout.id]);
  assert.deepEqual(await find({ storeId: owner.storeId }), [payout.id]);
  assert.deepEqual(await find({ storeId: owner.storeId, status: 'paid' }), []);
  assert.deepEqual(await find({ payoutId: payout.id }), [payout.id]);
  const sums = (await app.call(summarizePayouts, {}, admin)).body.data;
  const query = { status: 'sent', pageNum: 1, pageSize: 100 };
  const sent = (
    await app.call(listPlatformPayouts, { query } as never, admin)
  ).body.data.list.filter(
    ({ provider, amount }) => provider === 'bank' && amount.currency === 'USD',
  );
  const sum = sums.find(
    ({ provider, state, amount }) =>
      provider === 'bank' && state === 'open' && amount.currency === 'USD',
  );
  assert.deepEqual(
    [sum?.count, sum?.amount.amount],
    [sent.length, sent.reduce((total, { amount }) => total + amount.amount, 0)],
  );
  const again = await app.call(retryPayout, { params: { payoutId: payout.id }, body: {} }, admin);
  assert.equal(again.body.data.status, 'sent', 'it does not wait');
  const day = payout.requestedAt.slice(0, 10);
  assert.deepEqual(await find({ storeId: owner.storeId, requestedFrom: day, requestedTo: day }), [
    payout.id,
  ]);
  assert.deepEqual(await find({ storeId: owner.storeId, requestedTo: '2020-01-01' }), []);
  const csv = await app.call(
    exportPlatformPayouts,
    { query: { storeId: owner.storeId } } as never,
    admin,
  );
  assert.equal(csv.text.trim().split('\r\n').length, 2);
  assert.ok(csv.text.includes(`PO-${payout.id},`));
});
