import { asLine } from '@vitrine/contract/shapes.ts';
import type { FileRow } from '#platform/files/table-stream.ts';
import type { ReadImport } from './find-import.ts';
import type { Cells, RowProblem } from './import.types.ts';
import type { Column } from './layouts/layout.types.ts';
import { type WooCells, WooReader, type WooRecord } from './layouts/woocommerce.ts';
import { toWholeKey } from './product-key.rules.ts';
import { matchText, readEscaped } from './read-cell.rules.ts';
import { formatFound } from './row-cells.ts';

export interface KeyedRecords {
  key: string;
  records: WooRecord[];
}

/** Makes records of the rows of a file, in its order. */
export interface RecordReader {
  read(row: FileRow): { keyed: KeyedRecords | undefined; problems: RowProblem[] };
  /** The key under which records belong that named their product by something else. */
  findKey(key: string): string;
  /** Filled rows by the place of the column. */
  filled: number[];
}

const keyMax = 300;

/** The problem of a row that has not as many cells as there are titles. XLSX has no cells behind the last filled one. */
function findCellProblem(
  { line, cells }: FileRow,
  width: number,
  isWorkbook: boolean,
): RowProblem | undefined {
  const filled = cells.findLastIndex((cell) => cell !== '') + 1;
  if (filled <= width && (cells.length >= width || isWorkbook)) return undefined;
  return {
    line,
    target: null,
    found: formatFound(cells.filter(Boolean).join(' | ')),
    code: 'cells',
    values: { expected: width, count: Math.max(filled, cells.length) },
  };
}

function plainKey(cells: Cells, language: string): string {
  const given = matchText(readEscaped(cells.key ?? ''));
  if (given) return given;
  // A file without keys has one product in each row, known by its name.
  const name = asLine(cells[`name.${language}` as keyof Cells] ?? '');
  return name ? toWholeKey(name, 80) || matchText(name) : '';
}

export function createRecordReader(
  { settings, reading }: ReadImport,
  columns: readonly Column[],
): RecordReader {
  const used = columns.flatMap(({ use }, index) =>
    'target' in use ? [{ index, target: use.target }] : [],
  );
  const width = reading.titles.findLastIndex((title) => title !== '') + 1;
  const filled = reading.titles.map(() => 0);
  const woo = settings.layout === 'woocommerce' ? new WooReader(settings.language) : undefined;
  return {
    filled,
    findKey: (key) => woo?.findKey(key) ?? key,
    read(row) {
      const problem = findCellProblem(row, width, reading.format === 'xlsx');
      if (problem) return { keyed: undefined, problems: [problem] };
      for (const [index, cell] of row.cells.entries())
        if (cell !== '' && index < filled.length) filled[index] = (filled[index] ?? 0) + 1;
      const cells = Object.fromEntries(
        used.flatMap(({ index, target }) => {
          const cell = row.cells[index] ?? '';
          return cell === '' ? [] : [[target, cell]];
        }),
      );
      if (woo) {
        const { key, records, problems } = woo.read(row.line, withEmpty(cells, used));
        return {
          keyed: records.length ? { key: key.slice(0, keyMax), records } : undefined,
          problems,
        };
      }
      const key = plainKey(cells, settings.language).slice(0, keyMax);
      if (!key)
        return {
          keyed: undefined,
          problems: [{ line: row.line, target: 'key', found: '', code: 'key-missing' }],
        };
      return { keyed: { key, records: [{ line: row.line, cells }] }, problems: [] };
    },
  };
}

/** In WooCommerce's rows an empty attribute is not the same as none. */
const withEmpty = (cells: Record<string, string>, used: readonly { target: string }[]): WooCells =>
  Object.fromEntries(used.map(({ target }) => [target, cells[target] ?? '']));
