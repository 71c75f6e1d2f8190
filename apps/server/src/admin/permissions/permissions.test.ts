import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import { readRolePermissions, readUserPermissions } from '@vitrine/contract/admin/permissions.ts';
import {
  createRole,
  listRoleMenuIds,
  updateRoleMenus,
  updateRoleStatus,
} from '@vitrine/contract/admin/roles.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { basePermissions, expandPermission, permissions } from '@vitrine/contract/permissions.ts';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { findRoleId, givePermissions, listAllMenus, settleSignals, signInAs } from '../testing.ts';

const { app, root, admin } = await withSignedIn({ root: 'ROOT', admin: 'ADMIN' });

type DataScope = 0 | 1 | 2 | 3;
const addRole = async (code: string, wanted: string[], dataScope: DataScope = 0) => {
  await app.call(createRole, { body: { name: code, code, dataScope } }, root);
  await givePermissions(app, root.token, code, wanted as never);
  return findRoleId(app, root.token, code);
};
const ofRole = (id: string, token = admin.token, lang = 'en') =>
  app.call(readRolePermissions, { params: { id } }, { token, lang });
const ofUser = (id: string, token = admin.token) =>
  app.call(readUserPermissions, { params: { id } }, { token });
const rowsOf = <Row>(modules: readonly { permissions: readonly Row[] }[]): Row[] =>
  modules.flatMap((module) => [...module.permissions]);
const menuIdsOf = async (id: string) =>
  (await app.call(listRoleMenuIds, { params: { id } }, root)).body.data;

test('what a role can do equals what its menus give and what everyone has, each with its reason', async () => {
  const menus = await listAllMenus(app, root.token);
  for (const code of ['ADMIN', 'GUEST', 'STORE_OWNER']) {
    const id = await findRoleId(app, root.token, code);
    const own = new Set(await menuIdsOf(id));
    const given = menus
      .filter((menu) => own.has(menu.id))
      .flatMap(({ perm }) => expandPermission(perm));
    const rows = rowsOf((await ofRole(id)).body.data.modules);
    assert.deepEqual(
      rows.map(({ permission }) => permission).sort(),
      [...new Set([...basePermissions, ...given])].sort(),
      code,
    );
    const isExplained = ({ places, isForEveryone }: (typeof rows)[number]) =>
      isForEveryone || places.length > 0;
    assert.deepEqual(
      rows.filter((row) => !isExplained(row)),
      [],
    );
  }
});

test('permissions are grouped by module in the language of the reader, with their endpoints and the path to the button', async () => {
  const id = await addRole('READERS', ['sys:role:query']);
  const { data } = (await ofRole(id)).body;
  assert.deepEqual([data.name, data.isEnabled, data.holdsEverything], ['READERS', true, false]);
  assert.deepEqual(
    data.modules.map(({ module, title }) => `${module} ${title}`),
    ['account Own account', 'shop Own store', 'sys System'],
  );
  const row = rowsOf(data.modules).find(({ permission }) => permission === 'sys:role:query');
  assert.deepEqual(
    [row?.title, row?.isForEveryone, row?.places],
    ['See roles', false, [['System', 'Roles', 'See roles']]],
  );
  const served = [...app.api.endpoints.values()].filter(
    ({ endpoint }) => endpoint.permission === 'sys:role:query',
  );
  assert.deepEqual(
    row?.endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
    served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
  );
  assert.ok(
    row?.endpoints.some(
      ({ method, path }) => method === 'GET' && path === '/api/v1/roles/:id/permissions',
    ),
  );
  const chinese = (await ofRole(id, admin.token, 'zh-cn')).body.data;
  assert.deepEqual(
    rowsOf(chinese.modules).find(({ permission }) => permission === 'sys:role:query')?.places,
    [['系统管理', '角色', '查看角色']],
  );
});

test('a button with a wildcard is the reason for each permission that it stands for', async () => {
  const id = await addRole('WILDCARD', []);
  const [button] = (await listAllMenus(app, root.token)).filter(
    ({ perm }) => perm === 'sys:dept:query',
  );
  await app.platform.database.db.run(
    sql`update menus set perm = 'sys:dept:*' where id = ${button?.id ?? ''}`,
  );
  await app.call(updateRoleMenus, { params: { id }, body: [button?.id ?? ''] }, root);
  const rows = rowsOf((await ofRole(id)).body.data.modules).filter(({ permission }) =>
    permission.startsWith('sys:dept:'),
  );
  assert.deepEqual(
    rows.map(({ permission, places }) => [permission, places.length]),
    ['query', 'add', 'edit', 'delete'].map((action) => [`sys:dept:${action}`, 1]),
  );
  await app.platform.database.db.run(
    sql`update menus set perm = 'sys:dept:query' where id = ${button?.id ?? ''}`,
  );
});

