import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Currency, currencies, currencyExponents, type Rate } from '../money.ts';
import type { ChosenRule } from './choose-rule.ts';
import { type Fees, toFeePolicy } from './fee-rules.ts';
import { earns, quotePrice } from './price-rules.ts';
import { priceEndings } from './store-shapes.ts';
import {
  addTaxUpwards,
  includedBasisPoints,
  noTax,
  removeTax,
  type TaxTerms,
  taxParts,
  taxTermsOf,
} from './tax-rules.ts';

const spain = { taxBasisPoints: 2_100, pricesIncludeTax: true };
const canada = { taxBasisPoints: 500, pricesIncludeTax: false };
const unitedStates = { taxBasisPoints: 0, pricesIncludeTax: false };

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

test('the country says whether prices include tax; an owner who sells himself includes his own; without a rate there is none', () => {
  assert.deepEqual(taxTermsOf(spain, 'platform'), { treatment: 'included', basisPoints: 2_100 });
  assert.deepEqual(taxTermsOf(canada, 'platform'), { treatment: 'added', basisPoints: 500 });
  assert.deepEqual(taxTermsOf(spain, 'direct'), { treatment: 'included', basisPoints: 0 });
  assert.deepEqual(taxTermsOf(canada, 'direct'), { treatment: 'included', basisPoints: 0 });
  for (const mode of ['platform', 'direct'] as const) {
    for (const country of [unitedStates, { ...spain, taxBasisPoints: 0 }])
      assert.deepEqual(taxTermsOf(country, mode), { treatment: 'none', basisPoints: 0 });
  }
});

test('a Spanish buyer of a mug for 33.95 before tax pays 41.08 or the next ending, in Canada 33.95 and tax', () => {
  const one: Rate = { from: 'EUR', to: 'EUR', numerator: 1n, denominator: 1n };
  const usdToEur: Rate = { from: 'USD', to: 'EUR', numerator: 1n, denominator: 1n };
  const rule: ChosenRule = { source: 'product-fixed', fixedMinor: 3_395n };
  const price = (ending: (typeof priceEndings)[number], includedTaxBp: number) =>
    quotePrice({
      platformUsdMinor: 1_000n,
      rule,
      ending,
      rateFromUsd: usdToEur,
      fees: feesIn(usdToEur),
      rateFromStore: one,
      includedTaxBp,
    }).unitMinor;
  assert.deepEqual(
    [price('none', 2_100), price('95', 2_100), price('99', 2_100), price('00', 2_100)],
    [4_108n, 4_195n, 4_199n, 4_200n],
  );
  assert.deepEqual([price('none', 0), price('95', 0), price('99', 0)], [3_395n, 3_395n, 3_395n]);
  assert.deepEqual(taxParts(4_195n, { treatment: 'included', basisPoints: 2_100 }), {
    netMinor: 3_467n,
    taxMinor: 728n,
  });
  assert.deepEqual(taxParts(3_395n, { treatment: 'added', basisPoints: 500 }), {
    netMinor: 3_395n,
    taxMinor: 170n,
  });
  assert.deepEqual(taxParts(3_395n, noTax), { netMinor: 3_395n, taxMinor: 0n });
});

const basisPoints = fc.integer({ min: 1, max: 5_000 });
const minorUnits = fc.bigInt({ min: 1n, max: 50_000_000n });
const quantity = fc.bigInt({ min: 1n, max: 99n });
const rule = fc.oneof(
  fc.record({
    source: fc.constant('store' as const),
    percentageBp: fc.integer({ min: 10_000, max: 200_000 }),
  }),
  fc.record({ source: fc.constant('product-fixed' as const), fixedMinor: minorUnits }),
);
const rates = fc.record({
  currency: fc.constantFrom(...currencies),
  storeCurrency: fc.constantFrom(...currencies),
  numerator: fc.bigInt({ min: 1n, max: 3_000_000n }),
  denominator: fc.bigInt({ min: 1n, max: 10_000n }),
});

/** The last digits of an ending: 99 of 4.99, 9 of ¥1,239, 990 of 4.990. */
function hasEnding(
  price: bigint,
  ending: (typeof priceEndings)[number],
  currency: Currency,
): boolean {
  if (ending === 'none') return true;
  const text = price.toString().padStart(4, '0');
  const exponent = currencyExponents[currency];
  if (exponent === 0) return text.endsWith(ending === '00' ? '0' : '9');
  return text.endsWith(exponent === 2 ? ending : `${ending}0`);
}

test('whatever the rule, rate, ending, currency and quantity: net and tax are what was shown, and net is at least the floor', () => {
  fc.assert(
    fc.property(
      minorUnits,
      rule,
      rates,
      fc.constantFrom(...priceEndings),
      basisPoints,
      quantity,
      (usd, chosen, drawn, ending, bp, units) => {
        const { currency, storeCurrency, numerator, denominator } = drawn;
        const to = { numerator, denominator, to: currency };
        const quote = quotePrice({
          platformUsdMinor: usd,
          rule: chosen,
          ending,
          rateFromUsd: { from: 'USD', ...to },
          fees: feesIn({ from: 'USD', ...to }),
          rateFromStore:
            storeCurrency === currency
              ? { ...to, from: currency, numerator: 1n, denominator: 1n }
              : { from: storeCurrency, ...to },
          includedTaxBp: bp,
        });
        assert.ok(
          hasEnding(quote.unitMinor, ending, currency),
          `${quote.unitMinor} ${ending} ${currency}`,
        );
        const terms: TaxTerms = { treatment: 'included', basisPoints: bp };
        const shown = quote.unitMinor * units;
        const { netMinor, taxMinor } = taxParts(shown, terms);
        assert.equal(netMinor + taxMinor, shown);
        // The split is exact to half a minor unit.
        const error = netMinor * BigInt(10_000 + bp) - shown * 10_000n;
        assert.ok((error < 0n ? -error : error) * 2n <= BigInt(10_000 + bp));
        assert.ok(
          netMinor >= quote.floorMinor * units,
          `net ${netMinor}, floor ${quote.floorMinor} × ${units}`,
        );
        const fees = feesIn({ from: 'USD', ...to });
        assert.ok(
          earns(taxParts(quote.unitMinor, terms).netMinor, quote.platformMinor, fees) >= 0n,
        );
      },
    ),
    { numRuns: 3_000 },
  );
});

test('a price without an ending loses nothing and gains nothing on the way to the buyer and back', () => {
  fc.assert(
    fc.property(minorUnits, basisPoints, (net, bp) => {
      const rateFromUsd: Rate = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n };
      const input = {
        rule: { source: 'product-fixed', fixedMinor: net } as const,
        ending: 'none' as const,
        rateFromUsd,
      };
      const { unitMinor } = quotePrice({
        ...input,
        platformUsdMinor: 0n,
        rateFromStore: rateFromUsd,
        includedTaxBp: bp,
        fees: [],
      });
      assert.equal(removeTax(unitMinor, bp), net);
      const exact = Number(net) * (1 + bp / 10_000);
      assert.ok(Math.abs(Number(unitMinor) - exact) <= 0.5 + exact * 1e-12);
      assert.ok(removeTax(addTaxUpwards(net, bp), bp) >= net);
    }),
    { numRuns: 2_000 },
  );
});

test('only included tax raises what is shown', () => {
  assert.equal(includedBasisPoints(taxTermsOf(spain, 'platform')), 2_100);
  for (const terms of [taxTermsOf(canada, 'platform'), taxTermsOf(spain, 'direct'), noTax])
    assert.equal(includedBasisPoints(terms), 0);
});
