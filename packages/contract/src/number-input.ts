import { foldWidth } from './fold-width.ts';
import { findNumberFormat } from './intl-formats.ts';
import { intlTags } from './locales.ts';
import { type Currency, currencies, currencyExponents, formatMoney, type Money } from './money.ts';

/*
 * Numbers as users type and paste them. The user's language determines the value: in Spanish "1.500" is one
 * thousand five hundred, in English it is one and a half. An ambiguous text is rejected, not guessed.
 */

/** What a number field accepts. Limits are in the unit of its values: minor units, hundredths of a per cent, units, or billionths of a rate. */
export interface NumberKind {
  kind: 'money' | 'percent' | 'integer' | 'rate';
  /** For money only. */
  currency?: Currency | undefined;
  min: number;
  max: number;
}

export type NumberProblem =
  | 'empty'
  | 'not-a-number'
  | 'ambiguous'
  | 'other-currency'
  | 'too-precise'
  | 'too-low'
  | 'too-high';
export type ReadNumber =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: NumberProblem };

/** Those of `perUsdShape`. */
const rateDecimals = 9;

/** The number of decimals that a field accepts. Its values are whole multiples of the last one. */
export function decimalsOf({ kind, currency }: Pick<NumberKind, 'kind' | 'currency'>): number {
  if (kind === 'integer') return 0;
  if (kind === 'rate') return rateDecimals;
  return kind === 'percent' ? 2 : currencyExponents[currency ?? 'USD'];
}

interface Signs {
  decimal: string;
  /** Comma or point if the language separates thousands by it; undefined if it uses spaces. */
  group: string;
}

const signsByTag = new Map<string, Signs>();

