import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectChosen, listColumns, moveColumn, toggleColumn } from './chosen-columns.rules.ts';

test('columns of a preset come first, in its order, and are moved and left out', () => {
  const all = listColumns(['sku', 'order']);
  assert.deepEqual(collectChosen(all), ['sku', 'order']);
  assert.equal(all.length, new Set(all.map(({ column }) => column)).size);
  assert.deepEqual(collectChosen(moveColumn(all, 'order', -1)), ['order', 'sku']);
  assert.deepEqual(moveColumn(all, 'sku', -1), all);
  assert.deepEqual(collectChosen(toggleColumn(all, 'sku')), ['order']);
  assert.deepEqual(collectChosen(toggleColumn(all, 'city')), ['sku', 'order', 'city']);
});
