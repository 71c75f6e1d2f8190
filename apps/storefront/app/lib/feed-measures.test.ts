import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeForChannel } from './feed-measures.ts';

test('a measure is written in units that shopping channels accept', () => {
  assert.deepEqual(
    [
      describeForChannel({ value: 250, unit: 'ml' }),
      describeForChannel({ value: 1.5, unit: 'm2' }),
      describeForChannel({ value: 600, unit: 'cm2' }),
      describeForChannel({ value: 35, unit: 'mm' }),
      describeForChannel({ value: 12, unit: 'item' }),
    ],
    ['250 ml', '1.5 sqm', '0.06 sqm', '3.5 cm', '12 ct'],
  );
});
