import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailed } from '@vitrine/contract/client.ts';
import { createMethod, toZoneForm, toZoneValues, withOwnFields } from './zone-values.ts';

const method = createMethod('standard');

const zone = {
  id: '1',
  name: 'Islands',
  isRest: false,
  version: 3,
  excludedProducts: [],
  areas: [
    { countryCode: 'IE', region: null },
    { countryCode: 'ES', region: 'Las Palmas' },
    { countryCode: 'ES', region: 'Illes Balears' },
  ],
  methods: [{ ...method, perKg: { amount: 80, currency: 'USD' as const } }],
};

test('a zone is the same after it was read into the form and sent', () => {
  const values = toZoneValues(zone);
  assert.deepEqual(values.countries, ['IE']);
  assert.deepEqual(values.regions, [
    { countryCode: 'ES', regions: ['Las Palmas', 'Illes Balears'] },
  ]);
  const { name, areas, methods } = zone;
  assert.deepEqual(toZoneForm(values), { name, areas, methods });
});

test('a refused area is shown at the countries, and named', () => {
  const failure = new CallFailed('Not valid', 'invalid-input', [
    { path: 'areas.1', code: 'other-zone', message: 'In another zone' },
    { path: 'methods.0.key', code: 'repeated', message: 'Twice' },
  ]);
  const { fields } = withOwnFields(failure, zone);
  assert.deepEqual(
    fields.map(({ path, message }) => [path, message]),
    [
      ['countries', 'ES Las Palmas: In another zone'],
      ['methods.0.key', 'Twice'],
    ],
  );
});
