import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMissing } from './find-missing.rules.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

test('a waiting sum less the balance in its currency is missing, and an overdrawn balance adds to it', () => {
  assert.deepEqual(findMissing([eur(3_100), usd(5)], [eur(2_000), usd(9)]), [eur(1_100)]);
  assert.deepEqual(findMissing([usd(70)], [eur(2_000)]), [usd(70)]);
  assert.deepEqual(findMissing([eur(100)], [eur(-50)]), [eur(150)]);
  assert.deepEqual(findMissing([eur(100)], [eur(100)]), []);
});
