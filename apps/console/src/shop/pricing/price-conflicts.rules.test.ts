import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { linesOf } from './price-conflicts.rules.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const product = {
  sellingPrice: { from: usd(3000), to: usd(3500) },
  variants: [
    { id: '1', label: 'Sand', sellingPrice: usd(3000) },
    { id: '2', label: 'Navy', sellingPrice: usd(3500) },
  ],
} as OwnProduct;
const priced = (kind: PriceEdit['kind'], id: string, amount: number): PriceEdit => ({
  kind,
  id,
  fixed: usd(amount),
  percentage: null,
});

test('against what another window saved, each place shows what is sold at now', () => {
  const lines = linesOf(product, [priced('product', '7', 2800), priced('variant', '2', 3900)]);
  assert.deepEqual(
    lines.map(({ label, mine, theirs, now }) => [label, mine?.fixed?.amount, theirs, now.amount]),
    [
      ['', 2800, undefined, 3000],
      ['Navy', 3900, undefined, 3500],
    ],
  );
});

test('against what another window staged, both sides are shown and what they agree on is left out', () => {
  const lines = linesOf(
    product,
    [priced('variant', '1', 2800), priced('variant', '2', 3900)],
    [priced('variant', '2', 3900), priced('product', '7', 3100)],
  );
  assert.deepEqual(
    lines.map(({ label, mine, theirs }) => [label, mine?.fixed?.amount, theirs?.fixed?.amount]),
    [
      ['Sand', 2800, undefined],
      ['', undefined, 3100],
    ],
  );
});

test('a variant that is gone shows nothing', () => {
  assert.deepEqual(linesOf(product, [priced('variant', '9', 2800)]), []);
});
