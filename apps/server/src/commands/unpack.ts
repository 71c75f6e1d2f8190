import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#platform/cluster/index.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { runTar } from './tar.ts';

/** Uploads, and the book of a trial's bank: nothing else goes into a data folder, and nothing beside it. */
const isDataFile = (name: string): boolean =>
  name === 'sandbox-book.jsonl' ||
  (name.startsWith('files/') && path.posix.normalize(name) === name);

const foreign = (name: string) =>
  new StartError(`This file is no backup of Vitrine: ${name} does not belong into one.`);

/** An archive as it was written, not packed any further: then it takes no more room than the file itself has. */
async function requirePlainArchive(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
    if (bytesRead < 512 || buffer.toString('latin1', 257, 262) !== 'ustar')
      throw new StartError(
        `The backup ${file} could not be unpacked: it is no archive as Vitrine writes it.`,
      );
  } finally {
    await handle.close();
  }
}

/**
 * Unpacks a backup into an empty folder. The file may come from anybody: links, devices and whatever else is not a
 * plain file or folder is refused before a byte of it is read, and no owner or file mode is restored.
 */
export async function unpackBackup(file: string, folder: string): Promise<void> {
  await requirePlainArchive(file);
  await runTar(
    ['-xf', path.resolve(file), '-C', folder, '--no-same-owner', '--no-same-permissions'],
    `The backup ${file} could not be unpacked`,
  );
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name);
    // A second name of a file that lies elsewhere looks like a plain file.
    const isPlain = entry.isDirectory() || (entry.isFile() && (await lstat(name)).nlink === 1);
    if (!isPlain) throw foreign(path.relative(folder, name));
  }
}

/** The archive holds what its manifest names and nothing beside it, in places that a data folder has. */
export async function requireListedFiles(manifest: Manifest, folder: string): Promise<void> {
  const wrong = manifest.files.find(({ path: name }) => !isDataFile(name));
  if (wrong) throw foreign(wrong.path);
  const listed = new Set([
    'manifest.json',
    'manifest.sha256',
    ...manifest.tables.map(tableFile),
    ...manifest.files.map(({ path: name }) => path.join('data', name)),
  ]);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !listed.has(name)) throw foreign(name);
  }
}
