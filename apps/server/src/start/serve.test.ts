import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { createTestRole, type TestRole } from '#platform/testing/roles.ts';
import { testServerEnvironment, testServerFlags } from '../../../../scripts/server-flags.mjs';

let database: TestDatabase;
let application: TestRole;
let folder: string;
let ports: number[];
const running = new Set<ChildProcess>();

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Starts production, or a trial without the argument, as the command does; answers what it said when it was ready or gave up. */
async function serve(
  settings: Record<string, string>,
  args: string[] = ['--production'],
): Promise<{ said: string; stop(): Promise<number | null> }> {
  const [PORT = 0, MOBILE_PORT = 0, STORE_PORT = 0] = ports;
  const child = spawn(
    process.execPath,
    [...testServerFlags, path.join(import.meta.dirname, '../main.ts'), ...args],
    {
      env: {
        PATH: process.env['PATH'],
        ...testServerEnvironment,
        DATA_DIR: path.join(folder, 'data'),
        PORT: `${PORT}`,
        MOBILE_PORT: `${MOBILE_PORT}`,
        STORE_PORT: `${STORE_PORT}`,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(() =>
    running.delete(child),
  );
  let said = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (part: Buffer) => {
      said += part;
      if (/^Ready in/m.test(said)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  await Promise.race([ready, ended]);
  return {
    said,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

before(async () => {
  database = await createTestDatabase();
  application = await createTestRole();
  folder = mkdtempSync(path.join(os.tmpdir(), 'vt-serve-'));
  ports = [await freePort(), await freePort(), await freePort()];
});
after(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  await application.drop();
  rmSync(folder, { recursive: true, force: true });
});

const needed = () => ({
  SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Harbour <no-reply@example.com>',
  SELLER_NAME: 'Harbour Goods Ltd',
  SELLER_ADDRESS: '12 Harbour Row, Dublin, Ireland',
  SELLER_EMAIL: 'hello@example.com',
});

test('production refuses to start on what is only good enough for a trial', async () => {
  assert.match((await serve({})).said, /SECRET is missing.*SMTP_URL is missing/);
});

test('production starts without an account or goods, ready to work, prints the link for its first administrator anew at each start', async () => {
  const settings = { ...needed(), DATABASE_URL: application.urlOf(database.url) };
  const links: string[] = [];
  // First with the owner, then as a further process that has no owner's password.
  for (const owner of [{ MIGRATIONS_DATABASE_URL: database.url }, {}] as Record<string, string>[]) {
    const server = await serve({ ...settings, ...owner });
    const link = /First administrator: open (http\S+setup=\S+) \(valid once\)/.exec(
      server.said,
    )?.[1];
    assert.ok(link, server.said);
    links.push(link);
    assert.match(server.said, /Note: no payment provider is configured, so nobody can pay yet\./);
    assert.match(
      server.said,
      /Note: RATES_URL is not set, .* too old to charge buyers with \(the oldest of \d{4}-\d\d-\d\d\)\./,
    );
    assert.match(
      server.said,
      /Note: owners have no address to contact you: enter contact\.address/,
    );
    assert.match(
      server.said,
      /Note: the mail server 127\.0\.0\.1:9 cannot be used \(\w+\): emails wait until it can\./,
    );
    for (const port of ports) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      assert.deepEqual(await ready.json(), {
        status: 'ready',
        problems: [],
        notes: ['no payment provider is set up, so nobody can pay yet'],
      });
      assert.equal(
        (await fetch(`http://127.0.0.1:${port}/outbox`)).status,
        404,
        'mails are not shown to anybody',
      );
    }
    assert.equal(await server.stop(), 0);
  }
  assert.notEqual(links[0], links[1]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select (select count(*)::int from accounts) as accounts, (select count(*)::int from products) as products, (select count(*) > 40 from countries) as has_countries',
  );
  await client.end();
  assert.deepEqual(rows[0], { accounts: 0, products: 0, has_countries: true });
});

test('a trial without demonstration data has no account, and prints the link for its first administrator', async () => {
  const empty = await createTestDatabase();
  const server = await serve(
    { DATABASE_URL: empty.url, SEED_DEMO: 'off', SANDBOX_PORT: `${await freePort()}` },
    [],
  );
  try {
    assert.match(server.said, /First administrator: open http\S+setup=\S+ \(valid once\)/);
  } finally {
    await server.stop();
    await empty.drop();
  }
});

test('processes that share the roles start at the same time on an empty database, and each reports its health', async () => {
  const empty = await createTestDatabase();
  const settings = { ...needed(), DATABASE_URL: empty.url };
  const healthPort = await freePort();
  const [api, storefront, worker] = await Promise.all([
    serve({ ...settings, ROLES: 'api' }),
    serve({ ...settings, ROLES: 'storefront' }),
    serve({ ...settings, ROLES: 'worker', PORT: `${healthPort}` }),
  ]);
  try {
    const [console = 0, mobile = 0, store = 0] = ports;
    for (const port of [console, mobile, store, healthPort])
      assert.deepEqual(
        await (await fetch(`http://127.0.0.1:${port}/readyz`)).json(),
        {
          status: 'ready',
          problems: [],
          notes: ['no payment provider is set up, so nobody can pay yet'],
        },
        `${port}`,
      );
    assert.equal(
      (await fetch(`http://127.0.0.1:${healthPort}/api/v1/auth/captcha`)).status,
      404,
      'a worker serves nothing else',
    );
    assert.match(api.said, /First administrator/);
    assert.doesNotMatch(`${storefront.said}${worker.said}`, /First administrator|could not/);
  } finally {
    assert.deepEqual(await Promise.all([api.stop(), storefront.stop(), worker.stop()]), [0, 0, 0]);
    await empty.drop();
  }
});
