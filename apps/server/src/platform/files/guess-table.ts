import { open } from 'node:fs/promises';
import {
  type CellDelimiter,
  cellDelimiters,
  type GuessCertainty,
  type TextEncoding,
} from '@vitrine/contract/table-files.ts';
import { parse } from 'csv-parse/sync';
import { defineParser } from './parser-pool.ts';
import { findEncoding, Utf8Counter } from './text-encoding.ts';

export interface TableGuess {
  format: 'csv' | 'xlsx';
  encoding: TextEncoding;
  encodingCertainty: GuessCertainty;
  delimiter: CellDelimiter;
  delimiterCertainty: GuessCertainty;
}

const headBytes = 256 * 1024;
const countedRows = 200;

const announced = /^\ufeff?sep=(.)(?=\r?\n|\r)/i;

/** How many cells each of the first rows has with a delimiter. The last one may be cut off. */
function countCells(text: string, delimiter: CellDelimiter): number[] {
  const options = { bom: true, delimiter, trim: true, relax_column_count: true, to: countedRows };
  let rows: string[][];
  try {
    rows = parse(text, { ...options, relax_quotes: true });
  } catch {
    rows = parse(text, { ...options, quote: false });
  }
  const filled = rows.filter((cells) => cells.some(Boolean));
  return (filled.length > 2 ? filled.slice(0, -1) : filled).map((cells) => cells.length);
}

function findDelimiter(text: string): {
  delimiter: CellDelimiter;
  certainty: GuessCertainty;
} {
  const named = announced.exec(text)?.[1];
  const known = cellDelimiters.find((sign) => sign === named);
  if (known) return { delimiter: known, certainty: 'sure' };
  const body = text.replace(announced, '');
  const found = cellDelimiters
    .map((delimiter) => {
      const counts = countCells(body, delimiter);
      const [columns = 1] = counts;
      const equal = counts.filter((count) => count === columns).length;
      return {
        delimiter,
        columns,
        share: columns > 1 && counts.length ? equal / counts.length : 0,
      };
    })
    .toSorted((one, other) => other.share * other.columns - one.share * one.columns);
  const [best, next] = found;
  if (!best || best.share === 0) return { delimiter: ',', certainty: 'unsure' };
  const isAlone = !next || next.share * next.columns < best.columns / 4;
  if (best.share === 1 && isAlone) return { delimiter: best.delimiter, certainty: 'sure' };
  return { delimiter: best.delimiter, certainty: best.share > 0.9 ? 'likely' : 'unsure' };
}

/**
 * Guesses how a file is to be read, from all of its bytes.
 * @public The parser's worker calls it by name.
 */
export async function describeTable(path: string): Promise<TableGuess> {
  const handle = await open(path, 'r');
  const counted = new Utf8Counter();
  let head = Buffer.alloc(0);
  try {
    for await (const part of handle.createReadStream({
      autoClose: false,
    }) as AsyncIterable<Buffer>) {
      if (head.length < headBytes) head = Buffer.concat([head, part]);
      counted.add(part);
    }
  } finally {
    await handle.close();
  }
  counted.finish();
  const isWorkbook = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
  if (isWorkbook)
    return {
      format: 'xlsx',
      encoding: 'utf-8',
      encodingCertainty: 'sure',
      delimiter: ',',
      delimiterCertainty: 'sure',
    };
  const { encoding, certainty } = findEncoding(head.subarray(0, headBytes), counted);
  // Guessing reads over damaged bytes; importing does not.
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const delimiter = findDelimiter(text);
  return {
    format: 'csv',
    encoding,
    encodingCertainty: certainty,
    delimiter: delimiter.delimiter,
    delimiterCertainty: delimiter.certainty,
  };
}

export const tableGuesser = defineParser(import.meta.url, describeTable);
