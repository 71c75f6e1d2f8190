import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant, fillNames } from '@vitrine/contract/shop/new-product.ts';
import { mergeForms } from '@vitrine/contract/shop/product-changes.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import {
  applyEdits,
  countChanges,
  findEdits,
  findTouched,
  fromDraft,
  pickChanged,
  resolveConflict,
  toDraft,
  type VariantColumn,
} from './product-form.rules.ts';

const price = (amount: number) => ({ amount, currency: 'USD' as const });
const value = (key: string) => ({ key, names: fillNames({ en: key }), swatch: null });

const stored: ProductForm = createProductForm({
  key: 'teapot',
  categoryId: '2',
  brand: 'Ribera',
  options: [{ key: 'size', names: fillNames({ en: 'Size' }), values: [value('s'), value('l')] }],
  variants: ['s', 'l'].map((size, index) =>
    createVariant({
      id: String(index + 1),
      values: { size },
      sku: `TP-${size}`,
      platformPrice: price(1_200),
      weightGrams: 780,
      onHand: 40,
      onHandRead: 40,
    }),
  ),
});

const columns: VariantColumn[] = [
  {
    key: 'price',
    title: 'Price',
    width: 100,
    read: ({ platformPrice }) => String(platformPrice.amount),
    parse: (text) => ({ text }),
    write: (variant, text) => ({ ...variant, platformPrice: price(Number(text)) }),
  },
];

const withPrice = (form: ProductForm, index: number, amount: number): ProductForm => ({
  ...form,
  variants: form.variants.map((variant, at) =>
    at === index ? { ...variant, platformPrice: price(amount) } : variant,
  ),
});

test('changes of the sheet are written into the variants, errors aside', () => {
  const edits = new Map([
    ['1', new Map([['price', { text: '1500' }]])],
    ['2', new Map([['price', { text: 'x', error: 'Enter a price.' }]])],
  ]);
  const prices = applyEdits(stored.variants, edits, columns).map((one) => one.platformPrice.amount);
  assert.deepEqual(prices, [1_500, 1_200]);
});

test('edits of the sheet are found again in a form', () => {
  const { rows, edits } = findEdits(stored.variants, withPrice(stored, 1, 1_590).variants, columns);
  assert.deepEqual(edits, new Map([['2', new Map([['price', { text: '1590' }]])]]));
  assert.equal(rows[1]?.platformPrice.amount, 1_200);
  assert.deepEqual(applyEdits(rows, edits, columns)[1]?.platformPrice, price(1_590));
});

test('fields that the sheet does not show stay as the form has them', () => {
  const heavier = {
    ...stored,
    variants: stored.variants.map((variant) => ({ ...variant, weightGrams: 900 })),
  };
  const { rows, edits } = findEdits(stored.variants, heavier.variants, columns);
  assert.equal(edits.size, 0);
  assert.equal(rows[0]?.weightGrams, 900);
});

test('changed units count as changes, unchanged ones do not', () => {
  assert.equal(countChanges(stored, stored), 0);
  const [first, second] = stored.variants;
  assert.ok(first && second);
  const counted = { ...stored, variants: [{ ...first, onHand: 0 }, second] };
  assert.equal(countChanges(stored, counted), 1);
});

test('a draft returns over what others saved meanwhile', () => {
  const draft = toDraft(3, stored, { ...withPrice(stored, 0, 1_500), brand: 'Ours' });
  const saved = withPrice({ ...stored, leadTimeDays: 9 }, 1, 1_300);
  const form = fromDraft(saved, draft);
  assert.equal(form.brand, 'Ours');
  assert.equal(form.leadTimeDays, 9);
  assert.deepEqual(
    form.variants.map(({ platformPrice, onHand }) => [platformPrice.amount, onHand]),
    [
      [1_500, 40],
      [1_300, 40],
    ],
  );
});

