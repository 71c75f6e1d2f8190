import type { Currency } from '@vitrine/contract/money.ts';
import { readNumber } from '@vitrine/contract/number-input.ts';
import type { SupplierRowProblem } from '@vitrine/contract/shop/supplier-updates.ts';
import type { TableRow } from '#platform/files/table-parser.ts';

const supplierColumns = ['sku', 'reference', 'product', 'stock', 'cost'] as const;
export type SupplierColumn = (typeof supplierColumns)[number];

/** A row before it is known which variant it is about. */
export interface GivenRow {
  row: number;
  given: string;
  sku: string;
  reference: string;
  stock: number | null;
  costMinor: number | null;
  problem: SupplierRowProblem | null;
}

/** The names that suppliers give these columns, in addition to the titles of our own table. */
const otherTitles: Readonly<Record<SupplierColumn, readonly string[]>> = {
  sku: ['sku', 'article', 'item'],
  reference: [
    'reference',
    'ref',
    'supplier sku',
    'supplier reference',
    'item number',
    'part number',
  ],
  product: ['product', 'name', 'description', 'title'],
  stock: ['stock', 'qty', 'quantity', 'inventory', 'available', 'on hand', 'units'],
  cost: ['cost', 'price', 'unit price', 'unit cost', 'net price', 'wholesale price'],
};

const tidy = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** The place of each column, by its title in any of our languages; nothing without a product and something to change. */
export function findColumns(
  titles: readonly string[],
  known: ReadonlyMap<string, SupplierColumn>,
): Partial<Record<SupplierColumn, number>> | undefined {
  const others = new Map(
    supplierColumns.flatMap((column) =>
      otherTitles[column].map((title): [string, SupplierColumn] => [title, column]),
    ),
  );
  const places: Partial<Record<SupplierColumn, number>> = {};
  for (const [index, title] of titles.entries()) {
    const column = known.get(tidy(title)) ?? others.get(tidy(title));
    if (column && places[column] === undefined) places[column] = index;
  }
  const isUseful =
    (places.sku !== undefined || places.reference !== undefined) &&
    (places.stock !== undefined || places.cost !== undefined);
  return isUseful ? places : undefined;
}

/** The decimal sign of a column of amounts: the one that most of them end with. */
export function findDecimalSign(cells: readonly string[]): '.' | ',' {
  const countOf = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell.trim())).length;
  return countOf(/,\d{1,2}\D*$/) > countOf(/\.\d{1,2}\D*$/) ? ',' : '.';
}

const stockMax = 10_000_000;
const costMax = 100_000_000_000;

function readStock(cell: string): number | null | undefined {
  const text = cell.replaceAll(/[\s\u00a0.,'’](?=\d{3}(?:\D|$))/g, '');
  if (!text) return null;
  return /^\d{1,8}$/.test(text) && Number(text) <= stockMax ? Number(text) : undefined;
}

function readCost(cell: string, currency: Currency, sign: '.' | ','): number | null | undefined {
  if (!cell) return null;
  // Databases write 12.5000: zeros after the last decimal have no meaning.
  const written = cell.replace(/([.,]\d{2}\d*?)0+$/, (all, kept) => (all.length > 4 ? kept : all));
  const read = readNumber(
    written,
    { kind: 'money', currency, min: 0, max: costMax },
    sign === ',' ? 'pt-BR' : 'en-US',
  );
  return read.problem === undefined ? read.value : undefined;
}

/** The rows of a supplier's table. A cell with a wrong value leaves its row out; an empty cell changes nothing. */
export function readTableRows(
  rows: readonly TableRow[],
  places: Partial<Record<SupplierColumn, number>>,
  currency: Currency,
): GivenRow[] {
  const cellAt = (cells: readonly string[], column: SupplierColumn): string => {
    const place = places[column];
    return place === undefined ? '' : (cells[place] ?? '').trim();
  };
  const sign = findDecimalSign(rows.map(({ cells }) => cellAt(cells, 'cost')));
  return rows.map(({ row, cells }) => {
    const sku = cellAt(cells, 'sku');
    const reference = cellAt(cells, 'reference');
    const stock = readStock(cellAt(cells, 'stock'));
    const costMinor = readCost(cellAt(cells, 'cost'), currency, sign);
    const problem: SupplierRowProblem | null =
      stock === undefined
        ? 'stock-wrong'
        : costMinor === undefined
          ? 'cost-wrong'
          : stock === null && costMinor === null
            ? 'empty'
            : null;
    return {
      row,
      given: [sku || reference, cellAt(cells, 'stock'), cellAt(cells, 'cost')]
        .filter(Boolean)
        .join(' · ')
        .slice(0, 80),
      sku,
      reference,
      stock: stock ?? null,
      costMinor: costMinor ?? null,
      problem,
    };
  });
}
