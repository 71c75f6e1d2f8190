import { unzipSync, zipSync } from 'fflate';

export interface SheetLimits {
  /** The last row that may have content, with the row of titles. */
  rows: number;
  /** The last column that may have content. */
  columns: number;
  /** The limit of the inflated parts of the workbook; 24 MB if not given. */
  inflatedBytes?: number;
}

/** A sheet beyond its limits. */
export class SheetTooLarge extends Error {}

/** Far more than a sheet of the rows that are accepted needs. */
const inflatedBytesMax = 24 * 1024 * 1024;
const entriesMax = 200;

/** Whether no filled cell of a row is beyond the last column. */
export const isWithin = ({ columns }: SheetLimits, cells: readonly string[]): boolean =>
  !cells.slice(columns).some(Boolean);

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * The opening tags of cells and rows. The reader of workbooks builds a table up to the furthest cell: two cells of a file of
 * one kilobyte would become 17 billion.
 */
const tags = /<(?:\w+:)?(c|row)\s((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const address = /(?:^|\s)r\s*=\s*["']([A-Z]*)(\d+)["']/;
/** The last row that a workbook can have. Empty rows and cells up to it are harmless, and spreadsheets write them. */
const formatRowsMax = 1_048_576;

function assertWithin(xml: string, { rows, columns }: SheetLimits): void {
  for (const [, name, attributes = ''] of xml.matchAll(tags)) {
    const [, letters = '', digits] = address.exec(attributes) ?? [];
    const row = Number(digits ?? 0);
    const isFilled = name === 'c' && !attributes.endsWith('/');
    if (row > formatRowsMax || (isFilled && (row > rows || columnOf(letters) > columns)))
      throw new SheetTooLarge();
  }
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']+)`).exec(tag)?.[1] ?? '';

/** The entries that may be the first sheet: the one that the directory names, else every sheet. */
function firstSheetOf(texts: ReadonlyMap<string, string>): string[] {
  const named = texts.get('xl/workbook.xml')?.match(/<(?:\w+:)?sheet\s[^>]*>/)?.[0] ?? '';
  const relations =
    texts.get('xl/_rels/workbook.xml.rels')?.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const relation =
    relations.find((tag) => attributeOf(tag, 'Id') === attributeOf(named, 'id')) ?? '';
  const first = texts.get(attributeOf(relation, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'));
  return first === undefined
    ? [...texts.values()].filter((text) => /<(?:\w+:)?sheetData\b/.test(text))
    : [first];
}

/**
 * The same workbook without compression. A small file can inflate to gigabytes: what its directory declares is added up
 * before anything is inflated, and each entry is inflated into exactly as many bytes as it declares.
 */
export function inflateWorkbook(bytes: Uint8Array, limits: SheetLimits): Buffer {
  let total = 0;
  let entries = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize, name }) => {
      const isRead = name.endsWith('.xml') || name.endsWith('.rels');
      if (isRead) total += originalSize;
      entries += 1;
      if (total > (limits.inflatedBytes ?? inflatedBytesMax) || entries > entriesMax)
        throw new SheetTooLarge();
      return isRead;
    },
  });
  const decoder = new TextDecoder();
  const texts = new Map(
    Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]),
  );
  for (const sheet of firstSheetOf(texts)) assertWithin(sheet, limits);
  return Buffer.from(zipSync(files, { level: 0 }));
}
