import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect as connectRaw } from 'node:net';
import { test } from 'node:test';
import { Client, type IFrame } from '@stomp/stompjs';
import { logout } from '@vitrine/contract/admin/identity.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { setAccountRoles } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createServer } from '#platform/http/server.ts';
import { sendPush } from '#platform/push/push.ts';
import { maySubscribe } from '#platform/push/push-rights.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { maySubscribeToStore } from '#shop/stores/push-rights.ts';
import { withOwner } from '#shop/testing/fixtures.ts';

const clients: Client[] = [];
const allowedOrigin = 'https://www.brand.com';

const { app, luna, kira } = await withOwner(
  { luna: {}, kira: {} },
  { environment: { ALLOWED_ORIGINS: allowedOrigin } },
);
const server = await closeAfter(createServer(app.config));
app.mount(server);
await server.listen({ port: 0, host: '127.0.0.1' });
await closeAfter({
  close: () => Promise.all(clients.map((client) => client.deactivate({ force: true }))),
});

/** A client that has been let in, or the words of the refusal. */
async function connect(token: string): Promise<Client | string> {
  const { port } = server.server.address() as AddressInfo;
  const client = new Client({
    brokerURL: `ws://127.0.0.1:${port}/ws`,
    connectHeaders: token ? { Authorization: `Bearer ${token}` } : {},
    reconnectDelay: 0,
  });
  clients.push(client);
  return new Promise((resolve) => {
    client.onConnect = () => resolve(client);
    client.onStompError = ({ headers }: IFrame) => resolve(headers['message'] ?? '');
    client.activate();
  });
}

/** Subscribes, and waits until the server has taken or refused it. */
async function hear(client: Client | string, destination: string): Promise<string[]> {
  assert.ok(typeof client !== 'string', `not connected: ${client}`);
  const bodies: string[] = [];
  const taken = new Promise<void>((resolve, reject) => {
    client.onStompError = ({ headers }: IFrame) => reject(new Error(headers['message']));
    client.watchForReceipt('taken', () => resolve());
  });
  client.subscribe(destination, ({ body }) => bodies.push(body), { receipt: 'taken' });
  await taken;
  return bodies;
}

const tell = (destination: string, body: unknown, accountId?: string) =>
  inTx(systemContext(app.platform), (ctx) =>
    sendPush(ctx, { destination, body, ...(accountId ? { accountId } : {}) }),
  );

/** A message that travels the same way after the others: what has not come before it does not come. */
async function settled(client: Client | string): Promise<void> {
  assert.ok(typeof client !== 'string');
  const arrived = new Promise<void>((resolve) => {
    client.subscribe(topics.dictionaries, () => resolve(), { receipt: 'last' });
    client.watchForReceipt('last', () => void tell(topics.dictionaries, {}));
  });
  await arrived;
}

/** The next message that is added to a list, waited for. */
async function nextOf(bodies: string[]): Promise<string> {
  const known = bodies.length;
  while (bodies.length === known) await new Promise((resolve) => setTimeout(resolve, 20));
  return bodies.at(-1) ?? '';
}

test('no connection is accepted without a valid token', async () => {
  assert.equal(await connect(''), 'not signed in');
  assert.equal(await connect('x.y.z'), 'not signed in');
});

test('an owner receives messages of the own store once a change is committed, and none of a change that was rolled back', async () => {
  const client = await connect(luna.token);
  const heard = await hear(client, topics.store(luna.storeId));
  await assert.rejects(
    inTx(systemContext(app.platform), async (ctx) => {
      await sendPush(ctx, {
        destination: topics.store(luna.storeId),
        body: { kind: 'order.placed', orderNumber: 'VT-0' },
      });
      throw new Error('taken back');
    }),
    /taken back/,
  );
  await tell(topics.store(luna.storeId), { kind: 'order.placed', orderNumber: 'VT-1' });
  await tell(topics.store(kira.storeId), { kind: 'order.placed', orderNumber: 'VT-2' });
  await settled(client);
  assert.deepEqual(heard, ['{"kind":"order.placed","orderNumber":"VT-1"}']);
});

test('another store, the platform and destinations that do not exist are refused to an owner', async () => {
  for (const destination of [
    topics.store(kira.storeId),
    topics.platform,
    '/topic/anything',
    '/user/queue/../rights',
  ]) {
    await assert.rejects(
      hear(await connect(luna.token), destination),
      { message: 'subscription refused' },
      destination,
    );
  }
});

test('operators receive messages of every store and the platform, and a queue is the own one only', async () => {
  const { token, account } = await signInAs(app, 'GUEST');
  const client = await connect(token);
  const store = await hear(client, topics.store(kira.storeId));
  const platform = await hear(client, topics.platform);
  const rights = await hear(client, topics.rights);
  await tell(topics.store(kira.storeId), 1);
  await tell(topics.platform, 2);
  await tell(topics.rights, 3, luna.accountId);
  await tell(topics.rights, 4, account.id);
  await settled(client);
  assert.deepEqual([store, platform, rights], [['1'], ['2'], ['4']]);
});

test('signing out closes the socket', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER');
  const client = await connect(token);
  assert.ok(typeof client !== 'string');
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = ({ code }: { code: number }) => resolve(code);
  });
  assert.equal((await app.call(logout, {}, { token })).status, 200);
  assert.equal(await closed, 1008);
});

