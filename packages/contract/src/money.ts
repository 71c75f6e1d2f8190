import { z } from 'zod';
import { findNumberFormat } from './intl-formats.ts';
import { nameSchemas } from './schema-names.ts';

/**
 * Currencies that a price can be shown or charged in, with their ISO 4217 exponent.
 * Payment providers disagree with ISO for a few (see each adapter's own table).
 */
export const currencyExponents = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  BRL: 2,
  MXN: 2,
  CNY: 2,
  CAD: 2,
  AUD: 2,
  CHF: 2,
  PLN: 2,
  SEK: 2,
  COP: 2,
  ARS: 2,
  PEN: 2,
  JPY: 0,
  KRW: 0,
  CLP: 0,
  VND: 0,
  KWD: 3,
  BHD: 3,
} as const satisfies Record<string, 0 | 2 | 3>;

export type Currency = keyof typeof currencyExponents;
export const currencies = Object.keys(currencyExponents) as Currency[];
export const currencyShape = z.enum(currencies as [Currency, ...Currency[]]);

export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(currencyExponents, value);
}

/** Parses a `currencyjc` value: an ISO code, or `USD1`, the alias with which clients send USD. */
export function parseCurrency(value: string | undefined): Currency | undefined {
  if (!value) return undefined;
  const code = value.trim().toUpperCase();
  if (code === 'USD1') return 'USD';
  return isCurrency(code) ? code : undefined;
}

const amountFields = {
  amount: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  currency: currencyShape,
};

/**
 * Money in the API: whole minor units (cents, yen, fils), always with its currency. `shown` is the same in the currency
 * that a signed-in caller asked for, at today's rate; nothing is charged or summed by it.
 */
export const moneyShape = z.object({ ...amountFields, shown: z.object(amountFields).optional() });
export type Money = z.infer<typeof moneyShape>;

const sentShownShape = z.strictObject({
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: currencyShape,
});

/** An amount that a client sends, perhaps just as it was received: what is shown beside it is accepted and ignored. */
export const sentMoneyShape = <Amount extends z.ZodType<number>, Code extends z.ZodType<string>>(
  amount: Amount,
  currency: Code,
) => z.strictObject({ amount, currency, shown: sentShownShape.optional() });

/** Converts stored minor units to money in the API; throws for amounts that JSON would round. */
export function toMoney(minor: bigint, currency: Currency): Money {
  const amount = Number(minor);
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is too large for JSON');
  return { amount, currency };
}

/** `numerator / denominator`, rounded to the nearest integer, ties to even. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = top / bottom;
  const twice = (top % bottom) * 2n;
  const up = twice > bottom || (twice === bottom && quotient % 2n === 1n);
  return sign * (up ? quotient + 1n : quotient);
}

/** A share of an amount in basis points (20000 = 200 %), rounded once, half-even. */
export function takeBasisPoints(minor: bigint, basisPoints: number | bigint): bigint {
  return divideHalfEven(minor * BigInt(basisPoints), 10_000n);
}

/** A percentage as users write it (200, 12.5) as basis points (20000, 1250). */
export function percentToBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

/** Splits an amount by weights; the remainder goes to the largest fractions, so the parts add up. */
export function splitMinor(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((left, right) => left + right, 0n);
  if (weights.length === 0) return [];
  if (sum <= 0n)
    return splitMinor(
      total,
      weights.map(() => 1n),
    );
  const sign = total < 0n ? -1n : 1n;
  const positive = total * sign;
  const parts = weights.map((weight) => (positive * weight) / sum);
  let left = positive - parts.reduce((a, b) => a + b, 0n);
  const order = weights
    .map((weight, index) => ({ index, fraction: (positive * weight) % sum }))
    .sort((a, b) =>
      a.fraction === b.fraction ? a.index - b.index : a.fraction < b.fraction ? 1 : -1,
    );
  for (const { index } of order) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => part * sign);
}

/** An exchange rate as an exact fraction: one minor-unit-free unit of `from` is numerator/denominator of `to`. */
export interface Rate {
  from: Currency;
  to: Currency;
  numerator: bigint;
  denominator: bigint;
}

/** Converts minor units by a rate, exponents included; multiplies first and divides once, half-even. */
export function convertMinor(minor: bigint, rate: Rate): bigint {
  const up = 10n ** BigInt(currencyExponents[rate.to]);
  const down = 10n ** BigInt(currencyExponents[rate.from]);
  return divideHalfEven(minor * rate.numerator * up, rate.denominator * down);
}

/** Minor units as a plain decimal string ("12.30"), without floats. */
export function toDecimal(minor: bigint | number, currency: Currency): string {
  const exponent = currencyExponents[currency];
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const text = exponent === 0 ? whole : `${whole}.${digits.slice(-exponent)}`;
  return value < 0n ? `-${text}` : text;
}

/** Formatters of money by locale and currency; creating one costs a hundred times more than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

export function moneyFormatOf(locale: string, currency: Currency): Intl.NumberFormat {
  const key = `${locale}|${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const exponent = currencyExponents[currency];
  const usual = findNumberFormat(locale, { style: 'currency', currency });
  // `Intl` rounds Colombian pesos to whole ones, but charges may have cents, so these are shown where there are any.
  const format =
    usual.resolvedOptions().maximumFractionDigits === exponent
      ? usual
      : findNumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: exponent,
          maximumFractionDigits: exponent,
          trailingZeroDisplay: 'stripIfInteger',
        });
  moneyFormats.set(key, format);
  return format;
}

/** Formats money of the API with `Intl` in a BCP 47 locale; the decimal string keeps large amounts exact. */
export function formatMoney(money: Money, locale: string): string {
  const format = moneyFormatOf(locale, money.currency);
  return format.format(toDecimal(money.amount, money.currency) as Intl.StringNumericLiteral);
}

nameSchemas({ Currency: currencyShape, Money: moneyShape });
