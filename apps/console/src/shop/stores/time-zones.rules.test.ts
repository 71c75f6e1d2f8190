import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zonesByRegion } from './time-zones.rules.ts';

test('time zones stand with their part of the world, and an unlisted one is kept', () => {
  assert.deepEqual(zonesByRegion(['Africa/Cairo', 'Europe/Paris', 'Europe/Rome'], 'UTC'), [
    { region: 'UTC', zones: ['UTC'] },
    { region: 'Africa', zones: ['Africa/Cairo'] },
    { region: 'Europe', zones: ['Europe/Paris', 'Europe/Rome'] },
  ]);
});
