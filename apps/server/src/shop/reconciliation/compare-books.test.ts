import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  closeDiscrepancy,
  confirmSettlement,
  exportDiscrepancies,
  listDiscrepancies,
  proposeDifferenceSettlement,
} from '@vitrine/contract/shop/payments.ts';
import {
  type BookComparison,
  compareBooks,
  listBookComparisons,
} from '@vitrine/contract/shop/reconciliation.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createLinkedOwner } from '../payments/testing/direct-shop.ts';
import { buyerPaymentKey, refundByOperators, usd } from '../refunds/testing/refunds.ts';
import { withBank } from '../testing/fixtures.ts';
import { compareFinishedDays } from './compare-books.ts';
import { listComparisons } from './list-comparisons.ts';

const { shop, owner } = await withBank({ owner: {} });

const hourMs = 3_600_000;
const admin = async () => (await signInAs(shop.app, 'ADMIN')).token;
const days = async (): Promise<BookComparison[]> =>
  (await listComparisons(shop.ctx, { pageNum: 1, pageSize: 20 })).list;
const compare = async () =>
  (await shop.app.call(compareBooks, { body: {} }, { token: await admin() })).body.data;

test('a day of sales and refunds agrees with the provider’s own list; a refund of no payment of ours is found, shown and mailed once', async () => {
  const order = await shop.paidOrder(owner, shop.mug, 2);
  await refundByOperators(shop, await admin(), order.orderId, { kind: 'amount', amount: usd(150) });
  await shop.settle();
  assert.deepEqual(await compare(), { compared: 2, differences: 0 }, 'what is young waits');
  assert.deepEqual((await days())[0]?.totals, []);
  shop.app.clock.advance(hourMs);
  assert.deepEqual(await compare(), { compared: 2, differences: 0 });
  const [today] = await days();
  assert.deepEqual(
    today?.totals.map(({ kind, ours, theirs, oursCount }) => [
      kind,
      ours.amount === theirs.amount,
      oursCount,
    ]),
    [
      ['capture', true, 1],
      ['refund', true, 1],
    ],
  );
  shop.sandbox.bank.rows.entries.push({
    kind: 'refund',
    key: `past-us-${randomUUID()}`,
    ref: 'ref_of_nothing',
    account: null,
    amount: '70',
    currency: 'USD',
    at: shop.app.clock.now().toISOString(),
  });
  shop.app.clock.advance(hourMs);
  assert.deepEqual(await compare(), { compared: 2, differences: 1 });
  const [planted] = (await days())[0]?.differences ?? [];
  assert.deepEqual(
    [planted?.kind, planted?.problem, planted?.ours, planted?.theirs?.amount],
    ['refund', 'not_ours', null, 70],
  );
  await compare();
  const guest = (await signInAs(shop.app, 'GUEST')).token;
  const recorded = (await shop.app.call(listDiscrepancies, { query: {} }, { token: guest })).body
    .data.list;
  assert.deepEqual(
    recorded.map(({ kind, moves, key, expected, seen }) => ({ kind, moves, key, expected, seen })),
    [
      {
        kind: 'not_found',
        moves: 'refund',
        key: planted?.key,
        expected: { money: null, text: null },
        seen: { money: { amount: 70, currency: 'USD' }, text: null },
      },
    ],
    'recorded once, however often it is compared',
  );
  const seen = await shop.app.call(listBookComparisons, { query: {} }, { token: guest });
  assert.equal(seen.body.data.list[0]?.differences.length, 1);
  assert.equal(
    (await shop.app.call(compareBooks, { body: {} }, { token: guest })).body.code,
    'forbidden',
  );
});

test('money that only our book knows of, and an amount that differs, are found as well', async () => {
  const [first, second] = [await shop.order(owner, shop.lamp), await shop.order(owner, shop.lamp)];
  await shop.pay(first.token);
  await shop.pay(second.token);
  const { entries } = shop.sandbox.bank.rows;
  const firstKey = await buyerPaymentKey(shop, first.orderId);
  const secondKey = await buyerPaymentKey(shop, second.orderId);
  entries.splice(
    entries.findIndex(({ key }) => key === firstKey),
    1,
  );
  const changed =
    entries.find(({ key }) => key === secondKey) ?? assert.fail('not in the bank’s list');
  changed.amount = '1';
  shop.app.clock.advance(hourMs);
  await compare();
  const found = (await days())[0]?.differences
    .filter(({ kind }) => kind === 'capture')
    .map(({ problem }) => problem);
  assert.deepEqual(found?.sort(), ['amount', 'not_theirs']);
});

