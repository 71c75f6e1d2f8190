import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CurrencyRecord } from '@vitrine/contract/shop/markets.ts';
import { besidesCurrencyOf, countryOf, currencyOf, type Market } from './market.ts';
import { showIn } from './rates.rules.ts';

const japan = {
  id: 392,
  name: 'Japan',
  currency: 'Japanese yen',
  currency_jc: 'JPY',
  currency_symbol: '¥',
  short_name: 'JP',
  percentage: 200,
} as const;
const market = (change: Partial<Market>): Market => ({
  country: japan,
  isCountryChosen: false,
  chosenCurrency: null,
  storeCurrency: null,
  ...change,
});
const rate = (
  code: CurrencyRecord['code'],
  numerator: string,
  denominator: string,
  isCurrent = true,
): CurrencyRecord => ({
  code,
  name: code,
  symbol: code,
  exponent: 2,
  perUsd: '',
  numerator,
  denominator,
  asOf: '',
  confirmedAt: '',
  isCurrent,
});
const rates = [
  rate('USD', '1', '1'),
  rate('EUR', '8', '10'),
  rate('JPY', '150', '1'),
  rate('KWD', '3', '10'),
  rate('GBP', '6', '10', false),
];

test('the currency is the chosen one, then that of a chosen country, then the store’s, then that of where the browser is', () => {
  assert.equal(
    currencyOf(market({ chosenCurrency: 'GBP', isCountryChosen: true, storeCurrency: 'EUR' })),
    'GBP',
  );
  assert.equal(currencyOf(market({ isCountryChosen: true, storeCurrency: 'EUR' })), 'JPY');
  assert.equal(currencyOf(market({ storeCurrency: 'EUR' })), 'EUR');
  assert.equal(currencyOf(market({})), 'JPY');
});

test('amounts have only their own currency until the person has chosen a currency or a country', () => {
  assert.equal(besidesCurrencyOf(market({})), null);
  assert.equal(besidesCurrencyOf(market({ storeCurrency: 'EUR' })), null);
  assert.equal(besidesCurrencyOf(market({ storeCurrency: 'EUR', chosenCurrency: 'GBP' })), 'GBP');
  assert.equal(besidesCurrencyOf(market({ storeCurrency: 'EUR', isCountryChosen: true })), 'JPY');
});

test('parcels for oneself go to the chosen country, else to that of the store, else to where the browser is', () => {
  assert.equal(countryOf(market({ isCountryChosen: true }), 'ES'), 'JP');
  assert.equal(countryOf(market({}), 'ES'), 'ES');
  assert.equal(countryOf(market({}), undefined), 'JP');
});

test('an amount that the page calculates is shown at the same rate as one of the server, to the smallest unit', () => {
  const of = (amount: number, currency: CurrencyRecord['code']) => ({ amount, currency });
  assert.deepEqual(showIn(of(1_000, 'EUR'), 'JPY', rates), of(1_875, 'JPY'));
  assert.deepEqual(showIn(of(-1_000, 'EUR'), 'KWD', rates), of(-3_750, 'KWD'));
  assert.deepEqual(showIn(of(1, 'USD'), 'EUR', rates), of(1, 'EUR'));
  assert.equal(showIn(of(1_000, 'EUR'), 'EUR', rates), null);
  assert.equal(
    showIn(of(1_000, 'EUR'), 'GBP', rates),
    null,
    'a rate that is too old shows nothing',
  );
  assert.equal(showIn(of(1_000, 'EUR'), 'BHD', rates), null, 'nor does one that is missing');
  assert.deepEqual(
    showIn({ ...of(1_000, 'EUR'), shown: of(7, 'JPY') }, 'JPY', rates),
    of(7, 'JPY'),
    'what the server sent counts',
  );
  assert.deepEqual(
    showIn({ ...of(1_000, 'EUR'), shown: of(7, 'JPY') }, 'USD', rates),
    of(1_250, 'USD'),
    'an answer in the currency before is not used',
  );
});
