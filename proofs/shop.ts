import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxKeys } from '@vitrine/sandbox-bank';
import { startCluster } from '../apps/server/src/platform/cluster/index.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/log.ts';
import { findPorts } from '../scripts/free-ports.mjs';
import { type FilledShop, fillShop } from './fill-shop.ts';
import { type Running, startProcess, startServer } from './processes.ts';

/** By whose API a shop takes payments; the sandbox speaks all three. */
export const proofProviders = ['sandbox', 'stripe', 'paypal'] as const;
export type ProofProvider = (typeof proofProviders)[number];

const providerSettings: Readonly<Record<ProofProvider, Readonly<Record<string, string>>>> = {
  sandbox: {},
  stripe: { STRIPE_SECRET_KEY: 'sandbox' },
  paypal: { PAYPAL_MODE: 'sandbox' },
};

/** The settings of a server that takes payments by the API of one provider. */
export const readSettings = (provider: ProofProvider): Record<string, string> => ({
  ...providerSettings[provider],
  PAYMENT_PROVIDER: provider,
});

/** A server and a bank as processes of their own, on a data folder with a PostgreSQL of its own: what proofs are run against. */
export interface Shop extends FilledShop {
  provider: ProofProvider;
  killFile: string;
  url: string;
  bankUrl: string;
  bankSecret: string;
  /** Resolves when the server answers; a client that met a dead one waits here. */
  up(): Promise<void>;
  /** Starts the server; answers how long it took to be ready. */
  start(): Promise<number>;
  /** `kill -9`; `meanwhile` runs while nothing of the server is left. */
  kill(meanwhile?: () => Promise<void>): Promise<void>;
  /** The server is about to end by itself. */
  expectEnd(): void;
  /** Resolves when the process of the server has ended. */
  gone(): Promise<void>;
  /** `kill -9` of the database; the server has to bring it back. */
  killDatabase(): Promise<void>;
  /** Resolves when the server says that it can work again. */
  databaseBack(): Promise<void>;
  /** A connection of our own; opened anew after the database was killed. */
  database(): Database;
  /** What the server answered with a status of 500 or more; clients call again. */
  serverErrors: string[];
  /** How many deadlocks the database’s log reports. */
  countDeadlocks(): number;
  /** Copies the database’s log, which ends with the shop. */
  keepDatabaseLog(file: string): void;
  askBank<Answer>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

const dataDirPrefix = 'vitrine proof-';
const backMs = 120_000;

/** Makes the folder, fills the database, and starts bank and server. */
export async function openShop(
  provider: ProofProvider = 'sandbox',
  {
    payoutOwners = 0,
    killAt = false,
  }: {
    /** So many owners have earnings to be paid out. */
    payoutOwners?: number;
    /** The server ends at the boundary in the file `killFile` (`kill-at.ts`). */
    killAt?: boolean;
  } = {},
): Promise<Shop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), dataDirPrefix));
  const [port, mobilePort, bankPort] = await findPorts(3);
  const url = `http://127.0.0.1:${port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const bankSecret = randomBytes(16).toString('hex');
  const killFile = path.join(dataDir, 'kill-at.json');
  const serverFlags = killAt ? [`--import=${path.join(import.meta.dirname, 'kill-at.ts')}`] : [];
  const environment = {
    ...(killAt ? { KILL_AT: killFile } : {}),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    MOBILE_PORT: String(mobilePort),
    ROLES: 'api,worker',
    SECRET: randomBytes(32).toString('hex'),
    SANDBOX_URL: bankUrl,
    SANDBOX_SECRETS: bankSecret,
    ...readSettings(provider),
    SEED_DEMO: 'off',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'fatal',
  };
  const cluster = await startCluster({ dataDir });
  let filled: FilledShop;
  try {
    filled = await fillShop(cluster.url, environment, payoutOwners);
  } finally {
    await cluster.stop();
  }
  const bank = await startProcess(
    'packages/sandbox-bank/src/main.ts',
    {
      SANDBOX_PORT: String(bankPort),
      SANDBOX_SECRET: bankSecret,
      BOOK_FILE: path.join(dataDir, 'bank-book.jsonl'),
      TARGETS: [
        `${url}/api/v1/webhooks/sandbox`,
        `stripe:${url}/api/v1/webhooks/stripe`,
        `paypal:${url}/api/v1/webhooks/paypal`,
      ].join(','),
    },
    /sandbox ready/,
  );
  const log = createLogger('silent');
  let isClosing = false;
  void bank.gone.then((output) => {
    if (!isClosing) process.stderr.write(`The bank ended by itself:\n${output}\n`);
  });
  let server: Running | undefined;
  let isUp = Promise.withResolvers<void>();
  let database: Database | undefined;
  let isExpectedToEnd = false;
  let killedPid: string | undefined;

  const postmaster = () =>
    readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

  async function forgetDatabase(): Promise<void> {
    await database?.close().catch(() => undefined);
    database = undefined;
  }

  const shop: Shop = {
    ...filled,
    provider,
    killFile,
    url,
    bankUrl,
    bankSecret,
    up: () => isUp.promise,
    async start() {
      const began = performance.now();
      const started = await startServer(environment, { flags: serverFlags });
      server = started;
      void started.gone.then((output) => {
        if (!isExpectedToEnd) process.stderr.write(`The server ended by itself:\n${output}\n`);
      });
      isExpectedToEnd = false;
      isUp.resolve();
      return performance.now() - began;
    },
    async kill(meanwhile) {
      isUp = Promise.withResolvers<void>();
      isExpectedToEnd = true;
      server?.kill('SIGKILL');
      await server?.gone;
      await meanwhile?.();
    },
    gone: async () => void (await server?.gone),
    expectEnd() {
      isExpectedToEnd = true;
    },
    async killDatabase() {
      killedPid = postmaster()[0];
      process.kill(Number(killedPid), 'SIGKILL');
      await forgetDatabase();
    },
    async databaseBack() {
      const giveUpAt = performance.now() + backMs;
      for (;;) {
        const response = await fetch(`${url}/readyz`);
        await response.arrayBuffer();
        // A backend may answer for a moment after its postmaster died.
        if (response.ok && postmaster()[0] !== killedPid) return;
        if (performance.now() > giveUpAt)
          throw new Error('The server did not bring its database back');
        await pause(50);
      }
    },
    database() {
      const password = readFileSync(path.join(dataDir, 'postgres.password'), 'utf8').trim();
      database ??= openDatabase({
        url: `postgres://vitrine:${password}@127.0.0.1:${postmaster()[3]}/vitrine`,
        poolMax: 2,
        log,
      });
      return database;
    },
    serverErrors: [],
    countDeadlocks: () =>
      readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').split('deadlock detected').length -
      1,
    keepDatabaseLog: (file) => copyFileSync(path.join(dataDir, 'postgres.log'), file),
    async askBank(method, where, body) {
      const response = await fetch(`${bankUrl}${where}`, {
        method,
        headers: {
          authorization: `Bearer ${sandboxKeys(bankSecret).apiKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return response.json() as never;
    },
    async close() {
      await forgetDatabase();
      isExpectedToEnd = true;
      isClosing = true;
      bank.kill('SIGTERM');
      server?.kill('SIGTERM');
      await Promise.all([bank.gone, server?.gone]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await shop.start();
  return shop;
}
