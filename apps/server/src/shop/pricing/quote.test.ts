import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rate } from '@vitrine/contract/money.ts';
import type { PriceRule } from '@vitrine/contract/shop/choose-rule.ts';
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
const rulesOf = (product: PriceRule) => ({
  variants: new Map(),
  product,
  category: undefined,
  parentCategory: undefined,
});
const byPercentage = rulesOf({ percentageBp: 15_000 });
/** Under the floor. */
const fixed = rulesOf({ fixedMinor: 700n });
const quote = (
  settings: Partial<PricedStore>,
  given: Partial<PriceTerms>,
  { cost = 1_000n, rules = byPercentage } = {},
) => quoterOf({ ...store, ...settings }, { ...terms, ...given }).quote('v', cost, rules);

test('a quote is known only to quoters for which nothing that decides it differs', () => {
  const first = quote({}, {});
  const firstFixed = quote({}, {}, { rules: fixed });
  assert.equal(quote({ id: '2', countryCode: 'FR' }, {}), first, 'another store alike');
  const others = [
    quote({ priceEnding: '99' }, {}),
    quote({}, { fees: [{ basisPoints: 290, fixedMinor: 31n }] }),
    quote({}, { fees: [{ basisPoints: 390, fixedMinor: 30n }] }),
    quote({}, { fees: [...terms.fees, { basisPoints: 500, fixedMinor: 30n }] }),
    quote({}, { includedTaxBp: 2_000 }),
    quote({}, { rateFromUsd: euro, rateFromStore: euro }),
    quote({}, { rateFromUsd: { ...euro, to: 'USD' } }),
    quote({}, {}, { cost: 1_010n }),
    firstFixed,
  ];
  for (const [index, other] of others.entries())
    assert.notDeepEqual(other, first, `settings ${index}`);
  assert.notDeepEqual(quote({ floorAction: 'hide' }, {}, { rules: fixed }), firstFixed);
  assert.deepEqual(quote({}, {}), first, 'and stays as it was');
});
