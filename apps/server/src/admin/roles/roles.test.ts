import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createRole,
  deleteRoles,
  getRoleForm,
  listRoleOptions,
  pageRoles,
  type RoleForm,
  updateRole,
  updateRoleStatus,
} from '@vitrine/contract/admin/roles.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { basePermissions } from '@vitrine/contract/permissions.ts';
import { withOperator } from '../testing/fixtures.ts';
import { findRoleId, givePermissions, settleSignals, signInAs } from '../testing.ts';

const { app, root, admin, guest } = await withOperator({ root: 'ROOT' });

const add = (form: Partial<RoleForm> & { code: string }, token = admin.token) =>
  app.call(createRole, { body: { name: form.code, ...form } }, { token });
const rowOf = async (keywords: string, token = root.token) =>
  (await app.call(pageRoles, { query: { pageNum: '1', pageSize: '10', keywords } }, { token })).body
    .data.list[0];
const idOf = (code: string) => findRoleId(app, root.token, code);
const setStatus = (id: string, status: '0' | '1', token = admin.token) =>
  app.call(updateRoleStatus, { params: { id }, query: { status } }, { token });

test('roles are listed in their order, ROOT only for ROOT, built-in ones in the language of the reader', async () => {
  const namesFor = async (token: string, lang = 'en') =>
    (await app.call(pageRoles, {}, { token, lang })).body.data.list.map(
      ({ name, code }) => `${code} ${name}`,
    );
  assert.deepEqual(await namesFor(admin.token), [
    'ADMIN Administrator',
    'GUEST Guest',
    'STORE_OWNER Store owner',
  ]);
  assert.deepEqual(await namesFor(root.token, 'zh-cn'), [
    'ROOT 超级管理员',
    'ADMIN 管理员',
    'GUEST 访客',
    'STORE_OWNER 店主',
  ]);
  const row = await rowOf('ADMIN', guest.token);
  assert.equal(typeof row?.id, 'string');
  assert.deepEqual(
    { ...row, id: '', createTime: '' },
    {
      ...{
        id: '',
        name: 'Administrator',
        code: 'ADMIN',
        status: 1,
        sort: 2,
        dataScope: 0,
        isBuiltIn: true,
      },
      ...{ createTime: '', updateTime: null },
    },
  );
  const options = (await app.call(listRoleOptions, {}, admin)).body.data;
  assert.deepEqual(
    options.map(({ label }) => label),
    ['Administrator', 'Guest', 'Store owner'],
  );
  const rootId = await idOf('ROOT');
  for (const token of [admin.token, guest.token])
    assert.equal((await app.call(getRoleForm, { params: { id: rootId } }, { token })).status, 404);
  assert.equal((await setStatus(rootId, '0')).status, 404);
  assert.equal((await app.call(deleteRoles, { params: { ids: rootId } }, admin)).status, 404);
});

test('a role is added, read, changed, disabled and deleted', async () => {
  const created = await add({ code: 'support', name: 'Support', sort: 7, dataScope: 2 });
  assert.deepEqual(
    [created.status, created.body.code, created.body.data],
    [200, 1, null],
    created.text,
  );
  const id = await idOf('SUPPORT');
  const form = (await app.call(getRoleForm, { params: { id } }, guest)).body.data;
  assert.deepEqual(form, {
    id,
    name: 'Support',
    code: 'SUPPORT',
    sort: 7,
    status: 1,
    dataScope: 2,
  });
  const changed = await app.call(
    updateRole,
    { params: { id }, body: { ...form, name: 'Help desk', dataScope: 3 } },
    admin,
  );
  assert.equal(changed.body.data, null, changed.text);
  assert.equal((await setStatus(id, '0')).status, 200);
  const row = await rowOf('Help desk');
  assert.deepEqual(
    [row?.status, row?.dataScope, row?.updateTime],
    [0, 3, app.clock.now().toISOString()],
  );
  const labels = (await app.call(listRoleOptions, {}, admin)).body.data.map(({ label }) => label);
  assert.equal(labels.includes('Help desk'), false, 'disabled roles are no choice');
  assert.equal((await app.call(deleteRoles, { params: { ids: id } }, admin)).body.data, null);
  assert.equal((await app.call(getRoleForm, { params: { id } }, admin)).status, 404);
});

