import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Currency, currencies, currencyExponents, type Rate } from '../money.ts';
import { chooseRule } from './choose-rule.ts';
import { type Fees, feesOf, toFeePolicy } from './fee-rules.ts';
import {
  applyEnding,
  earns,
  floorOf,
  percentageOf,
  percentagePrice,
  quotePrice,
} from './price-rules.ts';
import { priceEndings } from './store-shapes.ts';

const one = (currency: Currency): Rate => ({
  from: currency,
  to: currency,
  numerator: 1n,
  denominator: 1n,
});
const rate = (to: Currency, numerator: bigint, denominator: bigint): Rate => ({
  from: 'USD',
  to,
  numerator,
  denominator,
});
/** 2.9 % and 30 US cents. */
const feesIn = (to: Rate): Fees => [
  toFeePolicy(
    {
      provider: null,
      currency: null,
      countryCode: null,
      basisPoints: 290,
      fixedMinor: 30n,
      validFrom: new Date(0),
    },
    to,
  ),
];
const usdFees = feesIn(one('USD'));

const minorUnits = fc.bigInt({ min: 1n, max: 50_000_000n });
const anyRate = fc
  .record({
    to: fc.constantFrom(...currencies),
    numerator: fc.bigInt({ min: 1n, max: 3_000_000n }),
    denominator: fc.bigInt({ min: 1n, max: 10_000n }),
  })
  .map(({ to, numerator, denominator }): Rate => ({ from: 'USD', to, numerator, denominator }));

test('the nearest rule decides: variant, product, secondary category, primary category, store', () => {
  const all = {
    variant: { fixedMinor: 900n },
    product: { percentageBp: 25_000 },
    category: 23_000,
    parentCategory: 22_000,
    storeDefault: 20_000,
  };
  assert.deepEqual(chooseRule(all), { source: 'variant-fixed', fixedMinor: 900n });
  assert.deepEqual(chooseRule({ ...all, variant: { percentageBp: 15_000 } }), {
    source: 'variant-percentage',
    percentageBp: 15_000,
  });
  assert.deepEqual(chooseRule({ ...all, variant: undefined }), {
    source: 'product-percentage',
    percentageBp: 25_000,
  });
  assert.deepEqual(chooseRule({ ...all, variant: undefined, product: { fixedMinor: 1n } }), {
    source: 'product-fixed',
    fixedMinor: 1n,
  });
  assert.deepEqual(chooseRule({ category: 23_000, parentCategory: 22_000, storeDefault: 20_000 }), {
    source: 'category',
    percentageBp: 23_000,
  });
  assert.deepEqual(chooseRule({ parentCategory: 22_000, storeDefault: 20_000 }), {
    source: 'parent-category',
    percentageBp: 22_000,
  });
  assert.deepEqual(chooseRule({ storeDefault: 20_000 }), { source: 'store', percentageBp: 20_000 });
});

test('endings go upwards to the next and leave a price alone that has one', () => {
  const table: [bigint, (typeof priceEndings)[number], Currency, bigint][] = [
    [1_234n, 'none', 'USD', 1_234n],
    [1_234n, '99', 'USD', 1_299n],
    [1_299n, '99', 'USD', 1_299n],
    [1_300n, '99', 'USD', 1_399n],
    [1_296n, '95', 'EUR', 1_395n],
    [1_201n, '00', 'USD', 1_300n],
    [1_200n, '00', 'USD', 1_200n],
    [1n, '00', 'USD', 100n],
    [1_234n, '99', 'JPY', 1_239n],
    [1_234n, '95', 'JPY', 1_239n],
    [1_240n, '99', 'KRW', 1_249n],
    [1_231n, '00', 'CLP', 1_240n],
    [1_234n, 'none', 'VND', 1_234n],
    [12_345n, '99', 'KWD', 12_990n],
    [12_991n, '95', 'BHD', 13_950n],
  ];
  for (const [price, ending, currency, expected] of table)
    assert.equal(applyEnding(price, ending, currency), expected, `${price} ${ending} ${currency}`);
});

test('fees, earnings and floor of known prices', () => {
  assert.equal(feesOf(4_200n, usdFees), 152n);
  assert.equal(earns(4_200n, 1_850n, usdFees), 2_198n);
  assert.equal(earns(1_400n, 560n, usdFees), 769n);
  assert.equal(floorOf(420n, usdFees), 463n);
  assert.equal(feesIn(rate('JPY', 1512n, 10n))[0]?.fixedMinor, 45n);
  assert.equal(percentageOf(4_200n, 1_850n), 22_703);
});

