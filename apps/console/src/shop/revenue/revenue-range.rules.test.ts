import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNamedRange, readRange } from './revenue-range.rules.ts';

const read = (address: string) => readRange(new URLSearchParams(address), '2026-11-21');

test("a range by name is counted from the store's today", () => {
  assert.deepEqual(read('range=today'), { from: '2026-11-21', to: '2026-11-21' });
  assert.deepEqual(read('range=week'), { from: '2026-11-15', to: '2026-11-21' });
  assert.deepEqual(read('range=month&from=2020-01-01'), { from: '2026-10-23', to: '2026-11-21' });
  assert.equal(isNamedRange(new URLSearchParams('range=week')), true);
});

test('given days are taken as they are, and what is no day is left out', () => {
  assert.deepEqual(read('from=2026-10-01&to=2026-10-31'), { from: '2026-10-01', to: '2026-10-31' });
  assert.deepEqual(read('from=yesterday&range=ever'), {});
  assert.equal(isNamedRange(new URLSearchParams('range=toString')), false);
  assert.deepEqual(read('range=toString'), {});
});
