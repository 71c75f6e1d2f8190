import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../context.ts';
import { Failure } from '../failure.ts';
import { fileStoreOf } from './file-store.ts';

/** An upload: the folder of its parts in a bucket, and a random key. */
export interface UploadKey {
  folder: `${string}-uploads`;
  key: string;
}

/**
 * Where the parts of an upload are until it is finished: in one file on the disk, or with a bucket as an object each, because the
 * next part may reach another machine.
 */
const uploadsFolder = ({ config }: Platform): string => path.join(config.DATA_DIR, 'uploads');
const draftOf = (platform: Platform, { key }: UploadKey): string =>
  path.join(uploadsFolder(platform), key);
const partKey = ({ folder, key }: UploadKey, offset: number): string =>
  `${folder}/${key}/${offset}`;

async function writeAt(
  platform: Platform,
  upload: UploadKey,
  offset: number,
  part: Buffer,
): Promise<void> {
  await mkdir(uploadsFolder(platform), { recursive: true, mode: 0o700 });
  const handle = await open(draftOf(platform, upload), offset === 0 ? 'w' : 'r+', 0o600);
  try {
    await handle.write(part, 0, part.length, offset);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores a part; the same part again replaces itself. */
async function writePart(
  platform: Platform,
  upload: UploadKey,
  offset: number,
  part: Buffer,
): Promise<void> {
  if (platform.config.S3_BUCKET)
    await (await fileStoreOf(platform)).put(partKey(upload, offset), part);
  else await writeAt(platform, upload, offset, part);
}

/** A part that does not begin where the upload ends, with where that is: the sender goes on from there. */
export const misplacedPart = (storedBytes: number): Failure =>
  new Failure('upload-offset', { data: { storedBytes } });

interface SentPart {
  upload: UploadKey;
  /** The size of the whole file, and how much of it is stored. */
  row: { bytes: number; storedBytes: number };
  offset: number;
  part: unknown;
  /** Stores how far the upload is, unless another part was stored since `row` was read; returns the rows that it changed. */
  advance: (storedBytes: number) => Promise<readonly unknown[]>;
}

/** Writes one part where the last one ended. A part that is sent again after a lost response writes the same bytes again. */
export async function acceptPart(
  platform: Platform,
  { upload, row, offset, part, advance }: SentPart,
): Promise<{ storedBytes: number }> {
  if (!Buffer.isBuffer(part) || part.length === 0) throw new Failure('malformed-request');
  const storedBytes = offset + part.length;
  if (offset !== row.storedBytes || storedBytes > row.bytes) throw misplacedPart(row.storedBytes);
  await writePart(platform, upload, offset, part);
  if (!(await advance(storedBytes)).length) throw misplacedPart(storedBytes);
  return { storedBytes };
}

/** Calls back with each part in the bucket: each begins where the one before ends. */
async function walkParts(
  platform: Platform,
  upload: UploadKey,
  use: (offset: number, part: Buffer) => Promise<void>,
): Promise<void> {
  const store = await fileStoreOf(platform);
  for (let offset = 0; ; ) {
    const part = await store.read(partKey(upload, offset));
    if (!part?.length) return;
    await use(offset, part);
    offset += part.length;
  }
}

/** Puts the parts together on this machine's disk; nothing when they are not all there. */
export async function joinParts(
  platform: Platform,
  upload: UploadKey,
  bytes: number,
): Promise<string | undefined> {
  const draft = draftOf(platform, upload);
  if (platform.config.S3_BUCKET)
    await walkParts(platform, upload, (offset, part) => writeAt(platform, upload, offset, part));
  const size = await stat(draft).then(
    (found) => found.size,
    () => 0,
  );
  return size === bytes ? draft : undefined;
}

/** Deletes what is left of an upload. */
export async function deleteParts(platform: Platform, upload: UploadKey): Promise<void> {
  await rm(draftOf(platform, upload), { force: true });
  if (!platform.config.S3_BUCKET) return;
  const store = await fileStoreOf(platform);
  await walkParts(platform, upload, (offset) => store.delete(partKey(upload, offset)));
}
