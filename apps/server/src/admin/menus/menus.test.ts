import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  createMenu,
  deleteMenu,
  getMenuForm,
  listMenuOptions,
  listMenuRoutes,
  listMenus,
  type MenuForm,
  type MenuRoute,
  updateMenu,
} from '@vitrine/contract/admin/menus.ts';
import { systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { installAdmin } from '../install.ts';
import { createAdminTestApp, signInAs, type TestPerson } from '../testing.ts';

let app: TestApp;
let admin: TestPerson;
let guest: TestPerson;

before(async () => {
  app = await createAdminTestApp();
  admin = await signInAs(app, 'ADMIN');
  guest = await signInAs(app, 'GUEST');
});
after(() => app.close());

const outline = (routes: readonly MenuRoute[]): unknown[] =>
  routes.map(({ path, component, children }) => (children.length ? [path, outline(children)] : `${path} ${component}`));
const routesOf = async (token: string) => (await app.call(listMenuRoutes, {}, { token })).body.data;
const idOf = async (name: string) =>
  (await app.call(listMenus, { query: { keywords: name } }, { token: admin.token })).body.data[0]?.id ?? '';
const add = (form: Partial<MenuForm>, token = admin.token) =>
  app.call(
    createMenu,
    { body: { parentId: '0', name: 'extra', type: 'MENU', routeName: 'extra', routePath: '/extra', component: 'extra/index', ...form } },
    { token },
  );

test('an owner gets the menus of a store, in groups and in order', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.deepEqual(outline(await routesOf(owner.token)), [
    ['/business', ['/index dashboard/index', '/order order/index', '/product product/index', '/revenue revenue/index']],
    ['/grow', ['/share share/index']],
    ['/my-store', ['/store store/index', '/payment payment/index', '/sample sample/index']],
  ]);
});

test('operators and ROOT get the back office and none of the menus that need a store', async () => {
  const expected = [
    [
      '/platform',
      [
        '/index operations/dashboard',
        '/operations/orders operations/orders',
        '/operations/stores operations/stores',
        '/operations/stock operations/stock',
        '/operations/ledger operations/ledger',
        '/operations/payouts operations/payouts',
        '/operations/webhooks operations/webhooks',
        '/operations/jobs operations/jobs',
      ],
    ],
    ['/system', ['/system/menus system/menus', '/system/dictionaries system/dictionaries']],
  ];
  const root = await signInAs(app, 'ROOT');
  for (const { token } of [root, admin, guest]) assert.deepEqual(outline(await routesOf(token)), expected);
  assert.equal((await app.call(listMenuRoutes, {})).body.code, 1002);
});

test("a route carries the family's meta", async () => {
  const [group] = await routesOf(admin.token);
  assert.deepEqual(
    { ...group, children: [] },
    {
      path: '/platform',
      component: 'Layout',
      redirect: '/index',
      name: 'platform',
      meta: { title: 'platform', icon: 'layout-dashboard', hidden: false, alwaysShow: true, params: null },
      children: [],
    },
  );
  assert.equal(group?.children[0]?.meta.keepAlive, true);
});

test('a menu is added below a parent, seen by the roles of that parent, changed, and deleted with all below it', async () => {
  const parentId = await idOf('system');
  const created = await add({
    parentId,
    name: 'Probe',
    routeName: 'probe',
    routePath: '/system/probe',
    component: 'system/probe',
    params: [{ key: 'type', value: '1' }],
    icon: 'star',
  });
  assert.deepEqual([created.status, created.body.data], [200, null], created.text);
  const seen = (await routesOf(guest.token)).flatMap(({ children }) => children).find(({ name }) => name === 'probe');
  assert.deepEqual(seen?.meta.params, { type: '1' });
  const id = await idOf('probe');
  const form = (await app.call(getMenuForm, { params: { id } }, { token: guest.token })).body.data;
  assert.deepEqual([form.parentId, form.name, form.keepAlive, form.visible], [parentId, 'Probe', 1, 1]);
  const changed = await app.call(updateMenu, { params: { id }, body: { ...form, name: 'Probe two', visible: 0 } }, { token: admin.token });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await add({ parentId: id, type: 'BUTTON', name: 'Press', perm: 'sys:probe:press' })).status, 200);
  assert.equal((await app.call(deleteMenu, { params: { id } }, { token: admin.token })).status, 200);
  assert.equal((await app.call(getMenuForm, { params: { id } }, { token: admin.token })).status, 404);
  assert.deepEqual((await app.call(listMenus, { query: { keywords: 'Press' } }, { token: admin.token })).body.data, []);
});

