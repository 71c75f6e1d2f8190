import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createLogger } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { until } from '../testing/until.ts';
import { createLocks } from './locks.ts';

const log = createLogger('silent');
/** The locks of two processes. */

const app = await closeAfter(createTestApp());
const first = await closeAfter(createLocks(app.url, log));
const second = await closeAfter(createLocks(app.url, log));

const killLockConnections = (waitMs = 0) =>
  app.platform.database.db.execute(sql`
    select pg_terminate_backend(pid, ${waitMs}::bigint) from pg_stat_activity where application_name = 'vitrine-locks' and datname = current_database()`);

test('a lock is held outside of any transaction for as long as its run takes, and is free afterwards', async () => {
  const release = await first.tryAcquire('test.long');
  assert.ok(release);
  assert.equal(await second.tryAcquire('test.long'), undefined);
  assert.equal(
    await first.tryAcquire('test.long'),
    undefined,
    'one process does not take a lock twice',
  );
  // No server ends such a connection for idling too long inside a transaction.
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
  // Until the old session has ended, its lock would look like one that was acquired again.
  await killLockConnections(5_000);
  await until('the lock is acquired again', async () => {
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

test('a lock is acquired at once when the connection was cut while nothing was asked', async () => {
  for (let round = 0; round < 20; round++) {
    const earlier = await second.tryAcquire('test.idle');
    await earlier?.();
    await killLockConnections();
    const release = await second.tryAcquire('test.idle');
    assert.ok(release, `round ${round}`);
    await release();
  }
});
