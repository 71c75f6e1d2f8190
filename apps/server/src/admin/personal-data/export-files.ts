import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFile } from '#admin/identity/index.ts';
import type { Platform } from '#platform/context.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { writeArchive } from './archive.ts';

export const newExportKey = (): string => randomBytes(24).toString('hex');

/** Where the archive is in the store of files, which serves nothing of this folder by itself. */
export const storeKey = (key: string): string => `exports/${key}.zip`;

/** Makes the archive in a private folder and moves it to the store of files; answers its size. */
export async function storeArchive(
  platform: Platform,
  key: string,
  files: AsyncIterable<ArchiveFile>,
): Promise<number> {
  const uploads = path.join(platform.config.DATA_DIR, 'uploads');
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(uploads, 'export-'));
  try {
    const draft = path.join(folder, 'archive.zip');
    await writeArchive(draft, files, platform.clock.now());
    // Before it is moved away.
    const { size } = await stat(draft);
    await (await fileStoreOf(platform)).putFile(storeKey(key), draft);
    return size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function deleteExportFile(platform: Platform, key: string): Promise<void> {
  await (await fileStoreOf(platform)).delete(storeKey(key));
}
