import type { Currency } from '@vitrine/contract/money.ts';
import { divideHalfEven } from '@vitrine/contract/money.ts';
import { type NumberKind, readNumber } from '@vitrine/contract/number-input.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import type { ImportProblemCode } from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { CellUnit } from './layouts/layout.types.ts';

export type ReadCell<Value> =
  | { value: Value; problem?: undefined }
  | {
      value?: undefined;
      problem: ImportProblemCode;
      values?: Readonly<Record<string, string | number>>;
    };

/** The languages whose decimal signs files have. */
const tagOf = (decimalSign: '.' | ','): string => (decimalSign === ',' ? 'pt-BR' : 'en-US');

/** Lines that begin with a sign of a formula, after apostrophes that may be there already. */
const formulaLine = /^('*)(?=[ \u00a0]*[=+\-@\t|%＝＋－＠])/gm;

/** A text that no spreadsheet runs as a formula: each line that could be one begins with an apostrophe. */
export const escapeCell = (text: string): string => text.replace(formulaLine, "'$1");

/** A cost is in the currency in which its supplier bills; the rate of the file leads from its own currency to US dollars only. */
export const isConvertibleCost = (written: Currency, billed: Currency, ofFile: Currency): boolean =>
  written === billed || (billed === 'USD' && written === ofFile);

/** The text that `escapeCell` was given. */
export const readEscaped = (cell: string): string =>
  cell.replace(formulaLine, (_all, signs: string) => signs.slice(1));

/** An amount in minor units. Databases write 12.5000: zeros after the last decimal have no meaning. */
export function readAmount(
  cell: string,
  { currency, min, decimalSign }: { currency: Currency; min: number; decimalSign: '.' | ',' },
): ReadCell<number> {
  const kind = { kind: 'money', currency, min, max: 100_000_000_000 } satisfies NumberKind;
  const written =
    decimalSign === '.'
      ? cell.replace(/(\.\d{2}\d*?)0+$/, (all, kept) => (all.length > 4 ? kept : all))
      : cell;
  const read = readNumber(written, kind, tagOf(decimalSign));
  if (read.problem === undefined) return { value: read.value };
  return {
    problem: read.problem === 'empty' ? 'price-missing' : read.problem,
    values: { currency },
  };
}

/** An amount in US cents at a rate, half-even. */
export const toUsdMinor = (minor: number, exponentFactor: bigint, rateNano: bigint): number =>
  Number(divideHalfEven(BigInt(minor) * rateNano * 100n, exponentFactor * 1_000_000_000n));

const gramsOf: Partial<Record<CellUnit, number>> = {
  g: 1,
  kg: 1_000,
  lb: 453.59237,
  oz: 28.349523125,
};
const millimetresOf: Partial<Record<CellUnit, number>> = { mm: 1, cm: 10, m: 1_000, in: 25.4 };

const measured = /^([\d.,\s'’]*\d)\s*([a-zа-я]*)$/iu;

/** A weight or length in whole grams or millimetres. A cell may name its own unit. */
function readMeasure(
  cell: string,
  sizes: Partial<Record<string, number>>,
  unit: CellUnit,
  decimalSign: '.' | ',',
  max: number,
): ReadCell<number> {
  const match = measured.exec(cell.trim());
  if (!match) return { problem: /^\s*-/.test(cell) ? 'too-low' : 'not-a-number' };
  const named = (match[2] ?? '').toLowerCase().replace(/^lbs$/, 'lb');
  const size = sizes[named || unit];
  if (size === undefined) return { problem: 'unit' };
  const read = readNumber(
    match[1] ?? '',
    { kind: 'rate', min: 0, max: Number.MAX_SAFE_INTEGER },
    tagOf(decimalSign),
  );
  if (read.problem !== undefined)
    return { problem: read.problem === 'empty' ? 'not-a-number' : read.problem };
  const value = Math.round((read.value / 1e9) * size);
  return value > max ? { problem: 'too-high' } : { value };
}

export const readWeight = (cell: string, unit: CellUnit, sign: '.' | ','): ReadCell<number> =>
  readMeasure(cell, gramsOf, unit, sign, 10_000_000);

export const readLength = (cell: string, unit: CellUnit, sign: '.' | ','): ReadCell<number> =>
  readMeasure(cell, millimetresOf, unit, sign, 100_000);

/** A number with at most three decimals. */
export function readQuantity(cell: string, decimalSign: '.' | ','): ReadCell<number> {
  const read = readNumber(
    cell,
    { kind: 'rate', min: 1_000_000, max: 1_000_000_000_000_000 },
    tagOf(decimalSign),
  );
  if (read.problem !== undefined)
    return { problem: read.problem === 'empty' ? 'not-a-number' : read.problem };
  return read.value % 1_000_000 === 0 ? { value: read.value / 1e9 } : { problem: 'too-precise' };
}

/** Whole units. Spreadsheets write 12.0. */
export function readUnits(cell: string, max: number): ReadCell<number> {
  const digits = cell.trim().replace(/[.,]0+$/, '');
  if (/^-\d+$/.test(digits)) return { problem: 'too-low' };
  if (!/^\d+$/.test(digits)) return { problem: 'whole-number' };
  const value = Number(digits);
  return value > max ? { problem: 'too-high' } : { value };
}

const yes = new Set(['true', 'yes', '1', 'y', 'sí', 'si', 'sim', 'oui', '是', 'да']);
const no = new Set(['false', 'no', '0', 'n', 'não', 'nao', 'non', '否', 'нет', '-1']);

export function readYesOrNo(cell: string): ReadCell<boolean> {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'yes-or-no' };
}

/** A moment: a day in UTC, or a full time. */
export function readMoment(cell: string): ReadCell<string> {
  const text = cell.trim();
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/.test(text))
    return { problem: 'date' };
  const time = new Date(text.length === 10 ? `${text}T00:00:00Z` : text.replace(/Z?$/, 'Z'));
  return Number.isNaN(time.getTime()) ? { problem: 'date' } : { value: time.toISOString() };
}

/** A key by our rule and, beside it, the text that matches the same product again: dotless letters and combined marks included. */
export const matchText = (cell: string): string => asLine(cell).toLowerCase();
