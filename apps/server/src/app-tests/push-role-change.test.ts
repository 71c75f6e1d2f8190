import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createRole, updateRoleMenus, updateRoleStatus } from '@vitrine/contract/admin/roles.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { withOperator } from '#admin/testing/fixtures.ts';
import { findRoleId, listAllMenus, signInAs, type TestPerson } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createServer } from '#platform/http/server.ts';
import { sendPush } from '#platform/push/push.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { openPushClient, type PushClient } from '#platform/testing/push-client.ts';
import { recordQueries } from '#platform/testing/queries.ts';

const userCount = 10;
/** Ten times as many as those that are compared with them. */
const connectionsPerUser = 10;

const users: TestPerson[] = [];
const open = new Set<PushClient>();

const { app, admin, guest: outsider } = await withOperator();
const server = await closeAfter(createServer(app.config));
app.mount(server);
await server.listen({ port: 0, host: '127.0.0.1' });
await closeAfter({ close: () => Promise.all([...open].map((client) => client.close())) });
await app.call(createRole, { body: { name: 'Support', code: 'SUPPORT' } }, admin);
const roleId = await findRoleId(app, admin.token, 'SUPPORT');
for (let index = 0; index < userCount; index += 1) users.push(await signInAs(app, 'SUPPORT'));

async function connect({ token }: TestPerson): Promise<PushClient> {
  const { port } = server.server.address() as AddressInfo;
  const client = await openPushClient(`ws://127.0.0.1:${port}/ws`, token);
  open.add(client);
  for (const destination of [topics.rights, topics.platform, topics.dictionaries])
    await client.subscribe(destination);
  return client;
}

/** One network may have 50 connections that are not signed in yet, so each user opens one at a time. */
const connectAll = async (each: number): Promise<PushClient[]> => {
  const opened: PushClient[] = [];
  for (let index = 0; index < each; index += 1)
    opened.push(...(await Promise.all(users.map(connect))));
  return opened;
};

const send = (destination: string) =>
  inTx(systemContext(app.platform), (ctx) => sendPush(ctx, { destination, body: {} }));

/** A message for everybody arrives at a connection after those that were sent before, and after its rights have been read again. */
async function settle(clients: readonly PushClient[]): Promise<void> {
  const before = clients.map((client) => client.count(topics.dictionaries));
  await send(topics.dictionaries);
  await Promise.all(
    clients.map((client, index) => client.reach(topics.dictionaries, (before[index] ?? 0) + 1)),
  );
}

/** Statements about who is online are sent some time after connections were opened, whatever happens meanwhile. */
const isPresence = ({ text, values }: { text: string; values: unknown[] }) =>
  text.includes('push_connections') || JSON.stringify(values).includes(topics.onlineUserCount);

/** Changes the role and waits until every connection has heard of it and its rights have been read again; the number of statements. */
async function change(
  clients: readonly PushClient[],
  work: () => Promise<{ status: number }>,
): Promise<number> {
  const before = clients.map((client) => client.count(topics.rights));
  const sent = await recordQueries(app, async () => {
    assert.equal((await work()).status, 200);
    await settle(clients);
  });
  assert.deepEqual(
    [
      ...new Set(
        clients.map((client, index) => client.count(topics.rights) - (before[index] ?? 0)),
      ),
    ],
    [1],
    'each connection hears of it once',
  );
  return sent.filter((query) => !isPresence(query)).length;
}

test('a change of a role reaches each of 100 open connections, counts at once, and costs no statement per connection', async () => {
  const { token } = admin;
  const setStatus = (status: '0' | '1') =>
    app.call(updateRoleStatus, { params: { id: roleId }, query: { status } }, { token });
  const menus = (await listAllMenus(app, token))
    .filter(({ perm }) => perm === 'sys:dict:query')
    .map(({ id }) => id);
  const setMenus = () =>
    app.call(updateRoleMenus, { params: { id: roleId }, body: menus }, { token });

  // Only what is added is checked, so that the first time costs more than those that are compared.
  await setMenus();

  const few = await connectAll(1);
  const forFew = {
    menus: await change(few, setMenus),
    off: await change(few, () => setStatus('0')),
    on: await change(few, () => setStatus('1')),
  };
  await Promise.all(few.map((client) => client.close()));
  for (const client of few) open.delete(client);

  const other = await connect(outsider);
  const many = await connectAll(connectionsPerUser);
  assert.equal(many.length, 100);
  const menusOfMany = await change(many, setMenus);

  await send(topics.platform);
  await settle([...many, other]);
  assert.deepEqual(
    [...new Set(many.map((client) => client.count(topics.platform)))],
    [1],
    'the role follows the platform',
  );
  const off = await change(many, () => setStatus('0'));
  await send(topics.platform);
  await settle([...many, other]);
  assert.deepEqual(
    [...new Set(many.map((client) => client.count(topics.platform)))],
    [1],
    'a disabled role follows the platform no more',
  );
  assert.equal(other.count(topics.platform), 2, 'another role still does');
  assert.equal(other.count(topics.rights), 0, 'and hears nothing of a role that is not its own');

  assert.deepEqual(
    { menus: menusOfMany, off, on: await change(many, () => setStatus('1')) },
    forFew,
  );
});
