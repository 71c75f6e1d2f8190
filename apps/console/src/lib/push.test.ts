import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { FrameImpl, type IRawFrameType, Parser } from '@stomp/stompjs';
import { type VerifyClientCallbackAsync, type WebSocket, WebSocketServer } from 'ws';
import { createPush, usePushState } from './push.ts';

/** A small STOMP server: remembers CONNECT tokens and subscriptions, sends to one topic, and can drop everybody. */
async function startStomp(
  t: TestContext,
  accepts: (token: string) => boolean = () => true,
  verifyClient?: VerifyClientCallbackAsync,
) {
  const http = createServer();
  const sockets = new WebSocketServer({
    server: http,
    handleProtocols: () => 'v12.stomp',
    ...(verifyClient && { verifyClient }),
  });
  const seen = { tokens: [] as string[], topics: [] as string[] };
  const open = new Map<WebSocket, Map<string, string>>();
  sockets.on('connection', (socket) => {
    const subscriptions = new Map<string, string>();
    const parser = new Parser(
      (raw: IRawFrameType) => {
        const headers = Object.fromEntries(raw.headers as [string, string][]);
        if (raw.command === 'CONNECT') {
          seen.tokens.push(headers.Authorization ?? '');
          if (!accepts(headers.Authorization ?? '')) return socket.close(1008);
          open.set(socket, subscriptions);
          socket.send(
            FrameImpl.marshall({
              command: 'CONNECTED',
              headers: { version: '1.2', 'heart-beat': '0,0' },
            }),
          );
        } else if (raw.command === 'SUBSCRIBE') {
          seen.topics.push(headers.destination ?? '');
          subscriptions.set(headers.destination ?? '', headers.id ?? '');
          http.emit('subscribed');
        } else if (raw.command === 'UNSUBSCRIBE') http.emit('unsubscribed');
      },
      () => undefined,
    );
    socket.on('message', (data) => parser.parseChunk(data.toString()));
    socket.on('close', () => {
      open.delete(socket);
      http.emit('disconnected');
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // After a failed test as well: an open server would keep the process.
  t.after(async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    http.closeAllConnections();
    http.close();
    await once(http, 'close');
  });
  return {
    http,
    seen,
    address: () => `ws://127.0.0.1:${(http.address() as AddressInfo).port}/ws`,
    publish(topic: string, body: string) {
      for (const [socket, subscriptions] of open) {
        const subscription = subscriptions.get(topic);
        if (subscription)
          socket.send(
            FrameImpl.marshall({
              command: 'MESSAGE',
              headers: { destination: topic, subscription, 'message-id': '1' },
              body,
            }),
          );
      }
    },
    drop: () => {
      for (const socket of open.keys()) socket.terminate();
    },
    endWith: (code: number) => {
      for (const socket of open.keys()) socket.close(code);
    },
  };
}

const connected = (wanted: boolean) =>
  new Promise<void>((resolve) => {
    if (usePushState.getState().isConnected === wanted) return resolve();
    const stop = usePushState.subscribe(({ isConnected }) => {
      if (isConnected !== wanted) return;
      stop();
      resolve();
    });
  });

test('handlers receive the body of their topic once, however often they were added', async (t) => {
  const server = await startStomp(t);
  const push = createPush({ address: server.address, freshToken: async () => 'Bearer t' });
  const bodies: string[] = [];
  let arrived: () => void = () => undefined;
  const handler = (body: string) => {
    bodies.push(body);
    arrived();
  };
  push.on('/topic/a', handler);
  push.on('/topic/a', handler);
  const subscribed = once(server.http, 'subscribed');
  push.nudge();
  push.nudge();
  await subscribed;
  assert.equal(usePushState.getState().isConnected, true);
  const message = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server.publish('/topic/a', '{"n":1}');
  await message;
  assert.deepEqual(bodies, ['{"n":1}']);
  assert.deepEqual(server.seen, { tokens: ['Bearer t'], topics: ['/topic/a'] });
  await push.disconnect();
});

test('a topic is subscribed after the connection stands as well, and given up with its last handler', async (t) => {
  const server = await startStomp(t);
  const push = createPush({ address: server.address, freshToken: async () => 'Bearer t' });
  push.nudge();
  await connected(true);
  const subscribed = once(server.http, 'subscribed');
  const stop = push.on('/topic/late', () => undefined);
  await subscribed;
  const unsubscribed = once(server.http, 'unsubscribed');
  stop();
  await unsubscribed;
  await push.disconnect();
  assert.equal(usePushState.getState().isConnected, false);
});

test('a lost connection comes back after 5 s with a fresh token and its topics', async (t) => {
  const server = await startStomp(t);
  const waits: number[] = [];
  let round = 0;
  const push = createPush({
    address: server.address,
    freshToken: async () => {
      round += 1;
      return `Bearer t${round}`;
    },
    delay: async (ms) => void waits.push(ms),
  });
  push.on('/topic/a', () => undefined);
  const first = once(server.http, 'subscribed');
  push.nudge();
  await first;
  const second = once(server.http, 'subscribed');
  server.drop();
  await second;
  assert.deepEqual(server.seen, {
    tokens: ['Bearer t1', 'Bearer t2'],
    topics: ['/topic/a', '/topic/a'],
  });
  assert.deepEqual(waits, [5000]);
  await push.disconnect();
});

test('a connection that ended with its token comes back at once with a fresh one, and listeners hear of it', async (t) => {
  const server = await startStomp(t);
  const waits: number[] = [];
  const ended: string[] = [];
  const push = createPush({
    address: server.address,
    freshToken: async (old) => {
      ended.push(old);
      return `Bearer t${ended.length}`;
    },
    delay: async (ms) => void waits.push(ms),
  });
  let returned = 0;
  push.onReturn(() => {
    returned += 1;
  });
  push.on('/topic/a', () => undefined);
  const first = once(server.http, 'subscribed');
  push.nudge();
  await first;
  assert.equal(returned, 0, 'the first connection is no return');
  const second = once(server.http, 'subscribed');
  server.endWith(4001);
  await second;
  assert.deepEqual(server.seen.tokens, ['Bearer t1', 'Bearer t2']);
  assert.deepEqual(ended, ['', 'Bearer t1'], 'and the old one is known to be none any more');
  assert.deepEqual(waits, []);
  assert.equal(returned, 1);
  await push.disconnect();
});

test('after the first attempt and three more it rests, until it is nudged', async (t) => {
  let isOpen = false;
  const server = await startStomp(t, () => isOpen);
  const waits: number[] = [];
  let asked = 0;
  let refusals = 0;
  const states = new EventEmitter();
  const push = createPush({
    address: server.address,
    freshToken: async () => {
      asked += 1;
      return 'Bearer t';
    },
    delay: async (ms) => void waits.push(ms),
    onState: (isConnected) => {
      if (isConnected) return states.emit('connected');
      refusals += 1;
      // No wait takes any time here: the next attempt has begun by then, or there is none.
      setImmediate(() => asked === refusals && states.emit('rest'));
    },
  });
  const rest = once(states, 'rest');
  push.nudge();
  await rest;
  assert.deepEqual({ waits, asked }, { waits: [5000, 5000, 5000], asked: 4 });
  isOpen = true;
  const connection = once(states, 'connected');
  push.nudge();
  await connection;
  assert.equal(server.seen.tokens.length, 5);
  await push.disconnect();
});

test('without a token nothing is connected', async (t) => {
  const server = await startStomp(t);
  const waits: number[] = [];
  const push = createPush({
    address: server.address,
    freshToken: async () => '',
    delay: async (ms) => void waits.push(ms),
  });
  push.nudge();
  while (waits.length < 3) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(server.seen.tokens, []);
  await push.disconnect();
});

test('a client that is disconnected is deactivated, has no handler any more and does not reconnect', async (t) => {
  const server = await startStomp(t);
  const waits: number[] = [];
  const push = createPush({
    address: server.address,
    freshToken: async () => 'Bearer t1',
    delay: async (ms) => void waits.push(ms),
  });
  const bodies: string[] = [];
  push.on('/topic/a', (body) => bodies.push(body));
  const subscribed = once(server.http, 'subscribed');
  push.nudge();
  await subscribed;
  const closed = once(server.http, 'disconnected');
  await push.disconnect();
  await closed;
  assert.deepEqual([usePushState.getState().isConnected, waits], [false, []]);
  // The next person at this browser connects anew and is subscribed to nothing of the one before.
  push.on('/topic/b', (body) => bodies.push(body));
  const again = once(server.http, 'subscribed');
  push.nudge();
  await again;
  assert.deepEqual(server.seen.topics, ['/topic/a', '/topic/b']);
  await push.disconnect();
});

test('a connection that is given up while it opens is closed only once it is open, and never counts as connected', async (t) => {
  let admit = () => {};
  const asked = new EventEmitter();
  const server = await startStomp(t, undefined, (_request, answer) => {
    admit = () => answer(true);
    asked.emit('admission');
  });
  const push = createPush({ address: server.address, freshToken: async () => 'Bearer t' });
  const states: boolean[] = [];
  const stop = usePushState.subscribe(({ isConnected }) => states.push(isConnected));
  const admission = once(asked, 'admission');
  push.nudge();
  await admission;
  await push.disconnect();
  const ended = once(server.http, 'disconnected');
  admit();
  await ended;
  assert.deepEqual(server.seen, { tokens: ['Bearer t'], topics: [] });
  assert.ok(!states.includes(true));
  stop();
});
