import { findDisplayNames, findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { type Currency, convertMinor, divideHalfEven, type Rate } from '@vitrine/contract/money.ts';
import { addTax } from '@vitrine/contract/shop/tax-rules.ts';

/** One US dollar as an exact fraction of a currency. */
export interface DollarRate {
  numerator: bigint;
  denominator: bigint;
  asOf: Date;
  /** When its source last said that it holds. */
  confirmedAt: Date;
}

const hourMs = 3_600_000;

/** Whether buyers may be charged with a rate; a dollar is always a dollar. */
export function isCurrent(
  currency: Currency,
  rate: DollarRate | undefined,
  now: Date,
  hoursMax: number,
): boolean {
  if (currency === 'USD') return true;
  return rate !== undefined && now.getTime() - rate.confirmedAt.getTime() <= hoursMax * hourMs;
}

type Fraction = Pick<DollarRate, 'numerator' | 'denominator'>;

export function isSameRate(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

/** By how many tenths of a per cent the second rate differs from the first, without a sign. */
export function perMilleMoved(from: Fraction, to: Fraction): number {
  const before = from.numerator * to.denominator;
  const after = to.numerator * from.denominator;
  const difference = after > before ? after - before : before - after;
  return Number((difference * 1_000n) / before);
}

/** Reads a plain decimal as a fraction: "0.9215" is 9215/10000. */
export function parseFraction(decimal: string): { numerator: bigint; denominator: bigint } {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
}

/** A fraction as a plain decimal with up to six places, for reading. */
export function formatFraction(numerator: bigint, denominator: bigint): string {
  const scaled = divideHalfEven(numerator * 1_000_000n, denominator)
    .toString()
    .padStart(7, '0');
  const text = `${scaled.slice(0, -6)}.${scaled.slice(-6)}`;
  return text.replace(/\.?0+$/, '');
}

/** The rate between two currencies over the dollar; the same currency twice is exactly 1. */
export function crossRate(
  from: Currency,
  to: Currency,
  dollars: ReadonlyMap<Currency, DollarRate>,
): Rate {
  if (from === to) return { from, to, numerator: 1n, denominator: 1n };
  const source = dollars.get(from);
  const target = dollars.get(to);
  if (!source || !target) throw new RangeError(`No exchange rate from ${from} to ${to}`);
  return {
    from,
    to,
    numerator: target.numerator * source.denominator,
    denominator: target.denominator * source.numerator,
  };
}

/**
 * A converted limit as a shop would write it: two digits count, and from 20 on the second is 0 or 5. A limit in the
 * middle goes down, to the buyer's good: €55.27 becomes €55, ¥9,312 ¥9,500, KWD 18.413 KWD 18.
 */
export function roundLimit(minor: bigint): bigint {
  const digits = minor.toString().length;
  if (digits < 2) return minor;
  const unit = 10n ** BigInt(digits - 2);
  const step = minor >= 20n * unit ? 5n * unit : unit;
  return ((minor + (step - 1n) / 2n) / step) * step;
}

/** An amount set in dollars before tax, as a buyer sees it. */
function convertShown(usdMinor: bigint, fromUsd: Rate, includedTaxBp: number): bigint {
  return addTax(convertMinor(usdMinor, fromUsd), includedTaxBp);
}

/**
 * From which goods on shipping is free, with tax where prices include it: exactly what was set in dollars before tax,
 * otherwise a round amount.
 */
export function freeLimit(
  rate: { freeFromMinor: bigint | null },
  fromUsd: Rate,
  includedTaxBp: number,
): bigint | null {
  if (rate.freeFromMinor === null || (fromUsd.to === 'USD' && includedTaxBp === 0))
    return rate.freeFromMinor;
  return roundLimit(convertShown(rate.freeFromMinor, fromUsd, includedTaxBp));
}

/**
 * The step of shipping prices in a currency, in minor units: half units where a unit is about a dollar, whole ones where
 * it is less, tens to thousands where single units buy nothing.
 */
const shippingSteps: Readonly<Record<Currency, bigint>> = {
  USD: 50n,
  EUR: 50n,
  GBP: 50n,
  CHF: 50n,
  CAD: 50n,
  AUD: 50n,
  BRL: 100n,
  CNY: 100n,
  PLN: 100n,
  PEN: 100n,
  MXN: 100n,
  SEK: 100n,
  COP: 50_000n,
  ARS: 10_000n,
  JPY: 10n,
  KRW: 100n,
  CLP: 100n,
  VND: 1_000n,
  KWD: 100n,
  BHD: 100n,
};

/**
 * A shipping price as a buyer sees it. Conversion and tax leave raw figures (€4.52), so what they make is rounded to the
 * nearest step, one step at least; a price in dollars before tax is what was set.
 */
export function shownShipping(usdMinor: bigint, fromUsd: Rate, includedTaxBp: number): bigint {
  if (usdMinor === 0n || (fromUsd.to === 'USD' && includedTaxBp === 0)) return usdMinor;
  const step = shippingSteps[fromUsd.to];
  const rounded = divideHalfEven(convertShown(usdMinor, fromUsd, includedTaxBp), step) * step;
  return rounded > step ? rounded : step;
}

/** The region of the first tag in an Accept-Language header that names one: "es-MX,es;q=0.9" is MX. */
export function regionOf(acceptLanguage: string | undefined): string | undefined {
  for (const part of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const match = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(part);
    if (match) return match[1]?.toUpperCase();
  }
  return undefined;
}

const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;

const regionNames = byLanguage((language) =>
  findDisplayNames(intlTags[language], { type: 'region' }),
);
const currencyNames = byLanguage((language) =>
  findDisplayNames(intlTags[language], { type: 'currency' }),
);

/** A country's name in one language. */
export const countryName = (code: string, language: Language): string =>
  regionNames[language].of(code) ?? code;

/** A country's name in all five languages. */
export function countryNames(code: string): Record<Language, string> {
  return byLanguage((language) => regionNames[language].of(code) ?? code);
}

/** `Intl` is slow to ask, and the answers never change. */
const knownNames = new Map<string, string>();
const knownSymbols = new Map<Currency, string>();

function remember<Key>(known: Map<Key, string>, key: Key, find: () => string): string {
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const value = find();
  known.set(key, value);
  return value;
}

/** A currency's name; English calls the dollar as specification §3 does. */
export function currencyName(code: Currency, language: Language): string {
  if (code === 'USD' && language === 'en') return 'United States dollar';
  return remember(
    knownNames,
    `${language}:${code}`,
    () => currencyNames[language].of(code) ?? code,
  );
}

/** The symbol next to amounts: $, €, R$. */
export function currencySymbol(code: Currency): string {
  return remember(knownSymbols, code, () => {
    const format = findNumberFormat('en-US', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
  });
}
