import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant } from '@vitrine/contract/shop/new-product.ts';
import type { Edits } from '../../../ui/sheet/sheet.types.ts';
import { applyResults, findGone, listClashes, resolveClashes } from './grid-clashes.rules.ts';
import {
  type CellResult,
  collectCells,
  type GridColumn,
  type GridRow,
  toRows,
} from './grid-rows.rules.ts';

interface Stored {
  version?: number;
  brand?: string;
  /** The price, cost and units of each variant, by its id. */
  variants?: Readonly<Record<string, { price?: number; cost?: string; units?: number }>>;
}

/** A product, whose cost is kept in its SKU: "5 EUR". */
const product = (
  id: string,
  { version = 3, brand = 'Old', variants = { [`${id}1`]: {}, [`${id}2`]: {} } }: Stored = {},
) => ({
  id,
  version,
  variantIds: Object.keys(variants),
  form: createProductForm({
    key: `p${id}`,
    categoryId: '2',
    brand,
    variants: Object.entries(variants).map(
      ([variantId, { price = 10, cost = '5 USD', units = 7 }]) =>
        createVariant({
          id: variantId,
          values: { size: variantId },
          sku: cost,
          onHand: units,
          platformPrice: { amount: price * 100, currency: 'USD' },
          weightGrams: 10,
        }),
    ),
  }),
});

const column = (
  key: string,
  read: (row: GridRow) => string,
  more: Partial<GridColumn> = {},
): GridColumn => ({
  key,
  title: key,
  width: 80,
  read,
  parse: (text) => ({ text }),
  toValue: (text) => text,
  ...more,
});
const columns = [
  column('platformPrice', ({ variant }) => String(variant.platformPrice.amount / 100), {
    editText: (text) => `$${text}`,
  }),
  column('cost', ({ variant }) => variant.sku.split(' ')[0] ?? '', {
    unitOf: ({ variant }) => variant.sku.split(' ')[1] ?? '',
  }),
  column('onHand', ({ variant }) => String(variant.onHand)),
  column('brand', ({ product: { form } }) => form.brand),
];

const edit = (cells: Readonly<Record<string, Readonly<Record<string, string>>>>): Edits =>
  new Map(
    Object.entries(cells).map(([rowId, texts]) => [
      rowId,
      new Map(Object.entries(texts).map(([key, text]) => [key, { text }])),
    ]),
  );
const plain = (edits: Edits) =>
  Object.fromEntries(
    [...edits].map(([rowId, ofRow]) => [
      rowId,
      Object.fromEntries([...ofRow].map(([key, { text, error }]) => [key, error ?? text])),
    ]),
  );

const saved: CellResult = {
  id: '1',
  version: 4,
  failure: null,
  savedBy: null,
  savedAt: null,
  errors: [],
};
const refused: CellResult = { ...saved, version: null };
const outdated: CellResult = {
  ...refused,
  failure: { code: 'product-changed', message: 'Choose what stays.' },
};

/** The edits after a save of product 1 that ended so, while it was stored like this. */
function save(sent: Edits, result: CellResult, stored: Stored = {}, edits = sent) {
  const before = toRows([product('1')]);
  const now = toRows([product('1', { version: 4, ...stored })]);
  const after = applyResults(edits, {
    columns,
    before,
    now,
    sent,
    results: [result],
    describe: ({ mine, theirs }) => `${mine} or ${theirs}`,
  });
  const gone = findGone(before, now);
  return { now, after, clashes: listClashes(now, gone, after, columns) };
}

test('a stored product has no changes left, except those that were typed while it was saved', () => {
  const sent = edit({ '1:11': { platformPrice: '12', brand: 'New' }, '2:21': { brand: 'Other' } });
  assert.deepEqual(plain(save(sent, saved).after), { '2:21': { brand: 'Other' } });
  const typed = edit({ '1:11': { platformPrice: '13' }, '1:12': { onHand: '5' } });
  const { after } = save(
    sent,
    saved,
    { brand: 'New', variants: { 11: { price: 12 }, 12: {} } },
    typed,
  );
  assert.deepEqual(plain(after), { '1:11': { platformPrice: '13' }, '1:12': { onHand: '5' } });
});

test('units that were refused alone keep their change, with the reason', () => {
  const sent = edit({ '1:11': { onHand: '1', platformPrice: '12' } });
  const errors = [{ variantId: '11', field: 'onHand', message: 'Buyers hold 3.' }];
  assert.deepEqual(plain(save(sent, { ...saved, errors }).after), {
    '1:11': { onHand: 'Buyers hold 3.' },
  });
});

test('a refused cell keeps its change with the reason while the others of its product are stored', () => {
  const sent = edit({ '1:11': { platformPrice: '0', brand: 'New' }, '1:12': { onHand: '5' } });
  const errors = [{ variantId: '11', field: 'platformPrice', message: 'Too low.' }];
  assert.deepEqual(plain(save(sent, { ...saved, errors }, { brand: 'New' }).after), {
    '1:11': { platformPrice: 'Too low.' },
  });
});

test('a product that was left out has the reason at its cells', () => {
  const sent = edit({ '1:11': { platformPrice: '0' }, '1:12': { brand: 'New' } });
  const errors = [{ variantId: '11', field: 'platformPrice', message: 'Too low.' }];
  const { after, clashes } = save(sent, { ...refused, errors }, { version: 3 });
  assert.deepEqual(plain(after), {
    '1:11': { platformPrice: 'Too low.' },
    '1:12': { brand: 'Too low.' },
  });
  assert.deepEqual(clashes, []);
});

