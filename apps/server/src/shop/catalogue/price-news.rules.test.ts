import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupPriceNews } from './price-news.rules.ts';

const moved = (variantId: number, beforeMinor: number, afterMinor: number) => ({
  productId: '1',
  variantId: String(variantId),
  beforeMinor: BigInt(beforeMinor),
  afterMinor: BigInt(afterMinor),
});
const summarize = (changes: ReturnType<typeof moved>[], variantCount: number) =>
  groupPriceNews(changes, variantCount).map((one) => [one.variantId, Number(one.afterMinor)]);

test('a product whose variants all moved alike is one line', () => {
  assert.deepEqual(summarize([moved(1, 400, 500), moved(2, 400, 500)], 2), [[null, 500]]);
});

test('some variants of a product are one line each', () => {
  assert.deepEqual(summarize([moved(1, 400, 500), moved(2, 400, 500)], 3), [
    ['1', 500],
    ['2', 500],
  ]);
  assert.deepEqual(summarize([moved(1, 400, 500)], 1), [['1', 500]]);
});

test('2,048 variants at two prices are two lines, and a price that moved alone keeps its variant', () => {
  const many = Array.from({ length: 2_047 }, (_, index) =>
    moved(index, index % 2 ? 400 : 600, 700),
  );
  assert.deepEqual(summarize([...many, moved(9_999, 800, 900)], 2_048), [
    [null, 700],
    [null, 700],
    ['9999', 900],
  ]);
});
