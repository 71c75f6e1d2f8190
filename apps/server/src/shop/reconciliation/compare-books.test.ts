import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listDiscrepancies } from '@vitrine/contract/shop/payments.ts';
import {
  type BookComparison,
  compareBooks,
  listBookComparisons,
} from '@vitrine/contract/shop/reconciliation.ts';
import { signInAs } from '#admin/testing.ts';
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
