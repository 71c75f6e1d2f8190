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

/**
 * Brings the schema up to date under an advisory lock, each migration in a transaction of its own, and verifies
 * names and hashes afterwards. A database that is newer than this code, or differs, is refused with a sentence.
 */
export async function migrate(url: string): Promise<{ applied: number; total: number }> {
  const files = await readMigrations();
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const version = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const major = Math.floor(Number(version.rows[0]?.version) / 10_000);
    if (major < oldestMajor) throw new StartError(`The database is PostgreSQL ${major}: version ${oldestMajor} or newer is needed.`);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const known = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const applied = new Map(known.rows.map((row) => [row.name, row.hash]));
    for (const name of applied.keys()) {
      if (!files.some((file) => file.name === name)) {
        throw new Error(`The database has migration ${name}, which this version does not know: start a version at least as new.`);
      }
    }
    let count = 0;
    for (const file of files) {
      const hash = applied.get(file.name);
      if (hash === file.hash) continue;
      if (hash) throw new Error(`Migration ${file.name} was changed after it ran: restore its file, changes go into a new one.`);
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
