import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Client } from '@stomp/stompjs';
import { listDemoReceivers } from '@vitrine/contract/admin/demo-texts.ts';
import { demoTopics } from '@vitrine/contract/topics.ts';
import { setAccountRoles } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createServer } from '#platform/http/server.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { signInAs, type TestPerson } from '../testing.ts';

const clients: Client[] = [];

const { app, mira, noor, guest } = await withSignedIn({
  mira: { role: 'ADMIN', username: 'mira' },
  noor: { role: 'ADMIN', username: 'noor' },
  guest: { role: 'GUEST', username: 'gil' },
});
const server = await closeAfter(createServer(app.config));
app.mount(server);
await server.listen({ port: 0, host: '127.0.0.1' });
await closeAfter({
  close: () => Promise.all(clients.map((client) => client.deactivate({ force: true }))),
});

interface Connection {
  client: Client;
  bodies: string[];
  /** The words of the server's refusal. */
  refused: Promise<string>;
}

/** Connects and subscribes to what the page hears. */
async function connect({ token }: TestPerson, ...destinations: string[]): Promise<Connection> {
  const { port } = server.server.address() as AddressInfo;
  const client = new Client({
    brokerURL: `ws://127.0.0.1:${port}/ws`,
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
  });
  clients.push(client);
  const bodies: string[] = [];
  const refused = new Promise<string>((resolve) => {
    client.onStompError = ({ headers }) => resolve(headers['message'] ?? '');
  });
  await new Promise<void>((resolve) => {
    client.onConnect = () => resolve();
    client.activate();
  });
  for (const destination of destinations) {
    const taken = new Promise<void>((resolve) =>
      client.watchForReceipt(destination, () => resolve()),
    );
    client.subscribe(destination, ({ body }) => bodies.push(body), { receipt: destination });
    await Promise.race([taken, refused]);
  }
  return { client, bodies, refused };
}

/** Sends, and waits for the receipt: by then the message has been handled. */
function send({ client, refused }: Connection, destination: string, body: string): Promise<string> {
  const receipt = crypto.randomUUID();
  const received = new Promise<string>((resolve) =>
    client.watchForReceipt(receipt, () => resolve('received')),
  );
  client.publish({ destination, body, headers: { receipt } });
  return Promise.race([received, refused]);
}

test('a text to everyone reaches those who subscribed, plain, and its sender gets a receipt', async () => {
  const [from, to] = [
    await connect(mira, demoTopics.notice),
    await connect(noor, demoTopics.notice),
  ];
  assert.equal(await send(from, demoTopics.sendToAll, '  Tea is ready  '), 'received');
  await until('both receive it', () => to.bodies.length > 0 && from.bodies.length > 0);
  assert.deepEqual([to.bodies, from.bodies], [['Tea is ready'], ['Tea is ready']]);
});

test('a text to one operator reaches him alone, with the name of the sender that the server knows', async () => {
  const [from, to] = [
    await connect(mira, demoTopics.greeting),
    await connect(noor, demoTopics.greeting),
  ];
  assert.equal(await send(from, `${demoTopics.sendToUser}NOOR`, 'Hello'), 'received');
  await until('the receiver is reached', () => to.bodies.length > 0);
  assert.deepEqual(
    to.bodies.map((body) => JSON.parse(body)),
    [{ sender: 'mira', content: 'Hello' }],
  );
  assert.deepEqual(from.bodies, []);
});

test('nobody without the right sends or subscribes, and nobody sends to another destination', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  for (const person of [guest, owner]) {
    assert.equal(
      await send(await connect(person), demoTopics.sendToAll, 'Hello'),
      'sending refused',
    );
    assert.equal(await (await connect(person, demoTopics.notice)).refused, 'subscription refused');
  }
  for (const destination of [
    demoTopics.notice,
    '/topic/platform',
    '/user/queue/message',
    '/app/other',
  ])
    assert.equal(
      await send(await connect(mira), destination, '{}'),
      'sending refused',
      destination,
    );
});

test('a refused message is an error, and the connection and its subscriptions stay', async () => {
  const connection = await connect(mira, demoTopics.notice);
  assert.equal(
    await send(connection, demoTopics.notice, 'From a client of the family'),
    'sending refused',
  );
  connection.client.publish({ destination: demoTopics.sendToAll, body: 'Still here' });
  await until('the text arrives', () => connection.bodies.length > 0);
  assert.deepEqual([connection.bodies, connection.client.connected], [['Still here'], true]);
});

test('an empty text, one that is too long and one to an owner have no effect, and the connection stays', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  const [from, to] = [
    await connect(mira),
    await connect(noor, demoTopics.notice, demoTopics.greeting),
  ];
  const heard = await connect(owner, demoTopics.greeting);
  for (const [destination, body] of [
    [demoTopics.sendToAll, ' '],
    [demoTopics.sendToAll, 'x'.repeat(501)],
    [`${demoTopics.sendToUser}${owner.account.email}`, 'Hello'],
    [`${demoTopics.sendToUser}nobody`, 'Hello'],
  ] as const)
    from.client.publish({ destination, body });
  assert.equal(await send(from, demoTopics.sendToAll, 'last'), 'received');
  await until('the last text arrives', () => to.bodies.length > 0);
  assert.deepEqual([to.bodies, heard.bodies], [['last'], []]);
});

test('a right that is taken away counts on an open connection', async () => {
  const person = await signInAs(app, 'ADMIN');
  const connection = await connect(person);
  assert.equal(await send(connection, demoTopics.sendToAll, 'first'), 'received');
  await inTx(systemContext(app.platform), (tx) =>
    setAccountRoles(tx, person.account.id, ['GUEST']),
  );
  await until(
    'sending is refused',
    async () => (await send(connection, demoTopics.sendToAll, 'more')) === 'sending refused',
  );
});

test('a client that sends too much is disconnected', async () => {
  const connection = await connect(mira);
  for (let count = 0; count < 61; count += 1)
    connection.client.publish({ destination: demoTopics.sendToAll, body: 'again' });
  assert.equal(await connection.refused, 'too many messages');
});

test('receivers are operators by their user names', async () => {
  const { data } = (await app.call(listDemoReceivers, {}, mira)).body;
  assert.ok(['mira', 'noor', 'gil'].every((name) => data.some(({ value }) => value === name)));
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.ok(!data.some(({ value }) => value === owner.account.email));
  assert.equal((await app.call(listDemoReceivers, {}, guest)).body.code, 'forbidden');
});
