import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { currencies } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  findRate,
  freeLimit,
  installMarkets,
  listCountryCodes,
  referenceCountries,
  referenceShipping,
  shownShipping,
} from '../markets/index.ts';
import { installShipping } from './install.ts';
import { listShippingOptions } from './list-options.ts';

const app = await closeAfter(createTestApp());
const ctx = systemContext(app.platform);
before(async () => {
  await installMarkets(ctx);
  await inTx(ctx, installShipping);
  await inTx(ctx, installShipping);
});

const lineOf = (weightGrams: number) => ({
  productId: '1',
  categoryIds: [],
  weightGrams,
  quantity: 1,
});

const parcel = {
  countryCode: 'US',
  currency: 'USD',
  goodsMinor: 1_000n,
  includedTaxBp: 0,
  lines: [lineOf(400)],
} as const;

test('every quote is to the cent what the rates of countries made it before there were zones', async () => {
  for (const countryCode of await listCountryCodes(ctx)) {
    const zone = referenceCountries.find(({ code }) => code === countryCode)?.zone ?? 'far';
    for (const currency of ['USD', 'EUR', 'JPY', 'KWD'] as const)
      for (const includedTaxBp of [0, 810, 2_100])
        for (const weightGrams of [0, 1, 999, 1_000, 1_001, 12_345])
          for (const goodsMinor of [0n, 4_400n, 5_990n, 7_500n, 1_000_000n]) {
            const fromUsd = await findRate(ctx, 'USD', currency);
            const expected = (['standard', 'express'] as const).map((method) => {
              const rate = referenceShipping[zone][method];
              const limit = freeLimit(rate, fromUsd, includedTaxBp);
              const kilograms = Math.max(1, Math.ceil(weightGrams / 1000));
              const usdMinor = rate.baseMinor + BigInt(kilograms - 1) * rate.perKgMinor;
              return [
                method,
                limit !== null && goodsMinor >= limit
                  ? 0n
                  : shownShipping(usdMinor, fromUsd, includedTaxBp),
                limit,
                rate.daysMin,
                rate.daysMax,
              ];
            });
            const options = await listShippingOptions(ctx, {
              countryCode,
              currency,
              includedTaxBp,
              goodsMinor,
              lines: [lineOf(weightGrams)],
            });
            assert.deepEqual(
              options.map(({ method, priceMinor, freeFromMinor, daysMin, daysMax }) => [
                method,
                priceMinor,
                freeFromMinor,
                daysMin,
                daysMax,
              ]),
              expected,
              `${countryCode} ${currency} ${includedTaxBp} ${weightGrams} ${goodsMinor}`,
            );
          }
  }
});

test('shipping is free from the limit on, and an unknown country has none', async () => {
  const free = await listShippingOptions(ctx, {
    ...parcel,
    countryCode: 'ES',
    goodsMinor: 6_000n,
  });
  assert.equal(free[0]?.priceMinor, 0n);
  assert.deepEqual(await listShippingOptions(ctx, { ...parcel, countryCode: 'XX' }), []);
});

test('the free limit is a round amount in every currency, and the shown one is the one that is applied', async () => {
  for (const currency of currencies) {
    const there = { ...parcel, currency, goodsMinor: 0n };
    const limit = (await listShippingOptions(ctx, there))[0]?.freeFromMinor ?? 0n;
    assert.match(limit.toString(), /^(?:1\d|[2-9][05])0*$/, currency);
    const priceAt = async (goodsMinor: bigint) =>
      (await listShippingOptions(ctx, { ...there, goodsMinor }))[0]?.priceMinor;
    assert.equal(await priceAt(limit), 0n, currency);
    assert.notEqual(await priceAt(limit - 1n), 0n, currency);
  }
});

test('shipping in another currency or with tax is a price of whole or half units, in dollars before tax what was set', async () => {
  for (const currency of currencies)
    for (const includedTaxBp of [0, 810, 2_100])
      for (const weightGrams of [400, 3_200, 5_200]) {
        const there = {
          ...parcel,
          currency,
          includedTaxBp,
          goodsMinor: 0n,
          lines: [lineOf(weightGrams)],
        };
        for (const { priceMinor } of await listShippingOptions(ctx, there)) {
          assert.ok(priceMinor > 0n);
          // Shown with a decimal part, it is a half; without decimals it is a round figure.
          if (currency !== 'USD' || includedTaxBp !== 0)
            assert.match(priceMinor.toString(), /0$/, `${priceMinor} ${currency}`);
        }
      }
  const priceOf = async (currency: (typeof currencies)[number], includedTaxBp: number) =>
    (await listShippingOptions(ctx, { ...parcel, currency, includedTaxBp, goodsMinor: 0n }))[0]
      ?.priceMinor;
  const before = await Promise.all(
    (['EUR', 'JPY', 'CNY', 'KWD', 'USD'] as const).map((currency) => priceOf(currency, 0)),
  );
  assert.deepEqual(before, [450n, 740n, 3_500n, 1_500n, 490n]);
  assert.deepEqual(
    [await priceOf('EUR', 2_100), await priceOf('JPY', 1_000), await priceOf('USD', 2_100)],
    [550n, 820n, 600n],
  );
});

test('an installation adds what is missing and leaves what operators changed', async () => {
  await ctx.db.run(sql`update shipping_zones set name = 'Ours' where is_rest`);
  await ctx.db.run(sql`update carriers set is_active = false where key = 'ups'`);
  await ctx.db.run(sql`delete from carriers where key = 'dhl'`);
  await inTx(ctx, installShipping);
  assert.ok(await ctx.db.exists(sql`select 1 from shipping_zones where is_rest and name = 'Ours'`));
  assert.ok(await ctx.db.exists(sql`select 1 from carriers where key = 'ups' and not is_active`));
  assert.ok(await ctx.db.exists(sql`select 1 from carriers where key = 'dhl'`));
});
