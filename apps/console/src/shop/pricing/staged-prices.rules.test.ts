import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriceEdit } from '@vitrine/contract/shop/pricing.ts';
import { savableEdits, withEdit, withoutEdits, withRefused } from './staged-prices.rules.ts';

const lamp = { id: '7', name: 'Lamp', imageUrl: null, before: { amount: 2000, currency: 'USD' as const } };
const priced = (kind: PriceEdit['kind'], id: string, amount: number): PriceEdit => ({
  kind,
  id,
  fixed: { amount, currency: 'USD' },
  percentage: null,
});

test('an edit of the same place replaces the earlier one and keeps the price that is sold at', () => {
  const first = withEdit(undefined, lamp, priced('product', '7', 2100), false);
  const second = withEdit(first, { ...lamp, before: { amount: 1, currency: 'USD' } }, priced('product', '7', 2200), false);
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
  const both = withEdit(withEdit(undefined, lamp, priced('variant', '1', 5), true), lamp, priced('variant', '2', 3000), false);
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
