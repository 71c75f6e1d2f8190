import { readSheet } from 'read-excel-file/node';
import { readCell } from './csv.ts';
import { defineParser } from './parser-pool.ts';
import { parseTable, type TableDelimiter, type TableRow } from './table-parser.ts';
import { inflateWorkbook, isWithin, type SheetLimits, SheetTooLarge } from './xlsx-limits.ts';

interface GivenSheet {
  bytes: Uint8Array;
  limits: SheetLimits;
}

type ReadSheet =
  | { rows: TableRow[]; problem?: undefined }
  | { problem: 'too-large' | 'unreadable' };

/** Rows that are read of a CSV file; many may be empty. */
const scannedRowsMax = 100_000;

/** The column separator of a CSV file: whichever is most frequent in its first line. */
function separatorOf(text: string): TableDelimiter {
  const [first = ''] = text.slice(0, 10_000).split(/\r?\n/, 1);
  const countOf = (sign: string) => first.split(sign).length;
  return (
    ([',', ';', '\t'] as const).toSorted((left, right) => countOf(right) - countOf(left))[0] ?? ','
  );
}

function parseCsv(bytes: Uint8Array): TableRow[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return parseTable(text, { delimiter: separatorOf(text), rowsMax: scannedRowsMax });
}

/** A number as a spreadsheet shows it: programs also write 13800138000 as `1.3800138E10`, and 1 as `1.0`. */
function formatNumber(digits: string): string {
  if (!/[.e]/i.test(digits)) return digits;
  // A spreadsheet calculates with 15 digits: 0.30000000000000004 is 0.3.
  const number = Number(Number(digits).toPrecision(15));
  return Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

/** The rows of the first sheet of a workbook. */
export async function parseXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<TableRow[]> {
  const rows = await readSheet(inflateWorkbook(bytes, limits), { parseNumber: formatNumber });
  const textOf = (cell: unknown) =>
    cell === null || cell === undefined
      ? ''
      : cell instanceof Date
        ? cell.toISOString().slice(0, 10)
        : String(cell);
  return rows.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }));
}

const isXlsx = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The first sheet of an XLSX file, or a CSV file in UTF-8, as texts of one line. Rows without any text are left out.
 * @public The parser's worker calls it by name.
 */
export async function parseSheet({ bytes, limits }: GivenSheet): Promise<ReadSheet> {
  try {
    const rows = (isXlsx(bytes) ? await parseXlsx(bytes, limits) : parseCsv(bytes))
      .map(({ row, cells }) => ({ row, cells: cells.map(readCell) }))
      .filter(({ cells }) => cells.some(Boolean));
    return rows.length > limits.rows || !rows.every(({ cells }) => isWithin(limits, cells))
      ? { problem: 'too-large' }
      : { rows };
  } catch (error) {
    return { problem: error instanceof SheetTooLarge ? 'too-large' : 'unreadable' };
  }
}

export const sheetParser = defineParser(import.meta.url, parseSheet);
