import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { currencies } from '@vitrine/contract/money.ts';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { installMarkets, listShippingOptions } from './index.ts';

const app = await closeAfter(createTestApp());
before(async () => {
  await installMarkets(systemContext(app.platform));
});

test('each of the 44 countries says whether its prices include tax, and how much it is', async () => {
  const { list } = (await app.call(listCountries, {})).body.data;
  assert.equal(list.length, 44);
  const beforeTax = list
    .filter(({ pricesIncludeTax }) => !pricesIncludeTax)
    .map(({ code }) => code);
  assert.deepEqual(beforeTax.sort(), ['CA', 'PR', 'US']);
  const percentOf = (code: string) => list.find((country) => country.code === code)?.taxPercent;
  assert.deepEqual(['ES', 'US', 'FI', 'JP', 'CH'].map(percentOf), [21, 0, 25.5, 10, 8.1]);
});

test('shipping in another currency or with tax is a price of whole or half units, in dollars before tax what was set', async () => {
  const ctx = systemContext(app.platform);
  for (const currency of currencies) {
    for (const includedTaxBp of [0, 810, 2_100]) {
      for (const weightGrams of [400, 3_200, 5_200]) {
        const parcel = { countryCode: 'US', weightGrams, currency, goodsMinor: 0n, includedTaxBp };
        for (const { priceMinor } of await listShippingOptions(ctx, parcel)) {
          const isSet = currency === 'USD' && includedTaxBp === 0;
          assert.ok(priceMinor > 0n);
          // Shown with a decimal part, it is a half; without decimals it is a round figure.
          const text = priceMinor.toString();
          if (!isSet) assert.match(text, /0$/, `${priceMinor} ${currency}`);
        }
      }
    }
  }
  const priceOf = async (currency: 'EUR' | 'JPY' | 'CNY' | 'KWD' | 'USD', includedTaxBp: number) =>
    (
      await listShippingOptions(ctx, {
        countryCode: 'US',
        weightGrams: 400,
        currency,
        goodsMinor: 0n,
        includedTaxBp,
      })
    )[0]?.priceMinor;
  assert.deepEqual(
    [
      await priceOf('EUR', 0),
      await priceOf('JPY', 0),
      await priceOf('CNY', 0),
      await priceOf('KWD', 0),
      await priceOf('USD', 0),
    ],
    [450n, 740n, 3_500n, 1_500n, 490n],
  );
  assert.deepEqual(
    [await priceOf('EUR', 2_100), await priceOf('JPY', 1_000), await priceOf('USD', 2_100)],
    [550n, 820n, 600n],
  );
});
