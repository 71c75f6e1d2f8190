import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import {
  openPlace,
  type Place,
  processesOf,
  runInterruptedStarts,
  stopAndVerify,
} from './starts.ts';

// A first start takes longest: those tests that need a server only to stop it share its folder.
let place: Place;
before(async () => {
  place = await openPlace('off');
});
after(() => place.remove());

test('a first start that is killed half-way is made good by the next one', async () => {
  const { breaks, kills } = await runInterruptedStarts({ kills: 1, seed: 20_261_123, demo: 'off' });
  assert.deepEqual(breaks, []);
  assert.equal(kills, 1);
});

test('a server stops cleanly and waits for no time limit although a client listens to its push', async () => {
  const server = await place.start();
  const socket = new WebSocket(`${place.url.replace('http', 'ws')}/ws`, 'v12.stomp');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code), { once: true }),
  );
  assert.deepEqual(await stopAndVerify(place, server, ['SIGINT']), []);
  assert.equal(await closed, 1001, 'the client gets the close code "going away"');
});

test('a second request to stop ends server and database at once, although a request is still open', async () => {
  const server = await place.start();
  const socket = connect(Number(new URL(place.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  // A body that never comes to its end.
  socket.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await new Promise((resolve) => socket.once('connect', resolve));
  assert.deepEqual(await stopAndVerify(place, server, ['SIGINT', 'SIGTERM']), []);
  socket.destroy();
  const again = await place.start();
  assert.deepEqual(await stopAndVerify(place, again), []);
});

const root = path.resolve(import.meta.dirname, '..');
const isBuilt = ['apps/console/dist', 'apps/storefront/build'].every((folder) =>
  existsSync(path.join(root, folder, '.vitrine-built')),
);

test('ending npm ends the server and its database with it', {
  skip: isBuilt ? false : 'the apps are not built',
}, async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...place.environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (text) => {
      output += text;
      if (/Ready in/.test(output)) resolve();
    });
    npm.once('exit', () => reject(new Error(output)));
  });
  // The pipe closes when the last of them is gone.
  const closed = new Promise((resolve) => npm.once('close', resolve));
  npm.removeAllListeners('exit');
  npm.kill('SIGTERM');
  await closed;
  assert.match(output, /Stopping/);
  assert.deepEqual(processesOf(place.dataDir), []);
});
