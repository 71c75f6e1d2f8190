import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuForm } from '@vitrine/contract/admin/menu-forms.ts';
import { listMenuRoutes, type MenuRoute } from '@vitrine/contract/admin/menu-routes.ts';
import {
  createMenu,
  deleteMenu,
  getMenuForm,
  getMenuUses,
  listMenuOptions,
  listMenus,
  updateMenu,
} from '@vitrine/contract/admin/menus.ts';
import { sql } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { installAdmin } from '../install.ts';
import { withOperator } from '../testing/fixtures.ts';
import { signInAs } from '../testing.ts';

// The menus of the demo pages have a test of their own.
const { app, admin, guest } = await withOperator({}, { environment: { DEMO_PAGES: 'off' } });

const outline = (routes: readonly MenuRoute[]): unknown[] =>
  routes.map(({ path, component, children }) =>
    children.length ? [path, outline(children)] : `${path} ${component}`,
  );
const routesOf = async (token: string) => (await app.call(listMenuRoutes, {}, { token })).body.data;
const idOf = async (name: string) =>
  (await app.call(listMenus, { query: { keywords: name } }, admin)).body.data[0]?.id ?? '';
const add = (form: Partial<MenuForm>, token = admin.token) =>
  app.call(
    createMenu,
    {
      body: {
        parentId: '0',
        name: 'extra',
        type: 'MENU',
        routeName: 'extra',
        routePath: '/extra',
        component: 'extra/index',
        ...form,
      },
    },
    { token },
  );

test('an owner gets the menus of a store, in groups and in order', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.deepEqual(outline(await routesOf(owner.token)), [
    [
      '/business',
      [
        '/index dashboard/index',
        '/order order/index',
        '/returns returns/index',
        '/product product/index',
        '/changes changes/index',
        '/revenue revenue/index',
      ],
    ],
    ['/grow', ['/share share/index', '/reviews reviews/index', '/course course/index']],
    [
      '/my-store',
      [
        '/store store/index',
        '/payment payment/index',
        '/notifications notifications/index',
        '/sample sample/index',
      ],
    ],
  ]);
});

test('operators and ROOT get the back office and none of the menus that need a store', async () => {
  const expected: [string, string[]][] = [
    [
      '/platform',
      [
        '/index operations/dashboard',
        '/operations/orders operations/orders',
        '/operations/shipping operations/shipping',
        '/operations/returns operations/returns',
        '/operations/purchase-orders operations/purchase-orders',
        '/operations/stores operations/stores',
        '/operations/payments operations/payments',
        '/operations/ledger operations/ledger',
        '/operations/payouts operations/payouts',
        '/operations/disputes operations/disputes',
        '/operations/providers operations/providers',
        '/operations/payout-settings operations/payout-settings',
        '/operations/webhooks operations/webhooks',
        '/operations/courses operations/courses',
        '/operations/reviews operations/reviews',
        '/operations/rates operations/rates',
        '/operations/shipping-rates operations/shipping-rates',
        '/operations/jobs operations/jobs',
      ],
    ],
    [
      '/catalogue',
      [
        '/operations/products operations/products',
        '/operations/categories operations/categories',
        '/operations/media operations/media',
        '/operations/suppliers operations/suppliers',
        '/operations/catalogue-imports operations/catalogue-imports',
        '/operations/stock operations/stock',
      ],
    ],
    [
      '/system',
      [
        '/system/users system/user/index',
        '/system/departments system/dept/index',
        '/system/roles system/role/index',
        '/system/permissions system/permission/index',
        '/system/menus system/menu/index',
        '/system/dictionaries system/dict/index',
        '/system/config system/config/index',
        '/system/notices system/notice/index',
        '/system/logs system/log/index',
        '/system/runs system/run/index',
        '/system/online system/online/index',
        '/tools/codegen codegen/index',
      ],
    ],
  ];
  const root = await signInAs(app, 'ROOT');
  for (const { token } of [root, admin]) assert.deepEqual(outline(await routesOf(token)), expected);
  // A guest does not read who changed what, and who is online.
  const forAdministrators = /^\/system\/(?:logs|runs|online) /;
  const withoutLogs = expected.map(([group, pages]) => [
    group,
    pages.filter((page) => !forAdministrators.test(page)),
  ]);
  assert.deepEqual(outline(await routesOf(guest.token)), withoutLogs);
  assert.equal((await app.call(listMenuRoutes, {})).body.code, 1002);
});

