import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { neededBytes, spaceOf } from '../files/disk-guard.ts';
import { loadOrCreateSecret } from '../security/stored-secret.ts';
import { superviseProcess } from './keep-running.ts';
import { lockFolder } from './lock.ts';
import { argumentsOf, findPrograms, folderOf, type Programs, runProgram } from './programs.ts';
import { findRunning, type Running, socketFolderOf, urlOf } from './running.ts';
import { StartError } from './start-error.ts';

export { StartError } from './start-error.ts';

export interface Cluster {
  /** Connection address of the application's database. */
  url: string;
  /** The same server for administration: other databases, roles. */
  adminUrl: string;
  setServing(address: string): void;
  stop(): Promise<void>;
  /** Stops the server at once, before the process ends; it recovers at the next start. */
  stopAtOnce(): void;
}

export interface ClusterSettings {
  dataDir: string;
  /** For tests: no syncing to disk, more connections. */
  isThrowaway?: boolean;
}

const databaseName = 'vitrine';
const startAttemptsMax = 15;
const draftPrefix = 'postgres.new-';

/** Starts, adopts or recovers the PostgreSQL of a data folder, and restarts it if it dies later. Throws `StartError`, which says what to do. */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const lock = lockFolder(settings.dataDir);
  try {
    const programs = await findPrograms();
    const folder = folderOf(settings.dataDir);
    const password = loadOrCreateSecret(settings.dataDir, 'postgres.password', 24);
    const space = spaceOf(settings.dataDir);
    if (space.freeBytes < neededBytes(space)) {
      const megabytes = (bytes: number) => Math.floor(bytes / 1_048_576);
      throw new StartError(
        `The disk of ${settings.dataDir} has ${megabytes(space.freeBytes)} MB left, and the database needs ${megabytes(neededBytes(space))}: free some space and start again; nothing was lost.`,
      );
    }
    if (!existsSync(path.join(folder, 'PG_VERSION')))
      await createCluster(programs, folder, password, settings.isThrowaway === true);
    const running =
      (await findRunning(folder, password)) ??
      (await startServer(programs, folder, settings, password));
    const adminUrl = urlOf(password, running, 'postgres');
    await ensureDatabase(adminUrl);
    // A test cluster that dies is a failed test; any other restarts on the port that the pools use.
    const keeper = settings.isThrowaway
      ? undefined
      : superviseProcess(adminUrl, async () => {
          if ((await findRunning(folder, password))?.port !== running.port)
            await startServer(programs, folder, settings, password, running);
        });
    return {
      url: urlOf(password, running, databaseName),
      adminUrl,
      setServing: lock.setServing,
      async stop() {
        await keeper?.stop();
        await runProgram(programs, programs.pg_ctl, [
          'stop',
          '-D',
          folder,
          '-m',
          'fast',
          '-w',
          '-t',
          '30',
        ]);
        lock.release();
      },
      stopAtOnce() {
        keeper?.stop().catch(() => undefined);
        const [command, words] = argumentsOf(programs, programs.pg_ctl, [
          'stop',
          '-D',
          folder,
          '-m',
          'immediate',
          '-w',
          '-t',
          '5',
        ]);
        spawnSync(command, words, { stdio: 'ignore' });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The address of a folder's database while a server is running on it; undefined when none is. */
export async function findRunningCluster(dataDir: string): Promise<string | undefined> {
  const folder = folderOf(dataDir);
  if (!existsSync(path.join(folder, 'postmaster.pid'))) return undefined;
  const password = loadOrCreateSecret(dataDir, 'postgres.password', 24);
  const running = await findRunning(folder, password);
  return running && urlOf(password, running, databaseName);
}

/** Deletes the remains of interrupted attempts. If an initdb that outlived its parent still writes there, the next start deletes them. */
function clearDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    } catch {
      // Retried at the next start.
    }
  }
}

/** What a program printed about its failure; the last line only reports its cleanup. */
function reasonIn(output: string): string {
  const lines = output.split('\n');
  return (
    lines.find((line) => /error|fatal|could not|no space|denied/i.test(line)) ??
    lines.at(-1) ??
    'no reason given'
  );
}

/** Creates the cluster in a temporary folder and renames that when it is complete, so that an interrupted attempt starts over. */
async function createCluster(
  programs: Programs,
  folder: string,
  password: string,
  isThrowaway: boolean,
): Promise<void> {
  const dataDir = path.dirname(folder);
  clearDrafts(dataDir);
  rmSync(folder, { recursive: true, force: true });
  const draft = mkdtempSync(path.join(dataDir, draftPrefix));
  const privateDir = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  const passwordFile = path.join(privateDir, 'pw');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    const { status, output } = await runProgram(programs, programs.initdb, [
      '-D',
      draft,
      '-U',
      'vitrine',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--lc-ctype=C.UTF-8',
      // Tests make thousands of connections, and the password is too long to guess: it is hashed once.
      ...(isThrowaway ? ['-N', '--no-data-checksums', '-c', 'scram_iterations=1'] : []),
    ]);
    if (status !== 0) {
      rmSync(draft, { recursive: true, force: true });
      throw new StartError(
        `The database folder ${folder} could not be made: ${reasonIn(output)}. Check rights and free space, or set DATABASE_URL.`,
      );
    }
    renameSync(draft, folder);
  } finally {
    rmSync(privateDir, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Nothing has to survive, nothing is replicated, and no test lives long enough to need a vacuum. */
const throwawayOptions = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
  // Reads that go through other processes wake them up; here everything is in memory.
  io_method: 'sync',
};

/** Starts in a loop: after a kill, the dead server's pid file is only released when its last process has ended. */
async function startServer(
  programs: Programs,
  folder: string,
  settings: ClusterSettings,
  password: string,
  before?: Running,
): Promise<Running> {
  const log = path.join(settings.dataDir, 'postgres.log');
  const lastLines = () =>
    existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ') : output;
  let output = '';
  let socketFolder = before ? before.socketFolder : socketFolderOf(folder);
  for (let attempt = 1; attempt <= startAttemptsMax; attempt += 1) {
    const port = before?.port ?? (await freePort());
    const options = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: socketFolder && `"${socketFolder}"`,
      max_connections: settings.isThrowaway ? 300 : 80,
      shared_buffers: settings.isThrowaway ? '256MB' : '128MB',
      password_encryption: 'scram-sha-256',
      ...(settings.isThrowaway ? throwawayOptions : { wal_compression: 'on' }),
    };
    const words = Object.entries(options)
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ');
    ({ output } = await runProgram(programs, programs.pg_ctl, [
      'start',
      '-w',
      '-t',
      '60',
      '-D',
      folder,
      '-l',
      log,
      '-o',
      words,
    ]));
    const running = await findRunning(folder, password);
    // Without a port to come back to, one that outlived its parent and was too busy to answer at first is taken over.
    if (running && (!before || running.port === port)) return running;
    // Some shared folders do not support sockets, and PostgreSQL does not start when it cannot create one.
    if (!before && /Unix-domain socket/.test(lastLines())) socketFolder = '';
    await pause(200);
  }
  throw new StartError(
    `The built-in PostgreSQL did not start: ${lastLines()}. Its log is ${log}; the data is untouched.`,
  );
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ]);
    if (!known.rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
