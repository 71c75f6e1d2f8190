import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundMinimum } from './minimum.rules.ts';

test('a converted minimum is a round figure of its currency, and never above the exact one', () => {
  for (const [minor, currency, rounded] of [
    [922n, 'EUR', 900n],
    [7_845n, 'EUR', 7_800n],
    [15_631n, 'EUR', 15_000n],
    [1_531n, 'JPY', 1_500n],
    [9_876_543n, 'JPY', 9_800_000n],
    [153n, 'JPY', 150n],
    [10n, 'JPY', 10n],
    [149n, 'EUR', 149n],
    [1n, 'EUR', 1n],
  ] as const)
    assert.equal(roundMinimum(minor, currency), rounded, `${minor} ${currency}`);
});
