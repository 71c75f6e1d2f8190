import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPercent, zonesByRegion } from './store-input.rules.ts';

test('a percentage is read with a point or a comma, and anything else is none', () => {
  assert.deepEqual(['200', ' 212,5 ', '187.25', '12.345', '', 'twice'].map(readPercent), [200, 212.5, 187.25, 0, 0, 0]);
});

test('time zones stand with their part of the world, and an unlisted one is kept', () => {
  assert.deepEqual(zonesByRegion(['Africa/Cairo', 'Europe/Paris', 'Europe/Rome'], 'UTC'), [
    { region: 'UTC', zones: ['UTC'] },
    { region: 'Africa', zones: ['Africa/Cairo'] },
    { region: 'Europe', zones: ['Europe/Paris', 'Europe/Rome'] },
  ]);
});
