import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Running, startProcess } from '../proofs/processes.ts';
import { serverEnvironment, serverFlags } from '../scripts/server-flags.mjs';

export interface BenchServer extends Running {
  /** From the start of the process to its first response. */
  firstAnswerMs: number;
  databaseUrl: string;
  memoryMb(): { now: number; highest: number };
  /** From now on, the highest memory is that of later moments. */
  forgetHighest(): void;
}

async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface BenchPorts {
  console: number | undefined;
  mobile: number | undefined;
  store: number | undefined;
  /** The sandbox bank's, where it is in the server's process. */
  bank?: number | undefined;
}

/** Settings of a new server with its own database and no data; without limits for an address, because all load has one. */
export const createBenchEnvironment = (dataDir: string, ports: BenchPorts) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: String(ports.console),
  MOBILE_PORT: String(ports.mobile),
  STORE_PORT: String(ports.store),
  ...(ports.bank === undefined ? {} : { SANDBOX_PORT: String(ports.bank) }),
  SECRET: randomBytes(32).toString('hex'),
  SEED_DEMO: 'off',
  RATE_LIMIT_PER_MINUTE: '0',
});

/** The production server as a separate process. */
export async function startBenchServer(
  environment: Record<string, string>,
  url: string,
  flags: readonly string[] = serverFlags,
): Promise<BenchServer> {
  const began = performance.now();
  const starting = startProcess(
    'apps/server/src/main.ts',
    { ...serverEnvironment, ...environment },
    /Ready in/,
    flags,
  );
  await Promise.race([waitForAnswer(url), starting]);
  const firstAnswerMs = performance.now() - began;
  const running = await starting;
  const dataDir = environment['DATA_DIR'] ?? '';
  const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return {
    ...running,
    firstAnswerMs,
    databaseUrl: `postgres://vitrine:${password}@127.0.0.1:${port}/vitrine`,
    forgetHighest() {
      // Linux resets its figure: https://docs.kernel.org/filesystems/proc.html, clear_refs.
      writeFileSync(`/proc/${running.pid}/clear_refs`, '5');
    },
    memoryMb() {
      const status = readFileSync(`/proc/${running.pid}/status`, 'utf8');
      const read = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
      return { now: read('VmRSS'), highest: read('VmHWM') };
    },
  };
}
