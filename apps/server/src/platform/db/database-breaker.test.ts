import assert from 'node:assert/strict';
import net from 'node:net';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { isDatabaseAway } from '../failure.ts';
import { createLogger } from '../log.ts';
import { createTestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openDatabase } from './database.ts';
import { createDatabaseBreaker } from './database-breaker.ts';

const noConnection = new Error('timeout exceeded when trying to connect');

/** A breaker whose probes and pauses end when the test says so. */
function createTestBreaker() {
  const probes: PromiseWithResolvers<void>[] = [];
  const pauses: PromiseWithResolvers<void>[] = [];
  const begin = (list: PromiseWithResolvers<void>[]) => {
    const step = Promise.withResolvers<void>();
    list.push(step);
    return step.promise;
  };
  const breaker = createDatabaseBreaker({
    log: createLogger('silent'),
    probe: () => begin(probes),
    pause: () => begin(pauses),
    againMs: 1_000,
  });
  const isOpen = () => {
    try {
      breaker.assertClosed();
      return false;
    } catch (error) {
      assert.ok(isDatabaseAway(error));
      return true;
    }
  };
  /** Promises that have been settled take effect. */
  const settle = () => new Promise(setImmediate);
  return { breaker, probes, pauses, isOpen, settle };
}

test('the breaker opens when a probe fails too, answers at once, and closes with the first probe that succeeds', async () => {
  const { breaker, probes, pauses, isOpen, settle } = createTestBreaker();
  breaker.noteFailure(noConnection);
  breaker.noteFailure(noConnection);
  assert.equal(probes.length, 1, 'one probe for all who failed');
  assert.equal(isOpen(), false);
  probes[0]?.reject(new Error('silent'));
  await settle();
  assert.equal(isOpen(), true);
  pauses[0]?.resolve();
  await settle();
  probes[1]?.reject(new Error('silent'));
  await settle();
  assert.equal(isOpen(), true, 'half open: only the probe asks');
  pauses[1]?.resolve();
  await settle();
  probes[2]?.resolve();
  await settle();
  assert.equal(isOpen(), false);
});

test('a database that answers the probe is only busy, and a failure of a statement is not a failure of the database', async () => {
  const { breaker, probes, isOpen, settle } = createTestBreaker();
  breaker.noteFailure(new Error('a column does not exist'));
  assert.equal(probes.length, 0);
  breaker.noteFailure(noConnection);
  probes[0]?.resolve();
  await settle();
  assert.equal(isOpen(), false);
  breaker.noteFailure(noConnection);
  assert.equal(probes.length, 2, 'the next failure is probed again');
});

test('calls on a silent database fail at once after the first has found out, and work again when it answers', async () => {
  const own = await createTestDatabase();
  const { host, port } = new pg.Client({ connectionString: own.url });
  const open = () =>
    host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
  let isSilent = false;
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((from) => {
    const to = open();
    for (const [source, sink] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(source);
      source.on('error', () => sink.destroy());
      source.on('close', () => sink.destroy());
      source.on('data', (bytes) => isSilent || sink.write(bytes));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(own.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as net.AddressInfo).port);
  const database = openDatabase({
    url: url.href,
    poolMax: 1,
    log: createLogger('silent'),
    // Beside a browser a new connection can take half a second.
    connectTimeoutMs: 1_500,
    probeAgainMs: 20,
  });
  try {
    isSilent = true;
    await assert.rejects(database.db.run(sql`select 1`), isDatabaseAway);
    const fails = () =>
      database.db.run(sql`select 1`).then(
        () => '',
        (error: Error) => error.message,
      );
    await until(
      'the breaker opens',
      async () => (await fails()) === 'The database does not answer',
    );
    await assert.rejects(database.pool.query('select 1'), isDatabaseAway);
    await assert.rejects(
      database.withTx((tx) => tx.run(sql`select 1`)),
      isDatabaseAway,
    );
    isSilent = false;
    await until('the breaker closes', async () => (await fails()) === '');
    assert.equal((await database.pool.query('select 1')).rowCount, 1);
  } finally {
    await database.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await own.drop();
  }
});