test('a filtered node without its parent becomes a root, and buttons are not among the parents', async () => {
  const list = await app.call(listMenus, { query: { keywords: 'operationsO' } }, { token: guest.token });
  assert.deepEqual(
    list.body.data.map(({ name, children }) => [name, children.length]),
    [['operationsOrders', 0]],
  );
  const parentId = await idOf('systemMenus');
  await add({ parentId, type: 'BUTTON', name: 'Delete menu', perm: 'sys:menu:delete' });
  const labels = (options: { label: string; children?: never[] | undefined }[]): string[] =>
    options.flatMap(({ label, children }) => [label, ...labels((children ?? []) as never)]);
  const optionsFor = async (onlyParent: 'true' | '') =>
    labels((await app.call(listMenuOptions, { query: { onlyParent } }, { token: guest.token })).body.data as never);
  assert.equal((await optionsFor('')).includes('Delete menu'), true);
  assert.equal((await optionsFor('true')).includes('Delete menu'), false);
});

test('a menu may stand neither below itself nor below one of its own, nor below a button or nothing', async () => {
  const [system, page] = [await idOf('system'), await idOf('systemMenus')];
  const form = (await app.call(getMenuForm, { params: { id: system } }, { token: admin.token })).body.data;
  for (const parentId of [system, page, '999999']) {
    const answer = await app.call(updateMenu, { params: { id: system }, body: { ...form, parentId } }, { token: admin.token });
    assert.deepEqual([answer.status, answer.body.code], [400, 'menu-parent']);
  }
});

test('each type of menu is held to its own rules', async () => {
  const codeOf = async (form: Partial<MenuForm>) => (await add(form)).body.code;
  assert.equal(await codeOf({ routeName: 'home' }), 'menu-name-taken');
  assert.equal(await codeOf({ component: '' }), 'invalid-input');
  assert.equal(await codeOf({ component: '../../secret' }), 'invalid-input');
  assert.equal(await codeOf({ routeName: '' }), 'invalid-input');
  assert.equal(await codeOf({ type: 'EXTLINK', routePath: 'javascript:alert(1)' }), 'invalid-input');
  assert.equal(await codeOf({ name: '' }), 'invalid-input');
  assert.equal(await codeOf({ parentId: 'x' }), 'invalid-input');
  assert.equal(await codeOf({ type: 'EXTLINK', name: 'Docs', routePath: 'https://example.com/docs' }), 1);
  assert.equal(await codeOf({ type: 'CATALOG', name: 'Tools', routeName: 'tools', routePath: 'tools', component: 'anything' }), 1);
  const root = await signInAs(app, 'ROOT');
  const tools = (await routesOf(root.token)).find(({ name }) => name === 'tools');
  assert.deepEqual([tools?.path, tools?.component], ['/tools', 'Layout'], 'ROOT sees what no role has yet');
  const docs = (await routesOf(root.token)).find(({ meta }) => meta.title === 'Docs');
  assert.deepEqual([docs?.path, docs?.component], ['https://example.com/docs', null]);
});

test('guests read menus and change none, owners do neither, and unknown ids are 404', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.equal((await add({}, guest.token)).body.code, 'forbidden');
  assert.equal((await app.call(deleteMenu, { params: { id: '1' } }, { token: guest.token })).body.code, 'forbidden');
  assert.equal((await app.call(listMenus, {}, { token: owner.token })).body.code, 'forbidden');
  assert.equal((await app.call(listMenus, {})).body.code, 1002);
  assert.equal((await app.call(deleteMenu, { params: { id: '999999' } }, { token: admin.token })).status, 404);
  assert.equal((await app.call(deleteMenu, { params: { id: 'x' } }, { token: admin.token })).status, 400);
});

test('another start brings back nothing that an administrator removed', async () => {
  await app.call(deleteMenu, { params: { id: await idOf('operationsWebhooks') } }, { token: admin.token });
  await installAdmin(systemContext(app.platform));
  assert.equal(await idOf('operationsWebhooks'), '');
  assert.notEqual(await idOf('operationsLedger'), '');
});
