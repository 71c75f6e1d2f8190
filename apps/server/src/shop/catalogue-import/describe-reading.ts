import { createHash } from 'node:crypto';
import type { ImportSettings } from '@vitrine/contract/shop/catalogue-import-shapes.ts';
import type { GuessCertainty } from '@vitrine/contract/table-files.ts';
import type { Platform } from '#platform/context.ts';
import { type describeTable, tableGuesser } from '#platform/files/guess-table.ts';
import { withLocalFile } from '#platform/files/local-file.ts';
import { runParser } from '#platform/files/parser-pool.ts';
import { streamTable } from '#platform/files/stream-table.ts';
import type { FileRow, TableProblem } from '#platform/files/table-stream.ts';
import type { catalogueImports, StoredReading } from './catalogue-import.tables.ts';
import { describeColumns, findLayout } from './layouts/detect-layout.ts';
import { foldTitle } from './layouts/fold-title.ts';

type ImportRow = typeof catalogueImports.$inferSelect;

export type FileGuess = Awaited<ReturnType<typeof describeTable>>;

/** Rows of a file that are shown before anything is imported. */
const previewRows = 20;
/** Rows from which the decimal sign is guessed. */
const sampledRows = 400;
/** A filled row that may be above the titles: the name of a list, for example. */
const titleRowsMax = 5;

export const getFileKey = (key: string): string => `catalogue-imports/${key}`;

/** Guessing reads every byte, so it may take as long as the file is. */
const guessMs = 120_000;

export const readGuess = (
  platform: Platform,
  row: Pick<ImportRow, 'key' | 'bytes'>,
): Promise<FileGuess> =>
  withLocalFile(platform, { key: getFileKey(row.key), bytes: row.bytes }, (file) =>
    runParser(tableGuesser, file, { timeoutMs: guessMs }),
  );

/** The row of titles: the first with as many cells as the widest of the first rows, and no empty one among them. */
function findTitles(rows: readonly FileRow[]): number {
  const first = rows.slice(0, titleRowsMax);
  const widthOf = ({ cells }: FileRow) => cells.filter((cell) => cell !== '').length;
  const widest = Math.max(0, ...first.map(widthOf));
  return Math.max(
    0,
    first.findIndex((row) => widthOf(row) >= Math.max(2, widest * 0.8)),
  );
}

const pricePattern = /^[^\d-]{0,4}-?\d[\d.,'\s]*[^\d]{0,4}$/;

/** The decimal sign of prices, and how many of them show it. */
function findDecimalSign(prices: readonly string[]): {
  sign: '.' | ',';
  certainty: GuessCertainty;
} {
  let points = 0;
  let commas = 0;
  for (const price of prices) {
    if (!pricePattern.test(price.trim())) continue;
    const last = /[.,](?=\d{1,2}\D*$)/.exec(price)?.[0];
    if (last === '.') points += 1;
    if (last === ',') commas += 1;
  }
  if (points + commas === 0) return { sign: '.', certainty: 'unsure' };
  const sign = commas > points ? ',' : '.';
  const share = Math.max(points, commas) / (points + commas);
  return { sign, certainty: share === 1 ? 'sure' : share > 0.9 ? 'likely' : 'unsure' };
}

export interface HeadOfFile {
  titleLine: number;
  titles: string[];
  rows: FileRow[];
  problem: TableProblem | undefined;
}

/** The first rows of a file. Reading stops once there are enough of them. */
export function readHead(
  platform: Platform,
  row: Pick<ImportRow, 'key' | 'bytes'>,
  format: 'csv' | 'xlsx',
  { encoding, delimiter }: Pick<ImportSettings, 'encoding' | 'delimiter'>,
): Promise<HeadOfFile> {
  return withLocalFile(platform, { key: getFileKey(row.key), bytes: row.bytes }, async (path) => {
    const rows: FileRow[] = [];
    let problem: TableProblem | undefined;
    for await (const batch of streamTable({ path, format, encoding, delimiter })) {
      rows.push(...batch.rows);
      problem = batch.problem;
      if (rows.length > sampledRows) break;
    }
    const place = findTitles(rows);
    const titles = rows[place];
    if (!titles && !problem) problem = { code: 'empty', line: 1 };
    return {
      titleLine: titles?.line ?? 1,
      titles: titles?.cells ?? [],
      rows: rows.slice(place + 1, place + 1 + sampledRows),
      problem,
    };
  });
}

/** Which earlier files have the same columns. */
export const hashTitles = (titles: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(titles.map(foldTitle)))
    .digest('hex');

/** The settings with which a file is read at first: what was guessed, and nothing that an operator has to choose. */
export function createSettings(guess: FileGuess, head: HeadOfFile): ImportSettings {
  const layout = findLayout(head.titles);
  return {
    layout,
    encoding: guess.encoding,
    delimiter: guess.delimiter,
    decimalSign: '.',
    language: 'en',
    currency: layout === 'vitrine' ? 'USD' : null,
    usdRate: null,
    priceMeaning: layout === 'vitrine' ? 'platform' : null,
    platformBp: 5_000,
    supplierId: null,
    source: '',
    existing: 'change',
    mapping: {},
    categories: {},
  };
}

/** The prices among the first rows. */
function pricesOf({ titles, rows }: HeadOfFile, settings: ImportSettings): string[] {
  const { columns } = describeColumns(titles, settings.layout, settings.mapping as never);
  const place = columns.findIndex(({ use }) => 'target' in use && use.target === 'price');
  return place < 0 ? [] : rows.flatMap(({ cells }) => cells[place] || []);
}

export function describeReading(
  guess: Pick<FileGuess, 'format' | 'encodingCertainty' | 'delimiterCertainty'>,
  head: HeadOfFile,
  settings: ImportSettings,
  isRemembered: boolean,
): { reading: StoredReading; decimalSign: '.' | ',' } {
  const decimal =
    settings.layout === 'vitrine'
      ? { sign: '.' as const, certainty: 'sure' as const }
      : findDecimalSign(pricesOf(head, settings));
  const { format, encodingCertainty, delimiterCertainty } = guess;
  return {
    decimalSign: decimal.sign,
    reading: {
      format,
      encodingCertainty,
      delimiterCertainty,
      decimalCertainty: decimal.certainty,
      isRemembered,
      titleLine: head.titleLine,
      titles: head.titles,
      rows: head.rows.slice(0, previewRows),
    },
  };
}
