import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMenuRoutes } from '@vitrine/contract/admin/menu-routes.ts';
import { updateMenu, updateMenuVisible } from '@vitrine/contract/admin/menus.ts';
import { createRole, listRoleMenuIds, updateRoleMenus } from '@vitrine/contract/admin/roles.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { basePermissions, permissions } from '@vitrine/contract/permissions.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import {
  findRoleId,
  givePermissions,
  listAllMenus,
  settleSignals,
  signInAs,
  type TestPerson,
} from '../testing.ts';

const { app, root, admin } = await withSignedIn({ root: 'ROOT', admin: 'ADMIN' });

const addRole = async (code: string) => {
  await app.call(createRole, { body: { name: code, code, dataScope: 0 } }, root);
  return findRoleId(app, root.token, code);
};
const assign = (id: string, body: string[], token = admin.token) =>
  app.call(updateRoleMenus, { params: { id }, body }, { token });
const menuIds = async (id: string) =>
  (await app.call(listRoleMenuIds, { params: { id } }, admin)).body.data;
const permsOf = async (person: TestPerson) => (await app.call(getMe, {}, person)).body.data.perms;
const pagesOf = async (person: TestPerson) =>
  (await app.call(listMenuRoutes, {}, person)).body.data.flatMap(({ children }) =>
    children.map(({ name }) => name),
  );
const idsOf = async (...names: string[]) =>
  (await listAllMenus(app, root.token))
    .filter(({ name, perm }) => names.includes(perm || name))
    .map(({ id }) => id);

test('a role has the menus that it was given, checked and half-checked, and its users what the buttons permit', async () => {
  const id = await addRole('DICTIONARIES');
  const person = await signInAs(app, 'DICTIONARIES');
  assert.deepEqual(
    [await pagesOf(person), await permsOf(person)],
    [[], [...basePermissions].sort()],
  );
  const wanted = await idsOf('system', 'systemDictionaries', 'sys:dict:query', 'sys:dict:add');
  const answer = await assign(id, wanted);
  assert.deepEqual([answer.status, answer.body.data], [200, null], answer.text);
  assert.deepEqual((await menuIds(id)).toSorted(), wanted.toSorted());
  await settleSignals(app);
  assert.deepEqual(await pagesOf(person), ['systemDictionaries']);
  assert.deepEqual(
    await permsOf(person),
    [...basePermissions, 'sys:dict:add', 'sys:dict:query'].sort(),
  );
  await assign(id, []);
  await settleSignals(app);
  assert.deepEqual(
    [await pagesOf(person), await permsOf(person)],
    [[], [...basePermissions].sort()],
  );
});

test('every permission has a button, so that a role can be given it', async () => {
  const perms = new Set((await listAllMenus(app, root.token)).map(({ perm }) => perm));
  const missing = Object.keys(permissions).filter(
    (name) => !perms.has(name) && !(basePermissions as string[]).includes(name),
  );
  assert.deepEqual(missing, []);
});

test('built-in roles hold on a fresh installation what the contract says, by their buttons', async () => {
  for (const code of ['ADMIN', 'GUEST', 'STORE_OWNER']) {
    const person = await signInAs(app, code);
    const before = await permsOf(person);
    const id = await findRoleId(app, root.token, code);
    assert.equal((await assign(id, await menuIds(id), root.token)).status, 200);
    await settleSignals(app);
    assert.deepEqual(await permsOf(person), before, code);
  }
});

test('nobody gives a right or a page that he does not have, and nobody changes ROOT', async () => {
  const id = await addRole('OWNERS');
  const right = await assign(id, await idsOf('shop:order:pay'));
  assert.deepEqual([right.status, right.body.code], [403, 'role-rights']);
  assert.match(right.body.msg, /shop:order:pay/);
  assert.equal((await assign(id, await idsOf('business', 'order'))).body.code, 'role-rights');
  assert.deepEqual(await menuIds(id), []);
  assert.equal((await assign(id, await idsOf('shop:order:pay'), root.token)).status, 200);
  assert.equal(
    (await assign(id, [])).body.code,
    'role-rights',
    'a role that can do more than the caller',
  );
  const rootId = await findRoleId(app, root.token, 'ROOT');
  assert.equal((await assign(rootId, [])).status, 404);
  assert.equal((await assign(rootId, [], root.token)).body.code, 'role-built-in');
});

test('a button gives no right that its editor does not hold, and a wildcard stands for all actions', async () => {
  const id = await addRole('EDITOR');
  await givePermissions(app, root.token, 'EDITOR', ['sys:menu:query', 'sys:menu:edit']);
  const editor = await signInAs(app, 'EDITOR');
  const button = (await listAllMenus(app, root.token)).find(
    ({ perm }) => perm === 'sys:menu:query',
  );
  const change = (perm: string, token: string) =>
    app.call(
      updateMenu,
      {
        params: { id: button?.id ?? '' },
        body: { parentId: button?.parentId ?? '', name: 'Menus', type: 'BUTTON', perm },
      },
      { token },
    );
  assert.equal((await change('sys:menu:*', editor.token)).body.code, 'role-rights');
  assert.equal((await change('sys:menu:*', root.token)).status, 200);
  await settleSignals(app);
  const all = ['sys:menu:add', 'sys:menu:delete', 'sys:menu:edit', 'sys:menu:query'];
  assert.deepEqual(await permsOf(editor), [...basePermissions, ...all].sort());
  assert.equal((await menuIds(id)).includes(button?.id ?? ''), true);
  assert.equal((await change('sys:menu:query', root.token)).status, 200);
});

test('a hidden menu stays a page of those who have it; one that the console needs is not hidden', async () => {
  const [config = '', group = ''] = [(await idsOf('systemConfig'))[0], (await idsOf('system'))[0]];
  const show = (id: string, visible: '0' | '1') =>
    app.call(updateMenuVisible, { params: { id }, query: { visible } }, admin);
  assert.equal((await show(config, '0')).body.data, null);
  const route = (await app.call(listMenuRoutes, {}, admin)).body.data
    .flatMap(({ children }) => children)
    .find(({ name }) => name === 'systemConfig');
  assert.equal(route?.meta.hidden, true);
  assert.equal((await show(config, '1')).status, 200);
  assert.equal((await show(group, '0')).body.code, 'menu-system');
  assert.equal((await show('999999', '0')).status, 404);
});

test('unknown menus, bad ids and callers without the right are refused', async () => {
  const id = await addRole('REFUSALS');
  const guest = await signInAs(app, 'GUEST');
  assert.equal((await assign(id, ['999999'])).status, 404);
  assert.equal((await assign(id, ['x'])).status, 400);
  assert.equal((await assign('999999', [])).status, 404);
  assert.equal((await assign(id, [], guest.token)).body.code, 'forbidden');
  assert.deepEqual((await app.call(listRoleMenuIds, { params: { id } }, guest)).body.data, []);
});
