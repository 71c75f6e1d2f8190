import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currencies, currencyExponents } from '@vitrine/contract/money.ts';
import fc from 'fast-check';
import {
  findAmountRefusal,
  fromWireText,
  fromWireUnits,
  toWireText,
  toWireUnits,
  type WireCurrencies,
} from './wire-amounts.ts';

/** Every number of decimals beside every exponent of ISO. */
const tables = [0, 2, 3].map(
  (decimals): WireCurrencies =>
    Object.fromEntries(
      currencies.map((currency) => {
        const finer = currencyExponents[currency] - decimals;
        const step = finer > 0 ? 10n ** BigInt(finer) : 1n;
        return [currency, { decimals, step, min: step, max: 99_999_999n * step }];
      }),
    ),
);

test('an amount that a provider takes comes back unchanged, as units and as text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables),
      fc.constantFrom<Currency>(...currencies),
      fc.bigInt(-200_000_000n, 200_000_000n),
      (table, currency, amount) => {
        if (findAmountRefusal(table, amount, currency)) return;
        assert.equal(fromWireUnits(table, toWireUnits(table, amount, currency), currency), amount);
        assert.equal(fromWireText(table, toWireText(table, amount, currency), currency), amount);
      },
    ),
  );
});

test('an amount or currency that a provider does not take is refused with its reason, and never rounded', () => {
  const table: WireCurrencies = { USD: { decimals: 0, step: 100n, min: 500n, max: 100_000n } };
  const refusals = [499n, 400n, 550n, 500n, 100_000n, 100_100n].map((amount) =>
    findAmountRefusal(table, amount, 'USD'),
  );
  assert.deepEqual(refusals, ['step', 'too_small', 'step', null, null, 'too_large']);
  assert.equal(findAmountRefusal(table, 500n, 'EUR'), 'currency');
  assert.throws(() => toWireUnits(table, 550n, 'USD'), RangeError);
  assert.throws(() => toWireUnits(table, 500n, 'EUR'), RangeError);
  assert.equal(fromWireText(table, '12.00', 'USD'), 1_200n);
  for (const text of ['12.50', '', '1e3', '1,000.00', ' 1', '.5'])
    assert.throws(() => fromWireText(table, text, 'USD'), RangeError, text);
});
