import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf, validatePrice, validatePriceOfAll } from './price-input.rules.ts';

test('a price says what it earns after fees, and when it is under the floor', () => {
  const fees = {
    basisPoints: 290,
    fixed: { amount: 30, currency: 'USD' as const },
    alternatives: [],
  };
  const platform = { amount: 1850, currency: 'USD' as const };
  const live = validatePrice(4200, platform, { amount: 1937, currency: 'USD' }, fees);
  assert.deepEqual(live, { earns: 2198, percentage: 227.03, share: 52, isTooLow: false });
  assert.equal(
    validatePrice(1900, platform, { amount: 1937, currency: 'USD' }, fees).isTooLow,
    true,
  );
});

test('one price for all variants says what the dearest of them earns and what the cheapest does', () => {
  const fees = {
    basisPoints: 290,
    fixed: { amount: 30, currency: 'USD' as const },
    alternatives: [],
  };
  const platform = {
    from: { amount: 2200, currency: 'USD' as const },
    to: { amount: 2800, currency: 'USD' as const },
  };
  const live = validatePriceOfAll(4500, platform, { amount: 2915, currency: 'USD' }, fees);
  assert.deepEqual([live.worst.earns, live.worst.percentage], [1540, 160.71]);
  assert.deepEqual([live.best.earns, live.best.percentage], [2140, 204.55]);
  assert.equal(live.isTooLow, false);
  const low = validatePriceOfAll(2600, platform, { amount: 2915, currency: 'USD' }, fees);
  assert.deepEqual([low.isTooLow, low.worst.earns < 0, low.best.earns > 0], [true, true, true]);
});

test('a price of the product covers the variants without a price of their own', () => {
  assert.deepEqual(coverageOf(6, 0, 0), { covered: 6, all: 6 });
  assert.deepEqual(coverageOf(6, 1, 0), { covered: 5, all: 6 });
  assert.deepEqual(coverageOf(6, 1, 2), { covered: 4, all: 6 });
  assert.deepEqual(coverageOf(1, 1, 0), { covered: 0, all: 1 });
});
