import { mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

const shared = '/dev/shm';
const needed = 4 * 1024 ** 3;

/** A new private folder in memory, where the system has one with room for the databases of a run of tests. */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(shared);
    return bavail * bsize >= needed ? mkdtempSync(path.join(shared, 'vitrine-test-')) : undefined;
  } catch {
    return undefined;
  }
}
