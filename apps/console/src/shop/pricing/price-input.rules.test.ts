import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeForAll, judgePrice, parseAmount, writeAmount } from './price-input.rules.ts';

test('amounts are read with comma or point, in the decimals of their currency', () => {
  assert.equal(parseAmount('42', 'USD'), 4200);
  assert.equal(parseAmount('42,5', 'EUR'), 4250);
  assert.equal(parseAmount("1'299.90", 'CHF'), 129_990);
  assert.equal(parseAmount('4200', 'JPY'), 4200);
  assert.equal(parseAmount('1.234', 'KWD'), 1234);
});

test('what is no amount is refused: nothing, zero, signs, too many decimals', () => {
  for (const text of ['', '0', '-1', 'abc', '1.999', '1.2.3', '1e3']) assert.equal(parseAmount(text, 'USD'), undefined, text);
  assert.equal(parseAmount('4200.5', 'JPY'), undefined);
});

test('an amount is written as it is typed', () => {
  assert.equal(writeAmount({ amount: 4250, currency: 'EUR' }, 'fr-FR'), '42,50');
  assert.equal(writeAmount({ amount: 4250, currency: 'EUR' }, 'zh-CN'), '42.50');
  assert.equal(writeAmount({ amount: 4200, currency: 'USD' }), '42.00');
  assert.equal(writeAmount({ amount: 4200, currency: 'JPY' }), '4200');
});

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
