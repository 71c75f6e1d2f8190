import { languages } from '@vitrine/contract/locales.ts';
import { Failure } from '#platform/failure.ts';
import type { TableRow } from '#platform/files/table-parser.ts';
import type * as english from '#texts/en/stock-count.ts';
import { loadArea } from '#texts/load-area.ts';

export const countTexts = await loadArea<typeof english>('stock-count');

type CountColumn = 'sku' | 'barcode' | 'counted';

export interface GivenCount {
  line: number;
  sku: string;
  barcode: string;
  counted: string;
}

/** How many filled rows may be above the titles: the name of a list, for example. */
const rowsAboveTitles = 5;

const foldTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*:’'_-]+/g, ' ')
    .trim();

/** Titles that other systems write. */
const otherTitles: Readonly<Record<CountColumn, readonly string[]>> = {
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode', 'gtin', 'ean', 'upc'],
  counted: ['counted', 'count', 'quantity', 'qty', 'stock', 'units'],
};

const columnsByTitle = new Map(
  (['counted', 'barcode', 'sku'] as const).flatMap((column) =>
    [
      ...otherTitles[column],
      ...languages.map((language) => countTexts[language].heads[column]),
    ].map((title) => [foldTitle(title), column] as const),
  ),
);

/** Finds the columns by their titles, in any language and order. Refuses a file without one that is needed. */
export function readCountColumns(
  rows: readonly TableRow[],
  language: keyof typeof countTexts,
): GivenCount[] {
  const { heads } = countTexts[language];
  const columnsOf = ({ cells }: TableRow) =>
    cells.map((cell) => columnsByTitle.get(foldTitle(cell)));
  const index = rows
    .slice(0, rowsAboveTitles)
    .findIndex((row) => new Set(columnsOf(row).filter(Boolean)).size > 1);
  const head = rows[index];
  if (!head) {
    const hasTitle = rows.slice(0, rowsAboveTitles).some((row) => columnsOf(row).some(Boolean));
    const needed = `${heads.sku}, ${heads.counted}`;
    throw hasTitle
      ? new Failure('sheet-columns', { values: { missing: needed } })
      : new Failure('sheet-titles', { values: { columns: needed } });
  }
  const found = columnsOf(head);
  if (!found.includes('counted'))
    throw new Failure('sheet-columns', { values: { missing: heads.counted } });
  const given = rows.slice(index + 1).map(({ row, cells }): GivenCount => {
    const read = (column: CountColumn) => cells[found.indexOf(column)] ?? '';
    return { line: row, sku: read('sku'), barcode: read('barcode'), counted: read('counted') };
  });
  if (given.length === 0) throw new Failure('sheet-empty');
  return given;
}
