import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { type Currency, currencyExponents, takeBasisPoints } from '@vitrine/contract/money.ts';

export const keypadKeys = [
  '1',
  '2',
  '3',
  'back',
  '4',
  '5',
  '6',
  'done',
  '7',
  '8',
  '9',
  '.',
  '0',
  '00',
] as const;
export type KeypadKey = Exclude<(typeof keypadKeys)[number], 'done'>;

const wholeMax = 9;

/** The content of the field after one key; a key that makes no amount of this currency changes nothing. */
export function applyKey(text: string, key: KeypadKey, currency: Currency): string {
  if (key === 'back') return text.slice(0, -1);
  const exponent = currencyExponents[currency];
  if (key === '.') return exponent === 0 || text.includes('.') ? text : `${text || '0'}.`;
  const [whole = '', decimals] = text.split('.');
  if (decimals !== undefined) return `${whole}.${(decimals + key).slice(0, exponent)}`;
  const next = (whole + key).replace(/^0+(?=\d)/, '');
  return next.length > wholeMax ? text : next;
}

/** The amount that the keys have made, in minor units; nothing yet is 0. */
export function amountOf(text: string, currency: Currency): number {
  const exponent = currencyExponents[currency];
  const [whole = '', decimals = ''] = text.split('.');
  return Number(`${whole || '0'}${decimals.padEnd(exponent, '0')}`);
}

/** The typed digits as an amount is written in a language: sign in its place, groups, and only the decimals that were typed. */
export function writeTyped(
  text: string,
  currency: Currency,
  tag: string,
): { before: string; digits: string; after: string } {
  const parts = findNumberFormat(tag, { style: 'currency', currency }).formatToParts(1.5);
  const isDigit = ({ type }: Intl.NumberFormatPart) =>
    type === 'integer' || type === 'decimal' || type === 'fraction';
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const [whole = '', decimals] = text.split('.');
  const sign =
    findNumberFormat(tag)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.';
  return {
    before: join(parts.slice(0, parts.findIndex(isDigit))),
    digits: `${findNumberFormat(tag).format(BigInt(whole || '0'))}${decimals === undefined ? '' : sign + decimals}`,
    after: join(parts.slice(parts.findLastIndex(isDigit) + 1)),
  };
}

/** One step of the buttons beside a price: a whole unit, or what is about one where units have no decimals. */
function stepOf(currency: Currency): number {
  const exponent = currencyExponents[currency];
  return exponent === 0 ? 100 : 10 ** exponent;
}

/** The price a step up or down, never nothing. */
export const stepped = (amount: number, direction: 1 | -1, currency: Currency): number =>
  Math.max(1, amount + direction * stepOf(currency));

export const quickPercentages = [150, 200, 250] as const;
export const quickEndings = ['99', '00'] as const;
export type QuickEnding = (typeof quickEndings)[number];

/** A share of the platform price, rounded as the server rounds. */
export const priceAt = (platformMinor: number, percent: number): number =>
  Number(takeBasisPoints(BigInt(platformMinor), percent * 100));

function endingOf(ending: QuickEnding, currency: Currency): { unit: number; offset: number } {
  const exponent = currencyExponents[currency];
  if (exponent === 0) return { unit: 10, offset: ending === '00' ? 0 : 9 };
  const unit = 10 ** exponent;
  return { unit, offset: (unit / 100) * Number(ending) };
}

/** The same price with another ending; pressing one after the other comes back to where one was. */
export function withEnding(amount: number, ending: QuickEnding, currency: Currency): number {
  const { unit, offset } = endingOf(ending, currency);
  return Math.max(offset || unit, Math.floor(amount / unit) * unit + offset);
}

export const hasEnding = (amount: number, ending: QuickEnding, currency: Currency): boolean =>
  amount === withEnding(amount, ending, currency);
