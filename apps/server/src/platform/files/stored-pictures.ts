import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { textKeyShape } from '@vitrine/contract/files.ts';
import { imageWidths } from '@vitrine/contract/images.ts';
import type { Platform } from '../context.ts';
import { perPlatform } from '../per-platform.ts';
import { createQueue, createSingleFlight } from '../turns.ts';
import { draftsFolder, removeDrafts } from './disk-store.ts';
import { fileStoreOf, filesFolder } from './file-store.ts';
import { isWholeWebp, shrinkImage, webpHeadBytes } from './images.ts';

export type ImageWidth = (typeof imageWidths)[number];

/** The key of a narrower copy, which is generated at the first request. */
const copyKey = (key: string, width: ImageWidth): string => `${key}.${width}.webp`;
const copyName = new RegExp(`\\.webp\\.(?:${imageWidths.join('|')})\\.webp$`);

/** One picture per core of a small machine; the queue has room for a page of 24 new pictures in four widths. */
const shrinking = { atOnce: 2, capacity: 200 } as const;

/** Each process generates a copy once, however many requests for it arrive. */
const makersOf = perPlatform(() => ({
  inTurn: createQueue(shrinking),
  join: createSingleFlight<Buffer | undefined>(),
}));

/** A stored picture or text as it was written; undefined if there is none, or if a picture is not complete any more. */
export async function readPicture(platform: Platform, key: string): Promise<Buffer | undefined> {
  const bytes = await (await fileStoreOf(platform)).read(key);
  if (!bytes || textKeyShape.safeParse(key).success || isWholeWebp(bytes)) return bytes;
  platform.log.error(
    { key, bytes: bytes.length },
    'a stored picture is not whole: restore it from a backup',
  );
  return undefined;
}

async function makeCopy(
  platform: Platform,
  key: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  const original = await readPicture(platform, key);
  if (!original) return undefined;
  const copy = await shrinkImage(original, width);
  // A copy can be generated again at any time, so it is not stored in the last free space, but sent anyway.
  if (platform.disk.isFull()) return copy;
  const store = await fileStoreOf(platform);
  try {
    await store.put(copyKey(key, width), copy);
    // Deleting removes the original first; a copy that was generated in the meantime is then deleted here.
    if (!(await store.has(key))) await store.delete(copyKey(key, width));
  } catch (error) {
    platform.log.warn(
      { err: error, key, width },
      'a smaller copy of a picture could not be stored',
    );
  }
  return copy;
}

/** A picture in one of the widths of the layouts; undefined if there is no such picture. */
export async function readPictureCopy(
  platform: Platform,
  key: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  const kept = await (await fileStoreOf(platform)).read(copyKey(key, width));
  if (kept && isWholeWebp(kept)) return kept;
  const { join, inTurn } = makersOf(platform);
  return join(copyKey(key, width), () => inTurn(() => makeCopy(platform, key, width)));
}

/** Deletes a picture in every width. */
export async function deletePicture(platform: Platform, key: string): Promise<void> {
  const store = await fileStoreOf(platform);
  await store.delete(key);
  for (const width of imageWidths) await store.delete(copyKey(key, width));
}

async function isWholeFile(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(webpHeadBytes);
    const { bytesRead } = await handle.read(head, 0, webpHeadBytes, 0);
    return isWholeWebp(head.subarray(0, bytesRead), (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/** Deletes what a crash or a full disk left in the folder: temporary files, and incomplete copies. */
export async function cleanStoredPictures({ config, log }: Platform): Promise<void> {
  if (config.S3_BUCKET) return;
  const folder = filesFolder(config);
  const drafts = await removeDrafts(folder);
  let copies = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )) {
    const file = path.join(entry.parentPath, entry.name);
    if (
      !entry.isFile() ||
      !copyName.test(entry.name) ||
      entry.parentPath.endsWith(draftsFolder) ||
      (await isWholeFile(file))
    )
      continue;
    await rm(file, { force: true });
    copies += 1;
  }
  if (drafts + copies > 0)
    log.warn({ drafts, copies }, 'removed pictures that were left half-written');
}
