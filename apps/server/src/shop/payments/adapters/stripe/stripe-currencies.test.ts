import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import fc from 'fast-check';
import { findAmountRefusal, fromWireUnits, toWireUnits } from '../wire-amounts.ts';
import { listStripeMarks, stripeCurrencies } from './stripe-currencies.ts';

test('every amount that Stripe takes is sent with at most eight digits and comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>(...currencies),
      fc.bigInt(1n, 200_000_000n),
      (currency, amount) => {
        if (findAmountRefusal(stripeCurrencies, amount, currency)) return;
        const units = toWireUnits(stripeCurrencies, amount, currency);
        assert.ok(units <= 99_999_999n);
        assert.equal(fromWireUnits(stripeCurrencies, units, currency), amount);
      },
    ),
  );
});

test('all currencies are there; minimums, and the last digit of three decimals, are refused before the redirect', () => {
  const refusals = (
    [
      [49n, 'USD'],
      [50n, 'USD'],
      [100_000_000n, 'USD'],
      [29n, 'GBP'],
      [49n, 'JPY'],
      [50n, 'JPY'],
      [12_345n, 'KWD'],
      [12_340n, 'KWD'],
      [5n, 'BHD'],
    ] as const
  ).map(([amount, currency]) => findAmountRefusal(stripeCurrencies, amount, currency));
  assert.deepEqual(refusals, [
    'too_small',
    null,
    'too_large',
    'too_small',
    'too_small',
    null,
    'step',
    null,
    'step',
  ]);
  for (const currency of currencies) assert.ok(stripeCurrencies[currency], currency);
});

test('American Express is shown only in currencies in which Stripe takes it', () => {
  const wallets = ['apple_pay', 'google_pay'];
  assert.deepEqual(listStripeMarks('EUR'), ['visa', 'mastercard', 'amex', ...wallets]);
  for (const currency of ['BRL', 'PEN', 'KWD'] as const)
    assert.deepEqual(listStripeMarks(currency), ['visa', 'mastercard', ...wallets], currency);
});