test('before a deletion it is said what it takes away', async () => {
  const { data } = (await app.call(getMenuUses, { params: { id: await idOf('system') } }, admin))
    .body;
  const { data: guests } = (
    await app.call(getMenuUses, { params: { id: await idOf('systemLogs') } }, admin)
  ).body;
  assert.ok(data.below > 8, `${data.below} entries below`);
  assert.deepEqual([data.roles.length > guests.roles.length, guests.below > 0], [true, true]);
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
      meta: {
        title: 'Platform',
        titleKey: 'platform',
        icon: 'layout-dashboard',
        hidden: false,
        alwaysShow: true,
        params: null,
      },
      children: [],
    },
  );
  assert.equal(group?.children[0]?.meta.keepAlive, true);
  const inChinese = (await app.call(listMenuRoutes, {}, { token: admin.token, lang: 'zh-cn' })).body
    .data;
  assert.equal(
    inChinese[0]?.meta.title,
    '平台',
    'clients without our texts show the title as it is',
  );
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
  const seen = (await routesOf(guest.token))
    .flatMap(({ children }) => children)
    .find(({ name }) => name === 'probe');
  assert.deepEqual(seen?.meta.params, { type: '1' });
  const id = await idOf('probe');
  const form = (await app.call(getMenuForm, { params: { id } }, guest)).body.data;
  assert.deepEqual(
    [form.parentId, form.name, form.keepAlive, form.visible],
    [parentId, 'Probe', 1, 1],
  );
  const changed = await app.call(
    updateMenu,
    { params: { id }, body: { ...form, name: 'Probe two', visible: 0 } },
    admin,
  );
  assert.equal(changed.status, 200, changed.text);
  const kept = (await app.call(getMenuForm, { params: { id } }, guest)).body.data;
  assert.deepEqual([kept.name, kept.visible], ['Probe two', 0]);
  assert.equal(
    (await add({ parentId: id, type: 'BUTTON', name: 'Press', perm: 'sys:probe:press' })).status,
    200,
  );
  assert.equal((await app.call(deleteMenu, { params: { id } }, admin)).status, 200);
  assert.equal((await app.call(getMenuForm, { params: { id } }, admin)).status, 404);
  assert.deepEqual(
    (await app.call(listMenus, { query: { keywords: 'Press' } }, admin)).body.data,
    [],
  );
});

test('a filtered node without its parent becomes a root, and buttons are not among the parents', async () => {
  const list = await app.call(listMenus, { query: { keywords: 'operationsO' } }, guest);
  assert.deepEqual(
    list.body.data.map(({ name, children }) => [name, children.length]),
    [['operationsOrders', 0]],
  );
  const parentId = await idOf('systemMenus');
  await add({ parentId, type: 'BUTTON', name: 'Delete menu', perm: 'sys:menu:delete' });
  const labels = (options: { label: string; children?: never[] | undefined }[]): string[] =>
    options.flatMap(({ label, children }) => [label, ...labels((children ?? []) as never)]);
  const optionsFor = async (onlyParent: 'true' | '') =>
    labels((await app.call(listMenuOptions, { query: { onlyParent } }, guest)).body.data as never);
  assert.equal((await optionsFor('')).includes('Delete menu'), true);
  assert.equal((await optionsFor('true')).includes('Delete menu'), false);
});

test('a menu may stand neither below itself nor below one of its own, nor below a button or nothing', async () => {
  const [system, page] = [await idOf('system'), await idOf('systemMenus')];
  const form = (await app.call(getMenuForm, { params: { id: system } }, admin)).body.data;
  for (const parentId of [system, page, '999999']) {
    const answer = await app.call(
      updateMenu,
      { params: { id: system }, body: { ...form, parentId } },
      admin,
    );
    assert.deepEqual([answer.status, answer.body.code], [400, 'menu-parent']);
  }
});