function signsOf(tag: string): Signs {
  const known = signsByTag.get(tag);
  if (known) return known;
  const parts = findNumberFormat(tag).formatToParts(1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const group = find('group');
  const signs = {
    decimal: find('decimal') || '.',
    group: group === ',' || group === '.' ? group : '',
  };
  signsByTag.set(tag, signs);
  return signs;
}

/** The decimal separator of a language: a comma or a point. */
export const decimalSignOf = (tag: string): string => signsOf(tag).decimal;

const plainForm = (text: string) =>
  foldWidth(text)
    .replaceAll('￥', '¥')
    .replaceAll('￡', '£')
    .replaceAll('￦', '₩')
    .replaceAll('。', '.')
    .trim();

const nearWords: Partial<Record<Currency, readonly string[]>> = {
  CNY: ['元', '圆', 'RMB', '人民币'],
  JPY: ['円', '日元'],
};
let signsOfCurrencies: readonly { currency: Currency; signs: ReadonlySet<string> }[] | undefined;

/** The symbols of currencies in the interface languages; created once, when the first unit is parsed. */
function currencySigns() {
  signsOfCurrencies ??= currencies.map((currency) => {
    const written = Object.values(intlTags).flatMap((tag) =>
      (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
        new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .flatMap(({ type, value }) =>
            type === 'currency' ? [plainForm(value).toUpperCase()] : [],
          ),
      ),
    );
    return {
      currency,
      signs: new Set([currency, ...written.flat(), ...(nearWords[currency] ?? [])]),
    };
  });
  return signsOfCurrencies;
}

/** Whether the letters and signs next to the digits belong to this field. Many currencies use "$". */
function judgeUnit(
  unit: string,
  { kind, currency }: Pick<NumberKind, 'kind' | 'currency'>,
): NumberProblem | undefined {
  if (!unit) return undefined;
  if (kind === 'percent') return unit === '%' ? undefined : 'not-a-number';
  if (kind === 'integer' || kind === 'rate') return 'not-a-number';
  const sign = unit.toUpperCase();
  const named = currencySigns().filter(({ signs }) => signs.has(sign));
  if (named.some((one) => one.currency === currency)) return undefined;
  return named.length || /^\p{Sc}$/u.test(sign) ? 'other-currency' : 'not-a-number';
}

const groupsOf = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`);

/** The digits before and after the decimal separator, or why they cannot be parsed. */
function splitDigits(
  text: string,
  decimals: number,
  tag: string,
): { whole: string; fraction: string } | NumberProblem {
  const { decimal, group } = signsOf(tag);
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  const cut = (sign: string) => {
    const place = text.lastIndexOf(sign);
    return { whole: text.slice(0, place), fraction: text.slice(place + 1) };
  };
  const join = (whole: string, sign: string) =>
    groupsOf(sign).test(whole) ? whole.replaceAll(sign, '') : undefined;
  if (commas + points === 0) return { whole: text, fraction: '' };
  if (commas > 0 && points > 0) {
    // The last separator is the decimal one in every language: "1,234.50" is unambiguous.
    const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
    const { whole, fraction } = cut(last);
    const joined = join(whole, last === ',' ? '.' : ',');
    return joined === undefined ? 'not-a-number' : { whole: joined, fraction };
  }
  const sign = commas > 0 ? ',' : '.';
  if (commas + points > 1) {
    const joined = join(text, sign);
    return joined === undefined ? 'not-a-number' : { whole: joined, fraction: '' };
  }
  if (sign === decimal) return cut(sign);
  const joined = join(text, sign);
  if (joined === undefined) return cut(sign);
  if (sign === group) return { whole: joined, fraction: '' };
  // French separates thousands by spaces, so a point before three digits is ambiguous.
  return decimals === 0 ? { whole: joined, fraction: '' } : 'ambiguous';
}

/**
 * Parses a typed or pasted number in a language: comma or point, spaces of every width and apostrophes between thousands,
 * full-width digits, the symbol or code of the field's currency, a per cent sign. Values are whole multiples of the
 * last decimal that the field accepts (minor units of money, hundredths of a per cent).
 */
export function readNumber(text: string, field: NumberKind, tag: string): ReadNumber {
  const plain = plainForm(text);
  if (!plain) return { problem: 'empty' };
  const match =
    /^(?<sign1>[-+]?)\s*(?<before>[^\d\s.,'’+-]*)\s*(?<sign2>[-+]?)(?<digits>[\d.,'’\s]*\d[.,]?)\s*(?<after>[^\d\s.,'’+-]*)$/u.exec(
      plain,
    );
  const parts = match?.groups;
  if (!parts || (parts['before'] && parts['after']) || (parts['sign1'] && parts['sign2']))
    return { problem: 'not-a-number' };
  const wrongUnit = judgeUnit(parts['before'] || parts['after'] || '', field);
  if (wrongUnit) return { problem: wrongUnit };
  let digits = parts['digits'] ?? '';
  if (/['’\s]/.test(digits)) {
    const [, whole = '', rest = ''] = /^([^.,]*)(.*)$/.exec(digits) ?? [];
    if (!/^[1-9]\d{0,2}(?:(['’]|\s)\d{3})+$/.test(whole) || /['’\s]/.test(rest))
      return { problem: 'not-a-number' };
    digits = whole.replaceAll(/['’\s]/g, '') + rest;
  }
  const decimals = decimalsOf(field);
  const split = splitDigits(digits, decimals, tag);
  if (typeof split === 'string') return { problem: split };
  if (!/^\d*$/.test(split.whole) || !/^\d*$/.test(split.fraction))
    return { problem: 'not-a-number' };
  if (split.fraction.length > decimals) return { problem: 'too-precise' };
  const isNegative = (parts['sign1'] || parts['sign2']) === '-';
  const size = BigInt(`${split.whole || '0'}${split.fraction.padEnd(decimals, '0')}`);
  const value = isNegative ? -size : size;
  if (value > BigInt(field.max)) return { problem: 'too-high' };
  if (value < BigInt(field.min)) return { problem: 'too-low' };
  return { value: Number(value) };
}

/** A value as it is typed: without currency symbol and thousands separators, with the decimal separator of the language. */
export function writeNumber(
  value: number,
  field: Pick<NumberKind, 'kind' | 'currency'>,
  tag: string,
): string {
  const decimals = decimalsOf(field);
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals);
  // Money always has its decimals; a percentage and a rate only those that were typed.
  const shown = field.kind === 'money' ? fraction : fraction.replace(/0+$/, '');
  return `${value < 0 ? '-' : ''}${whole}${shown ? decimalSignOf(tag) + shown : ''}`;
}

/** A value as it is displayed: with thousands separators, currency or per cent. */
export function showNumber(
  value: number,
  { kind, currency = 'USD' }: Pick<NumberKind, 'kind' | 'currency'>,
  tag: string,
): string {
  if (kind === 'money') return formatMoney({ amount: value, currency } satisfies Money, tag);
  if (kind === 'integer') return findNumberFormat(tag).format(value);
  if (kind === 'rate')
    return findNumberFormat(tag, { maximumFractionDigits: rateDecimals }).format(
      value / 10 ** rateDecimals,
    );
  return findNumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 10_000,
  );
}

/** Whether a text is the field's own format of the value, with or without thousands separators, so that no hint is needed. */
export function isPlainNumber(
  text: string,
  value: number,
  field: Pick<NumberKind, 'kind' | 'currency'>,
  tag: string,
): boolean {
  const sign = decimalSignOf(tag);
  const short = (written: string) =>
    written.includes(sign)
      ? written.replace(/0+$/, '').replace(new RegExp(`\\${sign}$`), '')
      : written;
  return short(text.trim()) === short(writeNumber(value, field, tag));
}
