import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  content: string | AsyncIterable<Uint8Array | string>;
}

/** Pictures are compressed already. */
const isCompressed = (name: string): boolean => name.endsWith('.webp');

/** The bytes of a ZIP file, made while they are read: only the part of a file that is being written is in memory. */
export async function* writeZip(
  files: AsyncIterable<ZippedFile>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
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
    for await (const part of typeof content === 'string' ? [content] : content) {
      entry.push(typeof part === 'string' ? Buffer.from(part) : part);
      yield* flush();
    }
    entry.push(new Uint8Array(), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
