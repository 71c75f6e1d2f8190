import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveWithin } from './arrange-products.rules.ts';

const order = (placed: number) =>
  ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, hasPlace: index < placed }));

test('a product goes to the front, and only what stands before it gets a place', () => {
  assert.deepEqual(moveWithin(order(0), 'd', { to: 'first' }), { placed: ['d'], position: 0 });
  assert.deepEqual(moveWithin(order(0), 'd', { to: 'before', productId: 'b' }), {
    placed: ['a', 'd'],
    position: 1,
  });
});

test('places that were given before are kept behind the moved product', () => {
  assert.deepEqual(moveWithin(order(3), 'e', { to: 'before', productId: 'b' }), {
    placed: ['a', 'e', 'b', 'c'],
    position: 1,
  });
  assert.deepEqual(moveWithin(order(3), 'a', { to: 'after', productId: 'b' }), {
    placed: ['b', 'a', 'c'],
    position: 1,
  });
});

test('a product can be moved down behind those without a place', () => {
  assert.deepEqual(moveWithin(order(2), 'a', { to: 'after', productId: 'd' }), {
    placed: ['b', 'c', 'd', 'a'],
    position: 3,
  });
});

test('beside itself or a stranger nothing can be put', () => {
  assert.equal(moveWithin(order(0), 'a', { to: 'after', productId: 'a' }), undefined);
  assert.equal(moveWithin(order(0), 'a', { to: 'after', productId: 'z' }), undefined);
  assert.equal(moveWithin(order(0), 'z', { to: 'first' }), undefined);
});
