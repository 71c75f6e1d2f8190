import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { groupByDay } from './day-groups.rules.ts';

const rows = [
  { at: '2026-11-20T23:30:00Z' },
  { at: '2026-11-20T22:30:00Z' },
  { at: '2026-11-20T01:00:00Z' },
];

test('movements stand under the day of the store, not of the browser', () => {
  const days = (timeZone: string) =>
    groupByDay(rows, (at) => findDay(new Date(at), timeZone)).map(({ day, rows: some }) => [
      day,
      some.length,
    ]);
  assert.deepEqual(days('UTC'), [['2026-11-20', 3]]);
  assert.deepEqual(days('Europe/Madrid'), [
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ]);
});

test('no rows make no group', () => {
  assert.deepEqual(
    groupByDay([], () => 'x'),
    [],
  );
});
