import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeMarginBp } from './margins.ts';
import {
  createProductForm,
  createVariant,
  emptyTexts,
  fillNames,
  noPlatformPrice,
} from './new-product.ts';
import { diffForms, mergeForms, revertChanges } from './product-changes.ts';
import { isGtin, toKey } from './product-codes.ts';
import { type ProductForm, productDraftFormShape, productFormShape } from './product-form.ts';
import type { VariantForm } from './product-form-parts.ts';
import { buildMatrix, countCombinations } from './product-matrix.ts';
import { computeUnitPrice } from './unit-prices.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const option = (key: string, values: string[]) => ({
  key,
  names: fillNames({ en: key }),
  values: values.map((value) => ({ key: value, names: fillNames({ en: value }), swatch: null })),
});

const image = (key: string, alt = '') => ({
  key,
  alt: fillNames({ en: alt }),
  focusX: 50,
  focusY: 50,
  valueKey: null,
});

const variant = (id: string | null, size: string, change: Partial<VariantForm> = {}) =>
  createVariant({
    id,
    values: { size },
    sku: `TP-${size}`,
    platformPrice: usd(1_200),
    weightGrams: 780,
    ...change,
  });

const small = (change: Partial<VariantForm> = {}) => variant('1', 's', change);
const large = (change: Partial<VariantForm> = {}) => variant('2', 'l', change);

const [a, b] = [image('products/a.webp'), image('products/b.webp')];

const texts = (change: Partial<typeof emptyTexts>) => ({
  ...createProductForm({ key: 'x', categoryId: '1', variants: [] }).texts,
  en: { ...emptyTexts, ...change },
});

const form = (change: Partial<ProductForm> = {}): ProductForm =>
  productFormShape.parse(sent(change));

const sent = (change: Partial<ProductForm> = {}): ProductForm =>
  createProductForm({
    key: 'teapot',
    categoryId: '7',
    status: 'active',
    leadTimeDays: 2,
    texts: texts({ name: 'Teapot', description: 'The strainer is part of the pot.' }),
    options: [option('size', ['s', 'l'])],
    variants: [small(), large()],
    images: [a, b],
    ...change,
  });

const codesOf = (change: Partial<ProductForm>) => {
  const { error } = productFormShape.safeParse(sent(change));
  return (error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.['code'] : issue.message,
  ]);
};

test('a barcode is a GTIN with a right check digit', () => {
  for (const code of ['4006381333931', '036000291452', '96385074', '10614141000415'])
    assert.equal(isGtin(code), true, code);
  for (const code of ['4006381333932', '12345', '40063813339a1', ''])
    assert.equal(isGtin(code), false, code);
});

test('a key is made of the letters and digits of a name', () => {
  assert.equal(toKey('Łódź – Teekanne 1,1 l', 80), 'lodz-teekanne-1-1-l');
  assert.equal(toKey('茶壶', 80), '');
  assert.equal(toKey('abc def', 4), 'abc');
});

test('the price per unit follows from content and base measure', () => {
  const l = { value: 1, unit: 'l' } as const;
  assert.equal(computeUnitPrice(500n, { value: 250, unit: 'ml' }, l), 2_000n);
  assert.equal(computeUnitPrice(500n, { value: 0.75, unit: 'l' }, l), 667n);
  assert.equal(
    computeUnitPrice(999n, { value: 6, unit: 'item' }, { value: 1, unit: 'item' }),
    166n,
    'half to even',
  );
});

test('the margin is what the platform price leaves of the cost at the rate', () => {
  const rate = { from: 'EUR', to: 'USD', numerator: 11n, denominator: 10n } as const;
  assert.equal(computeMarginBp(1_200n, 600n, rate), 4_500);
  assert.equal(computeMarginBp(500n, 600n, rate), -3_200);
});

test('options make every combination, and variants that stay keep their rows', () => {
  const options = [option('size', ['s', 'l']), option('colour', ['red', 'blue'])];
  const fresh = (values: Readonly<Record<string, string>>) => small({ id: null, values });
  const grown = buildMatrix(options, form().variants, fresh);
  assert.equal(countCombinations(options), 4);
  assert.deepEqual(
    grown.map(({ id, values }) => [id, values['size'], values['colour']]),
    [
      ['1', 's', 'red'],
      [null, 's', 'blue'],
      ['2', 'l', 'red'],
      [null, 'l', 'blue'],
    ],
  );
  const shrunk = buildMatrix(form().options, grown, fresh);
  assert.deepEqual(
    shrunk.map(({ id }) => id),
    ['1', '2'],
  );
});

