import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rate } from '@vitrine/contract/money.ts';
import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import { quoterOf } from './quote.ts';
import { findPriceBefore, type PriceState, type SettingChange } from './reductions.rules.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const variant = {
  id: 'v',
  productId: 'p',
  categoryId: 'c',
  primaryCategoryId: 'top',
  baseCurrency: 'USD',
  soldSince: daysAgo(400),
} as const;
const store = {
  id: 's',
  baseCurrency: 'USD',
  defaultPercentageBp: 20_000,
  priceEnding: 'none',
  floorAction: 'raise',
  settlementMode: 'platform',
  countryCode: 'US',
} as const;
const usd = (amount: number): PriceSetting => ({ fixed: { amount, currency: 'USD' } });
const percent = (percentage: number): PriceSetting => ({ percentage });
const at = (days: number, place: Partial<SettingChange>): SettingChange => ({
  isPlatform: false,
  productId: null,
  variantId: null,
  categoryId: null,
  before: null,
  at: daysAgo(days),
  ...place,
});
const ofProduct = (days: number, before: PriceSetting | null) =>
  at(days, { productId: 'p', before });
const ofVariant = (days: number, before: PriceSetting | null) =>
  at(days, { productId: 'p', variantId: 'v', before });
const noRules: PriceState['rules'] = {
  variants: new Map(),
  product: undefined,
  category: undefined,
  parentCategory: undefined,
};
/** A platform price of 10.00 at 200 %: 20.00. */
const byPercentage: PriceState = {
  platformUsdMinor: 1_000n,
  rules: noRules,
  defaultPercentageBp: 20_000,
  priceEnding: 'none',
};
/** A fixed price of 15.00. */
const fixed: PriceState = {
  ...byPercentage,
  rules: { ...noRules, product: { fixedMinor: 1_500n } },
};

interface Case {
  now: PriceState;
  changes: SettingChange[];
  before: bigint | null;
  soldSince?: Date;
  tax?: number;
}

const cases: Record<string, Case> = {
  'a price that never changed': { now: fixed, changes: [], before: null },
  'the owner lowers a fixed price': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000))],
    before: 2_000n,
  },
  'the owner fixes a price below the percentage': {
    now: fixed,
    changes: [ofProduct(3, null)],
    before: 2_000n,
  },
  'the owner raises a price': { now: fixed, changes: [ofProduct(3, usd(1_200))], before: null },
  'a price that was raised after a reduction': {
    now: fixed,
    changes: [ofProduct(2, usd(1_200)), ofProduct(5, usd(2_500))],
    before: null,
  },
  'a price that was as low in the 30 days before': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000)), ofProduct(10, usd(1_500)), ofProduct(20, usd(2_000))],
    before: null,
  },
  'the lowest price of the 30 days before counts, not the last one': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000)), ofProduct(10, usd(1_800)), ofProduct(20, usd(2_400))],
    before: 1_800n,
  },
  'a low price that ended more than 30 days before the reduction does not count': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000)), ofProduct(34, usd(1_500))],
    before: 2_000n,
  },
  'a low price that ended within the 30 days before the reduction counts': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000)), ofProduct(32, usd(1_500))],
    before: null,
  },
  'a second reduction is compared with the first': {
    now: fixed,
    changes: [ofProduct(2, usd(1_800)), ofProduct(12, usd(2_400))],
    before: 1_800n,
  },
  'a reduction is announced for 30 days': {
    now: fixed,
    changes: [ofProduct(31, usd(2_000))],
    before: null,
  },
  'a variant with a price of its own': {
    now: {
      ...fixed,
      rules: { ...fixed.rules, variants: new Map([['v', { fixedMinor: 1_400n }]]) },
    },
    changes: [ofVariant(3, null)],
    before: 1_500n,
  },
  'the product changes, and the variant has a price of its own': {
    now: {
      ...fixed,
      rules: { ...fixed.rules, variants: new Map([['v', { fixedMinor: 1_400n }]]) },
    },
    changes: [ofProduct(3, usd(2_000))],
    before: null,
  },
  'the platform lowers its price': {
    now: byPercentage,
    changes: [
      at(3, {
        isPlatform: true,
        productId: 'p',
        variantId: 'v',
        before: { platform: { amount: 1_200, currency: 'USD' } },
      }),
    ],
    before: 2_400n,
  },
  'the platform changes the price of another variant': {
    now: byPercentage,
    changes: [
      at(3, {
        isPlatform: true,
        productId: 'p',
        variantId: 'w',
        before: { platform: { amount: 1_200, currency: 'USD' } },
      }),
    ],
    before: null,
  },
  'the percentage of the category falls': {
    now: { ...byPercentage, rules: { ...noRules, category: 18_000 } },
    changes: [at(3, { categoryId: 'c', before: percent(230) })],
    before: 2_300n,
  },
  'a percentage of the primary category is removed': {
    now: byPercentage,
    changes: [at(3, { categoryId: 'top', before: percent(230) })],
    before: 2_300n,
  },
  'the percentage of another category falls': {
    now: byPercentage,
    changes: [at(3, { categoryId: 'd', before: percent(400) })],
    before: null,
  },
  'the percentage of the store falls': {
    now: byPercentage,
    changes: [at(3, { before: percent(250) })],
    before: 2_500n,
  },
  'the ending of the store changes': {
    now: { ...byPercentage, platformUsdMinor: 805n },
    changes: [at(3, { before: { ending: '99' } })],
    before: 1_699n,
  },
  'the ending of the time before is that of the price before': {
    now: { ...byPercentage, defaultPercentageBp: 15_000, priceEnding: '00' },
    changes: [at(3, { before: percent(200) }), at(4, { before: { ending: '99' } })],
    before: 2_000n,
  },
  'a difference below five per cent': {
    now: fixed,
    changes: [ofProduct(3, usd(1_570))],
    before: null,
  },
  'a difference of five per cent': {
    now: fixed,
    changes: [ofProduct(3, usd(1_580))],
    before: 1_580n,
  },
  'several settings of one save': {
    now: fixed,
    changes: [ofProduct(3, usd(1_200)), at(3, { productId: 'p', before: usd(2_000) })],
    before: 2_000n,
  },
  'a price from before the product was sold': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000))],
    soldSince: daysAgo(2),
    before: null,
  },
  'a product that is sold for less than 30 days is compared with its own time': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000)), ofProduct(10, usd(1_000))],
    soldSince: daysAgo(8),
    before: 2_000n,
  },
  'a fixed price in an earlier currency of the store is no price to compare with': {
    now: fixed,
    changes: [ofProduct(3, { fixed: { amount: 2_000, currency: 'EUR' } })],
    before: null,
  },
  'a country whose prices include tax sees both with it': {
    now: fixed,
    changes: [ofProduct(3, usd(2_000))],
    tax: 2_000,
    before: 2_400n,
  },
};

for (const [name, { now: state, changes, before, soldSince, tax = 0 }] of Object.entries(cases))
  test(`reduction: ${name}`, () => {
    const rate: Rate = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n };
    const quoter = quoterOf(store, {
      rateFromUsd: rate,
      rateFromStore: rate,
      fees: [{ basisPoints: 290, fixedMinor: 30n }],
      includedTaxBp: tax,
    });
    const found = findPriceBefore(
      { ...variant, ...(soldSince ? { soldSince } : {}) },
      state,
      changes,
      now,
      (one) => quoter.under(one).quote('v', one.platformUsdMinor, one.rules).unitMinor,
    );
    assert.equal(found, before);
  });
