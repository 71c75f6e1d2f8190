import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import fc from 'fast-check';
import { findAmountRefusal, fromWireText, toWireText } from '../wire-amounts.ts';
import { paypalCurrencies } from './paypal-currencies.ts';

test('every amount that PayPal takes is sent in at most ten characters and comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Currency>(...currencies),
      fc.bigInt(1n, 2_000_000_000n),
      (currency, amount) => {
        if (findAmountRefusal(paypalCurrencies, amount, currency)) return;
        const text = toWireText(paypalCurrencies, amount, currency);
        assert.match(text, currency === 'JPY' ? /^\d{1,7}$/ : /^\d{1,7}\.\d\d$/);
        assert.equal(fromWireText(paypalCurrencies, text, currency), amount);
      },
    ),
  );
});

test('a currency or an amount that PayPal does not take is refused before the redirect', () => {
  const refusals = (
    [
      [1n, 'USD'],
      [0n, 'USD'],
      [1_000_000_000n, 'EUR'],
      [900n, 'JPY'],
      [10_000_000n, 'JPY'],
      [900n, 'KRW'],
      [900n, 'BRL'],
      [900n, 'CNY'],
      [900n, 'KWD'],
    ] as const
  ).map(([amount, currency]) => findAmountRefusal(paypalCurrencies, amount, currency));
  assert.deepEqual(refusals, [
    null,
    'too_small',
    'too_large',
    null,
    'too_large',
    'currency',
    'currency',
    'currency',
    'currency',
  ]);
});
