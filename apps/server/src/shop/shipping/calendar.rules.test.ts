import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateDates } from './calendar.rules.ts';
import type { WorkCalendar } from './shipping.types.ts';

const calendar = (change: Partial<WorkCalendar> = {}): WorkCalendar => ({
  workingDays: new Set([1, 2, 3, 4, 5]),
  cutOff: null,
  timeZone: null,
  closedOn: new Set(),
  holidays: new Map(),
  ...change,
});

/** A Friday, at noon in Madrid. */
const journey = {
  countryCode: 'ES',
  from: new Date('2026-11-20T11:00:00Z'),
  timeZone: 'Europe/Madrid',
  leadTimeDays: 0,
  daysMin: 2,
  daysMax: 3,
};

const datesOf = (change: Partial<WorkCalendar> = {}, other: Partial<typeof journey> = {}) => {
  const { orderedOn, leavesOn, earliestOn, latestOn } = estimateDates(calendar(change), {
    ...journey,
    ...other,
  });
  return [orderedOn, leavesOn, earliestOn, latestOn].map((day) => day.slice(5));
};

test('a parcel leaves after a working day at least, and neither leaves nor arrives on a weekend', () => {
  assert.deepEqual(datesOf(), ['11-20', '11-23', '11-25', '11-26']);
  assert.deepEqual(datesOf({}, { leadTimeDays: 3 }), ['11-20', '11-25', '11-27', '11-30']);
});

test('a holiday of the warehouse delays the parcel, one of the country only its arrival there', () => {
  assert.deepEqual(datesOf({ closedOn: new Set(['2026-11-23']) }), [
    '11-20',
    '11-24',
    '11-26',
    '11-27',
  ]);
  const holidays = new Map([['ES', new Set(['2026-11-24', '2026-11-26'])]]);
  assert.deepEqual(datesOf({ holidays }), ['11-20', '11-23', '11-27', '11-30']);
  assert.deepEqual(datesOf({ holidays }, { countryCode: 'PT' }), [
    '11-20',
    '11-23',
    '11-25',
    '11-26',
  ]);
});

test('parcels leave on the working days that operators chose', () => {
  const workingDays = new Set([6]);
  assert.deepEqual(datesOf({ workingDays }), ['11-20', '11-21', '11-24', '11-25']);
});

test('an order after the cut-off counts as one of the next day, in the time zone of the warehouse', () => {
  const monday = { from: new Date('2026-11-23T12:59:00Z') };
  const late = { from: new Date('2026-11-23T13:00:00Z') };
  const change = { cutOff: '14:00' };
  assert.deepEqual(datesOf(change, monday).slice(0, 2), ['11-23', '11-24']);
  assert.deepEqual(datesOf(change, late).slice(0, 2), ['11-24', '11-25']);
  assert.deepEqual(datesOf({ ...change, timeZone: 'America/New_York' }, late).slice(0, 2), [
    '11-23',
    '11-24',
  ]);
});

test('a calendar that is closed for good ends the count all the same', () => {
  const dates = estimateDates(calendar({ workingDays: new Set() }), journey);
  assert.ok(dates.leavesOn > '2027-11-20');
});
