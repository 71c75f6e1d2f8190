import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive, type ProcessIdentity, thisProcess } from '../process-identity.ts';
import { StartError } from './start-error.ts';

interface Owner extends ProcessIdentity {
  /** Of this one taking of the lock. */
  id: string;
  serving?: string;
}

export interface FolderLock {
  /** Notes where this server answers, so that a second start can say it. */
  setServing(address: string): void;
  release(): void;
}

const lockName = 'server.lock';
/** How often a start looks again while others take the lock of a dead server, a few milliseconds apart. */
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

/** What a power cut left of a file names no process. */
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

/** Makes a file with its whole text, unless there is one. */
function create(file: string, text: string): boolean {
  try {
    withDraft(file, text, (draft) => linkSync(draft, file));
    return true;
  } catch (error) {
    // ENOENT: another start has just cleared away what was left, this draft included.
    if (['EEXIST', 'ENOENT'].includes(codeOf(error))) return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error;
  }
  // A file system without links: the text follows its file a moment later.
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a lock, or answers who holds it. A dead owner's file is replaced by one process only: the one that holds the lock
 * named after exactly that file, and still finds it there. That lock is taken in the same way, should its owner die.
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
  throw new StartError(`The lock ${file} could not be taken: other servers were just being started there. Start again.`);
}

/** One server per data folder: a living owner refuses the second with the address of the first, a dead one is replaced. */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, lockName);
  const mine: Owner = { ...thisProcess(), id: randomUUID() };
  const owner = take(file, JSON.stringify(mine));
  if (owner)
    throw new StartError(
      `Another Vitrine server already uses ${dataDir}${owner.serving ? ` and serves at ${owner.serving}` : ''}: use that one, stop it, or choose another folder with DATA_DIR.`,
    );
  // What killed starts left. A start that is under way finds a living owner, whatever it was about to do.
  for (const name of readdirSync(dataDir)) if (name.startsWith(`${lockName}.`)) rmSync(path.join(dataDir, name), { force: true });
  const isMine = () => ownerIn(read(file) ?? '')?.id === mine.id;
  return {
    setServing(address) {
      if (isMine()) withDraft(file, JSON.stringify({ ...mine, serving: address }), (draft) => renameSync(draft, file));
    },
    release() {
      if (isMine()) rmSync(file, { force: true });
    },
  };
}
