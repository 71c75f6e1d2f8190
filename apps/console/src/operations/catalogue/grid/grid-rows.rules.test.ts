import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant } from '@vitrine/contract/shop/new-product.ts';
import {
  collectCells,
  createPriceFinder,
  type GridColumn,
  getRowId,
  splitCells,
  toRows,
} from './grid-rows.rules.ts';

const product = (id: string, variantIds: readonly string[]) => ({
  id,
  version: 3,
  variantIds,
  form: createProductForm({
    key: `p${id}`,
    categoryId: '2',
    variants: variantIds.map((variantId) =>
      createVariant({
        id: variantId,
        values: { size: variantId },
        sku: `S${variantId}`,
        platformPrice: { amount: 1_000, currency: 'USD' },
        weightGrams: 10,
      }),
    ),
  }),
});
const rows = toRows([product('1', ['11', '12']), product('2', ['21'])]);
const column = (key: string, toValue?: GridColumn['toValue']): GridColumn => ({
  key,
  title: key,
  width: 80,
  read: () => '',
  ...(toValue ? { toValue } : {}),
});
const columns = [
  column('margin'),
  column('platformPrice', (text) => Number(text) * 100),
  column('leadTimeDays', Number),
];
const edits = new Map([
  [
    '1:11',
    new Map([
      ['platformPrice', { text: '12' }],
      ['leadTimeDays', { text: '4' }],
    ]),
  ],
  ['1:12', new Map([['leadTimeDays', { text: '5' }]])],
  ['2:21', new Map([['platformPrice', { text: 'x', error: 'Enter a price.' }]])],
]);

test('rows are the variants of the products, of which the first one has the name', () => {
  assert.deepEqual(
    rows.map((row) => [getRowId(row), row.isFirst]),
    [
      ['1:11', true],
      ['1:12', false],
      ['2:21', true],
    ],
  );
});

test('right changes become cells by product, a field of the product once', () => {
  assert.deepEqual(collectCells(rows, edits, columns), [
    {
      id: '1',
      version: 3,
      cells: [
        { variantId: '11', field: 'platformPrice', value: 1_200 },
        { variantId: null, field: 'leadTimeDays', value: 5 },
      ],
    },
  ]);
});

test('changes that are too many for one call are split between products', () => {
  const cells = (count: number) =>
    Array.from({ length: count }, () => ({
      variantId: null,
      field: 'brand' as const,
      value: '',
    }));
  const parts = splitCells(
    ['1', '2', '3'].map((id) => ({ id, version: 1, cells: cells(3) })),
    6,
  );
  assert.deepEqual(
    parts.map((part) => part.map(({ id }) => id)),
    [['1', '2'], ['3']],
  );
});

test('new prices are found by product, and a further change reads only its own', () => {
  const ids = Array.from({ length: 500 }, (_, at) => String(at + 1));
  const many = toRows([product('1', ids.slice(0, 300)), product('2', ids.slice(300))]);
  let reads = 0;
  const price = column('platformPrice', (text) => {
    reads += 1;
    return Number(text) * 100;
  });
  const find = createPriceFinder(many, [price]);
  const changes = new Map(
    many.map((row) => [getRowId(row), new Map([['platformPrice', { text: '12' }]])]),
  );
  assert.deepEqual(
    find(changes).map(({ id, prices }) => [id, prices.length]),
    [
      ['1', 300],
      ['2', 200],
    ],
  );
  assert.equal(reads, 500);
  const further = new Map(changes).set('2:500', new Map([['platformPrice', { text: '13' }]]));
  assert.deepEqual(find(further)[1]?.prices.at(-1), {
    variantId: '500',
    platformPrice: { amount: 1_300, currency: 'USD' },
  });
  assert.equal(reads, 501);
  const wrong = new Map([
    ['2:500', new Map([['platformPrice', { text: 'x', error: 'A price.' }]])],
  ]);
  assert.deepEqual(find(wrong), []);
});
