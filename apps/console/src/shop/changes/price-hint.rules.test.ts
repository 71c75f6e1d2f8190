import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePriceHint } from './price-hint.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

test('a fixed price that the minimum replaced has another hint than one that stayed', () => {
  assert.equal(choosePriceHint({ from: usd(0), to: usd(0) }), 'hint_raised');
  assert.equal(choosePriceHint({ from: usd(120), to: usd(120) }), 'hint_check-price');
  assert.equal(choosePriceHint(null), 'hint_check-price');
});

test('where the minimum replaced the fixed price of some variants, these have their own hint', () => {
  assert.equal(choosePriceHint({ from: usd(0), to: usd(120) }), 'hint_raised-partly');
});