test('each type of menu is held to its own rules', async () => {
  const codeOf = async (form: Partial<MenuForm>) => (await add(form)).body.code;
  assert.equal(await codeOf({ routeName: 'home' }), 'menu-name-taken');
  assert.equal(await codeOf({ component: '' }), 'invalid-input');
  assert.equal(await codeOf({ component: '../../secret' }), 'invalid-input');
  assert.equal(await codeOf({ routeName: '' }), 'invalid-input');
  assert.equal(
    await codeOf({ type: 'EXTLINK', routePath: 'javascript:alert(1)' }),
    'invalid-input',
  );
  for (const routePath of [
    'http://example.com/docs',
    'https://user:pw@example.com/',
    'https://x"onmouseover=alert(1)',
  ])
    assert.equal(await codeOf({ type: 'EXTLINK', routePath }), 'invalid-input', routePath);
  for (const component of ['__proto__', 'constructor', 'demo/toString'])
    assert.equal(await codeOf({ component }), 'invalid-input', component);
  for (const routePath of ['/../../x', '//evil.example', '/a/./b', '..'])
    assert.equal(await codeOf({ routePath }), 'invalid-input', routePath);
  assert.equal(await codeOf({ name: '' }), 'invalid-input');
  assert.equal(await codeOf({ parentId: 'x' }), 'invalid-input');
  assert.equal(
    await codeOf({ type: 'EXTLINK', name: 'Docs', routePath: 'https://example.com/docs' }),
    1,
  );
  assert.equal(
    await codeOf({
      type: 'CATALOG',
      name: 'Tools',
      routeName: 'tools',
      routePath: 'tools',
      component: 'anything',
    }),
    1,
  );
  const root = await signInAs(app, 'ROOT');
  const tools = (await routesOf(root.token)).find(({ name }) => name === 'tools');
  assert.deepEqual(
    [tools?.path, tools?.component],
    ['/tools', 'Layout'],
    'ROOT sees what no role has yet',
  );
  const docs = (await routesOf(root.token)).find(({ meta }) => meta.title === 'Docs');
  assert.deepEqual([docs?.path, docs?.component], ['https://example.com/docs', null]);
});

test('guests read menus and change none, owners do neither, and unknown ids are 404', async () => {
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.equal((await add({}, guest.token)).body.code, 'forbidden');
  assert.equal((await app.call(deleteMenu, { params: { id: '1' } }, guest)).body.code, 'forbidden');
  assert.equal((await app.call(listMenus, {}, owner)).body.code, 'forbidden');
  assert.equal((await app.call(listMenus, {})).body.code, 1002);
  assert.equal((await app.call(deleteMenu, { params: { id: '999999' } }, admin)).status, 404);
  assert.equal((await app.call(deleteMenu, { params: { id: 'x' } }, admin)).status, 400);
});

test('another start brings back nothing that an administrator removed', async () => {
  await app.call(deleteMenu, { params: { id: await idOf('operationsWebhooks') } }, admin);
  await installAdmin(systemContext(app.platform));
  assert.equal(await idOf('operationsWebhooks'), '');
  assert.notEqual(await idOf('operationsLedger'), '');
});

const pathsOf = async (token: string) =>
  (await routesOf(token)).flatMap(({ path, children }) => [
    path,
    ...children.map((child) => child.path),
  ]);

