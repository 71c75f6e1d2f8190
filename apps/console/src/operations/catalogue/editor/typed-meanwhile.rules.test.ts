import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant, fillNames } from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { addTyped, findWrongEdits } from './typed-meanwhile.rules.ts';

const value = (key: string) => ({ key, names: fillNames({ en: key }), swatch: null });

/** A product with two sizes: as it is sent without ids and SKUs, or as it is stored. */
const createForm = (isStored: boolean): ProductForm =>
  createProductForm({
    key: 'teapot',
    categoryId: '2',
    brand: 'Ribera',
    options: [{ key: 'size', names: fillNames({ en: 'Size' }), values: [value('s'), value('l')] }],
    variants: ['s', 'l'].map((size, index) =>
      createVariant({
        id: isStored ? String(index + 1) : null,
        values: { size },
        sku: isStored ? `TP-${size}` : '',
        platformPrice: { amount: 1_200, currency: 'USD' },
        weightGrams: 780,
        onHand: 40,
        onHandRead: isStored ? 40 : null,
      }),
    ),
  });

const withVariant = (form: ProductForm, index: number, patch: object): ProductForm => ({
  ...form,
  variants: form.variants.map((variant, at) => (at === index ? { ...variant, ...patch } : variant)),
});

test('the saved form is taken as it is when nothing was typed meanwhile', () => {
  const begun = createForm(true);
  const saved = createForm(true);
  assert.equal(addTyped(saved, begun, begun), saved);
  const counted = withVariant(begun, 0, { onHand: 45 });
  assert.equal(addTyped(saved, counted, { ...counted }), saved, 'units that were sent are saved');
});

test('a text that is typed during a save stays, and changes of a colleague or the server are taken', () => {
  const begun = { ...createForm(true), brand: 'Sent' };
  const now = withVariant({ ...begun, customsCode: '691200' }, 1, { barcode: '4006381333931' });
  const saved = { ...begun, leadTimeDays: 9 };
  const form = addTyped(saved, begun, now);
  assert.deepEqual(
    [form.brand, form.customsCode, form.leadTimeDays, form.variants[1]?.barcode],
    ['Sent', '691200', 9, '4006381333931'],
  );
  assert.equal(form.variants[0], saved.variants[0], 'an untouched variant stays the same object');
});

test('a field that was sent and then typed again keeps the last text', () => {
  const begun = { ...createForm(true), brand: 'Sent' };
  assert.equal(addTyped(begun, begun, { ...begun, brand: 'Typed' }).brand, 'Typed');
});

test('units typed during a save count from the saved ones', () => {
  const begun = withVariant(createForm(true), 0, { onHand: 45 });
  const saved = withVariant(createForm(true), 0, { onHand: 44, onHandRead: 44 });
  const [first, second] = addTyped(saved, begun, withVariant(begun, 0, { onHand: 50 })).variants;
  assert.deepEqual([first?.onHand, first?.onHandRead], [50, 44]);
  assert.deepEqual([second?.onHand, second?.onHandRead], [40, 40]);
});

test('variants that were added get their ids and SKUs, with what was typed into them', () => {
  const begun = createForm(false);
  const now = withVariant(begun, 0, { barcode: '4006381333931' });
  const form = addTyped(createForm(true), begun, now);
  assert.deepEqual(
    form.variants.map(({ id, sku, barcode }) => [id, sku, barcode]),
    [
      ['1', 'TP-s', '4006381333931'],
      ['2', 'TP-l', ''],
    ],
  );
});

test('cells with errors are found again at the saved rows, correct ones are not', () => {
  const edits = new Map([
    ['[size:s]', new Map([['price', { text: 'x', error: 'Enter a price.' }]])],
    ['[size:l]', new Map([['price', { text: '12.00' }]])],
  ]);
  assert.deepEqual(
    findWrongEdits(edits, createForm(false).variants, createForm(true).variants),
    new Map([['1', new Map([['price', { text: 'x', error: 'Enter a price.' }]])]]),
  );
});
