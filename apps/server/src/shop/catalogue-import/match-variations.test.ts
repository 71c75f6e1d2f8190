import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { buildForm } from './build-form.rules.ts';
import type { ImportRecord, ReadingRules } from './import.types.ts';

type Row = { id?: string; colour?: string; sku?: string; price?: string };

/** Builds a cup of the rows of its variations. */
function build(
  rows: readonly Row[],
  existing: ProductForm | null = null,
  sources: Record<string, string> = {},
) {
  const isNamed = existing === null;
  const records: ImportRecord[] = rows.map(({ id, colour, sku, price = '5.00' }, index) => ({
    line: index + 2,
    cells: {
      ...(isNamed && index === 0 && { 'name.en': 'Cup' }),
      ...(colour !== undefined && { 'option1Name.en': 'Colour', 'option1Value.en': colour }),
      ...(sku !== undefined && { sku }),
      price,
    },
    ...(id !== undefined && { variation: id }),
  }));
  const rules: ReadingRules = {
    decimalSign: '.',
    currency: 'USD',
    rateNano: 1_000_000_000n,
    priceMeaning: 'platform',
    platformBp: 10_000,
    supplier: null,
    units: {},
    targets: new Set(records.flatMap(({ cells }) => Object.keys(cells))) as ReadingRules['targets'],
    existing: 'change',
    hasHtml: true,
  };
  return buildForm('cup', records, existing, {
    rules,
    findCategory: () => undefined,
    findSupplier: () => undefined,
    findPicture: () => null,
    findVariant: (variation) => sources[variation],
    isSkuTaken: () => false,
    unsortedId: '1',
  });
}

const first = build([
  { colour: 'Blue', sku: 'B' },
  { colour: 'Red', sku: 'R' },
]).form;
assert.ok(first);
/** Two variants with their ids, which variations 21 and 22 became. */
const existing = {
  ...first,
  variants: first.variants.map((one, index) => ({ ...one, id: `${index + 1}`, onHand: 5 })),
};
const sources = { 21: '1', 22: '2', 23: '99' };

const cases: {
  name: string;
  rows: Row[];
  variants: [id: string | null, colour: string, sku: string][];
  names?: string[];
  codes?: string[];
}[] = [
  {
    name: 'another SKU',
    rows: [{ id: '21', colour: 'Blue', sku: 'NEW' }],
    variants: [
      ['1', 'blue', 'NEW'],
      ['2', 'red', 'R'],
    ],
  },
  {
    name: 'no SKU',
    rows: [{ id: '21', colour: 'Blue', sku: '' }],
    variants: [
      ['1', 'blue', 'B'],
      ['2', 'red', 'R'],
    ],
  },
  {
    name: 'no attributes',
    rows: [
      { id: '22', sku: '' },
      { id: '21', sku: 'B2' },
    ],
    variants: [
      ['1', 'blue', 'B2'],
      ['2', 'red', 'R'],
    ],
  },
  {
    name: 'a value that was renamed, and no SKU',
    rows: [{ id: '21', colour: 'Navy', sku: '' }],
    variants: [
      ['1', 'blue', 'B'],
      ['2', 'red', 'R'],
    ],
    names: ['Navy', 'Red'],
  },
  {
    name: 'a former value that a new variation has now',
    rows: [
      { id: '30', colour: 'Blue', sku: 'N' },
      { id: '21', colour: 'Navy', sku: 'B' },
    ],
    variants: [
      ['1', 'navy', 'B'],
      ['2', 'red', 'R'],
      [null, 'blue', 'N'],
    ],
    names: ['Blue', 'Red', 'Navy'],
  },
  {
    name: 'the same, where the row of the ID is left out',
    rows: [
      { id: '30', colour: 'Blue', sku: 'N' },
      { id: '21', colour: 'Navy', sku: 'B', price: 'x' },
    ],
    variants: [
      ['1', 'blue', 'N'],
      ['2', 'red', 'R'],
    ],
    codes: ['3 price not-a-number'],
  },
  {
    name: 'values that were exchanged: buyers keep the colour that they chose',
    rows: [
      { id: '21', colour: 'Red', sku: 'B' },
      { id: '22', colour: 'Blue', sku: 'R' },
    ],
    variants: [
      ['1', 'blue', 'R'],
      ['2', 'red', 'B'],
    ],
  },
  {
    name: 'one ID twice',
    rows: [
      { id: '21', colour: 'Blue', sku: 'B' },
      { id: '21', colour: 'Navy', sku: 'N' },
    ],
    variants: [
      ['1', 'blue', 'B'],
      ['2', 'red', 'R'],
      [null, 'navy', 'N'],
    ],
    names: ['Blue', 'Red', 'Navy'],
  },
  {
    name: 'an ID whose variant is gone, and one that is new',
    rows: [
      { id: '23', colour: 'Red', sku: 'R2' },
      { id: '40', colour: 'Ink', sku: 'I' },
    ],
    variants: [
      ['1', 'blue', 'B'],
      ['2', 'red', 'R2'],
      [null, 'ink', 'I'],
    ],
    names: ['Blue', 'Red', 'Ink'],
  },
];

for (const { name, rows, variants, names = ['Blue', 'Red'], codes = [] } of cases)
  test(`a variation is found by its ID with ${name}`, () => {
    const { form, problems, variations } = build(rows, existing, sources);
    assert.deepEqual(
      problems.map(({ line, target, code }) => `${line} ${target} ${code}`),
      codes,
    );
    assert.deepEqual(
      form?.variants.map(({ id, values, sku }) => [id, values['colour'], sku]),
      variants,
    );
    assert.deepEqual(
      form?.options[0]?.values.map((value) => value.names.en),
      names,
    );
    const failed = rows.filter(({ price }) => price === 'x').map(({ id }) => id);
    const ids = rows.flatMap(({ id }) => (id && !failed.includes(id) ? [id] : []));
    assert.deepEqual([...variations.keys()].sort(), [...new Set(ids)].sort());
  });

test('without IDs of its source a row without attributes is one of several variants', () => {
  assert.deepEqual(
    build([{ price: '9.00' }], existing).problems.map(({ code }) => code),
    ['several-variants'],
  );
});
