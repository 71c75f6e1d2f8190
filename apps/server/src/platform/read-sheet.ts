import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { Failure } from './failure.ts';

/** Far more than a sheet of the rows that are accepted needs. */
const inflatedBytesMax = 48 * 1024 * 1024;
const entriesMax = 200;

const tooLarge = (maximum: number) => new Failure('sheet-too-large', { values: { maximum } });

/**
 * The same workbook without compression. A small file can inflate to gigabytes: what its directory declares is added up before
 * anything is inflated, and each entry is inflated into exactly as many bytes as it declares.
 */
function inflateSafely(bytes: Buffer, rowsMax: number): Buffer {
  let total = 0;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize, name }) => {
      total += originalSize;
      entries += 1;
      if (total > inflatedBytesMax || entries > entriesMax) throw tooLarge(rowsMax);
      return name.endsWith('.xml') || name.endsWith('.rels');
    },
  });
  return Buffer.from(zipSync(files, { level: 0 }));
}

/** The column separator of a CSV file: whichever is most frequent in its first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].toSorted((left, right) => first.split(right).length - first.split(left).length)[0] as string;
}

function readCsv(bytes: Buffer, rowsMax: number): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true, to: rowsMax + 1 });
}

const isXlsx = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** A cell as a text on one line; numbers keep the digits that they have in the file. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  // Our own CSV files have an apostrophe before what a spreadsheet would run as a formula.
  return text.replace(/^'(?=[=+\-@])/, '').trim();
}

/** The cells of the first sheet of an XLSX file, or of a CSV file in UTF-8, as texts. Rows without any text are left out. */
export async function readSheet(bytes: Buffer, rowsMax: number): Promise<string[][]> {
  let rows: readonly (readonly unknown[])[];
  try {
    rows = isXlsx(bytes) ? await readXlsx(inflateSafely(bytes, rowsMax), { parseNumber: (digits) => digits }) : readCsv(bytes, rowsMax);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('sheet-unreadable');
  }
  if (rows.length > rowsMax) throw tooLarge(rowsMax - 1);
  return rows.map((row) => row.map(toText)).filter((row) => row.some((cell) => cell !== ''));
}
