import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { installMarkets } from './index.ts';

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