test('only cells that both changed wait for a choice, with both values', () => {
  const sent = edit({ '1:11': { platformPrice: '12', onHand: '5' }, '1:12': { brand: 'Mine' } });
  const stored = { brand: 'Theirs', variants: { 11: { units: 6 }, 12: { price: 30 } } };
  const { after, clashes } = save(sent, outdated, stored);
  assert.deepEqual(plain(after), {
    '1:11': { platformPrice: '12', onHand: '5' },
    '1:12': { brand: 'Mine or Theirs' },
  });
  assert.deepEqual(
    clashes.map(({ id, before, mine, theirs, canTakeMine }) => [
      id,
      before,
      mine,
      theirs,
      canTakeMine,
    ]),
    [['1::brand', 'Old', 'Mine', 'Theirs', true]],
  );
});

test('a value that both entered is no change any more', () => {
  const sent = edit({ '1:11': { brand: 'Same', platformPrice: '12' } });
  const { after, clashes } = save(sent, outdated, { brand: 'Same' });
  assert.deepEqual(plain(after), { '1:11': { platformPrice: '12' } });
  assert.deepEqual(clashes, []);
});

test('a decided cell is saved over the new version, or has the other value', () => {
  const sent = edit({ '1:11': { platformPrice: '12', brand: 'Mine' }, '1:12': { brand: 'Mine' } });
  const stored = { brand: 'Theirs', variants: { 11: { price: 14 }, 12: {} } };
  const { now, after, clashes } = save(sent, outdated, stored);
  assert.deepEqual(collectCells(now, after, columns), [], 'nothing is saved before the choice');
  assert.deepEqual(
    clashes.map(({ id, rowIds }) => [id, rowIds]),
    [
      ['1:11:platformPrice', ['1:11']],
      ['1::brand', ['1:11', '1:12']],
    ],
  );
  assert.deepEqual(plain(resolveClashes(after, clashes, {})), plain(sent), 'mine, if not decided');
  const decided = resolveClashes(after, clashes, { '1::brand': 'theirs' });
  assert.deepEqual(collectCells(now, decided, columns), [
    {
      id: '1',
      version: 4,
      cells: [{ variantId: '11', field: 'platformPrice', value: '12' }],
    },
  ]);
  const none = resolveClashes(after, clashes, {
    '1::brand': 'theirs',
    '1:11:platformPrice': 'theirs',
  });
  assert.equal(none.size, 0);
});

test('a cell that was left undecided is compared again with what is stored later', () => {
  const first = save(edit({ '1:11': { brand: 'Mine' } }), outdated, { brand: 'Theirs' });
  const [now, before] = [product('1', { version: 5, brand: 'Later' }), first.now];
  const again = (brand: string) =>
    plain(
      applyResults(first.after, {
        columns,
        before,
        now: toRows([{ ...now, form: { ...now.form, brand } }]),
        sent: edit({ '1:12': { platformPrice: '12' } }),
        results: [{ ...saved, version: 5 }],
        describe: ({ mine, theirs }) => `${mine} or ${theirs}`,
      }),
    );
  assert.deepEqual(again('Later'), { '1:11': { brand: 'Mine or Later' } });
  assert.deepEqual(again('Old'), { '1:11': { brand: 'Mine' } });
});

test('a change of a removed variant is shown, and cannot be taken', () => {
  const sent = edit({ '1:12': { platformPrice: '12', brand: 'Mine' } });
  const { now, after, clashes } = save(sent, outdated, { variants: { 11: {} } });
  assert.deepEqual(plain(after), {
    '1:12': { platformPrice: '$12 or null' },
    // The field of the product goes on in another row.
    '1:11': { brand: 'Mine' },
  });
  assert.deepEqual(
    clashes.map(({ id, mine, theirs, canTakeMine }) => [id, mine, theirs, canTakeMine]),
    [['1:12:platformPrice', '$12', null, false]],
  );
  const decided = resolveClashes(after, clashes, { '1:12:platformPrice': 'mine' });
  assert.deepEqual(
    collectCells(now, decided, columns).map(({ cells }) => cells.map(({ field }) => field)),
    [['brand']],
  );
});

test('an amount is not taken in another currency', () => {
  const sent = edit({ '1:11': { cost: '6' } });
  const { clashes } = save(sent, outdated, { variants: { 11: { cost: '5 EUR' }, 12: {} } });
  assert.deepEqual(
    clashes.map(({ before, mine, theirs, canTakeMine }) => [before, mine, theirs, canTakeMine]),
    [['5 USD', '6 USD', '5 EUR', false]],
  );
});

test('a product that is gone keeps its changes, with the reason', () => {
  const sent = edit({ '1:11': { brand: 'Mine' } });
  const before = toRows([product('1')]);
  const failure = { code: 'not-found', message: 'It is gone.' };
  const after = applyResults(sent, {
    columns,
    before,
    now: [],
    sent,
    results: [{ ...refused, failure }],
    describe: () => '',
  });
  assert.deepEqual(plain(after), { '1:11': { brand: 'It is gone.' } });
  assert.deepEqual(findGone(before, []), []);
});
