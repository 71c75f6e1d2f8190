import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchiveFile } from '#admin/identity/index.ts';

/** Pictures are compressed already. */
const isCompressed = (name: string): boolean => name.endsWith('.webp');

/** The bytes of a ZIP file, made while they are read: no more than one file's current piece is in memory. */
async function* zipOf(files: AsyncIterable<ArchiveFile>, madeAt: Date): AsyncIterable<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    made.push(bytes);
  });
  function* flush(): Iterable<Uint8Array> {
    if (failure) throw failure;
    const ready = made;
    made = [];
    yield* ready;
  }
  for await (const { name, content } of files) {
    const entry = isCompressed(name)
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 6 });
    entry.mtime = madeAt;
    zip.add(entry);
    for await (const piece of typeof content === 'string' ? [Buffer.from(content)] : content) {
      entry.push(piece as Uint8Array);
      yield* flush();
    }
    entry.push(new Uint8Array(), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}

/** Writes files into a ZIP file on the disk. */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchiveFile>,
  madeAt: Date,
): Promise<void> {
  await pipeline(Readable.from(zipOf(files, madeAt)), createWriteStream(target, { mode: 0o600 }));
}
