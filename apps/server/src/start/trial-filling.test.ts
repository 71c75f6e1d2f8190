import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { clearHalfFilledTrial, fillTrial, requireSpaceToFill } from './trial-filling.ts';

let database: TestDatabase;
let dataDir: string;

before(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vt-filling-'));
});
after(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

async function countTables(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from pg_tables where schemaname = 'public'",
  );
  await client.end();
  return rows[0]?.n ?? 0;
}

test('a trial that was filled to its end is kept', async () => {
  const trial = { dataDir, databaseUrl: undefined };
  await fillTrial(trial, async () => undefined);
  assert.equal(await clearHalfFilledTrial(trial, database.url), false);
  assert.ok((await countTables()) > 10);
});

test('one that was cut off is emptied, but only the database that was being filled', async () => {
  const trial = { dataDir, databaseUrl: database.url };
  const cutOff = fillTrial(trial, () => Promise.reject(new Error('Ctrl-C')));
  await assert.rejects(cutOff, /Ctrl-C/);
  writeFileSync(path.join(dataDir, 'sandbox-book.jsonl'), '{}\n');
  assert.equal(
    await clearHalfFilledTrial({ dataDir, databaseUrl: 'postgres://another' }, database.url),
    false,
  );
  assert.ok((await countTables()) > 10, 'another database is left alone');
  await assert.rejects(fillTrial(trial, () => Promise.reject(new Error('power'))));
  assert.equal(await clearHalfFilledTrial(trial, database.url), true);
  assert.equal(await countTables(), 0);
  assert.equal(existsSync(path.join(dataDir, 'sandbox-book.jsonl')), false);
  assert.equal(await clearHalfFilledTrial(trial, database.url), false);
});

test('a filling that would end half-way on a full disk does not begin, and says how much is missing', () => {
  const megabytes = (count: number) => count * 1_048_576;
  const disk = (free: number) => () => ({
    freeBytes: megabytes(free),
    totalBytes: megabytes(2_000),
  });
  const trial = { dataDir, databaseUrl: undefined };
  requireSpaceToFill(trial, disk(450));
  assert.throws(
    () => requireSpaceToFill(trial, disk(449)),
    /need 450 MB.*has 449 MB left.*DATA_DIR.*SEED_DEMO=off/,
  );
});
