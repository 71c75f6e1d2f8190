import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addressParts,
  mergeFilledFields,
  missingParts,
  regionCodeOf,
} from './own-order-address.rules.ts';

const unchecked = { postcodePattern: null, postcodeHint: '', phone: 'optional' } as const;
const noRegions: { code: string; name: string }[] = [];
const us = {
  ...unchecked,
  postcode: 'required',
  region: 'required',
  postcodeExample: '94110',
  regions: noRegions,
} as const;
const hk = {
  ...unchecked,
  postcode: 'none',
  region: 'optional',
  postcodeExample: null,
  regions: noRegions,
} as const;

test('an address asks for what the country has, in the order of the country', () => {
  const parts = (country: string, needs: typeof us | typeof hk) =>
    addressParts(country, needs).map(({ part }) => part);
  assert.deepEqual(parts('US', us), [
    'firstName',
    'lastName',
    'line1',
    'line2',
    'city',
    'region',
    'postcode',
  ]);
  assert.deepEqual(parts('HK', hk), ['lastName', 'firstName', 'region', 'city', 'line1', 'line2']);
});

test('only what the country requires is missing, and blanks are nothing', () => {
  const fields = {
    firstName: 'Maya',
    lastName: ' ',
    line1: '418 Alvarado St',
    city: 'San Francisco',
  };
  assert.deepEqual(missingParts(fields, 'US', us), ['lastName', 'region', 'postcode']);
  assert.deepEqual(missingParts({ ...fields, lastName: 'Torres' }, 'HK', hk), []);
  assert.deepEqual(
    missingParts({ ...fields, lastName: 'Torres' }, 'HK', { ...hk, phone: 'required' }),
    ['phone'],
  );
});

test('what was left empty is not sent', () => {
  const fields = {
    firstName: 'Maya',
    lastName: 'Torres',
    line1: '418 Alvarado St',
    line2: '',
    city: 'San Francisco',
    phone: ' ',
  };
  assert.deepEqual(mergeFilledFields(fields), {
    firstName: 'Maya',
    lastName: 'Torres',
    line1: '418 Alvarado St',
    city: 'San Francisco',
  });
});

test('a region of the list is known by its code and by its name, and another one is not chosen', () => {
  const regions = [
    { code: 'CA', name: 'California' },
    { code: 'IL', name: 'Illinois' },
  ];
  const codes = ['il', 'Illinois', ' california ', 'Madrid', '', undefined].map((text) =>
    regionCodeOf(regions, text),
  );
  assert.deepEqual(codes, ['IL', 'IL', 'CA', '', '', '']);
});
