import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOfDay, periodsOf } from './periods.rules.ts';

const dayIn = (timeZone: string) => (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);

test('the period before a week is the week before it', () => {
  const steps = Array.from({ length: 7 }, (_unused, index) =>
    new Date(Date.UTC(2026, 10, 15 + index)).toISOString(),
  );
  const periods = periodsOf(steps);
  const day = dayIn('UTC');
  assert.deepEqual(periods?.now.map(day), ['2026-11-15', '2026-11-21']);
  assert.deepEqual(periods?.before.map(day), ['2026-11-08', '2026-11-14']);
});

test('the end of summer time moves no date', () => {
  // Madrid: midnight is 22:00 UTC until 25 October 2026 and 23:00 UTC after it.
  const steps = ['22', '23', '24', '25'].map((day) => `2026-10-${Number(day) - 1}T22:00:00Z`);
  steps.push('2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z', '2026-10-27T23:00:00Z');
  const periods = periodsOf(steps);
  const day = dayIn('Europe/Madrid');
  assert.deepEqual(periods?.now.map(day), ['2026-10-22', '2026-10-28']);
  assert.deepEqual(periods?.before.map(day), ['2026-10-15', '2026-10-21']);
});

test('no steps, no periods', () => {
  assert.equal(periodsOf([]), undefined);
});

test('the night belongs to the evening, the morning begins at five', () => {
  assert.deepEqual([0, 4, 5, 11, 12, 17, 18, 23].map(partOfDay), [
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
