import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProviderEntry } from '../payments/index.ts';
import { matchBooks, matchDisputes } from './reconciliation.rules.ts';

const span = { from: new Date('2026-03-02T00:00:00Z'), before: new Date('2026-03-03T00:00:00Z') };
const line = (
  key: string,
  at: string,
  amountMinor = 500n,
  more: Partial<ProviderEntry> = {},
): ProviderEntry => ({
  kind: 'capture',
  key,
  amountMinor,
  currency: 'USD',
  at: new Date(at),
  settled: null,
  ...more,
});
const noon = '2026-03-02T12:00:00Z';
const problems = (ours: ProviderEntry[], theirs: ProviderEntry[]) =>
  matchBooks(ours, theirs, span).differences.map(({ key, problem }) => [key, problem]);

test('two books that say the same have no difference, and their sums agree by kind and currency', () => {
  const lines = [
    line('a', noon),
    line('b', noon, 700n),
    line('c', noon, 300n, { kind: 'refund' }),
    line('d', noon, 90n, { currency: 'JPY' }),
  ];
  const { totals, differences } = matchBooks(lines, lines, span);
  assert.deepEqual(differences, []);
  assert.deepEqual(
    totals.map(({ kind, currency, oursMinor, theirsMinor, oursCount }) => [
      kind,
      currency,
      oursMinor,
      theirsMinor,
      oursCount,
    ]),
    [
      ['capture', 'USD', 1_200n, 1_200n, 2],
      ['refund', 'USD', 300n, 300n, 1],
      ['capture', 'JPY', 90n, 90n, 1],
    ],
  );
});

test('a line that one side wrote down after midnight is no difference, and is counted on the provider’s day', () => {
  const [ours, theirs] = [line('a', '2026-03-03T00:00:04Z'), line('a', '2026-03-02T23:59:58Z')];
  const { totals, differences } = matchBooks([ours], [theirs], span);
  assert.deepEqual(differences, []);
  assert.deepEqual([totals[0]?.oursMinor, totals[0]?.theirsMinor], [500n, 500n]);
  assert.deepEqual(
    matchBooks([line('a', '2026-03-02T23:59:58Z')], [line('a', '2026-03-03T00:00:04Z')], span),
    {
      totals: [],
      differences: [],
    },
  );
});

test('what only one side knows, and what both know differently, is found', () => {
  assert.deepEqual(problems([], [line('a', noon)]), [['a', 'not_ours']]);
  assert.deepEqual(problems([line('a', noon)], []), [['a', 'not_theirs']]);
  assert.deepEqual(problems([line('a', noon)], [line('a', noon, 501n)]), [['a', 'amount']]);
  assert.deepEqual(problems([line('a', noon)], [line('a', noon, 500n, { currency: 'EUR' })]), [
    ['a', 'amount'],
  ]);
  assert.deepEqual(problems([line('a', noon)], [line('a', noon, 500n, { kind: 'refund' })]), [
    ['a', 'not_ours'],
    ['a', 'not_theirs'],
  ]);
});

test('fees, disputes and transfers to the bank are summed and are no differences', () => {
  const theirs = [
    line('txn_1', noon, 30n, { kind: 'fee' }),
    line('txn_2', noon, 900n, { kind: 'bank_payout' }),
    line('txn_3', noon, 1n, { kind: 'other' }),
  ];
  const { totals, differences } = matchBooks([], theirs, span);
  assert.deepEqual(differences, []);
  assert.deepEqual(
    totals.map(({ kind, oursMinor, theirsMinor }) => [kind, oursMinor, theirsMinor]),
    [
      ['fee', 0n, 30n],
      ['bank_payout', 0n, 900n],
      ['other', 0n, 1n],
    ],
  );
});

test('movements of disputes are compared by the provider’s ids, and where it gives none each with one line of its payment', () => {
  const moved = (key: string, amountMinor: bigint, more: Partial<ProviderEntry> = {}) =>
    line(key, noon, amountMinor, { kind: 'dispute', paymentKey: 'paid', ...more });
  const found = (ours: ProviderEntry[], theirs: ProviderEntry[]) =>
    problems(matchDisputes(ours, theirs), theirs);
  assert.deepEqual(found([moved('txn_1', 500n)], [moved('txn_1', 500n)]), []);
  assert.deepEqual(found([moved('txn_1', 500n)], [moved('txn_1', 400n)]), [['txn_1', 'amount']]);
  assert.deepEqual(found([], [moved('txn_1', 500n)]), [['txn_1', 'not_ours']]);
  assert.deepEqual(found([moved('txn_1', 500n)], []), [['txn_1', 'not_theirs']]);
  assert.deepEqual(found([moved('at noon', 500n)], [moved('X1', 500n)]), []);
  for (const other of [
    { paymentKey: 'another' },
    { kind: 'dispute_return' },
    { amountMinor: 400n },
    { currency: 'EUR' },
    { at: new Date('2026-02-25T12:00:00Z') },
  ] satisfies Partial<ProviderEntry>[])
    assert.equal(found([moved('at noon', 500n, other)], [moved('X1', 500n)])[0]?.[1], 'not_ours');
  assert.deepEqual(
    found([moved('at noon', 500n)], [moved('X1', 500n), moved('X2', 500n)]),
    [['X2', 'not_ours']],
    'one of ours answers for one line',
  );
  assert.deepEqual(
    found([moved('X2', 500n), moved('at noon', 500n)], [moved('X1', 500n), moved('X2', 500n)]),
    [],
    'one that has the id is not used for another line',
  );
});
