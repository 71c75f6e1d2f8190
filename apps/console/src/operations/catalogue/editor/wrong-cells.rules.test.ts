import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVariant, noPlatformPrice } from '@vitrine/contract/shop/new-product.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { emptySheet, setText } from '../../../ui/sheet/sheet.rules.ts';
import { applyEdits, getRowId, type VariantColumn } from './product-form.rules.ts';
import { rebuildVariants } from './variants.rules.ts';
import { countMissingPrices, markWrong, splitMissingPrices } from './wrong-cells.rules.ts';

const columns: VariantColumn[] = [
  { key: 'sku', title: 'SKU', width: 1, read: ({ sku }) => sku },
  {
    key: 'platformPrice',
    title: 'Price',
    width: 1,
    read: ({ platformPrice: { amount } }) => (amount ? String(amount) : ''),
    parse: (text) => ({ text }),
    write: (variant, text) => ({
      ...variant,
      platformPrice: { amount: Number(text), currency: 'USD' },
    }),
  },
];

const names = { en: '', 'zh-cn': '', es: '', pt: '', fr: '' };
const sizes = ['s', 'm', 'l'].map((key) => ({ key, names, swatch: null }));
/** Three sizes of a new product, of which the second one has a price. */
const variants: VariantForm[] = rebuildVariants(
  [{ key: 'size', names, values: sizes }],
  [createVariant({ values: {}, platformPrice: noPlatformPrice, weightGrams: 0 })],
).map((variant, index) =>
  index === 1 ? { ...variant, platformPrice: { amount: 1_200, currency: 'USD' } } : variant,
);

const errors = [
  { path: 'variants.0.platformPrice.amount', code: 'too-small', message: 'At least 1' },
  { path: 'variants.1.platformPrice.amount', code: 'too-big', message: 'At most 100000000' },
  { path: 'variants.2.platformPrice', code: 'required', message: 'Required' },
  { path: 'categoryId', code: 'required', message: 'Required' },
];

test('a new product begins without a platform price, and so do the variants of its options', () => {
  assert.deepEqual(
    variants.map((variant) => columns[1]?.read(variant)),
    ['', '1200', ''],
  );
});

test('a missing platform price is marked in its cell, and other problems keep their place', () => {
  const { rows, others } = splitMissingPrices(errors, variants);
  assert.deepEqual(rows, [0, 2]);
  assert.deepEqual(others, [errors[1], errors[3]]);
  const error = 'Enter the platform price.';
  const state = markWrong(emptySheet, variants, columns, {
    column: 'platformPrice',
    indexes: rows,
    error,
  });
  assert.deepEqual(
    variants.map((variant) => state.edits.get(getRowId(variant))?.get('platformPrice')),
    [{ text: '', error }, undefined, { text: '', error }],
  );
  assert.deepEqual(state.active, { row: 0, column: 1 });

  const table = {
    columns,
    rowCount: 3,
    rowAt: (index: number) => variants[index],
    idOf: getRowId,
  };
  const entered = setText(state, table, '1500');
  assert.deepEqual(
    applyEdits(variants, entered.edits, columns).map(({ platformPrice }) => platformPrice.amount),
    [1_500, 1_200, 0],
  );
  assert.equal(entered.edits.get(getRowId(variants[0] as VariantForm))?.get('sku'), undefined);
});

test('without a missing price the sheet stays the same', () => {
  const none = { column: 'platformPrice', indexes: [], error: '' };
  assert.equal(markWrong(emptySheet, variants, columns, none), emptySheet);
});

test('wrong prices without a stored value prevent saving, other wrong cells do not', () => {
  const wrong = (column: string, indexes: number[]) =>
    markWrong(emptySheet, variants, columns, { column, indexes, error: 'Wrong' }).edits;
  assert.equal(countMissingPrices(wrong('platformPrice', [0, 1, 2]), variants), 2);
  assert.equal(countMissingPrices(wrong('sku', [0, 1, 2]), variants), 0);
});
