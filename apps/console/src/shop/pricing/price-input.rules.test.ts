import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeForAll, judgePrice } from './price-input.rules.ts';

test('a price says what it earns after fees, and when it is under the floor', () => {
  const fees = { basisPoints: 290, fixed: { amount: 30, currency: 'USD' as const } };
  const platform = { amount: 1850, currency: 'USD' as const };
  const live = judgePrice(4200, platform, { amount: 1937, currency: 'USD' }, fees);
  assert.deepEqual(live, { earns: 2198, percentage: 227.03, share: 52, isTooLow: false });
  assert.equal(judgePrice(1900, platform, { amount: 1937, currency: 'USD' }, fees).isTooLow, true);
});

test('one price for all variants promises what the dearest of them earns, as the server does', () => {
  const fees = { basisPoints: 290, fixed: { amount: 30, currency: 'USD' as const } };
  const platform = { from: { amount: 1000, currency: 'USD' as const }, to: { amount: 1850, currency: 'USD' as const } };
  const live = judgeForAll(4200, platform, { amount: 1937, currency: 'USD' }, fees);
  assert.deepEqual(live, { earns: 2198, percentage: 420, share: 52, isTooLow: false });
});
