import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { dayRangeOf, shiftDay } from './store-days.rules.ts';

test("today is the store's today, not the browser's", () => {
  const evening = new Date('2026-11-21T23:30:00Z');
  assert.equal(findDay(evening, 'Asia/Tokyo'), '2026-11-22');
  assert.equal(findDay(evening, 'Europe/Lisbon'), '2026-11-21');
  assert.equal(findDay(new Date('2026-11-22T07:59:00Z'), 'America/Los_Angeles'), '2026-11-21');
});

test('days are counted on the calendar, over months and over the ends of summer time', () => {
  assert.equal(shiftDay('2026-03-01', -1), '2026-02-28');
  assert.equal(shiftDay('2028-03-01', -1), '2028-02-29');
  assert.equal(shiftDay('2026-10-26', -1), '2026-10-25');
  assert.equal(shiftDay('2026-12-31', 1), '2027-01-01');
});

test('named ranges hold as many days as they say, with today among them', () => {
  const today = '2026-11-21';
  assert.deepEqual(dayRangeOf('today', today), { from: '2026-11-21', to: '2026-11-21' });
  assert.deepEqual(dayRangeOf('yesterday', today), { from: '2026-11-20', to: '2026-11-20' });
  assert.deepEqual(dayRangeOf('last7', today), { from: '2026-11-15', to: '2026-11-21' });
  assert.deepEqual(dayRangeOf('last30', today), { from: '2026-10-23', to: '2026-11-21' });
  assert.deepEqual(dayRangeOf('last90', today), { from: '2026-08-24', to: '2026-11-21' });
  assert.deepEqual(dayRangeOf('thisMonth', today), { from: '2026-11-01', to: '2026-11-21' });
});
