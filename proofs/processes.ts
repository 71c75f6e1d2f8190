import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { testServerEnvironment, testServerFlags } from '../scripts/server-flags.mjs';

const root = path.resolve(import.meta.dirname, '..');
const readyMs = 180_000;

export interface Running {
  pid: number;
  /** Resolves with the output when the process is gone. */
  gone: Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the server on the settings of its environment, loaded as fast as tests load it; of a copy of the project when `folder` is one. */
export const startServer = (
  environment: Record<string, string>,
  { folder, flags = [] }: { folder?: string; flags?: readonly string[] } = {},
): Promise<Running> =>
  startProcess(
    'apps/server/src/main.ts',
    { ...testServerEnvironment, ...environment },
    /Ready in/,
    [...testServerFlags, ...flags],
    folder,
  );

/** Starts a program of ours as a process of its own and waits for the line that says that it is ready. */
export function startProcess(
  script: string,
  environment: Record<string, string>,
  readyLine: RegExp,
  flags: readonly string[] = [],
  folder: string = root,
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [...flags, script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isReady = false;
  const gone = new Promise<string>((resolve) => child.once('close', () => resolve(output)));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${script} was not ready in time:\n${output}`));
    }, readyMs);
    const read = (text: Buffer) => {
      output = (output + text).slice(-20_000);
      if (isReady || !readyLine.test(output)) return;
      isReady = true;
      clearTimeout(limit);
      resolve({ pid: child.pid ?? 0, gone, kill: (signal) => child.kill(signal) });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void gone.then((text) => {
      clearTimeout(limit);
      reject(new Error(`${script} ended before it was ready:\n${text}`));
    });
  });
}