test('a menu that the console needs is neither deleted, nor hidden, nor moved; its name, icon and place are free', async () => {
  for (const name of ['platform', 'system', 'systemMenus', 'business']) {
    const id = await idOf(name);
    for (const lang of ['en', 'zh-cn', 'es', 'pt', 'fr']) {
      const refused = await app.call(
        deleteMenu,
        { params: { id } },
        { token: admin.token, headers: { lang } },
      );
      assert.deepEqual([name, refused.status, refused.body.code], [name, 409, 'menu-system']);
      assert.ok(refused.body.msg.length > 10);
    }
    const form = (await app.call(getMenuForm, { params: { id } }, admin)).body.data;
    const change = async (part: Partial<MenuForm>) =>
      (await app.call(updateMenu, { params: { id }, body: { ...form, ...part } }, admin)).body;
    const moved = await change({ parentId: await idOf('grow') });
    assert.deepEqual(
      [moved.code, moved.errors?.map(({ path, code }) => [path, code])],
      ['menu-system', [['parentId', 'menu-fixed']]],
      name,
    );
    assert.equal((await change({ visible: 0 })).code, 'menu-system', name);
    assert.equal((await change({ routeName: `${name}Two` })).code, 'menu-system', name);
    assert.equal((await change({ icon: 'star', sort: 7 })).code, 1, name);
    assert.equal((await change({ icon: form.icon ?? '', sort: form.sort ?? 1 })).code, 1, name);
  }
  const nodes = (await app.call(listMenus, {}, admin)).body.data;
  assert.equal(nodes.find(({ name }) => name === 'system')?.isSystem, true);
  assert.equal(nodes.find(({ name }) => name === 'platform')?.children[0]?.isSystem, false);
});

test('a database that lost its groups has them again after a start, with their roles, and keeps what was changed elsewhere', async () => {
  const dashboard = await idOf('operationsDashboard');
  const form = (await app.call(getMenuForm, { params: { id: dashboard } }, admin)).body.data;
  await app.call(
    updateMenu,
    { params: { id: dashboard }, body: { ...form, name: 'Today', sort: 9 } },
    admin,
  );
  await app.platform.database.db.execute(
    sql`delete from menus where route_name in ('system', 'grow')`,
  );
  await app.platform.database.db.execute(
    sql`delete from role_menus m using menus x where x.id = m.menu_id and x.route_name = 'platform'`,
  );
  assert.equal((await pathsOf(admin.token)).includes('/system/menus'), false);
  await installAdmin(systemContext(app.platform));
  const root = await signInAs(app, 'ROOT');
  for (const { token } of [admin, root, guest])
    assert.ok((await pathsOf(token)).includes('/system/menus'));
  const owner = await signInAs(app, 'STORE_OWNER');
  assert.ok((await pathsOf(owner.token)).includes('/share'));
  const kept = (await app.call(getMenuForm, { params: { id: dashboard } }, admin)).body.data;
  assert.deepEqual([kept.name, kept.sort], ['Today', 9]);
  await app.platform.database.db.execute(
    sql`delete from role_menus m using menus x where x.id = m.menu_id and x.route_name in ('system', 'systemMenus')`,
  );
  await installAdmin(systemContext(app.platform));
  assert.ok(
    (await pathsOf(admin.token)).includes('/system/menus'),
    'administrators keep the way to the menus',
  );
});

test('a route name that is taken, a wrong parent, component or permission are said at their fields', async () => {
  const problemOf = async (form: Partial<MenuForm>) =>
    (await add(form)).body.errors?.map(({ path, code, message }) => [path, code, message]);
  assert.deepEqual(await problemOf({ routeName: 'home' }), [
    ['routeName', 'taken', 'Already in use. Choose another one'],
  ]);
  assert.deepEqual(await problemOf({ parentId: '999999' }), [
    ['parentId', 'parent', 'Choose a group or a page that is not part of this menu'],
  ]);
  assert.deepEqual(await problemOf({ component: 'a b' }), [
    ['component', 'component', 'Enter folder/page, with letters, digits, - and _'],
  ]);
  for (const perm of ['not a perm', 'sys:menu', 'SYS:menu:add', 'sys:menu:'])
    assert.deepEqual(
      await problemOf({ type: 'BUTTON', name: 'Press', perm }),
      [['perm', 'permission', 'Enter module:entity:action, such as sys:menu:add']],
      perm,
    );
  assert.equal(
    (await add({ type: 'BUTTON', name: 'Press', perm: 'sys:user:password:reset' })).status,
    200,
  );
});
