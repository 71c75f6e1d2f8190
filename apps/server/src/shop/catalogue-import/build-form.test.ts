import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { buildForm } from './build-form.rules.ts';
import type { BuildContext } from './build-variants.rules.ts';
import type { Cells, ImportRecord, ReadingRules } from './import.types.ts';

const base: ReadingRules = {
  decimalSign: '.',
  currency: 'USD',
  rateNano: 1_000_000_000n,
  priceMeaning: 'platform',
  platformBp: 10_000,
  supplier: null,
  units: {},
  targets: new Set(),
  existing: 'change',
  hasHtml: true,
};

/** Builds a product of rows. Columns are those that any row has. */
function build(
  rows: readonly Cells[],
  { rules = {}, existing = null as ProductForm | null, taken = [] as string[] } = {},
) {
  const targets = new Set(rows.flatMap((cells) => Object.keys(cells))) as ReadingRules['targets'];
  const records: ImportRecord[] = rows.map((cells, index) => ({ line: index + 2, cells }));
  const context: BuildContext = {
    rules: { ...base, targets, ...rules },
    findCategory: (cell) => (cell === 'Kitchen > Mugs' ? '3' : undefined),
    findSupplier: (name) => (name === 'Ribera' ? { id: '7', currency: 'EUR' } : undefined),
    findPicture: (url) =>
      url.startsWith('https://ours/') ? `2026-01-01/${'a'.repeat(31)}${url.at(-1)}.webp` : null,
    isSkuTaken: (sku) => taken.includes(sku),
    unsortedId: '1',
  };
  const built = buildForm('a-mug', records, existing, context);
  return {
    ...built,
    codes: built.problems.map(({ line, target, code }) => [line, target, code].join(' ')),
  };
}

const mug: Cells = {
  'name.en': 'Mug',
  category: 'Kitchen > Mugs',
  status: 'active',
  sku: 'M',
  price: '12.00',
};
const colours = (...values: string[]): Cells[] =>
  values.map((value, index) => ({
    ...(index === 0 ? mug : {}),
    'option1Name.en': index === 0 ? 'Colour' : '',
    'option1Value.en': value,
    sku: `M-${index}`,
    price: `${12 + index}.00`,
  }));

test('rows of one key become one product with its variants and pictures', () => {
  const { form, codes, pictures } = build([
    { ...colours('Sage')[0], pictureUrl: 'https://ours/1', variantPictureUrl: 'https://ours/1' },
    { ...colours('', 'Clay')[1], pictureUrl: 'https://else.example/2.jpg', variantPictureUrl: '' },
    { pictureUrl: 'https://ours/3' },
  ]);
  assert.deepEqual(codes, []);
  assert.deepEqual(
    form?.variants.map(({ values, sku, platformPrice }) => [
      values['colour'],
      sku,
      platformPrice.amount,
    ]),
    [
      ['sage', 'M-0', 1200],
      ['clay', 'M-1', 1300],
    ],
  );
  assert.deepEqual(
    pictures.map(({ url, line }) => [url, line]),
    [['https://else.example/2.jpg', 3]],
  );
  assert.deepEqual(
    form?.images.map(({ valueKey }) => valueKey),
    ['colour:sage', null],
  );
});

test('a product without options is written as Title, Default Title', () => {
  const { form, codes } = build([
    { ...mug, 'option1Name.en': 'Title', 'option1Value.en': 'Default Title' },
  ]);
  assert.deepEqual([codes, form?.options, form?.variants.length], [[], [], 1]);
});

test('an empty cell clears, a missing column keeps, and product columns count in the first row only', () => {
  const { form: before } = build([
    { ...mug, brand: 'Ribera', 'description.en': 'Old', weight: '300' },
  ]);
  assert.ok(before);
  const known = { ...before, variants: before.variants.map((one) => ({ ...one, id: '9' })) };
  const { form, codes } = build(
    [
      { brand: '', price: '14.00' },
      { brand: 'Ignored', 'name.en': 'Ignored', pictureUrl: '' },
    ],
    { existing: known, rules: { targets: new Set(['brand', 'price']) } },
  );
  assert.deepEqual(codes, []);
  assert.deepEqual(
    [form?.brand, form?.texts.en.name, form?.texts.en.description, form?.variants[0]?.weightGrams],
    ['', 'Mug', 'Old', 300],
  );
  assert.deepEqual([form?.variants[0]?.id, form?.variants[0]?.platformPrice.amount], ['9', 1400]);
});

