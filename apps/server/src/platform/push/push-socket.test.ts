import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { createSocket, sendText } from './push-socket.ts';

const frame = 'x'.repeat(32 * 1024);
/** More than the system buffers for a connection by itself. */
const framesMax = 4_000;
const bufferedMax = 1024 * 1024 + 2 * frame.length;

test('a client that stops reading is cut while little is kept for it, and one that reads gets everything', async (context) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  context.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connect = async () => {
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    context.after(() => client.terminate());
    const [[accepted]] = (await Promise.all([
      once(server, 'connection'),
      once(client, 'open'),
    ])) as [[WebSocket], unknown];
    return { client, socket: createSocket(accepted) };
  };
  const [slow, quick] = [await connect(), await connect()];
  slow.client.pause();
  const cut = once(slow.socket.ws, 'close');
  let received = 0;
  quick.client.on('message', () => {
    received += 1;
  });

  let sent = 0;
  let mostBuffered = 0;
  while (slow.socket.ws.readyState === WebSocket.OPEN && sent < framesMax) {
    sendText(slow.socket, frame);
    sendText(quick.socket, frame);
    mostBuffered = Math.max(mostBuffered, slow.socket.ws.bufferedAmount);
    sent += 1;
    await nextTurn();
  }
  assert.ok(sent < framesMax, 'it is cut');
  await cut;
  assert.ok(mostBuffered <= bufferedMax, `${mostBuffered} bytes were kept`);
  sendText(slow.socket, frame);
  while (received < sent) await once(quick.client, 'message');
  assert.equal(quick.socket.ws.readyState, WebSocket.OPEN);
});
