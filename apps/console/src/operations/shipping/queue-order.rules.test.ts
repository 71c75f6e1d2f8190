import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasLeft } from './queue-order.rules.ts';

const row = { id: '7', replacement: null };

test('a shipped row stays away from every list, one on hold only from lists that were read before', () => {
  const shipped = { done: new Set(['7']), heldAt: new Map<string, number>() };
  assert.deepEqual(
    [1, 1_000].map((readAt) => hasLeft(row, readAt, shipped)),
    [true, true],
  );
  const held = { done: new Set<string>(), heldAt: new Map([['7', 500]]) };
  assert.deepEqual(
    [499, 500, 501].map((readAt) => hasLeft(row, readAt, held)),
    [true, true, false],
  );
  assert.equal(hasLeft({ ...row, id: '8' }, 1, held), false);
});
