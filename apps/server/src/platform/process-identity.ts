import { existsSync, readFileSync } from 'node:fs';

/** Identifies a process uniquely, even if its process id was or will be reused on this machine. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
  bootId: string;
}

/** The start time of a process in kernel ticks: distinguishes it from another process with the same id. */
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

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  bootId: bootId(),
});

/** Whether a process of this machine is still running. */
export function isProcessAlive(known: ProcessIdentity): boolean {
  if (known.bootId !== bootId()) return false;
  try {
    process.kill(known.pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code === 'ESRCH') return false;
  }
  const started = startOf(known.pid);
  return started === ''
    ? existsSync(`/proc/${known.pid}`) || process.platform !== 'linux'
    : started === known.startedAt;
}
