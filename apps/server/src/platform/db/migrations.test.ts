import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import pg from 'pg';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type MigrationFile, migrate, verifyMigrations } from './migrations.ts';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const file = (name: string, sql: string): MigrationFile => ({ name, sql, hash: `hash of ${name}` });
const statements = (...lines: string[]) =>
  ['-- without a transaction', ...lines.join('\n--> statement-breakpoint\n').split('\n')].join(
    '\n',
  );
const things = file(
  '0000_things',
  'create table things (id int primary key); insert into things select generate_series(1, 2500)',
);
const words = file(
  '0001_words',
  "alter table things add column word text; update things set word = 'word ' || id; alter table things add column size int",
);
const index = file(
  '0002_index',
  statements(
    'drop index concurrently if exists things_word',
    'create index concurrently things_word on things (word)',
  ),
);
/** Batches of a backfill; each one is committed, whatever happens to the next. */
const backfill = file(
  '0003_backfill',
  statements(
    `do $$ begin
      loop
        update things set size = length(word) where id in (select id from things where size is null order by id limit 1000);
        exit when not found;
        commit;
      end loop;
    end $$`,
    'alter table things alter column size set not null',
  ),
);
const all = [things, words, index, backfill];
const count = async (condition: string) =>
  Number(
    (await client.query<{ n: string }>(`select count(*) as n from things where ${condition}`))
      .rows[0]?.n,
  );
const namesOfApplied = async () =>
  (
    await client.query<{ name: string }>('select name from schema_migrations order by name')
  ).rows.map(({ name }) => name);

test('a database with rows goes from its state to the newest: column, index without a lock, backfill in batches', async () => {
  assert.deepEqual(await migrate(database.url, [things]), { applied: 1, total: 1 });
  assert.deepEqual(await migrate(database.url, all), { applied: 3, total: 4 });
  assert.equal(await count("word = 'word ' || id and size = length(word)"), 2500);
  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = 'things_word'::regclass",
  );
  assert.deepEqual(rows, [{ indisvalid: true }]);
  assert.deepEqual(await migrate(database.url, all), { applied: 0, total: 4 });
});

test('of several that start at once one migrates and the others wait, also while an index is built beside them', async () => {
  await migrate(database.url, [things, words]);
  const results = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, all)));
  assert.deepEqual(results.map(({ applied }) => applied).sort(), [0, 0, 0, 0, 2]);
});

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const broken = file('0002_broken', 'delete from things; alter table things add column word text');
  await assert.rejects(
    migrate(database.url, [things, words, broken]),
    /column "word" .* already exists/,
  );
  assert.equal(await count("word = 'word ' || id"), 2500);
  assert.deepEqual(await namesOfApplied(), ['0000_things', '0001_words']);
});

/** Migrates in a separate process, and kills it while it waits for a table that is locked here. */
async function killWhile(files: readonly MigrationFile[], isLocked: string): Promise<void> {
  await client.query(`begin; ${isLocked}`);
  const script = `import { migrate } from ${JSON.stringify(path.join(import.meta.dirname, 'migrations.ts'))};
    await migrate(${JSON.stringify(database.url)}, ${JSON.stringify(files)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // This transaction's snapshot of pg_stat_activity would not show it.
  const countMigrating = async (condition: string) => {
    const { rows } = await client.query<{ count: number }>(
      `select pg_stat_clear_snapshot(), (select count(*)::int from pg_stat_activity a
         where a.application_name = 'vitrine-migrate' and a.datname = current_database() and ${condition}) as count`,
    );
    return rows[0]?.count ?? 0;
  };
  const isWaiting = 'exists (select 1 from pg_locks l where l.pid = a.pid and not l.granted)';
  while (!(await countMigrating(isWaiting)))
    assert.equal(child.exitCode, null, 'it waits for the table');
  child.kill('SIGKILL');
  await ended;
  // While it waits, the server does not notice that its client is gone, and would continue once it gets the lock.
  await client.query(
    `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
       where application_name = 'vitrine-migrate' and datname = current_database() offset 0) migrating`,
  );
  while (await countMigrating('true'));
  await client.query('rollback');
}

test('an upgrade that was killed half-way is finished by the next start', async () => {
  await migrate(database.url, [things]);
  await killWhile(all, 'lock table things in access share mode');
  assert.deepEqual((await migrate(database.url, all)).total, 4);
  assert.equal(await count("word = 'word ' || id and size = length(word)"), 2500);
});

test('so is one that was killed between the batches of a backfill: what was done is kept, the rest follows', async () => {
  await migrate(database.url, [things, words, index]);
  await killWhile(all, 'select 1 from things where id = 1700 for update');
  assert.equal(
    await count('size is not null'),
    1000,
    'the first batch was committed before the second waited',
  );
  assert.deepEqual(await migrate(database.url, all), { applied: 1, total: 4 });
  assert.equal(await count('size = length(word)'), 2500);
});

test('a program that is older than the database is refused with a sentence, whether its role may make tables or not', async () => {
  await migrate(database.url, all);
  const newer =
    /^The database was updated by a newer version of Vitrine \(migration 0003_backfill\): start that version or a newer one/;
  const hasSentence = (error: Error) => newer.test(error.message);
  await assert.rejects(migrate(database.url, [things, words, index]), hasSentence);
  const current = await createTestDatabase();
  try {
    await verifyMigrations(current.url);
    const other = new pg.Client({ connectionString: current.url });
    await other.connect();
    await other
      .query("insert into schema_migrations (name, hash) values ('0003_backfill', 'x')")
      .finally(() => other.end());
    await assert.rejects(verifyMigrations(current.url), hasSentence);
  } finally {
    await current.drop();
  }
});

test('tables that a changed file made are refused with a sentence', async () => {
  await migrate(database.url, [things]);
  await assert.rejects(
    migrate(database.url, [{ ...things, hash: 'another' }]),
    /^StartError: The tables of the database were made by a version of Vitrine that cannot be updated \(0000_things differs\)/,
  );
});
