import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Currency } from '../money.ts';
import { chooseFeeRule, dropCheaper, type FeeRule, feesOf, toFeePolicy } from './fee-rules.ts';
import { earns, floorOf } from './price-rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const rule = (basisPoints: number, more: Partial<FeeRule> = {}): FeeRule => ({
  provider: null,
  currency: null,
  countryCode: null,
  basisPoints,
  fixedMinor: 30n,
  validFrom: day(1),
  ...more,
});
const place = { provider: 'stripe', currency: 'EUR', countryCode: 'ES' } as const;
const chosen = (rules: readonly FeeRule[], at = day(10), where: Partial<typeof place> = {}) =>
  chooseFeeRule(rules, { ...place, ...where }, at)?.basisPoints;

test('a rule for the provider comes before one for the country, and that before one for the currency', () => {
  const all = rule(290);
  const euro = rule(140, { currency: 'EUR' });
  const spain = rule(150, { countryCode: 'ES' });
  const stripe = rule(160, { provider: 'stripe' });
  const both = rule(170, { provider: 'stripe', countryCode: 'ES' });
  assert.equal(chosen([all]), 290);
  assert.equal(chosen([euro, all]), 140);
  assert.equal(chosen([euro, spain, all]), 150);
  assert.equal(chosen([euro, spain, stripe, all]), 160);
  assert.equal(chosen([both, euro, spain, stripe, all]), 170);
  const other = { provider: 'paypal', currency: 'GBP', countryCode: 'GB' } as const;
  assert.equal(chooseFeeRule([both, euro, spain, stripe, all], other, day(10)), all);
  assert.equal(chosen([both]), 170);
  assert.equal(chooseFeeRule([both], other, day(10)), undefined);
});

test('a change counts from its date on, and of two for one date the later row', () => {
  const rules = [
    rule(290),
    rule(310, { validFrom: day(5) }),
    rule(300, { validFrom: day(5) }),
    rule(280, { validFrom: day(20) }),
  ];
  assert.equal(chosen(rules, new Date(day(5).getTime() - 1)), 290);
  assert.equal(chosen(rules, day(5)), 300);
  assert.equal(chosen(rules, day(20)), 280);
  // Their order in the list of equal dates counts, not that of the dates.
  assert.equal(chosen([...rules].reverse(), day(19)), 310);
});

test('the fixed amount is in the currency of the rule, or in US dollars', () => {
  const rate = (from: Currency, to: Currency, numerator: bigint) => ({
    from,
    to,
    numerator,
    denominator: 10n,
  });
  assert.deepEqual(toFeePolicy(rule(290), rate('USD', 'EUR', 9n)), {
    basisPoints: 290,
    fixedMinor: 27n,
  });
  const euro = rule(150, { currency: 'EUR', fixedMinor: 25n });
  assert.equal(toFeePolicy(euro, rate('EUR', 'USD', 11n)).fixedMinor, 28n);
  assert.throws(() => toFeePolicy(euro, rate('USD', 'EUR', 9n)), RangeError);
});

test('of several providers the dearest fee counts for each amount, and the floor covers all of them', () => {
  // The first is dearer for cheap goods, the second for dear ones: they meet at 10.00.
  const fees = [
    { basisPoints: 100, fixedMinor: 49n },
    { basisPoints: 290, fixedMinor: 30n },
  ];
  assert.equal(feesOf(500n, fees), 54n);
  assert.equal(feesOf(5_000n, fees), 175n);
  assert.equal(feesOf(5_000n, []), 0n);
  const amounts = fc.bigInt({ min: 1n, max: 1_000_000n });
  const anyFees = fc.array(
    fc.record({
      basisPoints: fc.integer({ min: 0, max: 2_000 }),
      fixedMinor: fc.bigInt({ min: 0n, max: 500n }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(amounts, anyFees, (platform, drawn) => {
      const floor = floorOf(platform, drawn);
      assert.ok(drawn.every((fee) => earns(floor, platform, [fee]) >= 0n));
      assert.ok(drawn.some((fee) => earns(floor - 1n, platform, [fee]) < 0n));
      const kept = dropCheaper(drawn);
      assert.ok(kept.length >= 1);
      assert.equal(feesOf(platform, kept), feesOf(platform, drawn));
      assert.equal(floorOf(platform, kept), floor);
    }),
  );
});
