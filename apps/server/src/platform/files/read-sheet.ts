import { Failure } from '../failure.ts';
import { ParserStopped, runParser } from './parser-pool.ts';
import { sheetParser } from './sheet-parser.ts';
import type { TableRow } from './table-parser.ts';
import type { SheetLimits } from './xlsx-limits.ts';

/** The filled rows of an uploaded sheet, of which the first has the titles of the columns. Parsed in the worker. */
export async function readSheet(bytes: Buffer, limits: SheetLimits): Promise<TableRow[]> {
  const tooLarge = () =>
    new Failure('sheet-too-large', {
      values: { maximum: limits.rows - 1, columns: limits.columns },
    });
  const read = await runParser(sheetParser, { bytes, limits }).catch((error: unknown) => {
    throw error instanceof ParserStopped ? tooLarge() : error;
  });
  if (read.problem === undefined) return read.rows;
  throw read.problem === 'too-large' ? tooLarge() : new Failure('sheet-unreadable');
}
