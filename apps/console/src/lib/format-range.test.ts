import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRange } from './format-range.ts';

test('a range breaks into two lines at most, and the same figure twice is no range', () => {
  assert.deepEqual(formatRange('€16.59', '€22.12').split(' '), ['€16.59\u00a0–', '€22.12']);
  assert.equal(formatRange('33 %', '33 %'), '33 %');
});
