import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const lineEnd = 0x0a;

export interface Measure extends Transform {
  /** Of everything that has passed, once the stream has ended. */
  result(): { rows: number; bytes: number; sha256: string };
}

/** A small file can hold rows without end. */
export class TooManyRows extends Error {}

/** Passes bytes on and keeps their checksum and, of COPY's text form, the number of rows: one line each. More than `rowsMax` break it off. */
export function createMeasure(rowsMax = Number.MAX_SAFE_INTEGER): Measure {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const stream = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      for (let at = part.indexOf(lineEnd); at >= 0; at = part.indexOf(lineEnd, at + 1)) rows += 1;
      done(rows > rowsMax ? new TooManyRows() : null, part);
    },
  });
  return Object.assign(stream, { result: () => ({ rows, bytes, sha256: hash.digest('hex') }) });
}

export async function measureFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const measure = createMeasure();
  await pipeline(createReadStream(file), measure.resume());
  const { bytes, sha256 } = measure.result();
  return { bytes, sha256 };
}
