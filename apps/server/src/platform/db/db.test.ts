import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { sqlState } from '../failure.ts';
import { createLogger } from '../log.ts';
import { closeAfter } from '../testing/close-after.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import type { Db } from './db.ts';
import { as, orNull } from './sql-rows.ts';
import { type Places, statement } from './statement.ts';

const own = await createTestDatabase();
const database = await closeAfter(
  openDatabase({ url: own.url, poolMax: 2, log: createLogger('silent') }),
);
after(() => own.drop());

test('a statement that keeps coming back is prepared, and others are left alone', async () => {
  await database.withTx(async (tx) => {
    for (let round = 1; round <= 5; round += 1)
      assert.deepEqual(await tx.rows(sql`select ${round}::int + 1 as next`, { next: as.integer }), [
        { next: round + 1 },
      ]);
    for (let round = 1; round <= 5; round += 1)
      await tx.select({ two: sql`${round}::int * 2` }).from(sql`generate_series(1, 1) as one`);
    await tx.run(sql`select ${1}::int as once`);
    await tx.run(sql`select 1 as without_values`);
    assert.deepEqual(
      await tx.rows(sql`select statement from pg_prepared_statements order by statement`, {
        statement: as.text,
      }),
      [
        { statement: 'select $1::int * 2 from generate_series(1, 1) as one' },
        { statement: 'select $1::int + 1 as next' },
      ],
    );
  });
});

test('values reach a prepared statement as they are', async () => {
  const echo = statement(
    (
      places: Places<{
        texts: (string | null)[];
        at: Date;
        amount: bigint;
        isOn: boolean;
        words: object;
        bytes: Buffer;
        none: null;
      }>,
    ) => sql`
      select ${places.texts}::text[] as texts, ${places.at}::timestamptz as at, ${places.amount}::bigint as amount, ${places.isOn}::boolean as is_on,
        ${places.words}::jsonb as words, encode(${places.bytes}::bytea, 'hex') as bytes, ${places.none}::text as none`,
    {
      texts: as.json<(string | null)[]>(),
      at: as.moment,
      amount: as.minor,
      isOn: as.boolean,
      words: as.json<object>(),
      bytes: as.text,
      none: orNull(as.text),
    },
  );
  const given = {
    texts: ['a', 'b,c', '"quoted"', 'back\\slash', '{braces}', '', 'null', null],
    at: new Date('2026-11-20T08:00:00.500Z'),
    amount: 9_007_199_254_740_993n,
    isOn: false,
    words: { en: 'lamp', 'zh-cn': '灯' },
    none: null,
  };
  for (let round = 0; round < 2; round += 1)
    assert.deepEqual(await echo(database, { ...given, bytes: Buffer.from([0, 255]) }), [
      { ...given, bytes: '00ff' },
    ]);
});

test('a prepared statement goes on after a refusal, and after its columns changed', async () => {
  await database.db.run(sql`create table shelves (id int primary key, name varchar(5) not null)`);
  const put = statement(
    (places: Places<{ id: number; name: string }>) =>
      sql`insert into shelves values (${places.id}, ${places.name}) returning name`,
    { name: as.text },
  );
  const read = statement(
    (places: Places<{ id: number }>) => sql`select name from shelves where id = ${places.id}`,
    { name: as.text },
  );
  await database.withTx(async (tx) => {
    // Its first run on this connection fails.
    await tx.run(sql`savepoint before`);
    await assert.rejects(put({ db: tx }, { id: 1, name: 'too long' }), /too long for type/);
    await tx.run(sql`rollback to savepoint before`);
    assert.deepEqual(await put({ db: tx }, { id: 1, name: 'upper' }), [{ name: 'upper' }]);
    await tx.run(sql`savepoint again`);
    await assert.rejects(put({ db: tx }, { id: 1, name: 'twice' }), /duplicate key/);
    await tx.run(sql`rollback to savepoint again`);
    assert.deepEqual(await put({ db: tx }, { id: 2, name: 'lower' }), [{ name: 'lower' }]);
    assert.deepEqual(await read({ db: tx }, { id: 2 }), [{ name: 'lower' }]);
    await tx.run(sql`alter table shelves alter column name type text`);
    await tx.run(sql`savepoint changed`);
    await assert.rejects(read({ db: tx }, { id: 2 }), /must not change result type/);
    await tx.run(sql`rollback to savepoint changed`);
    assert.deepEqual(await read({ db: tx }, { id: 2 }), [{ name: 'lower' }]);
  });
});

