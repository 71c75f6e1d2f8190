import { parse } from 'csv-parse/sync';

/** One line of a pasted table or of a CSV file. */
export interface GivenPrice {
  /** The line of the text, from 1. */
  line: number;
  /** What may be the code or name of the product, most likely first. */
  names: string[];
  price: string;
  /** What the column "In store" says; empty without one. */
  inStore: string;
}

export interface GivenPrices {
  prices: GivenPrice[];
  /** Columns are known by their titles, so that an empty price means "leave it". */
  hasTitles: boolean;
  /** Amounts are written as the export writes them, with a point, whatever the language. */
  isPlain: boolean;
}

/** The titles of the columns, in small letters and in every language. */
export interface PriceTitles {
  sku: ReadonlySet<string>;
  product: ReadonlySet<string>;
  price: ReadonlySet<string>;
  inStore: ReadonlySet<string>;
}

interface Line {
  number: number;
  cells: string[];
}

function parseTable(text: string, delimiter: string): Line[] {
  const options = { bom: true, delimiter, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;
  const read = (quote: '"' | false) =>
    (parse(text, { ...options, quote, info: true }) as unknown as { record: string[]; info: { lines: number } }[]).map(
      ({ record, info }) => ({ number: info.lines, cells: record }),
    );
  try {
    return read('"');
  } catch {
    // A name that begins with an inch sign, for example: quotation marks are letters there.
    return read(false);
  }
}

const titleOf = (cell: string | undefined) => (cell ?? '').trim().toLowerCase();
/** The export escapes cells that spreadsheets could run as formulas. */
const unescaped = (cell: string) => (cell.startsWith("'") ? [cell, cell.slice(1)] : [cell]);

const delimiters = ['\t', ';', ','] as const;

/** Reads a table of products and prices: the file of an export, or two columns copied from any spreadsheet. */
export function readPriceLines(text: string, titles: PriceTitles): GivenPrices {
  // The first line tells how columns are separated: a name further down may contain any sign.
  const [head = ''] = text.trim().split('\n', 1);
  const delimiter = delimiters.find((sign) => head.includes(sign)) ?? ',';
  const lines = parseTable(text, delimiter).filter(({ cells }) => cells.some(Boolean));
  const first = lines[0]?.cells.map(titleOf) ?? [];
  const columnOf = (known: ReadonlySet<string>) => first.findIndex((title) => known.has(title));
  const [sku, product, price, inStore] = [titles.sku, titles.product, titles.price, titles.inStore].map(columnOf) as [
    number,
    number,
    number,
    number,
  ];
  if ((price >= 0 || inStore >= 0) && (sku >= 0 || product >= 0)) {
    return {
      hasTitles: true,
      isPlain: delimiter === ',',
      prices: lines.slice(1).map(({ number, cells }) => ({
        line: number,
        names: unescaped((sku >= 0 && cells[sku]) || (product >= 0 && cells[product]) || ''),
        price: (price >= 0 && cells[price]) || '',
        inStore: (inStore >= 0 && cells[inStore]) || '',
      })),
    };
  }
  // Titles of other words: a first line whose price is none.
  const rows = lines.length > 1 && !/\p{Nd}/u.test(lines[0]?.cells.at(-1) ?? '') ? lines.slice(1) : lines;
  return {
    hasTitles: false,
    isPlain: false,
    prices: rows.map(({ number, cells }) => {
      const named = cells.slice(0, -1);
      const names = named.length ? [named[0] ?? '', named.join(`${delimiter} `), named.join(delimiter)] : cells;
      return { line: number, names: [...new Set(names.flatMap(unescaped))], price: named.length ? (cells.at(-1) ?? '') : '', inStore: '' };
    }),
  };
}
