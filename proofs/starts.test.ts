import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { openPlace, runInterruptedStarts, stopAndLook } from './starts.ts';

test('a first start that is killed or broken off half-way is made good by the next one', async () => {
  const { breaks, kills } = await runInterruptedStarts({ kills: 4, seed: 20_261_123, demo: 'off' });
  assert.deepEqual(breaks, []);
  assert.equal(kills, 4);
});

test('a server stops cleanly in seconds although somebody listens to its push', async () => {
  const place = await openPlace('off');
  try {
    const server = await place.start();
    const socket = new WebSocket(`${place.url.replace('http', 'ws')}/ws`, 'v12.stomp');
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code), { once: true }));
    const began = performance.now();
    assert.deepEqual(await stopAndLook(place, server, ['SIGINT']), []);
    assert.equal(await closed, 1001, 'the client is told that the server goes away');
    assert.ok(performance.now() - began < 8_000, 'no time limit had to end it');
  } finally {
    place.remove();
  }
});

test('a second request to stop ends server and database at once, although a request is still open', async () => {
  const place = await openPlace('off');
  try {
    const server = await place.start();
    const socket = connect(Number(new URL(place.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    // A body that never comes to its end.
    socket.write('POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
    await new Promise((resolve) => socket.once('connect', resolve));
    const began = performance.now();
    assert.deepEqual(await stopAndLook(place, server, ['SIGINT', 'SIGTERM']), []);
    assert.ok(performance.now() - began < 8_000);
    socket.destroy();
    const again = await place.start();
    assert.deepEqual(await stopAndLook(place, again), []);
  } finally {
    place.remove();
  }
});
