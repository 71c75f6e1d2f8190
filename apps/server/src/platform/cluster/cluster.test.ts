import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { withClient } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { startCluster } from './index.ts';

let base: string;
let dataDir: string;

before(() => {
  base = mkdtempSync(path.join(tmpdir(), 'vitrine cluster é-'));
  chmodSync(base, 0o700);
  dataDir = path.join(base, 'data folder');
});

after(() => rmSync(base, { recursive: true, force: true }));

const query = (url: string, text: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(text)).rows);

const postmasterPid = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

test('starts in a private folder with spaces and accents, keeps its rows over a restart, and knows Chinese letters', async () => {
  const first = await startCluster({ dataDir, isThrowaway: true });
  await query(first.url, 'create table kept (word text)');
  await query(first.url, "insert into kept values ('手机')");
  await first.stop();
  assert.equal(existsSync(path.join(dataDir, 'postgres/postmaster.pid')), false);
  const second = await startCluster({ dataDir, isThrowaway: true });
  assert.deepEqual(await query(second.url, "select word, '手' ~ '\\w' as is_letter from kept"), [
    { word: '手机', is_letter: true },
  ]);
  await second.stop();
  assert.equal(existsSync(path.join(dataDir, 'server.lock')), false);
});

test('is reached by a socket in its folder, and by TCP where the name of the folder is too long for one', async () => {
  const socketOf = async (url: string) =>
    (
      await query(
        url,
        "select current_setting('unix_socket_directories') as folder, inet_server_addr() as host",
      )
    )[0];
  const near = await startCluster({ dataDir, isThrowaway: true });
  assert.deepEqual(await socketOf(near.url), {
    folder: `"${path.join(dataDir, 'postgres')}"`,
    host: null,
  });
  // Tools that support only host and port can connect as well.
  const byTcp = new URL(near.url);
  byTcp.search = '';
  assert.equal((await socketOf(byTcp.href))?.['host'], '127.0.0.1');
  await near.stop();
  const deep = await startCluster({ dataDir: path.join(base, 'x'.repeat(100)), isThrowaway: true });
  assert.deepEqual(await socketOf(deep.url), { folder: '', host: '127.0.0.1' });
  await deep.stop();
});

/** A database whose parent was killed; returns its process. */
async function leaveOrphan(): Promise<number> {
  const script = `import { startCluster } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))};
    await startCluster({ dataDir: ${JSON.stringify(dataDir)}, isThrowaway: true }); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  return postmasterPid();
}

test('adopts the server that outlived a killed parent, and loses nothing', async () => {
  const orphan = await leaveOrphan();
  const cluster = await startCluster({ dataDir, isThrowaway: true });
  assert.equal(postmasterPid(), orphan);
  assert.equal((await query(cluster.url, 'select * from kept')).length, 1);
  await cluster.stop();
});

test('adopts it too when it is too busy to answer at first', async () => {
  const orphan = await leaveOrphan();
  const countRefused = () =>
    readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').split('already exists').length;
  const before = countRefused();
  process.kill(orphan, 'SIGSTOP');
  const starting = startCluster({ dataDir, isThrowaway: true });
  await until('a second server was refused', () => countRefused() > before).finally(() =>
    process.kill(orphan, 'SIGCONT'),
  );
  const cluster = await starting;
  assert.equal(postmasterPid(), orphan);
  await cluster.stop();
});

test('recovers after the database itself was killed', async () => {
  const cluster = await startCluster({ dataDir, isThrowaway: true });
  process.kill(postmasterPid(), 'SIGKILL');
  rmSync(path.join(dataDir, 'server.lock'));
  const again = await startCluster({ dataDir, isThrowaway: true });
  assert.equal((await query(again.url, 'select * from kept')).length, 1);
  await again.stop();
  assert.ok(cluster);
});

test('brings a database that was killed under the running server back on its port, with nothing lost', async () => {
  const cluster = await startCluster({ dataDir });
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  let words: Record<string, unknown>[] = [];
  while (!words.length) words = await query(cluster.url, 'select * from kept').catch(() => []);
  assert.equal(words.length, 1);
  assert.notEqual(postmasterPid(), killed);
  await cluster.stop();
  assert.equal(existsSync(path.join(dataDir, 'postgres/postmaster.pid')), false);
});

test('a second server on one folder is refused with the address of the first one', async () => {
  const cluster = await startCluster({ dataDir, isThrowaway: true });
  cluster.setServing('http://127.0.0.1:8080');
  await assert.rejects(
    startCluster({ dataDir, isThrowaway: true }),
    /already uses .* serves at http:\/\/127\.0\.0\.1:8080/,
  );
  assert.equal((await query(cluster.url, 'select * from kept')).length, 1);
  await cluster.stop();
});

test('a lock left by a dead process is taken over', async () => {
  writeFileSync(
    path.join(dataDir, 'server.lock'),
    JSON.stringify({ pid: 999_999_9, startedAt: '1', bootId: 'other' }),
  );
  const cluster = await startCluster({ dataDir, isThrowaway: true });
  await cluster.stop();
});
