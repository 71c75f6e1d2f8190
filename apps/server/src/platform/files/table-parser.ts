import { parse } from 'csv-parse/sync';

/** A row of a table with its number, counted from 1, empty rows included: the number that a spreadsheet shows. */
export interface TableRow {
  row: number;
  cells: string[];
}

export const tableDelimiters = ['\t', ';', ','] as const;
export type TableDelimiter = (typeof tableDelimiters)[number];

interface TableOptions {
  delimiter: TableDelimiter;
  /** Reading ends after so many rows. */
  rowsMax?: number;
}

/** The rows of a CSV file or of a pasted table that are not empty. */
export function parseTable(text: string, { delimiter, rowsMax }: TableOptions): TableRow[] {
  const read = (quote: '"' | false): string[][] =>
    parse(text, {
      bom: true,
      delimiter,
      quote,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      ...(rowsMax && { to: rowsMax }),
    });
  let rows: string[][];
  try {
    rows = read('"');
  } catch {
    // A name that begins with an inch sign, for example: quotation marks are letters there.
    rows = read(false);
  }
  return rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some(Boolean));
}
