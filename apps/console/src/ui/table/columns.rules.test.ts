import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHidden, toggleColumn } from './columns.rules.ts';

test('hidden columns are read as they were kept, without those that are gone', () => {
  assert.deepEqual(readHidden(null, ['a', 'b']), []);
  assert.deepEqual(readHidden('b,gone', ['a', 'b']), ['b']);
});

test('a column is hidden and shown again; the last one stays in sight', () => {
  assert.deepEqual(toggleColumn([], ['a', 'b'], 'a'), ['a']);
  assert.deepEqual(toggleColumn(['a'], ['a', 'b'], 'a'), []);
  assert.deepEqual(toggleColumn(['a'], ['a', 'b'], 'b'), ['a']);
});
