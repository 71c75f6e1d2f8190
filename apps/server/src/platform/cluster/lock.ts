import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isProcessAlive, type ProcessIdentity, thisProcess } from '../process-identity.ts';
import { StartError } from './start-error.ts';

interface Owner extends ProcessIdentity {
  /** Identifies this acquisition of the lock. */
  id: string;
  serving?: string;
}

export interface FolderLock {
  /** Records the address of this server, so that a second start can show it. */
  setServing(address: string): void;
  release(): void;
}

const lockName = 'server.lock';
/** How often a start retries, a few milliseconds apart, while others take over the lock of a dead server. */
const attemptsMax = 400;
const pauseMs = 5;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A file truncated by a power cut names no process. */
function ownerIn(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    return undefined;
  }
}

function withDraft<Result>(file: string, text: string, work: (draft: string) => Result): Result {
  const draft = `${file}.draft-${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    return work(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates a file with its complete content, unless it exists. */
function create(file: string, text: string): boolean {
  try {
    withDraft(file, text, (draft) => linkSync(draft, file));
    return true;
  } catch (error) {
    // ENOENT: another start has just deleted the remains, including this draft.
    if (['EEXIST', 'ENOENT'].includes(codeOf(error))) return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
  }
  // A file system without hard links: the content is written after the file is created.
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Acquires a lock, or returns its holder. A dead holder's file is replaced by one process only: the one that holds the lock
 * named after exactly that file, and still finds the file there. That second lock is acquired in the same way, in case its holder dies.
 */
function take(file: string, mine: string): Owner | undefined {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    if (create(file, mine)) return undefined;
    const held = read(file);
    if (held === undefined) continue;
    const owner = ownerIn(held);
    if (owner && isProcessAlive(owner)) return owner;
    const right = `${file}.after-${createHash('sha256').update(held).digest('hex').slice(0, 16)}`;
    if (take(right, mine)) {
      pause();
      continue;
    }
    try {
      if (read(file) !== held) continue;
      withDraft(file, mine, (draft) => renameSync(draft, file));
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    } finally {
      rmSync(right, { force: true });
    }
  }
  throw new StartError(
    `The lock ${file} could not be taken: other servers were just being started there. Start again.`,
  );
}

/** One server per data folder: while the first runs, a second start fails with its address; the lock of a dead server is replaced. */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, lockName);
  const mine: Owner = { ...thisProcess(), id: randomUUID() };
  const owner = take(file, JSON.stringify(mine));
  if (owner)
    throw new StartError(
      `Another Vitrine server already uses ${dataDir}${owner.serving ? ` and serves at ${owner.serving}` : ''}: use that one, stop it, or choose another folder with DATA_DIR.`,
    );
  // Deletes the leftover files of starts that were killed. Another start in progress still finds the lock held by a live process.
  for (const name of readdirSync(dataDir))
    if (name.startsWith(`${lockName}.`)) rmSync(path.join(dataDir, name), { force: true });
  const isMine = () => ownerIn(read(file) ?? '')?.id === mine.id;
  return {
    setServing(address) {
      if (isMine())
        withDraft(file, JSON.stringify({ ...mine, serving: address }), (draft) =>
          renameSync(draft, file),
        );
    },
    release() {
      if (isMine()) rmSync(file, { force: true });
    },
  };
}
