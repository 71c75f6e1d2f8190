import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

interface Owner {
  pid: number;
  startedAt: string;
  bootId: string;
  serving?: string;
}

export interface FolderLock {
  /** Notes where this server answers, so that a second start can say it. */
  setServing(address: string): void;
  release(): void;
}

/** When a process started, in the kernel's ticks: tells a living owner from a reused pid. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function isAlive(owner: Owner): boolean {
  if (owner.bootId !== bootId()) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === 'ESRCH') return false;
  }
  const started = startOf(owner.pid);
  return started === '' ? existsSync(`/proc/${owner.pid}`) || process.platform !== 'linux' : started === owner.startedAt;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** One server per data folder: a living owner refuses the second with the address of the first, a dead one is replaced. */
export function lockFolder(dataDir: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'server.lock');
  const mine: Owner = { pid: process.pid, startedAt: startOf(process.pid), bootId: bootId() };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeFileSync(handle, JSON.stringify(mine));
      closeSync(handle);
      break;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if ((owner && isAlive(owner)) || attempt > 3) {
        throw new StartError(
          `Another Vitrine server already uses ${dataDir}${owner?.serving ? ` and serves at ${owner.serving}` : ''}: use that one, stop it, or choose another folder with DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  return {
    setServing: (address) => writeFileSync(file, JSON.stringify({ ...mine, serving: address })),
    release() {
      if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}