test('a share is converted once: no rounding in between', () => {
  // 199 % of 3.33 USD at 0.9215 is 6.1066…: intermediate rounding would change it by a cent.
  assert.equal(percentagePrice(333n, 19_900, rate('EUR', 9_215n, 10_000n)), 611n);
  assert.equal(percentagePrice(250n, 10_100, one('USD')), 252n);
  assert.equal(percentagePrice(350n, 10_100, one('USD')), 354n);
});

test('a fixed price is shown as typed in its own currency, converted and with the ending elsewhere', () => {
  const rule = { source: 'product-fixed', fixedMinor: 4_250n } as const;
  const own = quotePrice({
    platformUsdMinor: 1_850n,
    rule,
    ending: '99',
    rateFromUsd: one('USD'),
    fees: usdFees,
    rateFromStore: one('USD'),
  });
  assert.equal(own.unitMinor, 4_250n);
  const abroad = rate('EUR', 9n, 10n);
  const other = quotePrice({
    platformUsdMinor: 1_850n,
    rule,
    ending: '99',
    rateFromUsd: abroad,
    fees: feesIn(abroad),
    rateFromStore: abroad,
  });
  assert.equal(other.unitMinor, 3_899n);
});

test('a fixed price under the floor is raised to it and says so', () => {
  const rule = { source: 'variant-fixed', fixedMinor: 450n } as const;
  const quote = quotePrice({
    platformUsdMinor: 420n,
    rule,
    ending: '00',
    rateFromUsd: one('USD'),
    fees: usdFees,
    rateFromStore: one('USD'),
  });
  assert.deepEqual(quote, { unitMinor: 463n, platformMinor: 420n, floorMinor: 463n, raised: true });
});

test('the floor is the smallest price that costs the owner nothing, in every currency', () => {
  fc.assert(
    fc.property(minorUnits, anyRate, (platform, usdTo) => {
      const fees = feesIn(usdTo);
      const floor = floorOf(platform, fees);
      assert.ok(earns(floor, platform, fees) >= 0n);
      assert.ok(earns(floor - 1n, platform, fees) < 0n);
    }),
  );
});

test('an ending never lowers a price and never adds a whole step', () => {
  fc.assert(
    fc.property(
      minorUnits,
      fc.constantFrom(...priceEndings),
      fc.constantFrom(...currencies),
      (price, ending, currency) => {
        const ended = applyEnding(price, ending, currency);
        const step =
          currencyExponents[currency] === 0 ? 10n : 10n ** BigInt(currencyExponents[currency]);
        assert.ok(ended >= price && ended < price + step);
        assert.equal(applyEnding(ended, ending, currency), ended);
      },
    ),
  );
});

test('no quote is ever below its floor, whatever rule, rate and ending', () => {
  const rules = fc.oneof(
    minorUnits.map((fixedMinor) => ({ source: 'product-fixed', fixedMinor }) as const),
    fc
      .integer({ min: 10_000, max: 200_000 })
      .map((percentageBp) => ({ source: 'store', percentageBp }) as const),
  );
  fc.assert(
    fc.property(
      minorUnits,
      rules,
      fc.constantFrom(...priceEndings),
      anyRate,
      (platformUsdMinor, rule, ending, rateFromUsd) => {
        const quote = quotePrice({
          platformUsdMinor,
          rule,
          ending,
          rateFromUsd,
          fees: feesIn(rateFromUsd),
          rateFromStore: { ...one('EUR'), to: rateFromUsd.to },
        });
        assert.ok(quote.unitMinor >= quote.floorMinor);
        assert.ok(earns(quote.unitMinor, quote.platformMinor, feesIn(rateFromUsd)) >= 0n);
      },
    ),
  );
});

test('a higher percentage never gives a lower price', () => {
  fc.assert(
    fc.property(
      minorUnits,
      fc.integer({ min: 10_000, max: 199_000 }),
      anyRate,
      (platform, percentage, usdTo) => {
        assert.ok(
          percentagePrice(platform, percentage + 1_000, usdTo) >=
            percentagePrice(platform, percentage, usdTo),
        );
      },
    ),
  );
});
