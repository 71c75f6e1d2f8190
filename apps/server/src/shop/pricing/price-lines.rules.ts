import type { Language } from '@vitrine/contract/locales.ts';
import { defineParser } from '#platform/files/parser-pool.ts';
import { parseTable, tableDelimiters } from '#platform/files/table-parser.ts';

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
  /** The language in which the file writes its amounts, if it says so; else they are read in the caller's. */
  numbersIn: Language | null;
}

/** The titles of the columns, in small letters and in every language. */
export interface PriceTitles {
  sku: ReadonlySet<string>;
  product: ReadonlySet<string>;
  /** With the language of the title: an export has the amounts of that language. */
  price: ReadonlyMap<string, Language>;
  inStore: ReadonlySet<string>;
}

const titleOf = (cell: string | undefined) => (cell ?? '').trim().toLowerCase();
/** The export escapes cells that spreadsheets could run as formulas. */
const unescaped = (cell: string) => (cell.startsWith("'") ? [cell, cell.slice(1)] : [cell]);

/** Reads a table of products and prices: the file of an export, or two columns copied from any spreadsheet. */
export function readPriceLines({
  text,
  titles,
}: {
  text: string;
  titles: PriceTitles;
}): GivenPrices {
  // The first line tells how columns are separated: a name further down may contain any sign.
  const [head = ''] = text.trim().split('\n', 1);
  const delimiter = tableDelimiters.find((sign) => head.includes(sign)) ?? ',';
  const lines = parseTable(text, { delimiter });
  const first = lines[0]?.cells.map(titleOf) ?? [];
  const columnOf = (known: Pick<ReadonlySet<string>, 'has'>) =>
    first.findIndex((title) => known.has(title));
  const [sku, product] = [columnOf(titles.sku), columnOf(titles.product)];
  const [price, inStore] = [columnOf(titles.price), columnOf(titles.inStore)];
  if ((price >= 0 || inStore >= 0) && (sku >= 0 || product >= 0)) {
    return {
      hasTitles: true,
      // Between commas an amount has a point, whatever the language.
      numbersIn: delimiter === ',' ? 'en' : (titles.price.get(first[price] ?? '') ?? null),
      prices: lines.slice(1).map(({ row, cells }) => ({
        line: row,
        names: unescaped((sku >= 0 && cells[sku]) || (product >= 0 && cells[product]) || ''),
        price: (price >= 0 && cells[price]) || '',
        inStore: (inStore >= 0 && cells[inStore]) || '',
      })),
    };
  }
  // Titles of other words: a first line whose price is none.
  const rows =
    lines.length > 1 && !/\p{Nd}/u.test(lines[0]?.cells.at(-1) ?? '') ? lines.slice(1) : lines;
  return {
    hasTitles: false,
    numbersIn: null,
    prices: rows.map(({ row, cells }) => {
      const named = cells.slice(0, -1);
      const names = named.length
        ? [named[0] ?? '', named.join(`${delimiter} `), named.join(delimiter)]
        : cells;
      return {
        line: row,
        names: [...new Set(names.flatMap(unescaped))],
        price: named.length ? (cells.at(-1) ?? '') : '',
        inStore: '',
      };
    }),
  };
}

export const priceLinesParser = defineParser(import.meta.url, readPriceLines);
