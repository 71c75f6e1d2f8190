import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import {
  areSameEdits,
  entryOf,
  listEdits,
  savableEdits,
  withEdit,
  withoutEdits,
  withRefused,
  withVersions,
} from './staged-prices.rules.ts';

const lamp = {
  id: '7',
  name: 'Lamp',
  imageUrl: null,
  before: { amount: 2000, currency: 'USD' as const },
  priceVersion: 3,
};
const priced = (kind: PriceEdit['kind'], id: string, amount: number): PriceEdit => ({
  kind,
  id,
  fixed: { amount, currency: 'USD' },
  percentage: null,
});

test('an edit of the same place replaces the earlier one and keeps the price that is sold at', () => {
  const first = withEdit(undefined, lamp, priced('product', '7', 2100), false);
  const second = withEdit(
    first,
    { ...lamp, before: { amount: 1, currency: 'USD' } },
    priced('product', '7', 2200),
    false,
  );
  assert.deepEqual(
    second.edits.map(({ fixed }) => fixed?.amount),
    [2200],
  );
  assert.equal(second.before?.amount, 2000);
});

test('a good price of one variant does not clear the warning of another', () => {
  const low = withEdit(undefined, lamp, priced('variant', '1', 5), true);
  const both = withEdit(low, lamp, priced('variant', '2', 3000), false);
  assert.deepEqual(both.lowPlaces, ['variant:1']);
  assert.deepEqual(
    savableEdits([both]).map(({ id }) => id),
    ['2'],
  );
  assert.deepEqual(withEdit(both, lamp, priced('variant', '1', 3000), false).lowPlaces, []);
});

test('taking an edit back takes its warning along, and the last one takes the product along', () => {
  const both = withEdit(
    withEdit(undefined, lamp, priced('variant', '1', 5), true),
    lamp,
    priced('variant', '2', 3000),
    false,
  );
  const rest = withoutEdits(both, ({ id }) => id === '1');
  assert.deepEqual(rest?.lowPlaces, []);
  assert.equal(rest && withoutEdits(rest, ({ id }) => id === '2'), undefined);
});

test('an edit made while saving outlives the save', () => {
  const before = withEdit(undefined, lamp, priced('product', '7', 2100), false);
  const sent = savableEdits([before]);
  const after = withEdit(before, lamp, priced('product', '7', 2500), false);
  assert.deepEqual(
    withoutEdits(after, (edit) => sent.includes(edit))?.edits.map(({ fixed }) => fixed?.amount),
    [2500],
  );
  assert.equal(
    withoutEdits(before, (edit) => sent.includes(edit)),
    undefined,
  );
});

test('what the server refuses is marked and left out of the next save', () => {
  const entry = withEdit(undefined, lamp, priced('product', '7', 5), false);
  assert.deepEqual(savableEdits([withRefused(entry, entry.edits)]), []);
  assert.equal(withRefused(entry, []), entry);
});

test('an edit keeps the version of the prices under which the first one of its product was chosen', () => {
  const first = withEdit(undefined, lamp, priced('product', '7', 2100), false);
  const second = withEdit(first, { ...lamp, priceVersion: 4 }, priced('variant', '1', 2200), false);
  assert.equal(second.priceVersion, 3);
  assert.deepEqual(
    withVersions([second], savableEdits([second])).map(({ priceVersion }) => priceVersion),
    [3, 3],
  );
});

test('a draft comes back with its warnings', () => {
  const edits = [priced('product', '7', 2100), priced('variant', '1', 5)];
  const entry = entryOf({
    productId: '7',
    name: 'Lamp',
    image: null,
    edits,
    editSubjects: [
      { label: '', sellingPrice: lamp.before },
      { label: 'Navy', sellingPrice: { amount: 2600, currency: 'USD' } },
    ],
    tooLow: [1],
    sellingPrice: lamp.before,
    priceVersion: 3,
    version: '7d0c3f0e-9d3a-4d7c-8a55-0f6f3d2e1b4a',
    savedAt: '2026-11-20T10:00:00.000Z',
  });
  assert.deepEqual(entry.lowPlaces, ['variant:1']);
  assert.deepEqual(
    savableEdits([entry]).map(({ kind }) => kind),
    ['product'],
  );
  assert.deepEqual(
    listEdits([entry]).map(({ label, before }) => [label, before?.amount]),
    [
      ['', 2000],
      ['Navy', 2600],
    ],
  );
});

test('edits ask for the same whatever their order', () => {
  const [one, other] = [priced('product', '7', 2100), priced('variant', '1', 5)];
  assert.equal(areSameEdits([one, other], [other, one]), true);
  assert.equal(areSameEdits([one], [priced('product', '7', 2101)]), false);
});

test('each staged edit is shown by itself, with the price before it, and goes by itself', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const product = withEdit(undefined, lamp, priced('product', '7', 2100), false);
  const both = withEdit(
    product,
    { ...lamp, label: 'Navy', before: usd(2500) },
    priced('variant', '1', 3000),
    false,
  );
  assert.deepEqual(
    listEdits([both]).map(({ key, label, before, edit }) => [
      key,
      label,
      before?.amount,
      edit.fixed?.amount,
    ]),
    [
      ['7|product:7', '', 2000, 2100],
      ['7|variant:1', 'Navy', 2500, 3000],
    ],
  );
  const rest = withoutEdits(both, ({ kind }) => kind === 'variant');
  assert.deepEqual(rest && listEdits([rest]).map(({ key }) => key), ['7|product:7']);
});
