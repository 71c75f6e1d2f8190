import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modifiedProducts, useModifiedProducts } from './modified-products.ts';

test('an entry of the modified products replaces the one with the same id and keeps its place', () => {
  modifiedProducts.put({ id: '1', price: 5 });
  modifiedProducts.put({ id: '2', price: 6 });
  modifiedProducts.put({ id: '1', price: 7 });
  assert.deepEqual(useModifiedProducts.getState().list, [
    { id: '1', price: 7 },
    { id: '2', price: 6 },
  ]);
});

test('an entry can be taken back, and all of them cleared', () => {
  modifiedProducts.replaceAll([{ id: '1' }, { id: '2' }]);
  modifiedProducts.remove('1');
  assert.deepEqual(useModifiedProducts.getState().list, [{ id: '2' }]);
  modifiedProducts.clear();
  assert.deepEqual(useModifiedProducts.getState().list, []);
});
