import { closeSync, existsSync, fsync, mkdirSync, openSync, readFileSync, truncateSync, write } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BookRecord } from './sandbox.types.ts';

const writeBytes = promisify(write);
const sync = promisify(fsync);

/** The sandbox's own append-only book: one JSON line a change, on disk before anybody is answered. */
export interface Book {
  /** Resolves when the record is safely on disk; records that come meanwhile share one sync. */
  append(...records: BookRecord[]): Promise<void>;
  /** Resolves when everything appended so far is on disk; writes nothing itself. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a book and hands every record that it holds to `replay`; a last line that a crash cut off is dropped. */
export function openBook(file: string, replay: (record: BookRecord) => void): Book {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    const whole = bytes.lastIndexOf(0x0a) + 1;
    if (whole < bytes.length) truncateSync(file, whole);
    for (const line of bytes.subarray(0, whole).toString('utf8').split('\n')) {
      if (line) replay(JSON.parse(line) as BookRecord);
    }
  }
  const handle = openSync(file, 'a', 0o600);
  let waiting: string[] = [];
  let lastBatch: Promise<void> = Promise.resolve();
  let nextBatch: Promise<void> | undefined;

  async function writeBatch(): Promise<void> {
    const lines = waiting;
    waiting = [];
    nextBatch = undefined;
    const bytes = Buffer.from(lines.join(''));
    for (let sent = 0; sent < bytes.length; ) sent += (await writeBytes(handle, bytes, sent)).bytesWritten;
    await sync(handle);
  }

  return {
    append(...records) {
      waiting.push(...records.map((record) => `${JSON.stringify(record)}\n`));
      // While one batch is on its way to the disk, everything that comes joins the next one.
      if (!nextBatch) {
        nextBatch = lastBatch.then(writeBatch);
        lastBatch = nextBatch;
      }
      return nextBatch;
    },
    settled: () => nextBatch ?? lastBatch,
    async close() {
      await lastBatch;
      closeSync(handle);
    },
  };
}
