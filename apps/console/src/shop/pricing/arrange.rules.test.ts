import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAt, withMoved } from './arrange.rules.ts';

const ids = ['a', 'b', 'c', 'd'];
const rows = ids.map((id) => ({ id }));
const after = (id: string, index: number) => {
  const place = placeAt(ids, id, index);
  return (
    place &&
    withMoved(rows, id, place)
      .map((row) => row.id)
      .join('')
  );
};

test('a product is put where it was dropped, forwards and backwards', () => {
  assert.equal(after('d', 0), 'dabc');
  assert.equal(after('c', 1), 'acbd');
  assert.equal(after('a', 3), 'bcda');
  assert.equal(after('b', 2), 'acbd');
});

test('nothing moves to where it stands, nor beyond the ends', () => {
  assert.equal(after('a', 0), undefined);
  assert.equal(after('a', -1), undefined);
  assert.equal(after('d', 9), undefined);
  assert.equal(after('z', 1), undefined);
});

test('at the front of a filtered list a product stands before the first one shown, not before the whole store', () => {
  assert.deepEqual(placeAt(ids, 'c', 0), { to: 'before', productId: 'a' });
  assert.deepEqual(
    withMoved(rows, 'c', { to: 'first' }).map(({ id }) => id),
    ['c', 'a', 'b', 'd'],
  );
});

test('a neighbour that is not shown leaves the list as it is', () => {
  assert.deepEqual(withMoved(rows, 'c', { to: 'after', productId: 'z' }), rows);
});
