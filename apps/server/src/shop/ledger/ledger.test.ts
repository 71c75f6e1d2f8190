import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listJournals } from '@vitrine/contract/shop/journal-lists.ts';
import * as contract from '@vitrine/contract/shop/ledger.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { sqlState } from '#platform/failure.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import {
  matureEarnings,
  ownerAccount,
  postJournal,
  readOwnerBalances,
  recordEarning,
  scheduleEarning,
} from './index.ts';
import { compactLines, imbalanceOf } from './ledger.rules.ts';

const { app, owner } = await withOwner({ owner: {} });

const ctx = () => systemContext(app.platform);

/** The ledger's own rules; this file posts journals of orders that do not exist. */
const ownBreaks = (breaks: readonly { invariant: string }[]) =>
  breaks.filter(({ invariant }) => /^I[12] /.test(invariant));

async function sell(storeId: string, orderId: string, profitMinor: bigint, label = 'Paper lamp') {
  await inTx(ctx(), async (tx) => {
    await postJournal(tx, {
      kind: 'buyer_capture',
      sourceType: 'order',
      sourceId: orderId,
      memo: { orderId, orderNumber: `VT-${orderId}`, payoutLabel: label },
      lines: [
        {
          account: { code: 'provider_clearing', provider: 'sandbox' },
          amountMinor: 5_000n,
          currency: 'USD',
        },
        {
          account: ownerAccount('owner_pending', storeId),
          amountMinor: -profitMinor,
          currency: 'USD',
        },
        { account: { code: 'platform_goods' }, amountMinor: profitMinor - 5_000n, currency: 'USD' },
      ],
    });
    await recordEarning(tx, { orderId, storeId, amountMinor: profitMinor, currency: 'USD' });
  });
}

test('a journal is posted once, however often it is asked for, and its balances follow', async () => {
  await sell(owner.storeId, '7001', 1_250n);
  await sell(owner.storeId, '7001', 1_250n);
  assert.equal((await readOwnerBalances(ctx(), owner.storeId, 'USD')).pendingMinor, 1_250n);
  assert.deepEqual(ownBreaks(await checkInvariants(ctx())), []);
});

test('an account that a transaction opened which was rolled back is opened again by the next one', async () => {
  const post = (tx: Parameters<typeof postJournal>[0]) =>
    postJournal(tx, {
      kind: 'buyer_capture',
      sourceType: 'order',
      sourceId: '7050',
      lines: [
        {
          account: { code: 'provider_clearing', provider: 'undone' },
          amountMinor: 5n,
          currency: 'USD',
        },
        { account: { code: 'platform_goods' }, amountMinor: -5n, currency: 'USD' },
      ],
    });
  await assert.rejects(
    inTx(ctx(), async (tx) => {
      await post(tx);
      throw new Error('undone');
    }),
    /undone/,
  );
  assert.equal((await inTx(ctx(), post)).posted, true);
  assert.equal((await inTx(ctx(), post)).posted, false);
  assert.deepEqual(ownBreaks(await checkInvariants(ctx())), []);
});

test('the database refuses a journal that is off, and any change of what is written', async () => {
  const refuses = async (statement: string, state: string) =>
    assert.equal(
      sqlState(
        await app.platform.database.db.execute(sql.raw(statement)).catch((error: unknown) => error),
      ),
      state,
      statement,
    );
  await refuses(
    `with j as (insert into journals (kind, source_type, source_id, line_count, memo, created_at) values ('x', 'x', '1', 2, '{}', now()) returning id)
     insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
     select j.id, n, (select min(id) from ledger_accounts), 5, 'USD' from j, generate_series(1, 2) n`,
    '23514',
  );
  await refuses(
    `insert into journals (kind, source_type, source_id, line_count, memo, created_at) values ('x', 'x', '2', 2, '{}', now())`,
    '23514',
  );
  await refuses(
    `insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
     select max(id), 9, (select min(id) from ledger_accounts), 5, 'USD' from journals`,
    '23514',
  );
  await refuses(`update ledger_entries set amount_minor = amount_minor * 2`, '42501');
  await refuses(`delete from ledger_entries`, '42501');
  await refuses(`truncate ledger_entries`, '42501');
  await refuses(`update journals set kind = 'other'`, '42501');
  await refuses(`delete from journals`, '42501');
  await refuses(`truncate journals cascade`, '42501');
});

test('earnings become available when their hold is over, once, as one movement', async () => {
  await sell(owner.storeId, '7002', 750n);
  await scheduleEarning(ctx(), '7001', app.clock.now());
  await scheduleEarning(ctx(), '7002', app.clock.now());
  app.clock.advance(7 * 86_400_000 - 1);
  assert.deepEqual(await matureEarnings(ctx()), []);
  app.clock.advance(1);
  const runs = await Promise.all([
    matureEarnings(ctx()),
    matureEarnings(ctx()),
    matureEarnings(ctx()),
  ]);
  assert.equal(
    runs.flat().reduce((sum, run) => sum + run.orders, 0),
    2,
  );
  const balances = await readOwnerBalances(ctx(), owner.storeId, 'USD');
  // Logins do not outlive the week.
  owner.token = (await inTx(ctx(), (tx) => openSession(tx, owner.accountId))).accessToken;
  assert.deepEqual(balances, { availableMinor: 2_000n, pendingMinor: 0n, inTransitMinor: 0n });
  assert.deepEqual(ownBreaks(await checkInvariants(ctx())), []);
});

