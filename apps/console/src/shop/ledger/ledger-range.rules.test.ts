import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNamedRange, readRange, readTimes } from './ledger-range.rules.ts';

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

test('times are moments to the millisecond, and nothing else is passed on', () => {
  const times = (address: string) => readTimes(new URLSearchParams(address));
  const timeFrom = '2026-11-20T09:00:00.000Z';
  assert.deepEqual(times(`timeFrom=${timeFrom}&timeTo=noon&timeOf=visit`), {
    timeFrom,
    timeOf: 'visit',
  });
  assert.deepEqual(times(`timeTo=${timeFrom}&timeOf=payment`), { timeTo: timeFrom });
});
