import { ParserStopped } from './parser-pool.ts';
import { streamParser } from './parser-stream.ts';
import { type TableBatch, type TableFile, tableReader } from './table-stream.ts';

/**
 * The rows of a file, read in a worker. A file that needs more time or memory than a worker has ends with a problem like any other
 * that cannot be read.
 */
export async function* streamTable(
  file: TableFile,
  limits?: { partMs: number },
): AsyncGenerator<TableBatch> {
  let line = 1;
  let bytesRead = 0;
  try {
    for await (const batch of streamParser(tableReader, file, limits)) {
      line = batch.rows.at(-1)?.line ?? line;
      bytesRead = batch.bytesRead;
      yield batch;
    }
  } catch (error) {
    if (!(error instanceof ParserStopped)) throw error;
    const code = file.format === 'xlsx' ? 'workbook-too-large' : 'cell-too-large';
    yield { rows: [], bytesRead, problem: { code, line } };
  }
}