test('after losing a role a client receives no more messages of that role, on a socket that stays open', async () => {
  const { token, account } = await signInAs(app, 'ADMIN');
  const client = await connect(token);
  const store = await hear(client, topics.store(kira.storeId));
  const rights = await hear(client, topics.rights);
  await inTx(systemContext(app.platform), (ctx) =>
    setAccountRoles(ctx, account.id, ['STORE_OWNER']),
  );
  await settled(client);
  await tell(topics.store(kira.storeId), 'a secret');
  await settled(client);
  assert.deepEqual(store, []);
  assert.equal(rights.length, 1, 'the change itself is told');
  await assert.rejects(hear(client, topics.platform), { message: 'subscription refused' });
});

/** A socket without the client's manners; answers the code with which it was closed. */
async function closeCodeOf(...messages: readonly string[]): Promise<number> {
  const { port } = server.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, 'v12.stomp');
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  for (const message of messages) socket.send(message);
  return closed;
}

test('a frame that does not end, and a second CONNECT, close the socket', async () => {
  const part = `SEND\nx:${'x'.repeat(40_000)}`;
  assert.equal(await closeCodeOf(part, part), 1008);
  const hello = `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${luna.token}\n\n\0`;
  const again = `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${kira.token}\n\n\0`;
  assert.equal(await closeCodeOf(hello, again), 1008);
});

test('a message of a client that may not send is refused by an error, and reaches no one', async () => {
  const listener = await connect(luna.token);
  const heard = await hear(listener, topics.dictionaries);
  for (const destination of [topics.dictionaries, '/app/anything', topics.store(luna.storeId)]) {
    const sender = await connect(luna.token);
    assert.ok(typeof sender !== 'string');
    const refused = new Promise<string | undefined>((resolve) => {
      sender.onStompError = ({ headers }) => resolve(headers['message']);
    });
    sender.publish({ destination, body: 'from a client' });
    assert.equal(await refused, 'sending refused', destination);
  }
  await settled(listener);
  assert.deepEqual(
    heard.filter((body) => body.includes('client')),
    [],
  );
});

test('each window of an account receives its messages, and is counted once among those who are online', async () => {
  const { token, account } = await signInAs(app, 'GUEST');
  const windows = [await connect(token), await connect(token)];
  const queues = [];
  for (const window of windows) queues.push(await hear(window, topics.noticesRead));
  const counts = await hear(windows[0] as Client, topics.onlineUserCount);
  await tell(topics.noticesRead, { seen: true }, account.id);
  for (const window of windows) await settled(window);
  assert.deepEqual(queues, [['{"seen":true}'], ['{"seen":true}']]);
  const before = Number(await nextOf(counts));
  assert.ok(typeof windows[1] !== 'string');
  await windows[1]?.deactivate();
  assert.equal(Number(await nextOf(counts)), before, 'one window less is not one person less');
});

test('a disabled account loses its connections at once', async () => {
  const { token, account } = await signInAs(app, 'GUEST');
  const client = await connect(token);
  assert.ok(typeof client !== 'string');
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = ({ code }: { code: number }) => resolve(code);
  });
  const { db } = app.platform.database;
  await db.update(accounts).set({ status: 0 }).where(eq(accounts.id, account.id));
  await app.platform.signals.send(db, 'rights-changed', { accountId: account.id });
  assert.equal(await closed, 1008);
});

test('only pages of this installation and of the allowed origins may open the socket', async () => {
  const { port } = server.server.address() as AddressInfo;
  const { request } = await import('node:http');
  const statusFor = async (origin: string) => {
    const call = request({
      port,
      path: '/ws',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin,
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-version': '13',
      },
    });
    call.end();
    return Promise.race([
      once(call, 'response').then(([response]) => response.resume().statusCode),
      once(call, 'upgrade').then(([response, socket]) => {
        socket.destroy();
        return response.statusCode;
      }),
    ]);
  };
  assert.equal(await statusFor(new URL(app.config.consoleUrl).origin), 101);
  assert.equal(await statusFor(allowedOrigin), 101);
  for (const origin of [
    'https://evil.example',
    `${allowedOrigin}.evil.example`,
    allowedOrigin.replace('https:', 'http:'),
    'null',
  ])
    assert.equal(await statusFor(origin), 403, origin);
});

test('strangers who break off while they are refused do no harm', async () => {
  const { port } = server.server.address() as AddressInfo;
  const upgrade =
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.example\r\n\r\n';
  for (let round = 0; round < 100; round += 1) {
    const socket = connectRaw(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(upgrade, resolve));
    socket.resetAndDestroy();
  }
  assert.ok(typeof (await connect(luna.token)) !== 'string');
});

test('who may receive what is decided by the destination as a whole', () => {
  const owner = { storeId: '7', roles: ['STORE_OWNER'] } as unknown as Parameters<
    typeof maySubscribeToStore
  >[0];
  assert.equal(maySubscribe([maySubscribeToStore], owner, '/topic/store.7'), true);
  for (const wanted of [
    '/topic/store.77',
    '/topic/store.7/x',
    'x/topic/store.7',
    '/topic/store.',
    '/topic/store.8',
  ])
    assert.equal(maySubscribe([maySubscribeToStore], owner, wanted), false, wanted);
  assert.equal(
    maySubscribe([maySubscribeToStore], { ...owner, roles: [] }, '/topic/store.7'),
    false,
    'the store without the role',
  );
  assert.equal(maySubscribe([], owner, '/topic/store.7'), false, 'no module allows it');
});

test('a socket ends with the token that opened it: messages sent afterwards do not reach it', async () => {
  const { token } = await signInAs(app, 'STORE_OWNER');
  const client = await connect(token);
  const heard = await hear(client, topics.dictionaries);
  assert.ok(typeof client !== 'string');
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = ({ code }: { code: number }) => resolve(code);
  });
  app.clock.advance(15 * 60_000);
  await tell(topics.dictionaries, 'later');
  assert.equal(await closed, 4001);
  assert.deepEqual(heard, []);
});