test('prices are refused with the reason: text, nothing, zero, less, another currency, too many decimals', () => {
  for (const [price, code] of [
    ['free', 'not-a-number'],
    ['', 'price-missing'],
    ['0', 'too-low'],
    ['-3.00', 'too-low'],
    ['12,90 €', 'other-currency'],
    ['1.234', 'too-precise'],
    ['99999999999', 'too-high'],
  ] as const)
    assert.deepEqual(build([{ ...mug, price }]).codes, [`2 price ${code}`], price);
  for (const [price, minor, rules] of [
    ['$12.90', 1290, {}],
    ['1,234.50', 123_450, {}],
    ['12.9000', 1290, {}],
    ['12,90', 1290, { decimalSign: ',' }],
    ['1.234,50 USD', 123_450, { decimalSign: ',' }],
    ['12,90 €', 1401, { decimalSign: ',', currency: 'EUR', rateNano: 1_086_400_000n }],
    ['1200', 803, { currency: 'JPY', rateNano: 6_690_000n }],
  ] as const) {
    const { form, codes } = build([{ ...mug, price }], { rules });
    assert.deepEqual([codes, form?.variants[0]?.platformPrice.amount], [[], minor], price);
  }
});

test('a recommended price makes the platform price by its percentage, and owners see both', () => {
  const { form } = build([{ ...mug, price: '39.99' }], {
    rules: { priceMeaning: 'recommended', platformBp: 5_000 },
  });
  const [variant] = form?.variants ?? [];
  assert.deepEqual(
    [variant?.platformPrice.amount, variant?.recommendedPrice?.amount],
    [2000, 3999],
  );
});

test('costs belong to the supplier that was chosen or is named, in the supplier’s currency', () => {
  const supplier = { id: '5', currency: 'USD' as const };
  const chosen = build([{ ...mug, cost: '7.10' }], { rules: { supplier } });
  assert.deepEqual(chosen.form?.variants[0]?.supplies, [
    { supplierId: '5', cost: { amount: 710, currency: 'USD' }, reference: '', isPreferred: true },
  ]);
  const converted = build([{ ...mug, cost: '7.10' }], {
    rules: { supplier, currency: 'EUR', rateNano: 1_100_000_000n },
  });
  assert.equal(converted.form?.variants[0]?.supplies[0]?.cost.amount, 781);
  const other = { id: '7', currency: 'EUR' as const };
  assert.deepEqual(build([{ ...mug, cost: '7.10' }], { rules: { supplier: other } }).codes, [
    '2 cost currency',
  ]);
  assert.deepEqual(build([{ ...mug, supplier: 'Nobody', cost: '1' }]).codes, [
    '2 supplier supplier-unknown',
  ]);
  assert.equal(
    build([{ ...mug, supplier: 'Ribera', cost: '7.10', costCurrency: 'EUR' }]).form?.variants[0]
      ?.supplies[0]?.supplierId,
    '7',
  );
  assert.deepEqual(build([{ ...mug, cost: '7.10' }]).form?.variants[0]?.supplies, []);
});

test('a wrong cell leaves its row out, and a wrong cell of the product all of it', () => {
  const rows = colours('Sage', 'Clay', 'Ink');
  const wrong = build([rows[0] ?? {}, { ...rows[1], price: 'x' }, rows[2] ?? {}]);
  assert.deepEqual([wrong.codes, wrong.leftOut], [['3 price not-a-number'], [3]]);
  assert.deepEqual(
    wrong.form?.options[0]?.values.map(({ key }) => key),
    ['sage', 'ink'],
  );
  const barcode = build([rows[0] ?? {}, { ...rows[1], barcode: '84123456789' }]);
  assert.deepEqual([barcode.codes, barcode.form?.variants.length], [['3 barcode barcode'], 1]);
  const status = build([{ ...mug, status: 'live' }]);
  assert.deepEqual([status.codes, status.form], [['2 status status'], null]);
  const letters = build([{ ...mug, 'name.en': 'Th\ufffdi\ufffdre' }]);
  assert.deepEqual([letters.codes, letters.form], [['2 name.en characters'], null]);
  assert.deepEqual(build([{ ...mug, 'name.en': 'x'.repeat(200) }]).codes, ['2 name.en too-long']);
});

test('an option without a value, and the same values twice, are errors of their rows', () => {
  const rows = colours('Sage', '', 'Sage');
  assert.deepEqual(build(rows).codes, ['3  option-missing', '4  option-repeated']);
});

test('a repeated SKU is imported without it, and so is one that another product has', () => {
  const rows = colours('Sage', 'Clay').map((cells) => ({ ...cells, sku: 'SAME' }));
  const repeated = build(rows);
  assert.deepEqual(
    [repeated.codes, repeated.form?.variants.map(({ sku }) => sku), repeated.leftOut],
    [['3 sku sku-repeated'], ['SAME', ''], []],
  );
  const taken = build([mug], { taken: ['M'] });
  assert.deepEqual([taken.codes, taken.form?.variants[0]?.sku], [['2 sku sku-taken'], '']);
});

