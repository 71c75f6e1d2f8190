import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartError } from './cluster/start-error.ts';

const folder = path.join(import.meta.dirname, '../../migrations');
/** Any constant will do, as long as every process that migrates takes the same one. */
const migrationLock = 7_260_111;
const oldestMajor = 15;

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
    throw new Error('The migration journal is not in order: each entry must be newer than the one before.');
  }
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** A connection for administration; an older PostgreSQL than this product needs is refused. */
export async function connectToAdministrate(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  const version = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  const major = Math.floor(Number(version.rows[0]?.version) / 10_000);
  if (major >= oldestMajor) return client;
  await client.end();
  throw new StartError(`The database is PostgreSQL ${major}: version ${oldestMajor} or newer is needed.`);
}

/** Whether the role of this address may make tables: the owner's may, that of an application beside an owner may not. */
export async function mayMigrate(url: string): Promise<boolean> {
  const client = await connectToAdministrate(url);
  try {
    const { rows } = await client.query<{ may: boolean }>("select has_schema_privilege(current_user, 'public', 'create') as may");
    return rows[0]?.may === true;
  } finally {
    await client.end();
  }
}

/** Checks that every migration ran as it stands here, for a server whose role may not make tables. */
export async function verifyMigrations(url: string): Promise<void> {
  const client = await connectToAdministrate(url);
  try {
    const known = await client
      .query<{ name: string; hash: string }>('select name, hash from schema_migrations')
      .catch(() => ({ rows: [] }));
    const hashes = new Map(known.rows.map((row) => [row.name, row.hash]));
    const files = await readMigrations();
    const missing = files.filter((file) => hashes.get(file.name) !== file.hash);
    if (missing.length || hashes.size !== files.length) {
      throw new StartError(
        `The tables of the database are not those of this version (${missing.map(({ name }) => name).join(', ') || 'it is newer'}), and its user may not change them: run "npm run migrate" with the owner's address in MIGRATIONS_DATABASE_URL, or start the version that it belongs to.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Brings the schema up to date under an advisory lock, each migration in a transaction of its own, and verifies
 * names and hashes afterwards. A database that is newer than this code, or differs, is refused with a sentence.
 */
export async function migrate(url: string, wanted?: readonly MigrationFile[]): Promise<{ applied: number; total: number }> {
  const files = wanted ?? (await readMigrations());
  const client = await connectToAdministrate(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const known = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const applied = new Map(known.rows.map((row) => [row.name, row.hash]));
    for (const name of applied.keys()) {
      if (!files.some((file) => file.name === name)) {
        throw new StartError(`The database has migration ${name}, which this version does not know: start a version at least as new.`);
      }
    }
    let count = 0;
    for (const file of files) {
      const hash = applied.get(file.name);
      if (hash === file.hash) continue;
      if (hash)
        throw new StartError(
          `The tables of the database are those of another version (${file.name} differs), and before version 1.0 there is no way from one to the other: start the version that made them, or use an empty database.`,
        );
      await client.query('begin');
      try {
        await client.query(file.sql);
        await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      count += 1;
    }
    const total = await client.query<{ count: string }>('select count(*) from schema_migrations');
    if (Number(total.rows[0]?.count) !== files.length) throw new Error('The number of applied migrations is not the number of files.');
    return { applied: count, total: files.length };
  } finally {
    await client.end();
  }
}