test('a part of a transaction that fails is undone with what it deferred, and the others are kept', async () => {
  await database.db.run(sql`create table parts (id int primary key)`);
  const add = (tx: Db, id: number) => tx.run(sql`insert into parts values (${id})`);
  const hints: string[] = [];
  await database.withTx(async (tx) => {
    await add(tx, 1);
    await tx.undoOnFailure(() => tx.sendWithCommit(() => add(tx, 2)));
    await assert.rejects(
      tx.undoOnFailure(async () => {
        await add(tx, 3);
        await tx.sendWithCommit(() => add(tx, 4));
        // A failure of the database aborts the transaction, one of ours does not.
        await add(tx, 3);
      }),
      /duplicate key/,
    );
    await assert.rejects(
      tx.undoOnFailure(async () => {
        await tx.sendWithCommit(() => add(tx, 5));
        throw new Error('refused');
      }),
      /refused/,
    );
    await assert.rejects(
      // The deferred statement itself fails, once it is sent at the end of the part.
      tx.undoOnFailure(async () => {
        tx.afterCommit(() => hints.push('undone'));
        await tx.sendWithCommit(() => add(tx, 1));
      }),
      /duplicate key|aborted/,
    );
    await tx.undoOnFailure(async () => {
      tx.afterCommit(() => hints.push('kept'));
      await add(tx, 6);
    });
  });
  assert.deepEqual(hints, ['kept']);
  assert.deepEqual(
    await database.db.rows(sql`select id from parts order by 1`, { id: as.integer }),
    [{ id: 1 }, { id: 2 }, { id: 6 }],
  );
});

test('a text that Drizzle sends and a compiled statement is prepared by both on one connection', async () => {
  const from = sql`generate_series(1, 1) as one`;
  const triple = statement(
    (places: Places<{ number: number }>, query) =>
      query.select({ triple: sql`${places.number}::int * 3`.as('triple') }).from(from),
    {
      triple: as.integer,
    },
  );
  await database.withTx(async (tx) => {
    for (let number = 1; number <= 5; number += 1) {
      assert.deepEqual(await triple({ db: tx }, { number }), [{ triple: number * 3 }]);
      assert.deepEqual(
        await tx.select({ triple: sql`${number}::int * 3`.as('triple') }).from(from),
        [{ triple: number * 3 }],
      );
    }
  });
});

test('what waits for COMMIT is written with it or with the next statement, and its refusal undoes the transaction', async () => {
  await database.db.run(sql`create table steps (id int primary key)`);
  const add = statement(
    (places: Places<{ id: number }>) => sql`insert into steps values (${places.id})`,
    {},
  );
  const list = () => database.db.rows(sql`select id from steps order by id`, { id: as.integer });
  await database.withTx(async (tx) => {
    await tx.sendWithCommit(() => add({ db: tx }, { id: 1 }));
    assert.deepEqual(await list(), []);
  });
  await database.db.sendWithCommit(() => add(database, { id: 2 }));
  assert.deepEqual(await list(), [{ id: 1 }, { id: 2 }]);
  await database.withTx(async (tx) => {
    await tx.sendWithCommit(() => add({ db: tx }, { id: 4 }));
    assert.deepEqual(await tx.rows(sql`select id from steps where id > 2`, { id: as.integer }), [
      { id: 4 },
    ]);
    await tx.sendWithCommit(() => add({ db: tx }, { id: 5 }));
    assert.deepEqual(await tx.select({ id: sql`id` }).from(sql`steps where id > 4`), [{ id: 5 }]);
    await tx.run(sql`delete from steps where id > 2`);
  });
  await assert.rejects(
    database.withTx(async (tx) => {
      await add({ db: tx }, { id: 3 });
      await tx.sendWithCommit(() => add({ db: tx }, { id: 1 }));
    }),
    /duplicate key/,
  );
  await assert.rejects(
    database.withTx(async (tx) => {
      await tx.sendWithCommit(() => add({ db: tx }, { id: 1 }));
      await tx.rows(sql`select 1 as one`, { one: as.integer });
    }),
    /duplicate key/,
  );
  assert.deepEqual(await list(), [{ id: 1 }, { id: 2 }]);
  assert.equal(database.pool.waitingCount, 0);
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
  await assert.rejects(
    db.rows(sql`select null::text as name`, { name: as.text }),
    /name: null instead of a text/,
  );
  await assert.rejects(
    db.rows(sql`select 0.5 as count`, { count: as.integer }),
    /count: string instead of an integer/,
  );
  await assert.rejects(
    db.rows(sql`select 1.5::numeric as minor`, { minor: as.minor }),
    /minor: string instead of an amount/,
  );
  await assert.rejects(
    db.rows(sql`select 'platform' as side`, { side: as.oneOf('buyer', 'seller') }),
    /instead of buyer or seller/,
  );
  await assert.rejects(
    db.rows(sql`select 1 as one`, { two: as.integer }),
    /The result has one; its shape has two/,
  );
  await assert.rejects(
    db.rows(sql`select 1 as one, 2 as two`, { two: as.integer }),
    /The result has one, two; its shape has two/,
  );
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
  await assert.rejects(
    over.rows(sql`select 1 as one`, { one: as.integer }),
    /The transaction is over/,
  );
  await assert.rejects(
    async () => over.select({ one: sql`1` }).from(sql`generate_series(1, 1) as one`),
    /The transaction is over/,
  );
});