test('a conflict is decided field by field, and keeps units entered by hand', () => {
  const [first, second] = stored.variants;
  assert.ok(first && second);
  const mine = {
    ...withPrice(stored, 0, 1_590),
    brand: 'Mine',
    texts: { ...stored.texts, en: { ...stored.texts.en, description: 'Not for the hob.' } },
  };
  mine.variants = mine.variants.map((variant) => ({ ...variant, onHand: 60 }));
  const theirs = {
    ...withPrice(stored, 0, 1_520),
    brand: 'Theirs',
    leadTimeDays: 7,
    texts: { ...stored.texts, en: { ...stored.texts.en, description: 'The lid lifts out.' } },
  };
  const merged = mergeForms(stored, mine, theirs);
  const conflict = { ...merged, version: 4, savedBy: 'Wei', savedAt: '2026-11-29T09:00:00Z' };
  const form = resolveConflict(
    conflict,
    { brand: 'theirs', 'texts.en.description': { joined: 'Both.' } },
    mine,
  );
  assert.equal(form.brand, 'Theirs');
  assert.equal(form.leadTimeDays, 7);
  assert.equal(form.texts.en.description, 'Both.');
  assert.equal(form.variants[0]?.platformPrice.amount, 1_590);
  assert.deepEqual(
    form.variants.map(({ onHand, onHandRead }) => [onHand, onHandRead]),
    [
      [60, 40],
      [60, 40],
    ],
  );
});

test('a save sends the variants that were changed, one at least, and all of them with another set', () => {
  const changed = pickChanged(stored, withPrice(stored, 1, 1_500));
  assert.deepEqual(
    [changed.leavesOthers, changed.form.variants.map(({ id }) => id)],
    [true, ['2']],
  );
  assert.deepEqual(
    pickChanged(stored, { ...stored, brand: 'New' }).form.variants.map(({ id }) => id),
    ['1'],
  );
  const fewer = { ...stored, variants: stored.variants.slice(0, 1) };
  assert.deepEqual(pickChanged(stored, fewer), { form: fewer, leavesOthers: false });
});

test('the variants that a draft names are loaded before it is shown', () => {
  const ids = ['1', '2', '3'];
  const sold = {
    ...stored,
    variants: stored.variants.map((one) => (one.id === '1' ? { ...one, onHand: 41 } : one)),
  };
  assert.deepEqual(findTouched(toDraft(1, stored, withPrice(stored, 1, 1_500)), ids), ['2']);
  assert.deepEqual(findTouched(toDraft(1, stored, sold), ids), ['1']);
  assert.deepEqual(findTouched(toDraft(1, stored, { ...stored, brand: 'New' }), ids), []);
  assert.deepEqual(findTouched(toDraft(1, stored, { ...stored, options: [] }), ids), ids);
});

test('beside 500 changed variants a further change, or a letter in a text, reads only what it changed', () => {
  let reads = 0;
  const base = createProductForm({
    ...stored,
    options: [],
    variants: Array.from({ length: 500 }, (_, at) => {
      const variant = createVariant({
        id: String(at + 1),
        values: { size: `s${at}` },
        sku: '',
        platformPrice: price(1_200),
        weightGrams: 780,
      });
      return Object.defineProperty(variant, 'sku', {
        enumerable: true,
        get: () => {
          reads += 1;
          return `TP-${at}`;
        },
      });
    }),
  });
  let writes = 0;
  const counted = columns.map((column) => ({
    ...column,
    write: (...given: Parameters<NonNullable<VariantColumn['write']>>) => {
      writes += 1;
      return column.write?.(...given) ?? given[0];
    },
  }));
  const edits = new Map(
    base.variants.map(({ id }) => [id ?? '', new Map([['price', { text: '1500' }]])]),
  );
  const enter = (all: typeof edits) => ({
    ...base,
    variants: applyEdits(base.variants, all, counted),
  });
  const first = enter(edits);
  assert.equal(countChanges(base, first), 500);
  [reads, writes] = [0, 0];
  const further = enter(new Map(edits).set('7', new Map([['price', { text: '1600' }]])));
  assert.equal(countChanges(base, further), 500);
  assert.equal(pickChanged(base, further).form.variants.length, 500);
  assert.equal(writes, 1);
  assert.ok(reads > 0 && reads <= 4, `${reads} reads of 500 variants`);
  reads = 0;
  assert.equal(countChanges(base, { ...further, brand: 'B' }), 501);
  assert.equal(toDraft(1, base, { ...further, brand: 'B' }).changes.length, 501);
  assert.equal(reads, 0);
});
