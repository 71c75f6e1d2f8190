import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ibanCountries,
  paypalReceivers,
  sepaCountries,
  stripeAccounts,
} from '@vitrine/contract/shop/rail-countries.ts';
import { getCountrySpecifications } from 'ibantools';
import { readBankNumbers } from './bank-details.rules.ts';

const codesOf = (entered: Parameters<typeof readBankNumbers>[0]) =>
  readBankNumbers(entered).problems.map(({ path, code }) => `${path} ${code}`);

test('an IBAN is read as people write it, and stored in one form', () => {
  const { numbers, problems } = readBankNumbers({
    bankCountry: 'ES',
    iban: ' es91 2100-0418 4502 0005 1332 ',
    accountNumber: '12345',
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(numbers, {
    iban: 'ES9121000418450200051332',
    bic: null,
    accountNumber: null,
    bankCode: null,
  });
});

test('a typing error in an IBAN, a foreign one and a missing one are refused at their field', () => {
  const good = 'ES9121000418450200051332';
  for (const wrong of [
    good.replace('1332', '1323'),
    good.slice(0, -1),
    `${good}0`,
    'ES00',
    'not an IBAN',
    '<b>ES9121000418450200051332</b>',
  ])
    assert.deepEqual(codesOf({ bankCountry: 'ES', iban: wrong }), ['iban iban'], wrong);
  assert.deepEqual(codesOf({ bankCountry: 'DE', iban: good }), ['iban iban-country']);
  assert.deepEqual(codesOf({ bankCountry: 'ES' }), ['iban required']);
  assert.deepEqual(codesOf({ bankCountry: 'ES', iban: good, bic: 'CAIX' }), ['bic bic']);
  assert.deepEqual(codesOf({ bankCountry: 'ES', iban: good, bic: 'caixesbbxxx' }), []);
});

test('banks of a territory have the IBANs of its country', () => {
  const french = 'FR1420041010050500013M02606';
  assert.deepEqual(codesOf({ bankCountry: 'RE', iban: french }), []);
  assert.deepEqual(codesOf({ bankCountry: 'ES', iban: french }), ['iban iban-country']);
});

test('where there are no IBANs an account number and the bank’s code are needed', () => {
  assert.deepEqual(codesOf({ bankCountry: 'US' }), ['accountNumber required', 'bankCode required']);
  assert.deepEqual(codesOf({ bankCountry: 'US', accountNumber: '000 123', bankCode: '02' }), [
    'bankCode bank-code',
  ]);
  assert.deepEqual(codesOf({ bankCountry: 'US', accountNumber: '=1+1', bankCode: '021000021' }), [
    'accountNumber account-number',
  ]);
  const { numbers } = readBankNumbers({
    bankCountry: 'US',
    iban: 'ES9121000418450200051332',
    accountNumber: '000 1234 567',
    bankCode: '021000021',
  });
  assert.deepEqual(numbers, {
    iban: null,
    bic: null,
    accountNumber: '0001234567',
    bankCode: '021000021',
  });
});

test('the contract lists the countries of the registry that the library checks by', () => {
  const territories = new Set('AX GF GP MF MQ NC PF PM RE TF WF YT BL'.split(' '));
  const registry = Object.entries(getCountrySpecifications()).flatMap(([code, spec]) =>
    spec.IBANRegistry && !territories.has(code) ? [code] : [],
  );
  assert.deepEqual([...ibanCountries].sort(), registry.sort());
  for (const code of sepaCountries) assert.ok(ibanCountries.has(code), code);
  for (const code of [...paypalReceivers, ...Object.keys(stripeAccounts), ...sepaCountries])
    assert.match(code, /^[A-Z]{2}$/);
});
