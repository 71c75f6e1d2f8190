import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '#platform/cluster/index.ts';
import { connectToAdministrate } from '#platform/db/migrations.ts';
import { draftsFolder } from '#platform/files/disk-store.ts';
import {
  type CatalogTable,
  columnList,
  listSequences,
  listTables,
  quoted,
  readJobsVersion,
} from './catalog.ts';
import { type BackedUpTable, type Manifest, tableFile, writeManifest } from './manifest.ts';
import { createMeasure, measureFile } from './measure.ts';
import { runTar } from './tar.ts';
import { withCleanup } from './with-cleanup.ts';

export interface BackupSettings {
  url: string;
  dataDir: string;
  file: string;
  /** Whether uploads lie in a bucket, which is kept by its own means. */
  hasBucket: boolean;
  now: Date;
}

/** What of the data folder belongs to the rows: uploads, and the book of a trial's bank. Keys and the cluster do not. */
const kept = ['files', 'sandbox-book.jsonl'];

async function copyTableOut(
  client: pg.Client,
  table: CatalogTable,
  folder: string,
): Promise<BackedUpTable> {
  const measure = createMeasure();
  const source = client.query(
    copyTo(
      `copy (select ${columnList(table.columns)} from ${quoted(table.schema, table.name)}) to stdout`,
    ),
  );
  await pipeline(
    source,
    measure,
    createGzip({ level: 6 }),
    createWriteStream(path.join(folder, tableFile(table))),
  );
  const { rows, sha256 } = measure.result();
  return { ...table, rows, sha256 };
}

/** Copies what the rows point to. A file that is deleted meanwhile is one that no row of the snapshot needs any more. */
async function copyFilesOut(dataDir: string, folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const name of kept.filter((entry) => existsSync(path.join(dataDir, entry)))) {
    const isFolder = name === 'files';
    const entries = isFolder
      ? await readdir(path.join(dataDir, name), { recursive: true, withFileTypes: true })
      : [];
    const paths = isFolder
      ? entries
          .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(draftsFolder))
          .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
      : [name];
    for (const file of paths.sort()) {
      const target = path.join(folder, 'data', file);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await copyFile(path.join(dataDir, file), target);
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') continue;
        throw error;
      }
      files.push({ path: file, ...(await measureFile(target)) });
    }
  }
  return files;
}

/** All rows as of one moment: one connection, one snapshot, while the server goes on working. */
async function copyDatabaseOut(
  url: string,
  folder: string,
): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'jobs' | 'tables' | 'sequences'>> {
  const client = await connectToAdministrate(url);
  try {
    await client.query(
      "set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set statement_timeout = 0",
    );
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await client
      .query<{ name: string; hash: string }>(
        'select name, hash from schema_migrations order by name',
      )
      .catch(() => {
        throw new StartError('There is nothing to back up: the database has no tables of Vitrine.');
      });
    const tables: BackedUpTable[] = [];
    for (const table of await listTables(client))
      tables.push(await copyTableOut(client, table, folder));
    const version = await client.query<{ server_version: string }>('show server_version');
    return {
      postgres: version.rows[0]?.server_version ?? '',
      migrations: migrations.rows,
      jobs: await readJobsVersion(client),
      tables,
      // Sequences ignore snapshots: read last, they are never behind the rows.
      sequences: await listSequences(client),
    };
  } finally {
    await client.end();
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

/** Writes everything that cannot be made again into one file, which appears whole or not at all. */
export async function backUp({
  url,
  dataDir,
  file,
  hasBucket,
  now,
}: BackupSettings): Promise<Manifest> {
  if (existsSync(file))
    throw new StartError(
      `${file} is there already: choose another name, a backup never overwrites one.`,
    );
  await mkdir(path.dirname(file), { recursive: true });
  const folder = await mkdtemp(`${file}.parts-`);
  return withCleanup(
    () => rmSync(folder, { recursive: true, force: true }),
    async () => {
      await mkdir(path.join(folder, 'tables'));
      await mkdir(path.join(folder, 'data'));
      const database = await copyDatabaseOut(url, folder);
      const manifest: Manifest = {
        format: 'vitrine-backup',
        version: 1,
        madeAt: now.toISOString(),
        ...database,
        uploads: hasBucket ? 'bucket' : 'inside',
        files: hasBucket ? [] : await copyFilesOut(dataDir, folder),
      };
      await writeManifest(folder, manifest);
      const draft = path.join(folder, 'whole.tar');
      await runTar(
        ['-cf', draft, '-C', folder, 'manifest.json', 'manifest.sha256', 'tables', 'data'],
        `The backup could not be written to ${file}`,
      );
      // It holds addresses and password hashes.
      await chmod(draft, 0o600);
      await syncToDisk(draft);
      await rename(draft, file);
      return manifest;
    },
  );
}
