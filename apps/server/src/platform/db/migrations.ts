import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../cluster/start-error.ts';

const folder = path.join(import.meta.dirname, '../../../migrations');
/** Any constant works, as long as every process that migrates uses the same one. */
const migrationLock = 7_260_111;
const oldestMajor = 15;
/** The first line of a file whose statements run one by one: concurrent indexes, and batches that commit separately. */
const withoutTransaction = '-- without a transaction';

export interface MigrationFile {
  name: string;
  sql: string;
  hash: string;
}

/** The migrations in the order of their journal. */
export async function readMigrations(): Promise<MigrationFile[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const stamps = journal.entries.map((entry) => entry.when);
  if (stamps.some((stamp, index) => index > 0 && stamp <= (stamps[index - 1] ?? 0))) {
    throw new Error(
      'The migration journal is not in order: each entry must be newer than the one before.',
    );
  }
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** A connection for administration; a PostgreSQL older than this product requires is rejected. */
export async function connectToAdministrate(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vitrine-migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  const version = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const major = Math.floor(Number(version.rows[0]?.version) / 10_000);
  if (major >= oldestMajor) return client;
  await client.end();
  throw new StartError(
    `The database is PostgreSQL ${major}: version ${oldestMajor} or newer is needed.`,
  );
}

/** True if the connection's role may create tables, as the owner may and a separate role of the application may not. */
export async function mayCreateTables(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_schema_privilege(current_user, 'public', 'create') as may",
  );
  return rows[0]?.may === true;
}

export async function mayMigrate(url: string): Promise<boolean> {
  const client = await connectToAdministrate(url);
  return mayCreateTables(client).finally(() => client.end());
}

function assertNotNewer(applied: Iterable<string>, files: readonly MigrationFile[]): void {
  const unknown = [...applied].find((name) => !files.some((file) => file.name === name));
  if (unknown === undefined) return;
  throw new StartError(
    `The database was updated by a newer version of Vitrine (migration ${unknown}): start that version or a newer one, or restore a backup that was made before the update.`,
  );
}

/** Verifies that every migration ran as it is in this version, for a server whose role may not create tables. */
export async function verifyMigrations(
  url: string,
  wanted?: readonly MigrationFile[],
): Promise<void> {
  const client = await connectToAdministrate(url);
  try {
    const known = await client
      .query<{ name: string; hash: string }>('select name, hash from schema_migrations')
      .catch(() => ({ rows: [] }));
    const hashes = new Map(known.rows.map((row) => [row.name, row.hash]));
    const files = wanted ?? (await readMigrations());
    assertNotNewer(hashes.keys(), files);
    const missing = files
      .filter((file) => hashes.get(file.name) !== file.hash)
      .map(({ name }) => name);
    if (missing.length) {
      throw new StartError(
        `The tables of the database are older than this version (${missing.join(', ')}), and its user may not change them: run "npm run migrate" with the owner's address in MIGRATIONS_DATABASE_URL, or start the version that they belong to.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * One process migrates, the others wait. They poll: a statement that waits for the lock has a snapshot, for which a
 * concurrent index of the process that holds the lock would have to wait.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_locked: boolean }>(
      'select pg_try_advisory_lock($1) as is_locked',
      [migrationLock],
    );
    if (rows[0]?.is_locked) return;
    await wait(200);
  }
}

async function applyMigration(
  client: pg.Client,
  { name, sql, hash }: MigrationFile,
): Promise<void> {
  const record = () =>
    client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
  if (sql.startsWith(withoutTransaction)) {
    for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    await client.query(sql);
    await record();
    await client.query('commit');
  } catch (error) {
    // The first error is more specific than that of a lost connection.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Migrates the schema under an advisory lock and verifies names and hashes. A file runs in one transaction, or
 * statement by statement if it begins with `-- without a transaction`. A database that is newer than this code, or
 * differs from it, is rejected with an explanation.
 */
export async function migrate(
  url: string,
  wanted?: readonly MigrationFile[],
): Promise<{ applied: number; total: number }> {
  const files = wanted ?? (await readMigrations());
  const client = await connectToAdministrate(url);
  try {
    await lockMigrations(client);
    await client.query('set statement_timeout = 0');
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const known = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(known.rows.map((row) => [row.name, row.hash]));
    assertNotNewer(applied.keys(), files);
    let count = 0;
    for (const file of files) {
      const hash = applied.get(file.name);
      if (hash === file.hash) continue;
      if (hash)
        throw new StartError(
          `The tables of the database were made by a version of Vitrine that cannot be updated (${file.name} differs): start the version that made them, or use an empty database.`,
        );
      await applyMigration(client, file);
      count += 1;
    }
    const total = await client.query<{ count: string }>('select count(*) from schema_migrations');
    if (Number(total.rows[0]?.count) !== files.length)
      throw new Error('The number of applied migrations is not the number of files.');
    return { applied: count, total: files.length };
  } finally {
    await client.end();
  }
}
