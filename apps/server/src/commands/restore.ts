import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '#platform/cluster/index.ts';
import { Db } from '#platform/db/db.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import {
  connectToAdministrate,
  type MigrationFile,
  migrate,
  readMigrations,
} from '#platform/db/migrations.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import type { Logger } from '#platform/log.ts';
import { invariants } from '#server/modules.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { listTables, quoted, readJobsVersion } from './catalog.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { measureFile } from './measure.ts';
import { restoreRows } from './restore-rows.ts';
import { requireListedFiles, unpackBackup } from './unpack.ts';
import { withCleanup } from './with-cleanup.ts';

export interface RestoreSettings {
  url: string;
  ownerUrl: string | undefined;
  dataDir: string;
  file: string;
  hasBucket: boolean;
  log: Logger;
  /** The migrations of another version, for tests of updates. */
  migrations?: readonly MigrationFile[];
}

/** Migrations of the backup, which must be the first ones of this version: an older backup is brought up to date afterwards. */
function findMigrations(
  manifest: Manifest,
  files: readonly MigrationFile[],
): readonly MigrationFile[] {
  const known = files.slice(0, manifest.migrations.length);
  const isKnown = manifest.migrations.every(
    ({ name, hash }, index) => known[index]?.name === name && known[index]?.hash === hash,
  );
  if (isKnown && known.length === manifest.migrations.length) return known;
  throw new StartError(
    'The backup was made by a version of Vitrine with other migrations: restore it with that version or, when it is older, start that version once and update then.',
  );
}

/** A migration inserts their first row; an installation in use has rows in other tables as well. */
const begunByMigrations = ['fee_rules'];

/** A database with rows of anybody's is left alone; what migrations themselves wrote does not count. */
async function requireEmpty(client: pg.Client): Promise<void> {
  for (const { schema, name } of await listTables(client)) {
    const { rows } = await client.query<{ has_rows: boolean }>(
      `select exists (select 1 from ${quoted(schema, name)}) and coalesce(obj_description($1::regclass, 'pg_class'), '') <> 'written by migrations only' as has_rows`,
      [quoted(schema, name)],
    );
    if (rows[0]?.has_rows && schema === 'public' && !begunByMigrations.includes(name))
      throw new StartError(
        `The database is not empty (${name} has rows), and restoring never overwrites: give an empty one with DATABASE_URL, or an empty folder with DATA_DIR.`,
      );
  }
}

async function requireWholeFiles(manifest: Manifest, folder: string): Promise<void> {
  for (const { path: name, bytes, sha256 } of manifest.files) {
    const file = path.join(folder, 'data', name);
    const found = existsSync(file) ? await measureFile(file) : undefined;
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new StartError(
        `The backup is damaged: ${name} is not what was written. Take another copy of it.`,
      );
  }
}

function requireSameStore(manifest: Manifest, hasBucket: boolean): void {
  if (manifest.uploads === 'bucket' && !hasBucket)
    throw new StartError(
      'Uploads of this backup lie in a bucket: set S3_BUCKET and the other S3_… as where it was made, and try again.',
    );
  if (manifest.uploads === 'inside' && hasBucket && manifest.files.length)
    throw new StartError(
      'Uploads are inside this backup: leave S3_BUCKET empty, restore, then copy DATA_DIR/files into the bucket.',
    );
}

async function requireEmptyFolder(dataDir: string, manifest: Manifest): Promise<void> {
  const files = path.join(dataDir, 'files');
  const inTheWay = existsSync(files) ? await readdir(files) : [];
  if (manifest.files.length && inTheWay.length)
    throw new StartError(
      `${files} is not empty, and restoring never overwrites: choose an empty folder with DATA_DIR.`,
    );
}

async function prepareTables(
  url: string,
  migrations: readonly MigrationFile[],
  log: Logger,
): Promise<void> {
  await migrate(url, migrations);
  const outbox = createOutbox(url, log, { ownsSchema: true });
  try {
    await outbox.prepare();
  } finally {
    await outbox.stop();
  }
}

async function assertBalancedBooks(client: pg.Client, consequence: string): Promise<void> {
  const [broken] = await checkInvariants({ db: new Db(client), platform: { invariants } });
  if (broken)
    throw new StartError(
      `The books of the backup do not agree (${broken.invariant}, ${broken.subject}); ${consequence}.`,
    );
}

/**
 * The rows come in one transaction that ends only when they are all there and the books agree. Books of an older backup
 * are checked after its update: the check reads tables as this version defines them.
 */
async function restoreDatabase(
  url: string,
  manifest: Manifest,
  folder: string,
  isOlder: boolean,
): Promise<void> {
  const client = await connectToAdministrate(url);
  try {
    if ((await readJobsVersion(client)) !== manifest.jobs)
      throw new StartError(
        'The backup has another version of the job queue: restore it with the version of Vitrine that made it, and update then.',
      );
    await client.query(
      "set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set statement_timeout = 0",
    );
    await client.query('begin');
    await restoreRows(client, manifest, folder);
    if (!isOlder) await assertBalancedBooks(client, 'nothing was kept');
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // What was not committed goes with the connection.
    await client.end();
  }
}

async function checkUpdatedBooks(url: string): Promise<void> {
  const client = await connectToAdministrate(url);
  await assertBalancedBooks(
    client,
    'drop this database: it holds the backup, updated to this version',
  ).finally(() => client.end());
}

/** Brings a backup into an empty database and an empty folder; verifies it whole before anything of it is kept. */
export async function restore({
  url,
  ownerUrl,
  dataDir,
  file,
  hasBucket,
  log,
  migrations,
}: RestoreSettings): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(dataDir, 'restoring-'));
  const database = ownerUrl ?? url;
  return withCleanup(
    () => rmSync(folder, { recursive: true, force: true }),
    async () => {
      await unpackBackup(file, folder);
      const manifest = await readManifest(folder);
      await requireListedFiles(manifest, folder);
      requireSameStore(manifest, hasBucket);
      await requireWholeFiles(manifest, folder);
      await requireEmptyFolder(dataDir, manifest);
      const client = await connectToAdministrate(database);
      await requireEmpty(client).finally(() => client.end());
      const current = await readMigrations();
      const files = migrations ?? current;
      const ofBackup = findMigrations(manifest, files);
      const isOlder = ofBackup.length < files.length;
      await prepareTables(database, ofBackup, log);
      // The rules read tables of this version, which a test that restores for an older one does not make.
      await restoreDatabase(database, manifest, folder, isOlder || files.length < current.length);
      for (const { path: name } of manifest.files)
        await cp(path.join(folder, 'data', name), path.join(dataDir, name));
      // Brings an older backup up to date, and gives an application's role its rights.
      await prepareDatabase({ url, ownerUrl }, log, files);
      if (isOlder) await checkUpdatedBooks(database);
      return manifest;
    },
  );
}
