import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convertMinor, type Rate } from '@vitrine/contract/money.ts';
import { noTax, type TaxTerms } from '@vitrine/contract/shop/tax-rules.ts';
import { splitSale } from './landing-example.ts';

const usd: Rate = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n };
const feesIn = (rate: Rate) => [{ basisPoints: 290, fixedMinor: convertMinor(30n, rate) }];
const included = (basisPoints: number): TaxTerms => ({ treatment: 'included', basisPoints });

/** Price as shown, tax terms, rate; what each part is. The parts of a taxed price are those of the same price before tax. */
const sales: readonly [
  country: string,
  price: bigint,
  terms: TaxTerms,
  rate: Rate,
  parts: readonly [number, number, number, number],
][] = [
  ['US', 4_800n, { treatment: 'added', basisPoints: 800 }, usd, [0, 2_400, 169, 2_231]],
  ['KW', 4_800n, noTax, usd, [0, 2_400, 169, 2_231]],
  ['ES', 5_808n, included(2_100), usd, [1_008, 2_400, 169, 2_231]],
  [
    'GB',
    5_760n,
    included(2_000),
    { ...usd, to: 'GBP', numerator: 8n, denominator: 10n },
    [960, 2_400, 163, 2_237],
  ],
  ['BR', 5_616n, included(1_700), usd, [816, 2_400, 169, 2_231]],
  ['JP', 5_280n, included(1_000), { ...usd, to: 'JPY', numerator: 150n }, [480, 2_400, 184, 2_216]],
  ['CH', 5_189n, included(810), usd, [389, 2_400, 169, 2_231]],
];

test('the example on the platform’s page counts no tax as earnings, and its parts add up to the shown price', () => {
  for (const [country, shown, terms, rate, parts] of sales) {
    const { price, tax, product, fee, earned } = splitSale(shown, terms, rate.to, feesIn(rate));
    assert.deepEqual(
      [tax, product, fee, earned].map(({ amount }) => amount),
      parts,
      country,
    );
    assert.equal(tax.amount + product.amount + fee.amount + earned.amount, price.amount, country);
    assert.ok(
      [price, tax, product, fee, earned].every(({ currency }) => currency === rate.to),
      country,
    );
  }
});

test('the example’s percentage is the earned part of the shown price', () => {
  assert.equal(splitSale(4_800n, noTax, 'USD', feesIn(usd)).earnedPercent, 46);
  assert.equal(splitSale(5_808n, included(2_100), 'USD', feesIn(usd)).earnedPercent, 38);
});
