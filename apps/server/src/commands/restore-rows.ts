import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '#platform/cluster/index.ts';
import { columnList, type ForeignKey, listForeignKeys, listTables, quoted } from './catalog.ts';
import { type BackedUpTable, type Manifest, tableFile } from './manifest.ts';
import { createMeasure, TooManyRows } from './measure.ts';

async function copyTableIn(client: pg.Client, table: BackedUpTable, folder: string): Promise<void> {
  const name = `${table.schema}.${table.name}`;
  const measure = createMeasure(table.rows);
  const target = client.query(
    copyFrom(`copy ${quoted(table.schema, table.name)} (${columnList(table.columns)}) from stdin`),
  );
  const damaged = () =>
    new StartError(
      `The backup is damaged: the rows of ${name} are not those that were written. Take another copy of it.`,
    );
  try {
    await pipeline(
      createReadStream(path.join(folder, tableFile(table))),
      createGunzip(),
      measure,
      target,
    );
  } catch (error) {
    // What gzip or PostgreSQL report of broken bytes does not help; a full disk or a lost connection has its own sentence.
    throw error instanceof TooManyRows ||
      /^(Z_|22|23|ENOENT)/.test((error as { code?: string }).code ?? '')
      ? damaged()
      : error;
  }
  const { rows, sha256 } = measure.result();
  if (sha256 !== table.sha256 || rows !== table.rows) throw damaged();
  const { rows: counted } = await client.query<{ n: string }>(
    `select count(*) as n from ${quoted(table.schema, table.name)}`,
  );
  if (Number(counted[0]?.n) !== table.rows)
    throw new StartError(
      `Of ${table.rows} rows of ${name} ${counted[0]?.n} arrived; nothing was kept.`,
    );
}

/** The tables of the database must be exactly those of the backup: their migrations are the same. */
async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const describe = (
    tables: readonly { schema: string; name: string; columns: readonly string[] }[],
  ) =>
    new Set(
      tables.map(
        ({ schema, name, columns }) => `${schema}.${name} (${[...columns].sort().join(', ')})`,
      ),
    );
  const [here, there] = [describe(await listTables(client)), describe(manifest.tables)];
  const different =
    [...here].find((text) => !there.has(text)) ?? [...there].find((text) => !here.has(text));
  if (different)
    throw new StartError(`The backup does not fit this version: ${different} is only on one side.`);
}

/** Rows come in any order, so keys are taken away and made again afterwards, which checks every one of them. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const keys: ForeignKey[] = await listForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/**
 * Brings all rows into tables that are empty but for what migrations write, inside the caller's transaction. Guards are
 * off while the rows come, because they were judged when they were written, and on again at the end.
 */
export async function restoreRows(
  client: pg.Client,
  manifest: Manifest,
  folder: string,
): Promise<void> {
  await requireSameTables(client, manifest);
  const tables = manifest.tables.map(({ schema, name }) => quoted(schema, name));
  const ours = manifest.tables
    .filter(({ schema }) => schema === 'public')
    .map(({ schema, name }) => quoted(schema, name));
  for (const table of ours) await client.query(`alter table ${table} disable trigger user`);
  await withoutForeignKeys(client, async () => {
    await client.query(`truncate ${tables.join(', ')}`);
    for (const table of manifest.tables) await copyTableIn(client, table, folder);
  });
  for (const { schema, name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(schema, name),
      value,
      isCalled,
    ]);
  for (const table of ours) await client.query(`alter table ${table} enable trigger user`);
}
