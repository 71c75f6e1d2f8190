import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cropQuery, readCrop } from './images.ts';

test('a point in an address is rounded, and anything else is none', () => {
  assert.equal(cropQuery({ focusX: 47, focusY: 100 }), 'crop=50-100');
  assert.deepEqual(readCrop('50-100'), { focusX: 50, focusY: 100 });
  assert.deepEqual(readCrop('0-10'), { focusX: 0, focusY: 10 });
  for (const text of ['47-50', '50', '110-0', '-10-0', '50-50-50', undefined])
    assert.equal(readCrop(text), undefined, text);
});
