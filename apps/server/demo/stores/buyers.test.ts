import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressProblems } from '#shop/markets/address.rules.ts';
import { buyers } from './buyers.ts';

test('every buyer of the demonstration has an address that the checkout takes', () => {
  const refused = buyers.flatMap(({ firstName, lastName, phone, address }) => {
    const { postalCode: postcode, region, country: countryCode } = address;
    return addressProblems({ postcode, region, phone, countryCode }).map(
      ({ path, code }) => `${firstName} ${lastName}: ${path} ${code}`,
    );
  });
  assert.deepEqual(refused, []);
});
