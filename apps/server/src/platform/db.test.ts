import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from './database.ts';
import { createLogger } from './log.ts';
import { as, orNull } from './sql-rows.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let own: TestDatabase;
let database: Database;

before(async () => {
  own = await createTestDatabase();
  database = openDatabase({ url: own.url, poolMax: 2, log: createLogger('silent') });
});
after(async () => {
  await database.close();
  await own.drop();
});

test('a statement that keeps coming back is prepared, and others are left alone', async () => {
  await database.withTx(async (tx) => {
    for (let round = 1; round <= 5; round += 1)
      assert.deepEqual(await tx.rows(sql`select ${round}::int + 1 as next`, { next: as.integer }), [{ next: round + 1 }]);
    for (let round = 1; round <= 5; round += 1) await tx.select({ two: sql`${round}::int * 2` }).from(sql`generate_series(1, 1) as one`);
    await tx.run(sql`select ${1}::int as once`);
    await tx.run(sql`select 1 as without_values`);
    assert.deepEqual(await tx.rows(sql`select statement from pg_prepared_statements order by statement`, { statement: as.text }), [
      { statement: 'select $1::int * 2 from generate_series(1, 1) as one' },
      { statement: 'select $1::int + 1 as next' },
    ]);
  });
});

test('rows are read by their shape, in whatever order the columns come', async () => {
  const rows = await database.db.rows(
    sql`select '{"en": "lamp"}'::jsonb as names, 3::bigint as line_count, sum(9007199254740993::bigint) as total_minor, null::timestamptz as paid_at,
      '2026-11-20 10:00:00.5+02'::timestamptz as placed_at, array['a', 'b']::varchar[] as codes, 0.5::numeric as share, 'buyer' as side`,
    {
      side: as.oneOf('buyer', 'seller'),
      lineCount: as.integer,
      totalMinor: as.minor,
      paidAt: orNull(as.moment),
      placedAt: as.moment,
      codes: as.list(as.text),
      share: as.number,
      names: as.json<Record<string, string>>(),
    },
  );
  assert.deepEqual(rows, [
    {
      side: 'buyer',
      lineCount: 3,
      totalMinor: 9_007_199_254_740_993n,
      paidAt: null,
      placedAt: new Date('2026-11-20T08:00:00.500Z'),
      codes: ['a', 'b'],
      share: 0.5,
      names: { en: 'lamp' },
    },
  ]);
});

test('a result that is not what its shape says is refused', async () => {
  const { db } = database;
  await assert.rejects(db.rows(sql`select null::text as name`, { name: as.text }), /name: null instead of a text/);
  await assert.rejects(db.rows(sql`select 0.5 as count`, { count: as.integer }), /count: string instead of an integer/);
  await assert.rejects(db.rows(sql`select 1.5::numeric as minor`, { minor: as.minor }), /minor: string instead of an amount/);
  await assert.rejects(db.rows(sql`select 'platform' as side`, { side: as.oneOf('buyer', 'seller') }), /instead of buyer or seller/);
  await assert.rejects(db.rows(sql`select 1 as one`, { two: as.integer }), /The result has one; its shape has two/);
  await assert.rejects(db.rows(sql`select 1 as one, 2 as two`, { two: as.integer }), /The result has one, two; its shape has two/);
});

test('a change answers how many rows it changed', async () => {
  await database.withTx(async (tx) => {
    await tx.run(sql`create temporary table words (word text) on commit drop`);
    assert.equal(await tx.run(sql`insert into words values ('a'), ('b')`), 2);
    assert.equal(await tx.run(sql`delete from words where word = ${'c'}`), 0);
  });
});

test('a statement that comes after its transaction is refused instead of sent on a connection of others', async () => {
  const over = await database.withTx(async (tx) => {
    await tx.run(sql`select 1`);
    return tx;
  });
  await assert.rejects(over.rows(sql`select 1 as one`, { one: as.integer }), /The transaction is over/);
  await assert.rejects(async () => over.select({ one: sql`1` }).from(sql`generate_series(1, 1) as one`), /The transaction is over/);
});

test('statements that do not wait for a result are sent together, and a failure among them is reported', async () => {
  await assert.rejects(
    database.withTx((tx) => Promise.all([tx.run(sql`select 1`), tx.run(sql`select 1 / 0`), tx.run(sql`select 2`)])),
    /division by zero/,
  );
  const answers = await database.withTx((tx) =>
    Promise.all([1, 2, 3].map((number) => tx.rows(sql`select ${number}::int as number`, { number: as.integer }))),
  );
  assert.deepEqual(
    answers.flat().map(({ number }) => number),
    [1, 2, 3],
  );
});
