import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { type Currency, convertMinor, divideHalfEven, type Rate } from '@vitrine/contract/money.ts';

/** One US dollar as an exact fraction of a currency. */
export interface DollarRate {
  numerator: bigint;
  denominator: bigint;
  asOf: Date;
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
export function crossRate(from: Currency, to: Currency, dollars: ReadonlyMap<Currency, DollarRate>): Rate {
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

export interface ShippingRate {
  method: 'standard' | 'express';
  baseMinor: bigint;
  perKgMinor: bigint;
  freeFromMinor: bigint | null;
  daysMin: number;
  daysMax: number;
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

/** From which goods on shipping is free in a currency; in dollars exactly what was set, elsewhere a round amount. */
export function freeLimit(rate: Pick<ShippingRate, 'freeFromMinor'>, fromUsd: Rate): bigint | null {
  if (rate.freeFromMinor === null || fromUsd.to === 'USD') return rate.freeFromMinor;
  return roundLimit(convertMinor(rate.freeFromMinor, fromUsd));
}

/** What a parcel costs in US cents before the free limit: the base price and every begun kilogram beyond the first. */
export function shippingPrice(rate: Pick<ShippingRate, 'baseMinor' | 'perKgMinor'>, weightGrams: number): bigint {
  const kilograms = BigInt(Math.max(1, Math.ceil(weightGrams / 1000)));
  return rate.baseMinor + (kilograms - 1n) * rate.perKgMinor;
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
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

const regionNames = byLanguage((language) => new Intl.DisplayNames(intlTags[language], { type: 'region' }));
const currencyNames = byLanguage((language) => new Intl.DisplayNames(intlTags[language], { type: 'currency' }));

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
  return remember(knownNames, `${language}:${code}`, () => currencyNames[language].of(code) ?? code);
}

/** The sign that stands beside amounts: $, €, R$. */
export function currencySymbol(code: Currency): string {
  return remember(knownSymbols, code, () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
  });
}
