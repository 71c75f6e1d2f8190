import { foldWidth } from '@vitrine/contract/fold-width.ts';
import { type CountProblem, countedUnitsMax } from '@vitrine/contract/shop/stock-counts.ts';
import type { GivenCount } from './count-columns.ts';

/** Variants by what a row may name them by. A barcode may belong to several. */
export interface KnownVariants {
  bySku: ReadonlyMap<string, string>;
  byFoldedSku: ReadonlyMap<string, readonly string[]>;
  byBarcode: ReadonlyMap<string, readonly string[]>;
}

export interface ReadCount {
  line: number;
  given: string;
  /** The cell. */
  counted: string;
  variantId: string | null;
  units: number | null;
  problem: CountProblem | null;
}

/** A SKU that is not written exactly as ours is compared without regard to small and large letters. */
export const foldSku = (sku: string): string => foldWidth(sku).trim().toLowerCase();

const barcodeLength = 14;

/** A barcode with leading zeros up to the longest length: spreadsheets drop them, and a UPC is an EAN with one more. */
export function foldBarcode(barcode: string): string {
  const digits = foldWidth(barcode).replaceAll(/[\s-]/g, '');
  return /^\d{1,14}$/.test(digits) ? digits.padStart(barcodeLength, '0') : digits.toLowerCase();
}

/** Whole units as people and spreadsheets write them: `12`, `+12`, `12.0`. A point or comma before three digits is no thousand here. */
function readUnits(cell: string): number | CountProblem {
  const text = foldWidth(cell).replaceAll(/\s/g, '');
  if (text === '') return 'not-counted';
  const match = /^([-+]?)(\d+)(?:[.,](\d+))?$/.exec(text);
  if (!match) return 'not-a-number';
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction) || fraction.length === 3) return 'not-whole';
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (sign === '-' && digits !== '0') return 'negative';
  if (digits.length > 15 || Number(digits) > countedUnitsMax) return 'too-large';
  return Number(digits);
}

const isProblem = (found: string): found is CountProblem => !/^\d+$/.test(found);

function chooseOne([first, second]: readonly string[]): string | CountProblem {
  if (first === undefined) return 'unknown';
  return second === undefined ? first : 'ambiguous';
}

function findVariant(
  { sku, barcode }: GivenCount,
  { bySku, byFoldedSku, byBarcode }: KnownVariants,
): string | CountProblem {
  if (!sku && !barcode) return 'no-code';
  const scanned = barcode ? (byBarcode.get(foldBarcode(barcode)) ?? []) : [];
  if (!sku) return chooseOne(scanned);
  const named = bySku.get(sku) ?? chooseOne(byFoldedSku.get(foldSku(sku)) ?? []);
  return isProblem(named) || scanned.length === 0 || scanned.includes(named) ? named : 'conflict';
}

/** Reads the rows of a file. A variant that is named twice is booked by none of its rows: which of them is right is unknown. */
export function readCounts(given: readonly GivenCount[], known: KnownVariants): ReadCount[] {
  const rows = given.map((row): ReadCount => {
    const found = findVariant(row, known);
    const units = readUnits(row.counted);
    const variantId = isProblem(found) ? null : found;
    const problem = isProblem(found) ? found : typeof units === 'string' ? units : null;
    return {
      line: row.line,
      given: row.sku || row.barcode,
      counted: row.counted,
      variantId,
      units: typeof units === 'number' && problem === null ? units : null,
      problem,
    };
  });
  const uses = new Map<string, number>();
  for (const { variantId, problem } of rows)
    if (variantId !== null && problem !== 'not-counted')
      uses.set(variantId, (uses.get(variantId) ?? 0) + 1);
  return rows.map((row) =>
    row.variantId !== null && row.problem !== 'not-counted' && (uses.get(row.variantId) ?? 0) > 1
      ? { ...row, units: null, problem: 'repeated' }
      : row,
  );
}
