import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveEntry } from './entry-order.rules.ts';

test('an entry changes places with its neighbour, and stays at the ends', () => {
  assert.deepEqual(moveEntry(['a', 'b', 'c'], 'b', -1), ['b', 'a', 'c']);
  assert.deepEqual(moveEntry(['a', 'b', 'c'], 'b', 1), ['a', 'c', 'b']);
  assert.deepEqual(moveEntry(['a', 'b', 'c'], 'a', -1), ['a', 'b', 'c']);
  assert.deepEqual(moveEntry(['a', 'b', 'c'], 'c', 1), ['a', 'b', 'c']);
  assert.deepEqual(moveEntry(['a', 'b'], 'x', 1), ['a', 'b']);
});
