import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMovedTo } from './slide-order.rules.ts';

test('an entry moves to its new place and the others close up', () => {
  assert.deepEqual(withMovedTo(['a', 'b', 'c', 'd'], 0, 2), ['b', 'c', 'a', 'd']);
  assert.deepEqual(withMovedTo(['a', 'b', 'c', 'd'], 3, 0), ['d', 'a', 'b', 'c']);
  assert.deepEqual(withMovedTo(['a'], 0, 0), ['a']);
});