test('balances are returned with their dates', async () => {
  await sell(owner.storeId, '7003', 300n);
  const { data } = (await app.call(contract.readBalances, {}, owner)).body;
  assert.deepEqual(
    [data.available.amount, data.pending.amount, data.inTransit.amount, data.paidOut.amount],
    [2_000, 300, 0, 0],
  );
  assert.deepEqual(data.pendingDates, [
    { at: null, amount: { amount: 300, currency: 'USD' }, orders: 1 },
  ]);
});

test('movements come newest first, page by page, without gaps or repeats', async () => {
  const first = (await app.call(contract.listMovements, { query: { limit: 2 } }, owner)).body.data;
  assert.deepEqual(
    first.list.map(({ kind }) => kind),
    ['sale', 'matured'],
  );
  assert.equal(first.list[1]?.orders, 2);
  const rest = (
    await app.call(
      contract.listMovements,
      { query: { limit: 2, cursor: first.nextCursor ?? '' } },
      owner,
    )
  ).body.data;
  assert.deepEqual(
    rest.list.map(({ orderId }) => orderId),
    ['7002', '7001'],
  );
  assert.equal(rest.nextCursor, null);
  assert.equal(
    (await app.call(contract.listMovements, { query: { limit: 2, cursor: 'nonsense' } }, owner))
      .status,
    400,
  );
});

test('movements are found by the words they carry and by order, all of them and not only a page, with wildcards taken literally', async () => {
  const shop = await createOwner(app);
  for (const id of ['7101', '7102', '7103'])
    await sell(shop.storeId, id, 300n, id === '7102' ? '50% Wool scarf' : 'Paper lamp');
  const find = async (keywords: string, limit = 30) =>
    (
      await app.call(contract.listMovements, { query: { keywords, limit } }, shop)
    ).body.data.list.map(({ orderId }) => orderId);
  assert.deepEqual(await find('paper LAMP', 1), ['7103']);
  assert.deepEqual(await find('wool'), ['7102']);
  assert.deepEqual(await find('VT-7101'), ['7101']);
  assert.deepEqual(await find('0% w'), ['7102']);
  assert.deepEqual(await find('p%r'), []);
  assert.equal(
    (await app.call(contract.listMovements, { query: { keywords: 'x'.repeat(101) } }, shop)).status,
    400,
  );
});

test('an owner sees nothing of another owner, a visitor nothing at all', async () => {
  const other = await createOwner(app);
  assert.deepEqual((await app.call(contract.listMovements, {}, other)).body.data.list, []);
  assert.equal((await app.call(contract.readBalances, {}, other)).body.data.available.amount, 0);
  for (const endpoint of [
    contract.readBalances,
    contract.listMovements,
    contract.exportStatement,
    contract.checkLedger,
    listJournals,
  ]) {
    assert.equal((await app.call(endpoint, {})).status, 401);
  }
  assert.equal((await app.call(contract.checkLedger, {}, owner)).status, 403);
});

test('the statement is a CSV whose texts cannot run in a spreadsheet and whose balance adds up', async () => {
  await sell(owner.storeId, '7004', 100n, '=HYPERLINK("http://evil")');
  const answer = await app.call(contract.exportStatement, {}, { token: owner.token, lang: 'es' });
  assert.match(String(answer.headers['content-type']), /text\/csv/);
  assert.ok(answer.text.startsWith('\uFEFF'));
  const lines = answer.text.trim().split('\r\n');
  assert.equal(
    lines[0],
    'Fecha y hora;Movimiento;Pedido;Producto;Pendiente;Disponible;Saldo disponible;Moneda',
  );
  assert.ok(
    lines.some((line) => line.includes(`"'=HYPERLINK(""http://evil"")"`)),
    answer.text,
  );
  assert.ok(
    lines.some((line) => line.includes('Pasa a disponible;;;-20,00;20,00;20,00;USD')),
    answer.text,
  );
});

test('operators read the book and its verdict', async () => {
  const operator = await signInAs(app, 'GUEST');
  const verdict = (await app.call(contract.checkLedger, {}, operator)).body.data;
  assert.deepEqual(ownBreaks(verdict.breaks), []);
  const page = (
    await app.call(listJournals, { query: { kind: 'matured', pageNum: 1, pageSize: 10 } }, operator)
  ).body.data;
  assert.equal(page.total, 1);
  assert.deepEqual(
    page.list[0]?.entries.map(({ account, store }) => [account, store?.id]),
    [
      ['owner_pending', owner.storeId],
      ['owner_available', owner.storeId],
    ],
  );
  assert.equal(
    (await app.call(listJournals, { query: { kind: 'gift' as 'matured' } }, operator)).status,
    400,
  );
  assert.equal(
    page.list[0]?.entries.reduce((sum, entry) => sum + entry.amount.amount, 0),
    0,
  );
});

test('lines of one account are added up and nothing is lost in it', () => {
  const line = fc.record({
    code: fc.constantFrom('tax_payable' as const, 'exchange' as const),
    amount: fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }),
    currency: fc.constantFrom('USD' as const, 'JPY' as const),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (drawn) => {
      const lines = drawn.map(({ code, amount, currency }) => ({
        account: { code },
        amountMinor: amount,
        currency,
      }));
      assert.deepEqual(imbalanceOf(compactLines(lines)), imbalanceOf(lines));
      assert.ok(compactLines(lines).every(({ amountMinor }) => amountMinor !== 0n));
    }),
  );
});
