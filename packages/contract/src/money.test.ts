import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  convertMinor,
  divideHalfEven,
  formatMoney,
  parseCurrency,
  percentToBasisPoints,
  type Rate,
  splitMinor,
  takeBasisPoints,
  toDecimal,
  toMoney,
} from './money.ts';

test('a division is rounded to the nearest, and a tie to the even neighbour, on both sides of zero', () => {
  const cases: [bigint, bigint, bigint][] = [
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [5n, -2n, -2n],
    [24n, 10n, 2n],
    [26n, 10n, 3n],
    [-26n, 10n, -3n],
    [0n, 3n, 0n],
  ];
  for (const [top, bottom, expected] of cases)
    assert.equal(divideHalfEven(top, bottom), expected, `${top} / ${bottom}`);
  assert.throws(() => divideHalfEven(1n, 0n), RangeError);
});

test('an amount is converted with both exponents and rounded once', () => {
  const rate = (
    from: Rate['from'],
    to: Rate['to'],
    numerator: bigint,
    denominator: bigint,
  ): Rate => ({ from, to, numerator, denominator });
  // 12.34 dollars at 149.5 yen are 1844.83 yen; 12.35 at 0.9 are 11.115 euros, a tie that is rounded to the even cent.
  assert.equal(convertMinor(1_234n, rate('USD', 'JPY', 1_495n, 10n)), 1_845n);
  assert.equal(convertMinor(1_235n, rate('USD', 'EUR', 9n, 10n)), 1_112n);
  assert.equal(convertMinor(1_225n, rate('USD', 'EUR', 9n, 10n)), 1_102n);
  assert.equal(convertMinor(1n, rate('JPY', 'KWD', 1n, 490n)), 2n);
  assert.equal(convertMinor(1_234n, rate('USD', 'USD', 1n, 1n)), 1_234n);
});

test('a share in basis points is rounded half-even', () => {
  assert.equal(takeBasisPoints(1_000n, 20_000), 2_000n);
  assert.equal(takeBasisPoints(50n, 2_500), 12n);
  assert.equal(takeBasisPoints(70n, 2_500), 18n);
  assert.deepEqual([200, 12.5, 100.29].map(percentToBasisPoints), [20_000, 1_250, 10_029]);
});

test('an amount that is split adds up, each part is within one unit of its share, and the largest fractions get what is over', () => {
  assert.deepEqual(splitMinor(10n, [1n, 1n, 1n]), [4n, 3n, 3n]);
  assert.deepEqual(splitMinor(10n, [1n, 2n, 3n]), [2n, 3n, 5n]);
  assert.deepEqual(splitMinor(101n, [40n, 60n, 39n]), [29n, 44n, 28n]);
  assert.deepEqual(splitMinor(-10n, [1n, 2n, 3n]), [-2n, -3n, -5n]);
  assert.deepEqual(splitMinor(5n, [0n, 0n]), [3n, 2n], 'nothing to weigh by: equal parts');
  assert.deepEqual(splitMinor(5n, []), []);
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 8 })
    .filter((all) => all.some((one) => one > 0n));
  fc.assert(
    fc.property(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), weights, (total, shares) => {
      const parts = splitMinor(total, shares);
      const sum = shares.reduce((left, right) => left + right, 0n);
      assert.equal(
        parts.reduce((left, right) => left + right, 0n),
        total,
      );
      for (const [index, part] of parts.entries()) {
        const off = part * sum - total * (shares[index] ?? 0n);
        assert.ok(off > -sum && off < sum, `${parts} of ${total} by ${shares}`);
      }
    }),
  );
});

test('an amount is written with the decimals of its currency, and never travels where JSON would round it', () => {
  assert.deepEqual(
    [
      toDecimal(1_230n, 'USD'),
      toDecimal(-5n, 'USD'),
      toDecimal(1_230, 'JPY'),
      toDecimal(5n, 'KWD'),
    ],
    ['12.30', '-0.05', '1230', '0.005'],
  );
  assert.equal(formatMoney({ amount: 123_456, currency: 'EUR' }, 'en-US'), '€1,234.56');
  // `Intl` alone would show whole Colombian pesos and hide the cents that are charged.
  assert.equal(formatMoney({ amount: 12_901, currency: 'COP' }, 'en-US'), 'COP\u00a0129.01');
  assert.equal(formatMoney({ amount: 12_900, currency: 'COP' }, 'en-US'), 'COP\u00a0129');
  assert.deepEqual(toMoney(5n, 'USD'), { amount: 5, currency: 'USD' });
  assert.throws(() => toMoney(2n ** 53n, 'USD'), RangeError);
});

test('a currency is read however it is written, its old alias included; anything else is none', () => {
  assert.deepEqual(
    ['usd', ' EUR ', 'USD1', 'XXX', '', undefined, 'toString'].map((text) => parseCurrency(text)),
    ['USD', 'EUR', 'USD', undefined, undefined, undefined, undefined],
  );
});
