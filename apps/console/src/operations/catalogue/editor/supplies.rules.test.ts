import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createProductForm,
  createVariant,
  emptyTexts,
  fillTexts,
} from '@vitrine/contract/shop/new-product.ts';
import { productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { listDeliverers, setCost, setPreferred, setReference } from './supplies.rules.ts';

const euro = { id: '1', currency: 'EUR' } as const;
const yen = { id: '2', currency: 'JPY' } as const;
const variant = createVariant({
  values: {},
  platformPrice: { amount: 1_000, currency: 'USD' },
  weightGrams: 0,
});
const suppliesOf = ({ supplies }: typeof variant) =>
  supplies.map(({ supplierId, cost, isPreferred }) => [supplierId, cost.amount, isPreferred]);

test('a variant has a cost of each supplier, and the first one is preferred until another is chosen', () => {
  const two = setCost(setCost(variant, euro, 300), yen, 90);
  assert.deepEqual(suppliesOf(two), [
    ['1', 300, true],
    ['2', 90, false],
  ]);
  assert.deepEqual(listDeliverers([variant, two]), [euro, yen]);
  const chosen = setPreferred(setReference(setCost(two, euro, 350), '2', 'Y-1'), '2');
  assert.deepEqual(suppliesOf(chosen), [
    ['1', 350, false],
    ['2', 90, true],
  ]);
  assert.deepEqual(
    chosen.supplies.map(({ reference }) => reference),
    ['', 'Y-1'],
  );
  assert.deepEqual(suppliesOf(setCost(chosen, yen, null)), [['1', 350, true]]);
  assert.deepEqual(suppliesOf(setCost(setCost(chosen, yen, null), euro, null)), []);
  const form = createProductForm({
    key: 'vase',
    categoryId: '1',
    texts: fillTexts({ en: { ...emptyTexts, name: 'Vase' } }),
    variants: [chosen],
  });
  assert.equal(productFormShape.safeParse(form).success, true);
});

test('a supplier that does not deliver a variant cannot be preferred for it', () => {
  assert.equal(setPreferred(variant, '1'), variant);
});
