import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { isDatabaseAway, sqlState, violatedConstraint } from '../failure.ts';
import { createLogger } from '../log.ts';
import { closeAfter } from '../testing/close-after.ts';
import { createTestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import { as } from './sql-rows.ts';

const own = await createTestDatabase();
const database = await closeAfter(
  openDatabase({ url: own.url, poolMax: 2, log: createLogger('silent') }),
);
// One test makes a deadlock.
after(() => own.drop({ mayDeadlock: true }));

const killAll = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('connections that the server cut are given back, however often, and the next transaction works', async () => {
  for (let round = 0; round < 4; round += 1) {
    const torn = await Promise.allSettled(
      [1, 2].map((number) =>
        database.withTx(async (tx) => {
          if (number === 1) await tx.execute(killAll);
          await tx.execute(sql`select 1 from pg_sleep(0.05)`);
        }),
      ),
    );
    for (const outcome of torn)
      if (outcome.status === 'rejected')
        assert.ok(isDatabaseAway(outcome.reason), String(outcome.reason));
  }
  assert.deepEqual((await database.withTx((tx) => tx.execute(sql`select 1 as one`))).rows, [
    { one: 1 },
  ]);
  assert.equal(database.pool.waitingCount, 0);
});

test('a connection that the server ends during a prepared statement is not given to the next one', async () => {
  const only = openDatabase({ url: own.url, poolMax: 1, log: createLogger('silent') });
  try {
    for (let round = 0; round < 20; round += 1) {
      const [{ pid } = { pid: 0 }] = await only.db.rows(
        sql`select pg_backend_pid() as pid where ${1} = 1`,
        { pid: as.integer },
      );
      const answered = only.db
        .run(sql`select pg_sleep(20) where ${1} = 1`)
        .catch((error: unknown) => {
          assert.ok(isDatabaseAway(error), String(error));
          return only.db.run(sql`select 1 as one where ${1} = 1`);
        });
      await database.db.execute(sql`select pg_terminate_backend(${pid}::int)`);
      assert.equal(await answered, 1);
    }
  } finally {
    await only.close();
  }
});

test('a refused transaction leaves nothing, reports its own reason, and none is opened in another', async () => {
  await database.db.execute(sql`create table words (word text)`);
  await assert.rejects(
    database.withTx(async (tx) => {
      await tx.execute(sql`insert into words values ('lost')`);
      throw new Error('the reason');
    }),
    /the reason/,
  );
  await database.withTx(async (tx) => {
    await tx.execute(sql`insert into words values ('kept')`);
    await assert.rejects(
      tx.transaction((inner) => inner.execute(sql`insert into words values ('lost')`)),
      /opened by withTx/,
    );
  });
  assert.deepEqual((await database.db.execute(sql`select word from words`)).rows, [
    { word: 'kept' },
  ]);
});

test('a transaction reports the error that aborted it, in whichever order its statements reject, and when the error was caught', async () => {
  await database.db.execute(sql`create table shelf (id int constraint shelf_id unique)`);
  await database.db.execute(sql`insert into shelf values (1)`);
  const bad = sql`insert into shelf values (1)`;
  const isCause = (error: unknown) =>
    sqlState(error) === '23505' && violatedConstraint(error) === 'shelf_id';
  // Each wrapper makes a rejection some turns later.
  const wrap = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    (async () => (async () => work())())();
  await assert.rejects(
    database.withTx((tx) =>
      Promise.all([
        wrap(() => tx.run(bad)),
        tx.run(sql`select 1`),
        tx.rows(sql`select 1 as one`, { one: as.integer }),
      ]),
    ),
    isCause,
  );
  await assert.rejects(
    database.withTx((tx) => Promise.all([wrap(() => tx.execute(bad)), tx.execute(sql`select 1`)])),
    isCause,
  );
  await assert.rejects(
    database.withTx(async (tx) => {
      await tx.run(bad).catch(() => undefined);
      await tx.run(sql`select 1`);
    }),
    isCause,
  );
  await assert.rejects(
    database.withTx((tx) => tx.run(bad).catch(() => 0)),
    isCause,
    'a commit that became a rollback is not a success',
  );
});

test('a deadlock of statements that are sent together runs one of the transactions again', async () => {
  await database.db.execute(sql`create table boxes (id int primary key, used int not null)`);
  await database.db.execute(sql`insert into boxes values (1, 0), (2, 0)`);
  let waiting = 2;
  const both = Promise.withResolvers<void>();
  const use = (first: number, second: number) =>
    database.withTx(async (tx) => {
      await tx.run(sql`set local deadlock_timeout = '20ms'`);
      await tx.run(sql`update boxes set used = used + 1 where id = ${first}`);
      waiting -= 1;
      if (waiting <= 0) both.resolve();
      await both.promise;
      const last = async () =>
        (async () => tx.run(sql`update boxes set used = used + 1 where id = ${second}`))();
      await Promise.all([last(), tx.run(sql`select 1`), tx.run(sql`select 2`)]);
    });
  await Promise.all([use(1, 2), use(2, 1)]);
  assert.equal(waiting, -1, 'one of them ran twice');
  assert.deepEqual((await database.db.execute(sql`select used from boxes`)).rows, [
    { used: 2 },
    { used: 2 },
  ]);
});

test('plans are kept, read whole tables only where no index answers, and are never compiled', async () => {
  const { rows } = await database.db.execute(sql`
    select current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as seqscan, current_setting('jit') as jit`);
  assert.deepEqual(rows, [{ plans: 'force_generic_plan', seqscan: 'off', jit: 'off' }]);
});
