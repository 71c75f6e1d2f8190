import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterEntries, filterQueryOf, parseAmount, readListFilter } from './list-filter.ts';

test('the filters of an address are read, and what is none is left out', () => {
  const filter = readListFilter(
    new URLSearchParams(
      'q=tea&from=15&to=50,5&f=colour:sage&f=colour:sage&f=<b>&stock=1&sort=newest',
    ),
  );
  assert.deepEqual(filter, { from: '15', to: '50,5', choices: ['colour:sage'], inStock: true });
  assert.deepEqual(filterQueryOf(filter, 'EUR'), {
    priceMin: 1_500,
    priceMax: 5_050,
    options: 'colour:sage',
    inStock: true,
    withFacets: true,
  });
  assert.deepEqual(readListFilter(new URLSearchParams(filterEntries(filter))), filter);
});

for (const [text, currency, minor] of [
  ['15', 'USD', 1_500],
  ['15.5', 'USD', 1_550],
  ['15,50', 'EUR', 1_550],
  ['1500', 'JPY', 1_500],
  ['-1', 'USD', undefined],
  ['$15', 'USD', undefined],
  ['', 'USD', undefined],
] as const)
  test(`the amount “${text}” in ${currency} is ${minor ?? 'no amount'}`, () =>
    assert.equal(parseAmount(text, currency), minor));
