import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from './database.ts';
import { createLogger } from './log.ts';
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

test('a statement that keeps coming back is prepared, answers the same, and others are left alone', async () => {
  await database.withTx(async (tx) => {
    for (let round = 1; round <= 5; round += 1) {
      assert.deepEqual((await tx.execute(sql`select ${round}::int + 1 as next`)).rows, [{ next: round + 1 }]);
    }
    await tx.execute(sql`select ${1}::int as once`);
    await tx.execute(sql`select 1 as without_values`);
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements order by statement`);
    assert.deepEqual(
      rows.map(({ statement }) => statement),
      ['select $1::int + 1 as next'],
    );
  });
});

test('the pool’s own way to ask, with a callback inside, gets its answers as well', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => database.pool.query('select $1::int * 2 as twice', [index])));
  assert.deepEqual(
    answers.map(({ rows }) => rows[0]?.twice),
    [0, 2, 4, 6, 8, 10],
  );
});
