import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Client } from '@stomp/stompjs';
import { logout } from '@vitrine/contract/admin/identity.ts';
import { endSession, pageSessions } from '@vitrine/contract/admin/sessions.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { createServer } from '#platform/http/server.ts';
import { countOnline } from '#platform/push/push-presence.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { until } from '#platform/testing/until.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { signInAs } from '../testing.ts';

const clients: Client[] = [];

const { app, admin } = await withSignedIn({ admin: { role: 'ADMIN', username: 'watcher' } });
const server = await closeAfter(createServer(app.config));
app.mount(server);
await server.listen({ port: 0, host: '127.0.0.1' });
await closeAfter({
  close: () => Promise.all(clients.map((client) => client.deactivate({ force: true }))),
});

/** An open window; `closed` is the code that its end came with. */
async function openWindow(token: string): Promise<{ client: Client; closed: Promise<number> }> {
  const client = new Client({
    brokerURL: `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}/ws`,
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
  });
  clients.push(client);
  const closed = new Promise<number>((resolve) => {
    client.onWebSocketClose = ({ code }: { code: number }) => resolve(code);
  });
  await new Promise<void>((resolve) => {
    client.onConnect = () => resolve();
    client.activate();
  });
  return { client, closed };
}

const list = async (query: Record<string, string> = {}, token = admin.token) =>
  (await app.call(pageSessions, { query: query as never }, { token })).body.data;
const sessionsOf = async (keywords: string, token?: string) =>
  (await list({ keywords }, token)).list;
const end = (id: string, token = admin.token) =>
  app.call(endSession, { params: { id } }, { token });

test('sign-ins are listed with their open windows, those with one first', async () => {
  const anna = await signInAs(app, 'GUEST', { username: 'anna-online', nickname: 'Anna' });
  const [away] = await sessionsOf('anna-online');
  assert.deepEqual(
    [away?.isConnected, away?.tabCount, away?.nickname, away?.isCurrent],
    [false, 0, 'Anna', false],
  );
  await openWindow(anna.token);
  await openWindow(anna.token);
  await until(
    'both windows are listed',
    async () => (await sessionsOf('anna-online'))[0]?.tabCount === 2,
  );
  assert.equal((await list()).list[0]?.username, 'anna-online');
  assert.deepEqual((await list({ keywords: 'anna-online', isConnected: 'false' })).total, 0);
  assert.deepEqual((await list({ keywords: 'anna-online', isConnected: 'true' })).total, 1);
  await app.call(logout, {}, anna);
  assert.deepEqual(await sessionsOf('anna-online'), [], 'who signed out is not listed');
});

test('who is signed out by an operator loses windows and tokens at once, on that device only', async () => {
  const bert = await signInAs(app, 'GUEST', { username: 'bert-online' });
  const phone = await inTx(systemContext(app.platform), (tx) => openSession(tx, bert.account.id));
  const window = await openWindow(bert.token);
  await until(
    'the window is listed',
    async () => (await sessionsOf('bert-online'))[0]?.isConnected === true,
  );
  const [first] = await sessionsOf('bert-online');
  assert.equal((await end(first?.id ?? '')).status, 200);
  assert.equal(await window.closed, 1008);
  assert.equal((await app.call(getMe, {}, bert)).body.code, 1002);
  assert.equal((await app.call(getMe, {}, { token: phone.accessToken })).status, 200);
  assert.equal((await end(first?.id ?? '')).status, 404, 'it is over');
});

test('nobody signs out himself, who holds more, whom he may not know of, or without the right', async () => {
  const root = await signInAs(app, 'ROOT', { username: 'root-online' });
  const guest = await signInAs(app, 'GUEST', { username: 'carl-online' });
  assert.deepEqual(await sessionsOf('root-online'), [], 'ROOT is there for ROOT only');
  const [rootSession] = await sessionsOf('root-online', root.token);
  assert.equal((await end(rootSession?.id ?? '')).status, 404);
  const [own] = await sessionsOf('watcher');
  assert.equal(own?.isCurrent, true);
  assert.equal((await end(own?.id ?? '')).body.code, 'user-self');
  const [other] = await sessionsOf('carl-online');
  assert.equal((await end(other?.id ?? '', guest.token)).body.code, 'forbidden');
  assert.equal((await end('no-such-session')).status, 404);
  assert.equal((await end('!')).status, 400);

  // An operator who may sign out, but holds less than an administrator.
  const { db } = app.platform.database;
  await db.execute(sql`insert into roles (name, code, sort, status, data_scope, created_at)
    select 'Watch', 'WATCH', 9, 1, 0, now() where not exists (select 1 from roles where code = 'WATCH')`);
  await db.execute(
    sql`insert into role_permissions (role_id, permission) select id, p from roles, unnest(array['sys:session:query', 'sys:session:end']) p where code = 'WATCH'`,
  );
  const watch = await signInAs(app, 'WATCH', { username: 'dora-online' });
  assert.equal((await end(own?.id ?? '', watch.token)).body.code, 'user-above');
  await db.execute(sql`update roles set data_scope = 3 where code = 'WATCH'`);
  const scoped = await signInAs(app, 'WATCH', { username: 'emil-online' });
  assert.deepEqual(
    (await list({}, scoped.token)).list.map(({ username }) => username),
    ['emil-online'],
    'the data scope limits the list',
  );
  assert.equal((await end(other?.id ?? '', scoped.token)).status, 404);
});

test('people are counted once over all processes; processes that have ended do not count', async () => {
  const { db } = app.platform.database;
  const before = await countOnline(app.platform);
  const fred = await signInAs(app, 'GUEST', { username: 'fred-online' });
  const heard: string[] = [];
  const { client } = await openWindow(fred.token);
  client.subscribe(topics.onlineUserCount, ({ body }) => heard.push(body));
  const second = await openWindow(fred.token);
  const isOnline = (count: number) => async () => (await countOnline(app.platform)) === count;
  await until('one person more is online', isOnline(before + 1));
  await until('clients hear it', () => heard.at(-1) === String(before + 1));
  // Another process that runs has a window of the same person and one of somebody else; one that has ended as well.
  const row = (id: string, instance: string, account: string) =>
    db.execute(
      sql`insert into push_connections (id, instance_id, account_id, session_id, connected_at) values (${id}, ${instance}, ${account}, 's', now())`,
    );
  await row('1', app.platform.instanceId, fred.account.id);
  await row('2', app.platform.instanceId, admin.account.id);
  await row('3', 'ended', '999999');
  assert.equal(await countOnline(app.platform), before + 2);
  await db.execute(sql`delete from push_connections where id in ('1', '2', '3')`);
  await second.client.deactivate();
  await client.deactivate();
  await until('they have left', isOnline(before));
});