test('of a user with two roles each permission names the roles that give it, and a disabled role gives nothing', async () => {
  const first = await addRole('FIRST', ['sys:role:query', 'sys:dept:query']);
  const second = await addRole('SECOND', ['sys:dept:query', 'sys:menu:query']);
  const person = await signInAs(app, 'FIRST', {
    roles: ['FIRST', 'SECOND'],
    nickname: 'Two Roles',
  });
  const origins = async () => {
    const rows = rowsOf((await ofUser(person.account.id)).body.data.modules);
    const held = (await app.call(getMe, {}, person)).body.data.perms;
    assert.deepEqual(
      rows.map(({ permission }) => permission).sort(),
      held,
      'what is shown is what he has',
    );
    return Object.fromEntries(
      rows
        .filter(({ permission }) => permission.startsWith('sys:'))
        .map((row) => [row.permission, row.roles]),
    );
  };
  const { name, roles } = (await ofUser(person.account.id)).body.data;
  assert.deepEqual(
    [name, roles.map((role) => [role.id, role.name, role.isEnabled])],
    [
      'Two Roles',
      [
        [first, 'FIRST', true],
        [second, 'SECOND', true],
      ],
    ],
  );
  const both = ['FIRST', 'SECOND'];
  const before = {
    'sys:dept:query': both,
    'sys:dict:list': both,
    'sys:role:query': ['FIRST'],
    'sys:menu:query': ['SECOND'],
  };
  assert.deepEqual(await origins(), before);
  await app.call(updateRoleStatus, { params: { id: second }, query: { status: '0' } }, root);
  await settleSignals(app);
  assert.deepEqual(await origins(), {
    'sys:dept:query': ['FIRST'],
    'sys:dict:list': ['FIRST'],
    'sys:role:query': ['FIRST'],
  });
  const after = (await ofUser(person.account.id)).body.data.roles.map(({ isEnabled }) => isEnabled);
  assert.deepEqual(after, [true, false]);
  assert.equal((await ofRole(second)).body.data.isEnabled, false);
});

test('ROOT holds everything, and nobody else sees the role or a user who has it', async () => {
  const id = await findRoleId(app, root.token, 'ROOT');
  const role = (await ofRole(id, root.token)).body.data;
  assert.equal(role.holdsEverything, true);
  assert.equal(rowsOf(role.modules).length, Object.keys(permissions).length);
  const user = (await ofUser(root.account.id, root.token)).body.data;
  assert.equal(user.holdsEverything, true);
  assert.deepEqual([...new Set(rowsOf(user.modules).flatMap(({ roles }) => roles))], ['Root']);
  assert.equal(rowsOf(user.modules).length, Object.keys(permissions).length);
  assert.equal((await ofRole(id)).status, 404);
  assert.equal((await ofUser(root.account.id)).status, 404);
});

test('users outside the data scope are not found, and callers without the right are refused', async () => {
  const add = async (name: string) =>
    (await app.call(createDepartment, { body: { name, code: name, parentId: '0' } }, root)).body
      .data;
  const [sales, research] = [await add('sales'), await add('research')];
  await addRole('LEAD', ['sys:user:query'], 2);
  const [lead, colleague, other] = [
    await signInAs(app, 'LEAD'),
    await signInAs(app, 'GUEST'),
    await signInAs(app, 'GUEST'),
  ];
  for (const [person, deptId] of [
    [lead, sales],
    [colleague, sales],
    [other, research],
  ] as const)
    await app.platform.database.db
      .update(accounts)
      .set({ deptId })
      .where(eq(accounts.id, person.account.id));
  assert.equal((await ofUser(colleague.account.id, lead.token)).status, 200);
  assert.equal((await ofUser(other.account.id, lead.token)).status, 404);
  const guest = await findRoleId(app, root.token, 'GUEST');
  assert.equal((await ofRole(guest, lead.token)).body.code, 'forbidden');
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.equal((await ofUser(owner.account.id, owner.token)).body.code, 'forbidden');
  assert.equal(
    (await app.call(readUserPermissions, { params: { id: owner.account.id } })).body.code,
    1002,
  );
  assert.equal((await ofUser('x')).status, 400);
  assert.equal((await ofRole('999999')).status, 404);
  assert.equal((await ofUser('999999')).status, 404);
});

test('the answers take the same number of statements for few permissions and for all', async () => {
  const few = await addRole('FEW', []);
  const fewPerson = await signInAs(app, 'FEW');
  const many = await findRoleId(app, root.token, 'ADMIN');
  const manyPerson = await signInAs(app, 'ADMIN', { roles: ['ADMIN', 'GUEST', 'FEW'] });
  await ofRole(few);
  const count = async (work: () => Promise<{ status: number }>) =>
    (
      await recordQueries(app, async () => {
        assert.equal((await work()).status, 200);
      })
    ).length;
  assert.equal(await count(() => ofRole(many)), await count(() => ofRole(few)));
  assert.equal(
    await count(() => ofUser(manyPerson.account.id)),
    await count(() => ofUser(fewPerson.account.id)),
  );
  assert.ok((await count(() => ofRole(many))) <= 4);
});
