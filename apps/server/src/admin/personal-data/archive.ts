import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveFile } from '#admin/identity/index.ts';
import { writeZip } from '#platform/files/write-zip.ts';

/** Writes files into a ZIP file on the disk. */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchiveFile>,
  madeAt: Date,
): Promise<void> {
  await pipeline(
    Readable.from(writeZip(files, madeAt)),
    createWriteStream(target, { mode: 0o600 }),
  );
}
