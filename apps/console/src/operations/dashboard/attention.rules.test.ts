import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AttentionKind,
  attentionPermissions,
} from '@vitrine/contract/shop/operations-home.ts';
import { distanceOf, isFailure, pathOf } from './attention.rules.ts';

test('every queue leads to a list of its own, filtered', () => {
  const paths = (Object.keys(attentionPermissions) as AttentionKind[]).map((kind) =>
    pathOf(kind, '2026-03-01'),
  );
  assert.equal(new Set(paths).size, paths.length);
  assert.equal(
    pathOf('payoutsFailed', '2026-03-01'),
    '/operations/payouts?state=failed&from=2026-01-30',
  );
  assert.deepEqual([isFailure('failedEmails'), isFailure('toShip')], [true, false]);
});

test('an age is told in its largest whole unit', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const cases = [
    ['2026-03-07T11:59:00Z', -3, 'day'],
    ['2026-03-09T12:00:01Z', -23, 'hour'],
    ['2026-03-10T11:15:00Z', -45, 'minute'],
    ['2026-03-10T11:59:30Z', 0, 'minute'],
    ['2026-03-12T13:00:00Z', 2, 'day'],
  ] as const;
  for (const [moment, value, unit] of cases)
    assert.deepEqual(distanceOf(moment, now), { value, unit }, moment);
});