test('a dispute that no event reported is read from the book; one that our book does not know, or that only ours has, is a difference', async () => {
  const order = await shop.paidOrder(owner, shop.lamp);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  await shop.sandbox.bank.openDispute(await buyerPaymentKey(shop, order.orderId), {
    reason: 'not_received',
    isInquiry: false,
  });
  shop.app.clock.advance(hourMs);
  const before = (await compare()).differences;
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  const total = async () =>
    (await days())[0]?.totals.flatMap(({ kind, oursCount, theirsCount }) =>
      kind === 'dispute' ? [oursCount, theirsCount] : [],
    );
  assert.deepEqual(await total(), [1, 1]);
  const { entries } = shop.sandbox.bank.rows;
  const taken = entries.find(({ kind }) => kind === 'dispute') ?? assert.fail('no dispute');
  entries.push({ ...taken, key: 'dsp_of_nothing', ref: 'dsp_of_nothing', amount: '77' });
  assert.equal((await compare()).differences, before + 1);
  entries.splice(entries.indexOf(taken), 1);
  assert.equal((await compare()).differences, before + 2);
  const found = (await days())[0]?.differences.filter(({ kind }) => kind === 'dispute');
  assert.deepEqual(found?.map(({ problem, store }) => [problem, store]).sort(), [
    ['not_ours', null],
    ['not_theirs', null],
  ]);
  entries.splice(-1, 1, taken);
});

test('a difference in an owner’s account names the store: two operators close it, and no journal of the platform is made', async () => {
  const direct = await createLinkedOwner(shop, 'Kira Prints');
  const paid = await shop.order(direct, shop.lamp);
  await shop.pay(paid.token);
  await shop.settle();
  const key = await buyerPaymentKey(shop, paid.orderId);
  const entry =
    shop.sandbox.bank.rows.entries.find((one) => one.key === key) ?? assert.fail('not in the book');
  entry.amount = '7';
  shop.app.clock.advance(hourMs);
  await compare();
  const difference = (await days())[0]?.differences.find((one) => one.key === key);
  assert.deepEqual(difference?.store, { id: direct.storeId, name: 'Kira Prints' });
  const [first, second] = [await admin(), await admin()];
  const found = async () =>
    (
      await shop.app.call(listDiscrepancies, { query: { keywords: key } }, { token: first })
    ).body.data.list.find((one) => one.moves === 'capture') ?? assert.fail('not recorded');
  const { id, account, store } = await found();
  assert.deepEqual([account, store?.name], [entry.account, 'Kira Prints']);
  const reason = 'The owner gave a part back by hand';
  const alone = await shop.app.call(
    closeDiscrepancy,
    { params: { id }, body: { reason } },
    { token: first },
  );
  assert.equal(alone.body.code, 'settlement-needed');
  const proposed = (
    await shop.app.call(
      proposeDifferenceSettlement,
      { params: { id }, body: { reason } },
      { token: first },
    )
  ).body.data;
  assert.deepEqual([proposed.action, proposed.store?.name], ['close', 'Kira Prints']);
  const confirm = (token: string) =>
    shop.app.call(confirmSettlement, { params: { id: proposed.id }, body: {} }, { token });
  assert.equal((await confirm(first)).body.code, 'settlement-own');
  assert.equal((await confirm(second)).status, 200);
  assert.deepEqual([(await found()).state, (await found()).reason], ['closed', reason]);
  const [journals] = await shop.app.platform.database.db.rows(
    sql`select count(*)::int as count from journals where kind = 'difference_settled'`,
    { count: as.integer },
  );
  assert.equal(journals?.count, 0);
  const { text } = await shop.app.call(
    exportDiscrepancies,
    { query: { storeId: direct.storeId } },
    { token: first },
  );
  assert.match(text, new RegExp(`Kira Prints.*${account}`));
});

test('the sweep compares each finished day once, and tries again when the provider was away', async () => {
  shop.app.clock.advance(25 * hourMs);
  await shop.admin('PUT', '/admin/faults', [{ on: 'read', kind: 'error-before', times: 1 }]);
  await compareFinishedDays(shop.app.platform);
  const before = (await days()).filter(({ isFinal }) => isFinal).length;
  await compareFinishedDays(shop.app.platform);
  const finals = (await days()).filter(({ isFinal }) => isFinal);
  assert.ok(before < finals.length);
  assert.equal(finals.length, 7);
  const times = finals.map(({ comparedAt }) => comparedAt);
  shop.app.clock.advance(hourMs);
  await compareFinishedDays(shop.app.platform);
  assert.deepEqual(
    (await days()).filter(({ isFinal }) => isFinal).map(({ comparedAt }) => comparedAt),
    times,
  );
});
