import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { textKeyShape } from '@vitrine/contract/files.ts';
import { imageWidths, type PictureFormat, pictureFormats } from '@vitrine/contract/images.ts';
import type { Platform } from '../context.ts';
import { perPlatform } from '../per-platform.ts';
import { createQueue, createSingleFlight } from '../turns.ts';
import { draftsFolder, removeDrafts } from './disk-store.ts';
import { fileStoreOf, filesFolder } from './file-store.ts';
import {
  type CopyKind,
  copyImage,
  cropImage,
  isWholeCopy,
  isWholeCopyFile,
  isWholeWebp,
} from './images.ts';
import { copyApart } from './picture-pool.ts';

/** The key of a copy in a width or another format. */
const copyKey = (key: string, { width, format }: CopyKind): string =>
  [key, width, format].filter(Boolean).join('.');
const copyName = new RegExp(
  `\\.webp\\.(?:(?:${imageWidths.join('|')})\\.(${pictureFormats.join('|')})|(${pictureFormats
    .filter((format) => format !== 'webp')
    .join('|')}))$`,
);
/** The format of a copy by its name; undefined for originals. */
const copyFormatOf = (name: string): PictureFormat | undefined => {
  const [, sized, whole] = copyName.exec(name) ?? [];
  return (sized ?? whole) as PictureFormat | undefined;
};

/** Every copy that a picture may have. */
const copyKinds: readonly CopyKind[] = pictureFormats.flatMap((format) => [
  ...(format === 'webp' ? [] : [{ format }]),
  ...imageWidths.map((width) => ({ format, width })),
]);

/** One picture per core of a small machine; the queue has room for a page of 24 new pictures in four widths. */
const shrinking = { atOnce: 2, capacity: 200 } as const;

/** Each process generates a copy once, however many requests for it arrive. */
const makersOf = perPlatform(() => ({
  inTurn: createQueue(shrinking),
  join: createSingleFlight<Buffer | undefined>(),
  /** Copies as AVIF that pages named before they were made. */
  later: createQueue({ atOnce: 1, capacity: 100 }),
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

/** Stores a copy that was made of `key`. */
async function keepCopy(
  platform: Platform,
  key: string,
  kind: CopyKind,
  copy: Buffer,
): Promise<void> {
  // A copy can be generated again at any time, so it is not stored in the last free space, but sent anyway.
  if (platform.disk.isFull()) return;
  const store = await fileStoreOf(platform);
  try {
    await store.put(copyKey(key, kind), copy);
    // Deleting removes the original first; a copy that was generated in the meantime is then deleted here.
    if (!(await store.has(key))) await store.delete(copyKey(key, kind));
  } catch (error) {
    platform.log.warn({ err: error, key, kind }, 'a copy of a picture could not be stored');
  }
}

async function makeCopy(
  platform: Platform,
  key: string,
  kind: CopyKind,
  make: (bytes: Buffer, kind: CopyKind) => Promise<Buffer> = kind.format === 'avif'
    ? copyApart
    : copyImage,
): Promise<Buffer | undefined> {
  const original = await readPicture(platform, key);
  if (!original) return undefined;
  const copy = await make(original, kind);
  await keepCopy(platform, key, kind, copy);
  return copy;
}

async function readKept(
  platform: Platform,
  key: string,
  kind: CopyKind,
): Promise<Buffer | undefined> {
  const kept = await (await fileStoreOf(platform)).read(copyKey(key, kind));
  return kept && isWholeCopy(kept, kind.format) ? kept : undefined;
}

/** A picture in one of the widths of the layouts or in another format; undefined if there is no such picture. */
export async function readPictureCopy(
  platform: Platform,
  key: string,
  kind: CopyKind,
): Promise<Buffer | undefined> {
  if (kind.format === 'webp' && !kind.width) return readPicture(platform, key);
  const kept = await readKept(platform, key, kind);
  if (kept) return kept;
  const { join, inTurn } = makersOf(platform);
  return join(copyKey(key, kind), () => inTurn(() => makeCopy(platform, key, kind)));
}

/** A JPEG in a width, cut to 4:5 around a point. It is small and is not stored: there are 121 points for each picture. */
export async function readCroppedPicture(
  platform: Platform,
  key: string,
  { width, focus }: { width: number; focus: { focusX: number; focusY: number } },
): Promise<Buffer | undefined> {
  const copy = await readPictureCopy(platform, key, { format: 'jpg', width });
  return copy && makersOf(platform).inTurn(() => cropImage(copy, focus));
}

/** A picture as AVIF if that is there. Otherwise it is made later, because nobody waits for it: WebP is there at once. */
export async function findAvif(
  platform: Platform,
  key: string,
  width?: number,
): Promise<Buffer | undefined> {
  const kind = { format: 'avif', width } as const;
  const kept = await readKept(platform, key, kind);
  if (kept || platform.disk.isFull()) return kept;
  const { join, later } = makersOf(platform);
  join(copyKey(key, kind), () => later(() => makeCopy(platform, key, kind))).catch(
    (error: unknown) => platform.log.debug({ err: error, key }, 'no AVIF was made'),
  );
  return undefined;
}

const forPages = new Set<PictureFormat>(['webp', 'avif']);

/** Makes the copies that public pages name, so that no visitor waits for them. */
export async function makeCopies(platform: Platform, key: string): Promise<void> {
  for (const kind of copyKinds)
    if (forPages.has(kind.format) && !(await readKept(platform, key, kind)))
      await makersOf(platform).join(copyKey(key, kind), () =>
        makeCopy(platform, key, kind, copyApart),
      );
}

/** Deletes a picture in every width and format. */
export async function deletePicture(platform: Platform, key: string): Promise<void> {
  const store = await fileStoreOf(platform);
  await store.delete(key);
  for (const kind of copyKinds) await store.delete(copyKey(key, kind));
}

async function isWholeFile(file: string, format: PictureFormat): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const read = async (from: number, length: number) => {
      const part = Buffer.alloc(length);
      const { bytesRead } = await handle.read(part, 0, length, from);
      return part.subarray(0, bytesRead);
    };
    return await isWholeCopyFile(read, (await handle.stat()).size, format);
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
    const format = copyFormatOf(entry.name);
    if (
      !entry.isFile() ||
      !format ||
      entry.parentPath.endsWith(draftsFolder) ||
      (await isWholeFile(file, format))
    )
      continue;
    await rm(file, { force: true });
    copies += 1;
  }
  if (drafts + copies > 0)
    log.warn({ drafts, copies }, 'removed pictures that were left half-written');
}
