import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeGeoData } from './geo.ts';

test('data about countries of addresses is named with its source and day once it is older than thirty days', () => {
  const version = '5.0.202609260156';
  assert.equal(describeGeoData(new Date('2026-10-26T00:00:00Z'), version), undefined);
  assert.match(
    describeGeoData(new Date('2026-10-27T00:00:00Z'), version) ?? '',
    /GeoLite2 data created by MaxMind .* of 2026-09-26/,
  );
  assert.notEqual(
    describeGeoData(new Date('2100-01-01T00:00:00Z')),
    undefined,
    'the version of the installed package has a day',
  );
});