test('a name or code that is taken, and bad input, are said at their fields', async () => {
  const problemOf = async (form: Partial<RoleForm> & { code: string }) => {
    const { status, body } = await add(form);
    return [status, body.code, body.errors?.[0]?.path];
  };
  assert.deepEqual(await problemOf({ code: 'admin', name: 'Other' }), [
    409,
    'role-code-taken',
    'code',
  ]);
  assert.deepEqual(await problemOf({ code: 'OTHER', name: 'Guest' }), [
    409,
    'role-name-taken',
    'name',
  ]);
  assert.deepEqual(await problemOf({ code: '1st' }), [400, 'invalid-input', 'code']);
  assert.deepEqual(await problemOf({ code: 'X', name: ' ' }), [400, 'invalid-input', 'name']);
  assert.deepEqual(await problemOf({ code: 'X', dataScope: 4 as never }), [
    400,
    'invalid-input',
    'dataScope',
  ]);
  assert.equal((await app.call(getRoleForm, { params: { id: '999999' } }, admin)).status, 404);
  assert.equal(
    (await app.call(deleteRoles, { params: { ids: '1,x' } as never }, admin)).status,
    400,
  );
});

test('built-in roles keep their code and stay; the platform does without neither ROOT nor owners of stores', async () => {
  for (const code of ['ADMIN', 'GUEST', 'STORE_OWNER', 'ROOT']) {
    const id = await idOf(code);
    const removed = await app.call(deleteRoles, { params: { ids: id } }, root);
    assert.deepEqual([removed.status, removed.body.code], [409, 'role-built-in'], code);
    const form = (await app.call(getRoleForm, { params: { id } }, root)).body.data;
    const renamed = await app.call(
      updateRole,
      { params: { id }, body: { ...form, code: 'NEW' } },
      root,
    );
    assert.deepEqual(
      [renamed.body.code, renamed.body.errors?.[0]?.path],
      ['role-built-in', 'code'],
      code,
    );
  }
  for (const code of ['ROOT', 'STORE_OWNER'])
    assert.equal((await setStatus(await idOf(code), '0', root.token)).body.code, 'role-built-in');
  const form = (await app.call(getRoleForm, { params: { id: await idOf('ROOT') } }, root)).body
    .data;
  const narrowed = await app.call(
    updateRole,
    { params: { id: form.id ?? '' }, body: { ...form, dataScope: 3 } },
    root,
  );
  assert.equal(narrowed.body.code, 'role-built-in');
  assert.equal(
    (await setStatus(await idOf('ADMIN'), '0')).body.code,
    'role-own',
    'nobody locks himself out',
  );
});

test('a role that users have is not deleted, and the failure names them', async () => {
  await add({ code: 'USED', name: 'Used' });
  await add({ code: 'FREE' });
  await signInAs(app, 'USED', { nickname: 'Ana Prado' });
  const ids = `${await idOf('USED')},${await idOf('FREE')}`;
  const refused = await app.call(deleteRoles, { params: { ids } }, admin);
  assert.deepEqual([refused.status, refused.body.code], [409, 'role-in-use']);
  assert.match(refused.body.msg, /“Used”.*Ana Prado/);
  assert.notEqual(await idOf('FREE'), '', 'all or none');
});

test('a new role can do what everyone may, and nothing once it is disabled', async () => {
  await add({ code: 'FRESH' });
  const person = await signInAs(app, 'FRESH');
  const me = async () => (await app.call(getMe, {}, person)).body;
  assert.deepEqual(
    [(await me()).data.roles, (await me()).data.perms],
    [['FRESH'], [...basePermissions].sort()],
  );
  assert.equal((await app.call(pageRoles, {}, person)).body.code, 'forbidden');
  await setStatus(await idOf('FRESH'), '0');
  await settleSignals(app);
  assert.equal((await me()).code, 'forbidden');
});

test('nobody gives a wider data scope than his own, or changes a role that can do more than he', async () => {
  await add({ code: 'LEAD', dataScope: 2 }, root.token);
  await givePermissions(app, root.token, 'LEAD', [
    'sys:role:query',
    'sys:role:add',
    'sys:role:edit',
  ]);
  const lead = await signInAs(app, 'LEAD');
  const wider = await add({ code: 'WIDER', dataScope: 1 }, lead.token);
  assert.deepEqual(
    [wider.status, wider.body.code, wider.body.errors?.[0]?.path],
    [403, 'role-scope', 'dataScope'],
  );
  assert.equal((await add({ code: 'SAME', dataScope: 2 }, lead.token)).status, 200);
  const id = await idOf('GUEST');
  const form = (await app.call(getRoleForm, { params: { id } }, lead)).body.data;
  const refused = await app.call(
    updateRole,
    { params: { id }, body: { ...form, name: 'Mine' } },
    lead,
  );
  assert.deepEqual([refused.status, refused.body.code], [403, 'role-rights']);
  assert.match(refused.body.msg, /platform:catalogue:query/);
});

test('guests read roles and change none, owners do neither', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.equal((await add({ code: 'NO' }, guest.token)).body.code, 'forbidden');
  assert.equal((await setStatus(await idOf('ADMIN'), '0', guest.token)).body.code, 'forbidden');
  assert.equal((await app.call(pageRoles, {}, owner)).body.code, 'forbidden');
  assert.equal((await app.call(pageRoles, {})).body.code, 1002);
});
