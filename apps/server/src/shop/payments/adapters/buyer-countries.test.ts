import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paypalReceivers } from '@vitrine/contract/shop/rail-countries.ts';
import fc from 'fast-check';
import { type BuyerCountries, isBuyerCountry } from './buyer-countries.ts';
import { paypalBuyers } from './paypal/paypal-countries.ts';
import { stripeBuyers } from './stripe/stripe-countries.ts';

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const code = fc.tuple(letter, letter).map((letters) => letters.join(''));

test('a provider serves the countries of its list, or all others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(code), code, (codes, country) => {
      const listed = new Set(codes);
      assert.equal(isBuyerCountry({ only: listed }, country), codes.includes(country));
      assert.equal(isBuyerCountry({ except: listed }, country), !codes.includes(country));
    }),
  );
});

test('the countries in which people can pay with a provider', () => {
  const cases: [provider: string, table: BuyerCountries, serves: string, refuses: string][] = [
    [
      'paypal',
      paypalBuyers,
      // Puerto Rico and Jersey have accounts of another country, and Belarus is in PayPal's table.
      'US CA MX BR GB DE ES CN JP KR IN VN KW BH BY PR JE CI RE ST',
      'TR RU BD PK LB IQ AF MM CU IR KP SY SD',
    ],
    ['stripe', stripeBuyers, 'US GB ES CN TR RU BY UA SD VE', 'CU IR KP SY'],
  ];
  for (const [provider, table, serves, refuses] of cases) {
    for (const country of serves.split(' '))
      assert.ok(isBuyerCountry(table, country), `${provider} in ${country}`);
    for (const country of refuses.split(' '))
      assert.ok(!isBuyerCountry(table, country), `${provider} in ${country}`);
  }
});

test('every code of the tables is of a country, and PayPal takes payments from all countries that it pays out to', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const table of [paypalBuyers, stripeBuyers])
    for (const country of 'only' in table ? table.only : table.except)
      assert.ok(/^[A-Z]{2}$/.test(country) && names.of(country), country);
  for (const country of paypalReceivers) assert.ok(isBuyerCountry(paypalBuyers, country), country);
});
