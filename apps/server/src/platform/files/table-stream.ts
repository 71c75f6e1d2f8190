import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type {
  CellDelimiter,
  TableProblemCode,
  TextEncoding,
} from '@vitrine/contract/table-files.ts';
import { CsvError, parse } from 'csv-parse';
import { defineStreamParser } from './parser-stream.ts';
import { findInvalidByte } from './text-encoding.ts';

const workbookRowsMax = 10_000;
const workbookBytesMax = 10 * 1024 * 1024;
const tableColumnsMax = 1_000;
/** Letters of one row, all cells together: a description of a megabyte is an unclosed quotation mark. */
const rowLettersMax = 1024 * 1024;
const batchRows = 500;
const batchLetters = 1024 * 1024;

export interface TableFile {
  path: string;
  /** An XLSX file has neither encoding nor delimiter. */
  format: 'csv' | 'xlsx';
  encoding: TextEncoding;
  delimiter: CellDelimiter;
}

/** A row that has at least one filled cell, with the line of the file at which it begins. */
export interface FileRow {
  line: number;
  cells: string[];
}

export interface TableProblem {
  code: TableProblemCode;
  line: number;
  /** The place in the file of the first byte that the encoding does not have. */
  byte?: number;
}

/** Rows in the order of the file; reading ends with a problem, if there is one. */
export type TableBatch = { rows: FileRow[]; bytesRead: number; problem?: TableProblem };

class UnreadableTable extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

const partsOf = (path: string): AsyncIterable<Buffer> =>
  createReadStream(path, { highWaterMark: 64 * 1024 });

interface ReadProgress {
  bytes: number;
  /** The end of the text before the end of the file. */
  problem?: TableProblem;
}

/** The text of a file. It ends before a byte that its encoding does not have: nothing is replaced by a question mark. */
async function* decodeFile(
  { path, encoding }: TableFile,
  progress: ReadProgress,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const findProblem = async (): Promise<TableProblem> => {
    const place = await findInvalidByte(partsOf(path), encoding, Math.max(0, progress.bytes - 1));
    return { code: 'wrong-encoding', ...place };
  };
  let isStart = true;
  for await (const part of partsOf(path)) {
    let text: string;
    try {
      text = decoder.decode(part, { stream: true });
    } catch {
      progress.problem = await findProblem();
      // The first rows are shown, so that an operator can choose another encoding.
      if (progress.bytes === 0)
        yield new TextDecoder(encoding).decode(part.subarray(0, progress.problem.byte));
      return;
    }
    progress.bytes += part.length;
    if (isStart && text) {
      // Programs announce the delimiter of a file to spreadsheets in a separate line, which is kept as an empty one.
      text = text.replace(/^\ufeff?sep=.(?=\r?\n|\r)/i, '');
      isStart = false;
    }
    if (text) yield text;
  }
  try {
    yield decoder.decode();
  } catch {
    progress.problem = await findProblem();
  }
}

const codesOfErrors: Readonly<Record<string, TableProblemCode>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote-not-closed',
  CSV_MAX_RECORD_SIZE: 'cell-too-large',
};

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '');

async function* readCsv(file: TableFile): AsyncGenerator<TableBatch> {
  const progress: ReadProgress = { bytes: 0 };
  const parser = parse({
    bom: true,
    delimiter: file.delimiter,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: rowLettersMax,
  });
  // An error of either end is that of the loop below.
  pipeline(Readable.from(decodeFile(file, progress)), parser, () => undefined);
  let rows: FileRow[] = [];
  let letters = 0;
  let line = 1;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (record.length > tableColumnsMax)
        throw new UnreadableTable({ code: 'too-many-columns', line });
      if (isFilled(record)) rows.push({ line, cells: record });
      for (const cell of record) {
        letters += cell.length;
        // The parser counts a break inside of quotation marks twice where it has two signs.
        if (cell.includes('\n')) line += cell.split('\n').length - 1;
      }
      line += 1;
      if (rows.length < batchRows && letters < batchLetters) continue;
      yield { rows, bytesRead: progress.bytes };
      rows = [];
      letters = 0;
    }
    const { bytes: bytesRead, problem } = progress;
    // The last row ends in the middle.
    if (problem) yield { rows: rows.slice(0, -1), bytesRead, problem };
    else yield { rows, bytesRead };
  } catch (error) {
    const problem = progress.problem ?? problemOf(error, line);
    yield { rows, bytesRead: progress.bytes, problem };
  }
}

function problemOf(error: unknown, line: number): TableProblem {
  if (error instanceof UnreadableTable) return error.problem;
  if (error instanceof CsvError)
    return { code: codesOfErrors[error.code] ?? 'quote-not-closed', line };
  throw error;
}

async function* readWorkbook({ path }: TableFile): AsyncGenerator<TableBatch> {
  const bytes = await readFile(path);
  const fail = (code: TableProblemCode): TableBatch => ({
    rows: [],
    bytesRead: bytes.length,
    problem: { code, line: 1 },
  });
  if (bytes.length > workbookBytesMax) {
    yield fail('workbook-too-large');
    return;
  }
  let sheet: FileRow[];
  // Loaded for workbooks only: it takes longer than reading most files of text.
  const [{ parseXlsx }, { SheetTooLarge }] = await Promise.all([
    import('./sheet-parser.ts'),
    import('./xlsx-limits.ts'),
  ]);
  try {
    const limits = {
      rows: workbookRowsMax + 1,
      columns: tableColumnsMax,
      inflatedBytes: 96 * 1024 * 1024,
    };
    sheet = (await parseXlsx(bytes, limits)).map(({ row, cells }) => ({
      line: row,
      cells: cells.map((cell) => cell.trim()),
    }));
  } catch (error) {
    yield fail(error instanceof SheetTooLarge ? 'workbook-too-large' : 'workbook-unreadable');
    return;
  }
  const filled = sheet.filter(({ cells }) => isFilled(cells));
  if (filled.length > workbookRowsMax + 1) {
    yield fail('workbook-too-large');
    return;
  }
  const long = filled.find(({ cells }) => cells.join('').length > rowLettersMax);
  if (long) {
    yield { ...fail('cell-too-large'), problem: { code: 'cell-too-large', line: long.line } };
    return;
  }
  for (let first = 0; first < filled.length; first += batchRows)
    yield { rows: filled.slice(first, first + batchRows), bytesRead: bytes.length };
}

/**
 * The filled rows of a file on this machine's disk, the row of titles included. A CSV file of any length takes the memory of one batch.
 * @public The parser's worker calls it by name.
 */
export async function* readTable(file: TableFile): AsyncGenerator<TableBatch> {
  yield* file.format === 'xlsx' ? readWorkbook(file) : readCsv(file);
}

export const tableReader = defineStreamParser(import.meta.url, readTable);
