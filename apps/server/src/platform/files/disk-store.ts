import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.types.ts';

/** The folder in which a file is written before it is renamed. No key of a file begins with a dot. */
export const draftsFolder = '.drafts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as { code?: string }).code ?? '');

/** Returns `value` for a missing file; rethrows any other failure. */
const unlessMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value;
    throw error;
  };

/** A server that starts deletes all temporary files, even one that another server is writing. */
const attemptsMax = 3;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files in a local folder. A file appears complete or not at all, even after crashes and on full disks. */
export function openDiskStore(folder: string): FileStore {
  const drafts = path.join(folder, draftsFolder);

  function fileOf(key: string): string {
    const file = path.join(folder, key);
    if (!file.startsWith(folder + path.sep))
      throw new RangeError('A key of a file leads out of its folder');
    return file;
  }

  async function writeDraft(bytes: Uint8Array): Promise<string> {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const draft = path.join(drafts, randomUUID());
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return draft;
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      for (let attempt = 1; ; attempt += 1) {
        let draft: string | undefined;
        try {
          draft = await writeDraft(bytes);
          await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
          await rename(draft, file);
          await syncFolder(path.dirname(file));
          return;
        } catch (error) {
          if (draft) await rm(draft, { force: true });
          if (!isMissing(error) || attempt >= attemptsMax) throw error;
        }
      }
    },
    read: (key) => readFile(fileOf(key)).catch(unlessMissing(undefined)),
    async putFile(key, source) {
      const target = fileOf(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Both are in the data folder, so that the file appears complete.
      await rename(source, target);
      await syncFolder(path.dirname(target));
    },
    async open(key, range) {
      const handle = await open(fileOf(key), 'r').catch(unlessMissing(undefined));
      return handle?.createReadStream(range);
    },
    has: (key) => access(fileOf(key)).then(() => true, unlessMissing(false)),
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Deletes the temporary files of a killed server. */
export async function removeDrafts(folder: string): Promise<number> {
  const drafts = path.join(folder, draftsFolder);
  const names = await readdir(drafts).catch(unlessMissing([]));
  for (const name of names) await rm(path.join(drafts, name), { force: true });
  return names.length;
}
