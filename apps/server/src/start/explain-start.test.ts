import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { StartError } from '#platform/cluster/index.ts';
import { migrate } from '#platform/db/migrations.ts';
import { parseConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { explainStart } from './explain-start.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: something`), { code, ...more });

test("a busy port is named with its own variable, the sandbox's too", () => {
  assert.match(
    explainStart(withCode('EADDRINUSE', { port: 8080 }), {}),
    /^Port 8080 is busy.* with PORT, for example PORT=9080\.$/,
  );
  assert.match(
    explainStart(withCode('EADDRINUSE', { port: 8083 }), {}),
    / with SANDBOX_PORT, for example SANDBOX_PORT=9083\.$/,
  );
  assert.match(
    explainStart(withCode('EADDRINUSE', { port: 7001 }), { STORE_PORT: '7001' }),
    / with STORE_PORT,/,
  );
});

test('errors that are sentences already stay as they are', () => {
  assert.equal(explainStart(new StartError('Do this.'), {}), 'Do this.');
  assert.equal(explainStart(new ConfigError('Do that.'), {}), 'Do that.');
});

test('a host that is no address of this machine is named as HOST, also where a database is given', () => {
  const settings = { HOST: 'nowhere', DATABASE_URL: 'postgres://a:b@c/d' };
  assert.match(
    explainStart(withCode('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'nowhere' }), settings),
    /^HOST is nowhere/,
  );
});

test('a full disk and a folder that cannot be used say what to do', () => {
  assert.match(explainStart(withCode('ENOSPC'), {}), /free some space/);
  assert.match(explainStart(withCode('53100'), {}), /free some space/);
  assert.match(
    explainStart(withCode('EACCES', { syscall: 'mkdir' }), { DATA_DIR: '/x' }),
    /^The data folder \/x may not be written.*DATA_DIR\.$/,
  );
  assert.match(
    explainStart(withCode('EEXIST', { syscall: 'mkdir' }), {}),
    /is a file and no folder/,
  );
});

async function meet(url: string): Promise<string> {
  try {
    await migrate(url);
    return 'started';
  } catch (error) {
    return explainStart(error, { DATABASE_URL: url });
  }
}

test('each way in which a given database cannot be used has a sentence and a way out', async () => {
  const given = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  // The built-in server may be reached by a socket; what is tried here goes by TCP.
  const socketFolder = given.searchParams.get('host');
  given.search = '';
  const change = (
    part: Partial<Record<'port' | 'password' | 'pathname' | 'hostname' | 'search', string>>,
  ) => Object.assign(new URL(given), part).href;
  const deaf = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const deafPort = String((deaf.address() as { port: number }).port);
  try {
    assert.match(await meet(change({ port: '1' })), /\(ECONNREFUSED\): nothing listens/);
    assert.match(await meet(change({ password: 'wrong' })), /\(28P01\): it refuses the password/);
    assert.match(
      await meet(change({ pathname: '/not_there' })),
      /\(3D000\): it has no database of that name/,
    );
    assert.match(await meet(change({ port: deafPort })), /is no PostgreSQL/);
    assert.match(
      await meet(change({ search: `?host=${socketFolder ?? '/tmp'}`, port: '1' })),
      /no server has its socket in that folder/,
    );
    assert.match(
      await meet(change({ hostname: 'no-such-host.invalid' })),
      /\((ENOTFOUND|EAI_AGAIN)\): its host/,
    );
  } finally {
    deaf.close();
  }
});

test("an address that is none of PostgreSQL's is refused before anything is tried", () => {
  for (const wrong of ['nonsense', 'http://127.0.0.1/x', 'mysql://a:b@c/d'])
    assert.throws(
      () => parseConfig({ DATABASE_URL: wrong }, 'start', 's'.repeat(64)),
      /DATABASE_URL: write it as postgres:\/\//,
      wrong,
    );
  for (const wrong of ['postgres://u:p#a@127.0.0.1:5432/x', 'postgres://u:p@127.0.0.1:abc/x'])
    assert.throws(
      () => parseConfig({ DATABASE_URL: wrong }, 'start', 's'.repeat(64)),
      /DATABASE_URL: no address.*%23/,
      wrong,
    );
});
