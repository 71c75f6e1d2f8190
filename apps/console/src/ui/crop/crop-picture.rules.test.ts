import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeOfPart } from './crop-picture.rules.ts';

test('a part keeps its size and its proportions, and is no wider than its place needs', () => {
  assert.deepEqual(sizeOfPart({ width: 900, height: 300 }, 2400), { width: 900, height: 300 });
  assert.deepEqual(sizeOfPart({ width: 4800, height: 1600 }, 2400), { width: 2400, height: 800 });
  assert.deepEqual(sizeOfPart({ width: 4001, height: 1 }, 800), { width: 800, height: 1 });
});