test('a variant that keeps its own SKU instead is reported with it', () => {
  const { form: first } = build(colours('Sage', 'Clay'));
  assert.ok(first);
  const existing = {
    ...first,
    variants: first.variants.map((one, index) => ({ ...one, id: `${index + 1}` })),
  };
  const ofFile = (...skus: string[]) =>
    colours('Sage', 'Clay').map((cells, index) => ({ ...cells, sku: skus[index] ?? '' }));
  const found = (rows: Cells[], taken: string[]) => {
    const { problems, form } = build(rows, { existing, taken });
    return [
      problems.map(({ line, code, values }) => [line, code, values]),
      form?.variants.map(({ sku }) => sku),
    ];
  };
  assert.deepEqual(found(ofFile('T', 'M-1'), ['T']), [
    [[2, 'sku-replaced', { sku: 'M-0' }]],
    ['M-0', 'M-1'],
  ]);
  assert.deepEqual(found(ofFile('X', 'X'), []), [
    [[3, 'sku-repeat-replaced', { line: 2, sku: 'M-1' }]],
    ['X', 'M-1'],
  ]);
  assert.deepEqual(found(ofFile('T', 'M-0'), ['T']), [
    [
      [2, 'sku-replaced', { sku: 'M-0' }],
      [3, 'sku-repeat-replaced', { line: 2, sku: 'M-1' }],
    ],
    ['M-0', 'M-1'],
  ]);
  assert.deepEqual(
    found(ofFile('M-1').slice(0, 1), []),
    [[[2, 'sku-replaced', { sku: 'M-0' }]], ['M-0', 'M-1']],
    'the file leaves out the variant that has it',
  );
  assert.deepEqual(
    found(ofFile('M-1', 'M-1'), []),
    [[[3, 'sku-repeated', { line: 2 }]], ['M-1', '']],
    'its own one was given to another variant',
  );
});

test('a product without a category that we have is a draft in the category to sort', () => {
  const { form, codes, wanted } = build([{ ...mug, category: 'Arts > Yarn' }]);
  assert.deepEqual(
    [form?.categoryId, form?.status, wanted, codes],
    ['1', 'draft', 'draft', ['2 category no-category']],
  );
});

test('variants are found by their options in any order, and those that the file leaves out stay', () => {
  const { form: first } = build(colours('Sage', 'Clay', 'Ink'));
  assert.ok(first);
  const existing = {
    ...first,
    variants: first.variants.map((one, index) => ({ ...one, id: `${index + 1}`, onHand: 5 })),
  };
  const changed = build(
    [
      { 'option1Name.en': 'COLOUR', 'option1Value.en': 'ink', price: '20', stock: '8' },
      { 'option1Name.en': '', 'option1Value.en': 'Rosé', price: '9', stock: '' },
    ],
    { existing },
  );
  assert.deepEqual(changed.codes, []);
  assert.deepEqual(
    changed.form?.variants.map(({ id, values, platformPrice, onHand, onHandRead }) => [
      id,
      values['colour'],
      platformPrice.amount,
      onHand,
      onHandRead,
    ]),
    [
      ['1', 'sage', 1200, null, null],
      ['2', 'clay', 1300, null, null],
      ['3', 'ink', 2000, 8, 5],
      [null, 'rose', 900, null, null],
    ],
  );
});

test('without options a row changes the only variant, or the one with its SKU, or has a problem if there are several', () => {
  const { form: first } = build(colours('Sage', 'Clay'));
  assert.ok(first);
  const existing = {
    ...first,
    variants: first.variants.map((one, index) => ({ ...one, id: `${index + 1}` })),
  };
  const bySku = build([{ sku: 'M-1', price: '99' }], { existing });
  assert.deepEqual(
    [bySku.codes, bySku.form?.variants.map((one) => one.platformPrice.amount)],
    [[], [1200, 9900]],
  );
  assert.deepEqual(build([{ price: '99' }], { existing }).codes, ['2  several-variants']);
});

test('weights and sizes are read in the unit of their column or of their cell', () => {
  const rules = { units: { weight: 'lb', length: 'in' } as ReadingRules['units'] };
  const { form } = build([{ ...mug, weight: '2', length: '10', width: '3 cm', height: '0' }], {
    rules,
  });
  const [variant] = form?.variants ?? [];
  assert.deepEqual(
    [variant?.weightGrams, variant?.lengthMm, variant?.widthMm, variant?.heightMm],
    [907, 254, 30, null],
  );
  assert.deepEqual(build([{ ...mug, weight: '1.2 stone' }]).codes, ['2 weight unit']);
  assert.deepEqual(build([{ ...mug, weight: '-4' }]).codes, ['2 weight too-low']);
});
