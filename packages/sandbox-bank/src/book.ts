import {
  closeSync,
  existsSync,
  fstatSync,
  fsync,
  ftruncate,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  write,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BookRecord } from './sandbox.types.ts';

/** Writes bytes to the disk; replaced only to simulate a full disk. */
export interface BookDisk {
  write(handle: number, bytes: Buffer, offset: number): Promise<{ bytesWritten: number }>;
  sync(handle: number): Promise<void>;
  truncate(handle: number, length: number): Promise<void>;
}

const disk: BookDisk = {
  write: promisify(write),
  sync: promisify(fsync),
  truncate: promisify(ftruncate),
};

/** The sandbox's append-only book: one JSON line per change, on disk before a call is answered. */
export interface Book {
  /**
   * Resolves when the records are safely on disk; records that arrive in the meantime share one sync. Rejects if they cannot
   * be written: then none of them is in the book, and later ones are attempted again.
   */
  append(...records: BookRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a book and passes each of its records to `replay`; a last line that a crash truncated is dropped. */
export function openBook(
  file: string,
  replay: (record: BookRecord) => void,
  { write, sync, truncate }: BookDisk = disk,
): Book {
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
  /** Up to here the book is complete; anything after it is from a failed batch. */
  let length = fstatSync(handle).size;
  let isWhole = true;
  let waiting: string[] = [];
  let lastBatch: Promise<void> = Promise.resolve();
  let nextBatch: Promise<void> | undefined;

  async function cutOff(): Promise<void> {
    await truncate(handle, length);
    isWhole = true;
  }

  async function writeBatch(): Promise<void> {
    const lines = waiting;
    waiting = [];
    nextBatch = undefined;
    if (!isWhole) await cutOff();
    const bytes = Buffer.from(lines.join(''));
    try {
      isWhole = false;
      for (let sent = 0; sent < bytes.length; )
        sent += (await write(handle, bytes, sent)).bytesWritten;
      await sync(handle);
      length += bytes.length;
      isWhole = true;
    } catch (error) {
      // At once, because a record that was reported as failed must not be found after a restart.
      await cutOff().catch(() => undefined);
      throw error;
    }
  }

  return {
    append(...records) {
      waiting.push(...records.map((record) => `${JSON.stringify(record)}\n`));
      // While one batch is being written, new records join the next one.
      if (!nextBatch) {
        nextBatch = lastBatch.then(writeBatch);
        // A failed batch fails its own callers, not those of the next one.
        lastBatch = nextBatch.catch(() => undefined);
      }
      return nextBatch;
    },
    async close() {
      await lastBatch;
      closeSync(handle);
    },
  };
}
