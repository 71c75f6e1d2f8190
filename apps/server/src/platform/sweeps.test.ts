import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createLocks, type Locks } from './locks.ts';
import { createLogger } from './log.ts';
import type { Sweep } from './module.ts';
import { firstRunsMs, startSweeps } from './sweeps.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
const log = createLogger('silent');
/** The locks of two processes. */
let first: Locks;
let second: Locks;

before(async () => {
  app = await createTestApp({ environment: { DATABASE_POOL_MAX: '2' } });
  first = createLocks(app.url, log);
  second = createLocks(app.url, log);
});
after(async () => {
  await first.close();
  await second.close();
  await app.close();
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

const killLockConnections = () =>
  app.platform.database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-locks' and datname = current_database()`);

test('fourteen sweeps that are due at once all run, and a transaction of a request is done at once beside them, with two connections', async () => {
  const done = new Set<string>();
  const sweeps = Array.from({ length: 14 }, (_, index): Sweep => {
    const name = `test.crowd-${index}`;
    return {
      name,
      everySeconds: 0.05,
      async run({ database }) {
        await database.withTx((tx) => tx.execute(sql`select pg_sleep(0.02)`));
        done.add(name);
      },
    };
  });
  const stop = startSweeps(app.platform, sweeps, first);
  let slowestMs = 0;
  await until(async () => {
    const startedAt = performance.now();
    await app.platform.database.withTx((tx) => tx.execute(sql`select 1`));
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    return done.size === sweeps.length;
  });
  await stop();
  assert.ok(slowestMs < 1_000, `a transaction took ${slowestMs} ms`);
});

test('two processes never run the same sweep together, also while a run goes on without any statement', async () => {
  let running = 0;
  let together = 0;
  let runs = 0;
  const sweep: Sweep = {
    name: 'test.alone',
    everySeconds: 0.03,
    async run() {
      running += 1;
      together = Math.max(together, running);
      await pause(40);
      running -= 1;
      runs += 1;
    },
  };
  const stops = [startSweeps(app.platform, [sweep], first), startSweeps(app.platform, [sweep], second)];
  await until(() => runs >= 8);
  await Promise.all(stops.map((stop) => stop()));
  assert.equal(together, 1);
});

test('a lock is held outside of any transaction for as long as its run takes, and is free afterwards', async () => {
  const release = await first.tryAcquire('test.long');
  assert.ok(release);
  assert.equal(await second.tryAcquire('test.long'), undefined);
  assert.equal(await first.tryAcquire('test.long'), undefined, 'one process does not take a lock twice');
  // No server ends such a connection for waiting too long inside a transaction.
  const { rows } = await app.platform.database.db.execute(sql`
    select distinct state from pg_stat_activity where application_name = 'vitrine-locks' and datname = current_database()`);
  assert.deepEqual(rows, [{ state: 'idle' }]);
  await release();
  const other = await second.tryAcquire('test.long');
  assert.ok(other);
  await other();
});

test('a lock whose connection is cut is taken again, and later locks get a new connection', async () => {
  const release = await first.tryAcquire('test.cut');
  await killLockConnections();
  await until(async () => {
    const { rows } = await app.platform.database.db.execute<{ held: number }>(sql`
      select count(*)::int as held from pg_locks where locktype = 'advisory' and granted
        and ((classid::bigint << 32) | objid::bigint) = hashtextextended('test.cut', 0)`);
    return rows[0]?.held === 1;
  });
  assert.equal(await second.tryAcquire('test.cut'), undefined);
  await release?.();
  const other = await second.tryAcquire('test.cut');
  assert.ok(other);
  await other();
});

test('sweeps begin one after another within the first minutes, not in one moment', () => {
  const sweeps = [5, 30, 300, 300, 600, 3_600, 21_600].map((everySeconds, index) => ({ name: `test.${index}`, everySeconds }));
  const starts = firstRunsMs(sweeps);
  assert.equal(new Set(starts).size, starts.length);
  for (const [index, start] of starts.entries()) assert.ok(start > 0 && start <= Math.min(300, sweeps[index]?.everySeconds ?? 0) * 1000);
});
