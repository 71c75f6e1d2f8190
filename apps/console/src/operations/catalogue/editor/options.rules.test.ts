import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant } from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { addValue, createKey, createOption, isTooMany, withOptions } from './options.rules.ts';
import { findPicture, formatVariant, preferSupplier } from './variants.rules.ts';

const plain: ProductForm = createProductForm({
  key: 'teapot',
  categoryId: '2',
  variants: [
    createVariant({
      id: '7',
      values: {},
      sku: 'TP',
      platformPrice: { amount: 1_200, currency: 'USD' },
      weightGrams: 780,
      onHand: 5,
      onHandRead: 5,
    }),
  ],
});

test('keys of options are made of their names, and numbered where they are taken', () => {
  assert.equal(createKey('Sea blue', [], 'value'), 'sea-blue');
  assert.equal(createKey('Sea blue', [{ key: 'sea-blue' }], 'value'), 'sea-blue-2');
  assert.equal(createKey('颜色', [{ key: 'option' }], 'option'), 'option-2');
});

test('new values make new variants, and the stored variant keeps its row', () => {
  const size = createOption([], 'Size', 'Small', 'en');
  const first = withOptions(plain, [size]);
  assert.deepEqual(
    first.variants.map(({ id, values }) => [id, values]),
    [['7', { size: 'small' }]],
  );
  const options = addValue([size], 'size', 'Large', 'en');
  const { variants } = withOptions({ ...plain, ...first }, options);
  assert.deepEqual(
    variants.map(({ id, values, sku, onHand }) => [id, values['size'], sku, onHand]),
    [
      ['7', 'small', 'TP', 5],
      [null, 'large', '', 0],
    ],
  );
  assert.equal(formatVariant(options, { size: 'large' }, 'es'), 'Large');
});

test('a picture of a value that was removed shows the whole product', () => {
  const colour = addValue([createOption([], 'Colour', 'Sage', 'en')], 'colour', 'Sea', 'en');
  const image = {
    key: 'products/a.webp',
    alt: { en: '', 'zh-cn': '', es: '', pt: '', fr: '' },
    focusX: 50,
    focusY: 50,
    valueKey: 'colour:sea',
  };
  const cover = { ...image, key: 'products/cover.webp', valueKey: null };
  const form = { ...plain, images: [cover, image] };
  assert.equal(findPicture(form.images, { colour: 'sea' })?.key, 'products/a.webp');
  assert.equal(findPicture(form.images, { colour: 'sage' })?.key, 'products/cover.webp');
  const kept = colour.map((option) => ({ ...option, values: option.values.slice(0, 1) }));
  assert.equal(withOptions(form, kept).images[1]?.valueKey, null);
});

test('more than 2,048 variants are too many', () => {
  const option = (count: number) => {
    const [first] = [createOption([], 'A', 'x', 'en')];
    return {
      ...first,
      values: Array.from({ length: count }, (_, at) => ({
        key: `v${at}`,
        names: first.names,
        swatch: null,
      })),
    };
  };
  assert.equal(isTooMany([option(64), option(32)]), false);
  assert.equal(isTooMany([option(64), option(33)]), true);
});

test('a supplier that is chosen for all variants keeps the cost that it had', () => {
  const [first] = preferSupplier(plain.variants, { id: '3', currency: 'EUR' });
  assert.deepEqual(first?.supplies, [
    { supplierId: '3', cost: { amount: 0, currency: 'EUR' }, reference: '', isPreferred: true },
  ]);
  const costed = [
    { ...first, supplies: [{ ...first.supplies[0], cost: { amount: 710, currency: 'EUR' } }] },
  ] as typeof plain.variants;
  const changed = preferSupplier(preferSupplier(costed, { id: '4', currency: 'USD' }), {
    id: '3',
    currency: 'EUR',
  });
  assert.deepEqual(
    changed[0]?.supplies.map(({ supplierId, cost, isPreferred }) => [
      supplierId,
      cost.amount,
      isPreferred,
    ]),
    [
      ['4', 0, false],
      ['3', 710, true],
    ],
  );
});
