import { existsSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The CPU time that a process has used, in milliseconds; 0 once it has ended. */
export function readCpuMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name of the program, in brackets, may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
