import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/log.ts';
import { findPorts } from '../scripts/free-ports.mjs';
import { testServerEnvironment, testServerFlags } from '../scripts/server-flags.mjs';
import { type Running, startServer } from './processes.ts';
import { seededRandom } from './random.ts';

const root = path.resolve(import.meta.dirname, '..');
const main = 'apps/server/src/main.ts';
const readyLine = /Ready in/;
/** What a first start lays down; the same after every way to get there. */
const tables = [
  'accounts',
  'roles',
  'menus',
  'countries',
  'stores',
  'products',
  'variants',
  'orders',
  'journals',
] as const;

/** A data folder of its own, and a server on it that can be started, killed and stopped. */
export interface Place {
  dataDir: string;
  url: string;
  start(): Promise<Running>;
  /** What the server is started with. */
  environment: Readonly<Record<string, string>>;
  /** Starts and ends it after a while, ready or not; answers whether it had got ready. */
  startAndEnd(afterMs: number, signal: 'SIGKILL' | 'SIGINT'): Promise<boolean>;
  /** Rows of what a first start lays down. */
  count(): Promise<Record<string, number>>;
  remove(): void;
}

export async function openPlace(demo: 'stores' | 'off'): Promise<Place> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine start-'));
  const [port, mobile, store, bank] = await findPorts(4);
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    MOBILE_PORT: String(mobile),
    STORE_PORT: String(store),
    SANDBOX_PORT: String(bank),
    SEED_DEMO: demo,
    DEMO_PASSWORD: 'vitrine-demo',
    // What was given up on while stopping is a warning.
    LOG_LEVEL: 'warn',
  };
  return {
    dataDir,
    environment,
    url: `http://127.0.0.1:${port}`,
    start: () => startServer(environment),
    async startAndEnd(afterMs, signal) {
      const child = spawn(process.execPath, [...testServerFlags, main], {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          ...testServerEnvironment,
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      child.stdout.on('data', (text) => {
        output += text;
      });
      const gone = new Promise((resolve) => child.once('close', resolve));
      await Promise.race([pause(afterMs), gone]);
      child.kill(signal);
      await gone;
      return readyLine.test(output);
    },
    async count() {
      const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
      const at = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
      const url = `postgres://vitrine:${password}@127.0.0.1:${at}/vitrine`;
      const database = openDatabase({ url, poolMax: 2, log: createLogger('silent') });
      try {
        const counts: Record<string, number> = {};
        for (const table of tables) {
          const { rows } = await database.db.execute<{ count: number }>(
            sql`select count(*)::int as count from ${sql.identifier(table)}`,
          );
          counts[table] = rows[0]?.count ?? -1;
        }
        return counts;
      } finally {
        await database.close();
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Processes that still have the folder in their command line; looked for where the kernel shows them. */
export function processesOf(dataDir: string): string[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      const words = readFileSync(file, 'utf8').replaceAll('\0', ' ');
      return words.includes(dataDir) ? [words.trim()] : [];
    } catch {
      return [];
    }
  });
}

/** Nothing of a server may outlive it, and no time limit may have to end a part of it. */
export async function stopAndVerify(
  place: Place,
  server: Running,
  signals: readonly NodeJS.Signals[] = ['SIGTERM'],
): Promise<string[]> {
  for (const [index, signal] of signals.entries()) {
    // Two of them in one moment are one wish.
    if (index) await pause(500);
    server.kill(signal);
  }
  const output = await server.gone;
  const left = processesOf(place.dataDir);
  return [
    ...left.map((words) => `left running: ${words}`),
    ...(/did not stop in time/.test(output)
      ? [`ended by a time limit: ${output.slice(-400)}`]
      : []),
    ...(/Error|error/.test(output) ? [`spoke of an error: ${output.slice(-400)}`] : []),
  ];
}

export interface StartsResult {
  kills: number;
  gotReady: number;
  firstStartMs: number;
  breaks: string[];
}

/**
 * Ends a first start at moments spread over its whole length, from the making of the cluster to the filling, by turns
 * with kill -9 and with Ctrl-C (which may leave no process), and starts again: the second start has to get ready by
 * itself and to lay down exactly what an undisturbed one does.
 */
export async function runInterruptedStarts(load: {
  kills: number;
  seed: number;
  demo: 'stores' | 'off';
}): Promise<StartsResult> {
  const random = seededRandom(load.seed);
  const breaks: string[] = [];
  const undisturbed = await openPlace(load.demo);
  const began = performance.now();
  const first = await undisturbed.start();
  const firstStartMs = performance.now() - began;
  const expected = JSON.stringify(await undisturbed.count());
  breaks.push(...(await stopAndVerify(undisturbed, first)));
  undisturbed.remove();

  let gotReady = 0;
  for (let kill = 0; kill < load.kills; kill += 1) {
    const place = await openPlace(load.demo);
    const afterMs = Math.round(
      ((kill + random.between(0, 999) / 1_000) / load.kills) * firstStartMs * 0.9,
    );
    try {
      const signal = kill % 2 ? 'SIGINT' : 'SIGKILL';
      if (await place.startAndEnd(afterMs, signal)) gotReady += 1;
      if (signal === 'SIGINT')
        breaks.push(
          ...processesOf(place.dataDir).map(
            (words) => `left by Ctrl-C after ${afterMs} ms: ${words}`,
          ),
        );
      const server = await place.start();
      const found = JSON.stringify(await place.count());
      if (found !== expected)
        breaks.push(`ended after ${afterMs} ms: ${found} instead of ${expected}`);
      breaks.push(...(await stopAndVerify(place, server)));
    } catch (error) {
      breaks.push(`ended after ${afterMs} ms: ${(error as Error).message}`);
      for (const words of processesOf(place.dataDir)) breaks.push(`left running: ${words}`);
    } finally {
      place.remove();
    }
  }
  return { kills: load.kills, gotReady, firstStartMs, breaks };
}
