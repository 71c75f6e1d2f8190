import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listSecurityEvents } from '@vitrine/contract/admin/security-events.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import * as contract from '@vitrine/contract/shop/store-views.ts';
import { sql } from 'drizzle-orm';
import { setAccountRoles } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import type { Failure } from '#platform/failure.ts';
import { authorize } from '#platform/http/route.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import { recordEnds } from './end-view.ts';

const { app, mug, luna, admin, guest } = await withOwner(
  { luna: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 20 },
);
const minute = 60_000;
const begin = (person: { token: string } = admin, storeId = luna.storeId) =>
  app.call(contract.beginStoreView, { params: { storeId } }, person);
const open = (ticket: string) => app.call(contract.openStoreView, { body: { ticket } });
async function view(person: { token: string } = admin): Promise<{ token: string }> {
  const begun = await begin(person);
  assert.equal(begun.status, 200, begun.text);
  const opened = await open(begun.body.data.ticket);
  assert.equal(opened.status, 200, opened.text);
  return { token: opened.body.data.accessToken };
}
const me = async (person: { token: string }) => app.call(getMe, {}, person);
const logged = async (action: string) => {
  const { rows } = await app.platform.database.db.execute<{ account: string; subject: string }>(
    sql`select account_id::text as account, subject from operation_logs where action = ${action} and failure is null order by id`,
  );
  return rows;
};

test('an operator sees what the owner sees, and the owner can read that it happened', async () => {
  await placePaidTestOrder(app, luna.slug, [{ variantId: mug, quantity: 1 }]);
  const viewer = await view();
  const { storeId, roles, perms } = (await me(viewer)).body.data;
  assert.deepEqual([storeId, roles], [luna.storeId, ['STORE_OWNER']]);
  assert.equal(perms.includes('account:self:secure'), false);
  const orders = async (person: { token: string }) =>
    (await app.call(listOrders, {}, person)).body.data.list;
  assert.deepEqual(await orders(viewer), await orders(luna));
  const events = (await app.call(listSecurityEvents, {}, luna)).body.data;
  assert.deepEqual([events[0]?.kind, events[0]?.isByOperator], ['store-viewed', true]);
  assert.deepEqual((await logged('storeViews.begin')).at(-1), {
    account: admin.account.id,
    subject: `store:${luna.storeId}`,
  });
});

test('a ticket opens a view once and within a minute, and only for those with the right', async () => {
  const { ticket } = (await begin()).body.data;
  const tries = await Promise.all([open(ticket), open(ticket)]);
  assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 400]);
  assert.equal((await open('nothing')).body.code, 'ticket-invalid');
  const late = (await begin()).body.data.ticket;
  app.clock.advance(minute + 1);
  assert.equal((await open(late)).body.code, 'ticket-invalid');
  assert.equal((await begin(guest)).body.code, 'forbidden');
  assert.equal((await begin(luna)).body.code, 'forbidden');
  assert.equal((await begin(admin, '999999')).status, 404);
});

test('every endpoint that is no read is refused, whatever is sent', async () => {
  const viewer = await view();
  const caller = await app.api.authenticate(viewer.token);
  const refused = (name: string) => {
    try {
      authorize(app.api.endpoints.get(name)?.endpoint as never, caller);
      return undefined;
    } catch (error) {
      return (error as Failure).code;
    }
  };
  const writes = [...app.api.endpoints.values()].filter(
    ({ endpoint }) => endpoint.method !== 'GET',
  );
  assert.ok(writes.length > 200);
  const open = writes.filter(({ endpoint }) => refused(endpoint.name) !== 'view-only');
  assert.deepEqual(
    open.map(({ endpoint }) => endpoint.name),
    ['storeViews.end'],
  );
  // The function decides before a body is read; of each method and kind of body some are sent.
  for (const { endpoint } of writes.filter((_one, index) => index % 7 === 0)) {
    if (endpoint.name === 'storeViews.end') continue;
    const answer = await app.send({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, '900000001'),
      ...(endpoint.method === 'DELETE' ? {} : { payload: {} }),
      headers: { authorization: `Bearer ${viewer.token}`, 'idempotency-key': 'view-1' },
    });
    // A body of the wrong kind is refused before anybody is recognised.
    assert.ok(
      answer.body?.code === 'view-only' || [400, 404, 415].includes(answer.status),
      `${endpoint.name}: ${answer.status} ${answer.body?.code}`,
    );
    assert.ok(answer.status >= 400, endpoint.name);
  }
  const changed = await app.call(updateOwnStore, { body: { name: 'Taken over' } } as never, viewer);
  assert.equal(changed.body.code, 'view-only');
  assert.equal((await app.call(getOwnStore, {}, luna)).body.data.name, 'Luna');
});

