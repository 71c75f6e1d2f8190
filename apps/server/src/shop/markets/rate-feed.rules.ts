import { type Currency, isCurrency } from '@vitrine/contract/money.ts';
import { DOMParser } from '@xmldom/xmldom';
import { defineParser } from '#platform/files/parser-pool.ts';
import { parseFraction } from './markets.rules.ts';

export interface FeedRates {
  /** The day for which the figures were published. */
  publishedOn: string;
  /** One US dollar in each currency, as an exact fraction. */
  rates: ReadonlyMap<Currency, { numerator: bigint; denominator: bigint }>;
}

const decimal = /^\d{1,9}(\.\d{1,9})?$/;

/**
 * Reads the daily file of the European Central Bank: elements `Cube` with `currency` and `rate`, one euro in each
 * currency, inside one with the day as `time`. Currencies that the platform does not know are left out.
 * Throws for anything else.
 */
export function parseFeed({ text: xml }: { text: string }): FeedRates {
  // Entities could grow without bound; the file has none.
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
    throw new Error('A document type is not expected');
  const document = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(xml, 'text/xml');
  const cubes = [...document.getElementsByTagNameNS('*', 'Cube')];
  // A file of several days has the newest first.
  const day = cubes.find((cube) => cube.hasAttribute('time'));
  const publishedOn = day?.getAttribute('time') ?? '';
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(publishedOn)) throw new Error('There is no day');
  const perEuro = new Map<Currency, { numerator: bigint; denominator: bigint }>([
    ['EUR', { numerator: 1n, denominator: 1n }],
  ]);
  for (const cube of day.getElementsByTagNameNS('*', 'Cube')) {
    const currency = cube.getAttribute('currency');
    const rate = cube.getAttribute('rate') ?? '';
    if (!decimal.test(rate)) throw new Error(`${currency} has no rate`);
    const fraction = parseFraction(rate);
    if (fraction.numerator === 0n) throw new Error(`${currency} has the rate 0`);
    if (isCurrency(currency)) perEuro.set(currency, fraction);
  }
  const dollar = perEuro.get('USD');
  if (!dollar) throw new Error('There is no dollar');
  perEuro.delete('USD');
  return {
    publishedOn,
    rates: new Map(
      [...perEuro].map(([currency, { numerator, denominator }]) => [
        currency,
        { numerator: numerator * dollar.denominator, denominator: denominator * dollar.numerator },
      ]),
    ),
  };
}

export const feedParser = defineParser(import.meta.url, parseFeed);