test('a form names the fields that contradict each other', () => {
  assert.deepEqual(codesOf({}), []);
  assert.deepEqual(
    codesOf({ variants: [small(), large({ values: { size: 's' }, sku: 'tp-s' })] }),
    [
      ['variants.1.values', 'repeated'],
      ['variants.1.sku', 'repeated'],
    ],
  );
  assert.deepEqual(codesOf({ variants: [small({ values: { size: 'xl' } })] }), [
    ['variants.0.values', 'option-values'],
  ]);
  assert.deepEqual(codesOf({ customsCode: '12' }), [['customsCode', 'customs-code']]);
  assert.deepEqual(
    codesOf({ saleFrom: '2026-02-02T00:00:00.000Z', saleUntil: '2026-02-01T00:00:00.000Z' }),
    [['saleUntil', 'before-from']],
  );
  assert.deepEqual(codesOf({ texts: texts({}) }), [['texts.en.name', 'required']]);
  assert.deepEqual(
    codesOf({
      variants: [
        small({
          supplies: [
            {
              supplierId: '1',
              cost: { amount: 5, currency: 'EUR' },
              reference: '',
              isPreferred: false,
            },
          ],
        }),
      ],
    }),
    [['variants.0.supplies', 'one-preferred']],
  );
  assert.deepEqual(
    codesOf({
      variants: [
        small({
          unitPrice: { total: { value: 5, unit: 'ml' }, base: { value: 1, unit: 'kg' } },
        }),
      ],
    }),
    [['variants.0.unitPrice.base.unit', 'other-measure']],
  );
});

test('changes lead back to the form before them', () => {
  const before = form();
  const after = form({
    brand: 'Ribera',
    variants: [large({ platformPrice: usd(1_590) })],
    images: [image('products/c.webp', 'Lid'), a],
  });
  const changes = diffForms(before, after);
  assert.deepEqual(changes.map(({ path }) => path).sort(), [
    'brand',
    'imageOrder',
    'images.products/b.webp',
    'images.products/c.webp',
    'variants.1',
    'variants.2.platformPrice',
  ]);
  assert.deepEqual(diffForms(before, revertChanges(after, [changes])), []);
});

test('two edits that do not touch each other are joined', () => {
  const mine = form({ brand: 'Ribera', images: [a, b, image('products/m.webp')] });
  const theirs = form({ leadTimeDays: 5, images: [image('products/t.webp'), a, b] });
  const merged = mergeForms(form(), mine, theirs);
  assert.deepEqual(merged.conflicts, []);
  assert.deepEqual([merged.form.brand, merged.form.leadTimeDays], ['Ribera', 5]);
  assert.deepEqual(
    merged.form.images.map(({ key }) => key),
    ['products/a.webp', 'products/b.webp', 'products/m.webp', 'products/t.webp'],
  );
  assert.ok(merged.theirs.some(({ path }) => path === 'leadTimeDays'));
});

test('pictures that both moved are a conflict', () => {
  const c = image('products/c.webp');
  const base = form({ images: [a, b, c] });
  const merged = mergeForms(base, form({ images: [b, a, c] }), form({ images: [a, c, b] }));
  assert.deepEqual(
    merged.conflicts.map(({ path }) => path),
    ['imageOrder'],
  );
});

test('a field that both changed is a conflict with three values, and mine is in the joined form', () => {
  const price = (amount: number) =>
    form({ variants: [small({ platformPrice: usd(amount) }), large()] });
  const merged = mergeForms(form(), price(1_590), price(1_520));
  assert.deepEqual(merged.conflicts, [
    { path: 'variants.1.platformPrice', before: usd(1_200), mine: usd(1_590), theirs: usd(1_520) },
  ]);
  assert.equal(merged.form.variants[0]?.platformPrice.amount, 1_590);
  assert.deepEqual(mergeForms(form(), price(1_590), price(1_590)).conflicts, []);
});

test('a variant that one removed and the other changed is a conflict', () => {
  const without = form({ variants: [large()] });
  const changed = form({ variants: [small({ sku: 'NEW' }), large()] });
  const removedByMe = mergeForms(form(), without, changed);
  assert.deepEqual(
    removedByMe.conflicts.map(({ path, mine }) => [path, mine]),
    [['variants.1', null]],
  );
  const removedByThem = mergeForms(form(), changed, without);
  assert.deepEqual(
    removedByThem.conflicts.map(({ path, theirs }) => [path, theirs]),
    [['variants.1', null]],
  );
  assert.equal(removedByThem.form.variants[0]?.sku, 'NEW');
});

test('a variant that both added is one, and its fields are compared', () => {
  const added = (id: string | null, weightGrams = 1) =>
    form({
      options: [option('size', ['s', 'l', 'xl'])],
      variants: [small(), large(), variant(id, 'xl', { weightGrams })],
    });
  const merged = mergeForms(form(), added(null), added('3'));
  assert.deepEqual(merged.conflicts, []);
  assert.deepEqual(
    merged.form.variants.map(({ id }) => id),
    ['1', '2', '3'],
  );
  assert.deepEqual(
    mergeForms(form(), added(null, 2), added('3')).conflicts.map(({ path }) => path),
    ['variants.3.weightGrams'],
  );
});

test('a product without a platform price can be a draft, and is not saved', () => {
  const unpriced = sent({ variants: [small(), large({ platformPrice: noPlatformPrice })] });
  assert.equal(productDraftFormShape.safeParse(unpriced).success, true);
  assert.deepEqual(
    productFormShape.safeParse(unpriced).error?.issues.map(({ path }) => path.join('.')),
    ['variants.1.platformPrice.amount'],
  );
  const wrong = sent({ variants: [small({ platformPrice: usd(-1) })] });
  assert.equal(productDraftFormShape.safeParse(wrong).success, false);
});
