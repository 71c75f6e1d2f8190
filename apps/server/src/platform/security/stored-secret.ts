import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function isWritten(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * A random secret of this installation, created at its first start and stored in a file that only its owner can read. The
 * file appears complete or not at all, and a second process uses the first one's.
 */
export function loadOrCreateSecret(folder: string, name: string, bytes: number): string {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isWritten(file)) {
    rmSync(file, { force: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(bytes).toString('hex'), { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