test('statements that do not wait for a result are sent together, and a failure among them is reported', async () => {
  await assert.rejects(
    database.withTx((tx) =>
      Promise.all([tx.run(sql`select 1`), tx.run(sql`select 1 / 0`), tx.run(sql`select 2`)]),
    ),
    /division by zero/,
  );
  const answers = await database.withTx((tx) =>
    Promise.all(
      [1, 2, 3].map((number) =>
        tx.rows(sql`select ${number}::int as number`, { number: as.integer }),
      ),
    ),
  );
  assert.deepEqual(
    answers.flat().map(({ number }) => number),
    [1, 2, 3],
  );
});

test('statements of one turn are answered together, and those after one that fails are skipped', async () => {
  await database.db.run(sql`create table batches (id int primary key)`);
  const add = statement(
    (places: Places<{ id: number }>) =>
      sql`insert into batches values (${places.id}::int) returning id`,
    { id: as.integer },
  );
  const other = statement(
    (places: Places<{ text: string }>) => sql`select ${places.text}::text as text`,
    { text: as.text },
  );
  /** Five statements in one turn, of which the third fails when its row is there, and one that the driver sends by itself. */
  const sendAll = (tx: Db, failing: number) =>
    Promise.allSettled([
      other({ db: tx }, { text: 'first' }),
      add({ db: tx }, { id: failing + 100 }),
      add({ db: tx }, { id: failing }),
      other({ db: tx }, { text: 'fourth' }),
      tx.rows(sql`select 5 as five`, { five: as.integer }),
      other({ db: tx }, { text: 'sixth' }),
    ]);
  const outcome = (settled: Awaited<ReturnType<typeof sendAll>>) =>
    settled.map((one) => (one.status === 'fulfilled' ? one.value : sqlState(one.reason)));
  // New statements, and the same once they are prepared.
  for (const round of [1, 2, 3]) {
    const stored = await database.withTx((tx) => sendAll(tx, round));
    assert.deepEqual(outcome(stored), [
      [{ text: 'first' }],
      [{ id: round + 100 }],
      [{ id: round }],
      [{ text: 'fourth' }],
      [{ five: 5 }],
      [{ text: 'sixth' }],
    ]);
    let failed: Awaited<ReturnType<typeof sendAll>> | undefined;
    await assert.rejects(
      database.withTx(async (tx) => {
        failed = await sendAll(tx, round);
      }),
      /duplicate key/,
    );
    assert.ok(failed);
    // The second fails here: its row is there as well. The state of those after it is that of their cause.
    assert.deepEqual(outcome(failed), [
      [{ text: 'first' }],
      '23505',
      '23505',
      '23505',
      '23505',
      '23505',
    ]);
    const [, , third] = failed;
    assert.match(
      String(third.status === 'rejected' && third.reason),
      /current transaction is aborted/,
    );
  }
  // The connections answer as before, in their order.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database.withTx(async (tx) => {
        const texts = await Promise.all(
          Array.from({ length: 10 }, (__, at) => other({ db: tx }, { text: `${index} ${at}` })),
        );
        assert.deepEqual(
          texts.flat().map(({ text }) => text),
          Array.from({ length: 10 }, (__, at) => `${index} ${at}`),
        );
      }),
    ),
  );
});

test('a lost connection fails every statement of a batch', async () => {
  const end = statement(
    () => sql`select pg_terminate_backend(pg_backend_pid())::text as is_ended`,
    { isEnded: as.text },
  );
  const one = statement(
    (places: Places<{ text: string }>) => sql`select ${places.text}::text as text`,
    {
      text: as.text,
    },
  );
  await assert.rejects(
    database.withTx((tx) =>
      Promise.all([
        one({ db: tx }, { text: 'before' }),
        end({ db: tx }, {}),
        one({ db: tx }, { text: 'after' }),
      ]),
    ),
  );
  assert.deepEqual(await database.withTx((tx) => one({ db: tx }, { text: 'again' })), [
    { text: 'again' },
  ]);
});
