import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rate } from '@vitrine/contract/money.ts';
import { type PricedStore, type PriceTerms, quoterOf } from './quote.ts';

const dollar: Rate = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n };
const euro: Rate = { from: 'USD', to: 'EUR', numerator: 9n, denominator: 10n };
const store: PricedStore = {
  id: '1',
  baseCurrency: 'USD',
  defaultPercentageBp: 20_000,
  priceEnding: 'none',
  floorAction: 'raise',
  settlementMode: 'platform',
  countryCode: 'US',
};
const terms: PriceTerms = {
  rateFromUsd: dollar,
  rateFromStore: dollar,
  fees: [{ basisPoints: 290, fixedMinor: 30n }],
  includedTaxBp: 0,
};
const rules = {
  variants: new Map(),
  product: { fixedMinor: 700n },
  category: undefined,
  parentCategory: undefined,
};
const quote = (settings: Partial<PricedStore>, given: Partial<PriceTerms>, cost = 1_000n) =>
  quoterOf({ ...store, ...settings }, { ...terms, ...given }).quote('v', cost, rules);

test('a quote is known only to quoters for which nothing that decides it differs', () => {
  const first = quote({}, {});
  assert.equal(quote({ id: '2', countryCode: 'FR' }, {}), first, 'another store alike');
  const others = [
    quote({ priceEnding: '99' }, {}),
    quote({ floorAction: 'hide' }, {}),
    quote({}, { fees: [{ basisPoints: 290, fixedMinor: 31n }] }),
    quote({}, { fees: [{ basisPoints: 291, fixedMinor: 30n }] }),
    quote({}, { fees: [...terms.fees, { basisPoints: 500, fixedMinor: 0n }] }),
    quote({}, { includedTaxBp: 2_000 }),
    quote({}, { rateFromUsd: euro, rateFromStore: euro }),
    quote({}, { rateFromUsd: { ...euro, to: 'USD' } }),
    quote({}, {}, 1_001n),
  ];
  for (const [index, other] of others.entries())
    assert.notDeepEqual(other, first, `settings ${index}`);
  assert.deepEqual(quote({}, {}), first, 'and stays as it was');
});
