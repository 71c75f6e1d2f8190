import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ShippingBasis, shippingBases } from '@vitrine/contract/shop/shipping-zones.ts';
import fc from 'fast-check';
import { getBuiltInShipping } from './built-in.ts';
import { findCheapest, findZone, listOptions, priceMethod } from './shipping.rules.ts';
import type { ShippingMethodRates } from './shipping.types.ts';

const dollar = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n } as const;

const method = (change: Partial<ShippingMethodRates> = {}): ShippingMethodRates => ({
  key: 'standard',
  names: { en: 'Standard' },
  carrierName: null,
  basis: 'weight',
  tiers: [{ upTo: null, priceMinor: 490 }],
  perKgMinor: 0n,
  freeFromMinor: null,
  daysMin: 1,
  daysMax: 2,
  excludedCountries: new Set(),
  excludedProductIds: new Set(),
  excludedCategoryIds: new Set(),
  ...change,
});

const line = { productId: '1', categoryIds: ['10', '11'], weightGrams: 400, quantity: 1 };

const parcel = { countryCode: 'US', goodsMinor: 1_000n, includedTaxBp: 0, lines: [line] };

/** Limits of tiers and the values that are looked up: mostly small, so that they meet often. */
const value = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1_000_000_000 }));

const drawn = fc.record({
  basis: fc.constantFrom<ShippingBasis>(...shippingBases),
  limits: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
  hasEnd: fc.boolean(),
  prices: fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 9, maxLength: 9 }),
  perKg: fc.integer({ min: 0, max: 5_000 }),
  weight: value,
  units: fc.integer({ min: 1, max: 99 }),
  goods: value,
});

test('a price is that of the tier that a list searched from below finds, and every begun kilogram after the first', () => {
  fc.assert(
    fc.property(drawn, ({ basis, limits, hasEnd, prices, perKg, weight, units, goods }) => {
      const ends = [...limits].sort((left, right) => left - right);
      const uppers: (number | null)[] = hasEnd && ends.length ? ends : [...ends, null];
      const tiers = uppers.map((upTo, index) => ({ upTo, priceMinor: prices[index] ?? 0 }));
      const found = priceMethod(
        { basis, tiers, perKgMinor: BigInt(perKg) },
        { weightGrams: weight, units, goodsMinor: BigInt(goods) },
        (minor) => minor,
      );
      // Counted up step by step, without a search and without a division.
      const measured = { weight, price: goods, units }[basis];
      let place = 0;
      for (const end of ends) if (measured > end) place += 1;
      const isBeyond = place >= tiers.length;
      let further = 0;
      for (let grams = 1_000; grams < weight && weight < 100_000; grams += 1_000) further += 1;
      if (isBeyond) assert.equal(found, null);
      else if (weight < 100_000)
        assert.equal(found, BigInt((prices[place] ?? 0) + further * perKg));
      else assert.ok(found !== null && found >= BigInt(prices[place] ?? 0));
    }),
    { numRuns: 3_000 },
  );
});

test('goods without weight cost the first price', () => {
  const weightless = { ...parcel, lines: [{ ...line, weightGrams: 0, quantity: 5 }] };
  const tiers = [
    { upTo: 500, priceMinor: 300 },
    { upTo: null, priceMinor: 900 },
  ];
  const [option] = listOptions([method({ tiers, perKgMinor: 100n })], weightless, dollar);
  assert.equal(option?.priceMinor, 300n);
});

test('the bound of an amount is the one that the buyer sees: converted, with tax, and round', () => {
  const euro = { from: 'USD', to: 'EUR', numerator: 9_215n, denominator: 10_000n } as const;
  const tiers = [
    { upTo: 6_000, priceMinor: 490 },
    { upTo: null, priceMinor: 0 },
  ];
  const priceAt = (goodsMinor: bigint) =>
    listOptions(
      [method({ basis: 'price', tiers })],
      { ...parcel, goodsMinor, includedTaxBp: 2_100 },
      euro,
    )[0]?.priceMinor;
  assert.equal(priceAt(6_500n), 550n, '$60 and 21 % tax are 65 euros');
  assert.equal(priceAt(6_501n), 0n);
});

test('a method takes neither excluded products, nor their categories, nor parcels to excluded countries', () => {
  const keysOf = (change: Partial<ShippingMethodRates>) =>
    listOptions([method(change), method({ key: 'other' })], parcel, dollar).map(
      (option) => option.method,
    );
  assert.deepEqual(keysOf({}), ['standard', 'other']);
  assert.deepEqual(keysOf({ excludedProductIds: new Set(['1']) }), ['other']);
  assert.deepEqual(keysOf({ excludedProductIds: new Set(['2']) }), ['standard', 'other']);
  assert.deepEqual(keysOf({ excludedCategoryIds: new Set(['11']) }), ['other']);
  assert.deepEqual(keysOf({ excludedCountries: new Set(['US']) }), ['other']);
});

test('the first of the cheapest methods is the one that is proposed', () => {
  const prices = [700, 300, 300].map((priceMinor, index) =>
    method({ key: `m${index}`, tiers: [{ upTo: null, priceMinor }] }),
  );
  assert.equal(findCheapest(listOptions(prices, parcel, dollar))?.method, 'm1');
  assert.equal(findCheapest([]), undefined);
});

test('an address is in the zone of its region, else of its country, else in the rest of the world', () => {
  const zone = (id: string) => ({ id, methods: [] });
  const shipping = {
    rest: zone('rest'),
    zoneByArea: new Map([
      ['ES', zone('spain')],
      ['ES|Las Palmas', zone('islands')],
      ['US|HI', zone('hawaii')],
    ]),
  };
  const idOf = (countryCode: string, region?: string) =>
    findZone(shipping, { countryCode, region }).id;
  assert.equal(idOf('ES'), 'spain');
  assert.equal(idOf('ES', 'Madrid'), 'spain');
  assert.equal(idOf('ES', 'Las Palmas'), 'islands');
  assert.equal(idOf('US'), 'rest');
  assert.equal(idOf('US', 'HI'), 'hawaii');
  assert.equal(idOf('FR', 'Las Palmas'), 'rest');
});

test('the built-in zones contain each country once', () => {
  const { zoneByArea, rest } = getBuiltInShipping();
  assert.equal(zoneByArea.size, 25);
  assert.deepEqual(
    rest.methods.map(({ key }) => key),
    ['standard', 'express'],
  );
});