test('reads that change something, and those about how the owner signs in, are refused', async () => {
  const viewer = await view();
  const caller = await app.api.authenticate(viewer.token);
  const codes: Record<string, string> = {};
  for (const { endpoint } of app.api.endpoints.values()) {
    if (endpoint.method !== 'GET') continue;
    try {
      authorize(endpoint, caller);
    } catch (error) {
      if ((error as Failure).code === 'view-only') codes[endpoint.name] = 'view-only';
    }
  }
  for (const name of [
    'users.securityEvents',
    'users.sessions',
    'users.identities',
    'users.secondFactor',
    'users.dataExport',
    'users.storedData',
    'auth.socialStart',
    'payments.callback',
  ].filter((name) => app.api.endpoints.has(name)))
    assert.equal(codes[name], 'view-only', name);
  for (const { endpoint } of app.api.endpoints.values())
    if (endpoint.method === 'GET' && (endpoint.transaction ?? 'none') !== 'none')
      assert.equal(codes[endpoint.name], 'view-only', endpoint.name);
});

test('the database refuses a write of a read', async () => {
  const viewer = await view();
  const count = async () =>
    (
      await app.platform.database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from store_views`,
      )
    ).rows[0]?.count;
  const before = await count();
  await assert.rejects(
    app.platform.database.withTx((tx) => tx.run(sql`delete from store_views`), {
      isReadOnly: true,
    }),
  );
  const caller = await app.api.authenticate(viewer.token);
  await inTx({ ...systemContext(app.platform), caller }, (ctx) =>
    ctx.db.run(sql`delete from store_views`),
  );
  assert.equal(await count(), before, 'what a read did in a transaction is undone');
});

test('a view ends by its button, with its time, with the sign-in and with the right of the operator', async () => {
  const one = await view();
  assert.equal((await app.call(contract.endStoreView, {}, one)).status, 200);
  assert.equal((await me(one)).status, 401);
  assert.deepEqual((await logged('storeViews.end')).at(-1), {
    account: admin.account.id,
    subject: `store:${luna.storeId}`,
  });
  assert.equal((await app.call(contract.endStoreView, {}, luna)).status, 404);

  const two = await view();
  app.clock.advance(contract.storeViewMinutes * minute + 1);
  assert.equal((await me(two)).status, 401);
  const before = (await logged('storeViews.end')).length;
  await recordEnds(app.platform);
  assert.ok((await logged('storeViews.end')).length > before);

  const operator = await signInAs(app, 'ADMIN');
  const three = await view(operator);
  await app.send({
    method: 'DELETE',
    url: '/api/v1/auth/logout',
    headers: { authorization: `Bearer ${operator.token}` },
  });
  assert.equal((await me(three)).status, 401, 'the operator has signed out');

  const other = await signInAs(app, 'ADMIN');
  const four = await view(other);
  assert.equal((await me(four)).status, 200);
  await inTx(systemContext(app.platform), (ctx) =>
    setAccountRoles(ctx, other.account.id, ['GUEST']),
  );
  await app.drain();
  assert.equal((await me(four)).status, 401, 'the operator has lost the right');
});

test('buyers are hidden from an operator who may not read them', async () => {
  const operator = await signInAs(app, 'ADMIN');
  const viewer = await view(operator);
  const buyers = async () =>
    (await app.call(listOrders, {}, viewer)).body.data.list.map(({ buyer }) => buyer);
  assert.ok((await buyers()).includes('Maya T.'));
  await app.platform.database.db.execute(sql`
    delete from role_permissions where permission = 'platform:order:personal'
      and role_id = (select id from roles where code = 'ADMIN')`);
  app.clock.advance(31_000);
  const hidden = await view(await signInAs(app, 'ADMIN'));
  const list = async (query: object) =>
    (await app.call(listOrders, { query } as never, hidden)).body.data.list;
  assert.deepEqual([...new Set((await list({})).map(({ buyer }) => buyer))], ['•••']);
  assert.deepEqual(await list({ buyer: 'maya' }), []);
});
