import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '#platform/context.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';

/**
 * Where the parts of an upload are until it is finished: in one file on the disk, or with a bucket as an object each, because the
 * next part may reach another machine.
 */
const uploadsFolder = ({ config }: Platform): string => path.join(config.DATA_DIR, 'uploads');
const draftOf = (platform: Platform, key: string): string =>
  path.join(uploadsFolder(platform), key);
const partKey = (key: string, offset: number): string => `course-uploads/${key}/${offset}`;

async function writeAt(
  platform: Platform,
  key: string,
  offset: number,
  part: Buffer,
): Promise<void> {
  await mkdir(uploadsFolder(platform), { recursive: true, mode: 0o700 });
  const handle = await open(draftOf(platform, key), offset === 0 ? 'w' : 'r+', 0o600);
  try {
    await handle.write(part, 0, part.length, offset);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores a part; the same part again replaces itself. */
export async function writePart(
  platform: Platform,
  key: string,
  offset: number,
  part: Buffer,
): Promise<void> {
  if (platform.config.S3_BUCKET)
    await (await fileStoreOf(platform)).put(partKey(key, offset), part);
  else await writeAt(platform, key, offset, part);
}

/** Calls back with each part in the bucket: each begins where the one before ends. */
async function walkParts(
  platform: Platform,
  key: string,
  use: (offset: number, part: Buffer) => Promise<void>,
): Promise<void> {
  const store = await fileStoreOf(platform);
  for (let offset = 0; ; ) {
    const part = await store.read(partKey(key, offset));
    if (!part?.length) return;
    await use(offset, part);
    offset += part.length;
  }
}

/** Puts the parts together on this machine's disk; nothing when they are not all there. */
export async function joinParts(
  platform: Platform,
  key: string,
  bytes: number,
): Promise<string | undefined> {
  const draft = draftOf(platform, key);
  if (platform.config.S3_BUCKET)
    await walkParts(platform, key, (offset, part) => writeAt(platform, key, offset, part));
  const size = await stat(draft).then(
    (found) => found.size,
    () => 0,
  );
  return size === bytes ? draft : undefined;
}

/** Deletes what is left of an upload. */
export async function deleteParts(platform: Platform, key: string): Promise<void> {
  await rm(draftOf(platform, key), { force: true });
  if (!platform.config.S3_BUCKET) return;
  const store = await fileStoreOf(platform);
  await walkParts(platform, key, (offset) => store.delete(partKey(key, offset)));
}
