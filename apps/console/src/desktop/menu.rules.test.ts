import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addressOf,
  findFirstLeaf,
  findTrail,
  isFound,
  listPages,
  menuNumberOf,
  menuPathOf,
  mixedGroup,
  resolveRoutes,
  type ServerRoute,
  searchMenu,
  visibleMenu,
} from './menu.rules.ts';

const leaf = (path: string, title: string, more: Partial<ServerRoute> = {}): ServerRoute => ({
  path,
  component: `views${path}`,
  meta: { title },
  ...more,
});
const server: ServerRoute[] = [
  {
    path: '/',
    component: 'Layout',
    meta: { title: '' },
    children: [leaf('/index', 'home', { component: 'home' })],
  },
  {
    path: '/system',
    component: 'Layout',
    meta: { title: 'system', icon: 'cog' },
    children: [
      leaf('user', 'user', { component: 'system/user', meta: { title: 'user', keepAlive: true } }),
      leaf('dict-data', 'entries', {
        component: 'system/dict-data',
        meta: { title: 'entries', hidden: true },
      }),
      leaf('gone', 'gone', { component: 'system/gone' }),
    ],
  },
  {
    path: '/multi',
    component: 'Layout',
    meta: { title: 'multi' },
    children: [
      {
        path: 'level1',
        component: 'Layout',
        meta: { title: 'level1', alwaysShow: true },
        children: [
          leaf('level2', 'level2', {
            component: 'level',
            meta: { title: 'level2', params: { type: '1' } },
          }),
        ],
      },
    ],
  },
  { path: 'https://docs.example', meta: { title: 'docs' }, children: null },
];
const known = ['home', 'system/user', 'system/dict-data', 'level'];
const tree = resolveRoutes(server, (component) => known.includes(component));
const menu = visibleMenu(tree);

test('a layout entry groups, a known component is matched to its view, an unknown one to the 404 view', () => {
  assert.deepEqual(tree[1]?.target, { kind: 'layout' });
  assert.deepEqual(
    tree[1]?.children.map(({ path, target }) => [path, target]),
    [
      ['/system/user', { kind: 'view', view: 'system/user' }],
      ['/system/dict-data', { kind: 'view', view: 'system/dict-data' }],
      ['/system/gone', { kind: 'missing' }],
    ],
  );
});

test('children are resolved recursively, and hidden pages are pages too', () => {
  assert.deepEqual(
    listPages(tree).map(({ path }) => path),
    ['/index', '/system/user', '/system/dict-data', '/system/gone', '/multi/level1/level2'],
  );
});

test('the menu leaves hidden entries out and shows the only child of a group in its place', () => {
  assert.deepEqual(
    menu.map(({ path, children }) => [path, children.map((child) => child.path)]),
    [
      ['/index', []],
      ['/system', ['/system/user', '/system/gone']],
      ['/multi/level1', ['/multi/level1/level2']],
      ['https://docs.example', []],
    ],
  );
});

test('a group that always shows stays a group, and one without visible children disappears', () => {
  assert.equal(menu[2]?.title, 'level1');
  const empty = resolveRoutes(
    [
      {
        path: '/empty',
        component: 'Layout',
        children: [{ path: 'a', component: 'home', meta: { hidden: true } }],
      },
    ],
    () => true,
  );
  assert.deepEqual(visibleMenu(empty), []);
});

test('the first leaf, the trail to a path and the number of its menu item are found', () => {
  assert.equal(findFirstLeaf(menu)?.path, '/index');
  assert.deepEqual(
    findTrail(tree, '/system/user').map(({ path }) => path),
    ['/system', '/system/user'],
  );
  assert.equal(menuNumberOf(menu, '/system/user', 1), 2);
  assert.equal(
    menuNumberOf(menu, '/profile', 2),
    2,
    'a page of no menu leaves the active item as it was',
  );
});

test('a page without an entry of its own marks the one above it', () => {
  assert.equal(menuPathOf(menu, '/system/user'), '/system/user');
  assert.equal(menuPathOf(menu, '/system/user/7/rights'), '/system/user');
  assert.equal(menuPathOf(menu, '/profile'), '/profile');
});

test('home makes the first menu item the active one, wherever it stands itself', () => {
  assert.equal(menuNumberOf([...menu].reverse(), '/index', 2), 1);
});

test('in the mixed layout a chosen top path puts its children on the left, and a page those of its own top path', () => {
  const left = (path: string, chosen = '', kept = '') =>
    mixedGroup(menu, path, { chosen, kept })?.children.map((child) => child.path);
  assert.deepEqual(left('/index', '/system'), ['/system/user', '/system/gone']);
  assert.deepEqual(left('/system/user', '/multi/level1'), ['/multi/level1/level2']);
  assert.deepEqual(left('/system/user', '', '/multi/level1'), ['/system/user', '/system/gone']);
  assert.deepEqual(left('/profile', '', '/multi/level1'), ['/multi/level1/level2']);
});

test('parameters of an entry become the query of its address', () => {
  assert.equal(
    addressOf(findTrail(tree, '/multi/level1/level2').at(-1) as never),
    '/multi/level1/level2?type=1',
  );
});

test('the menu search finds titles in the language of the page and leaves external links out', () => {
  const titles: Record<string, string> = { user: '用户', system: '系统' };
  const hits = searchMenu(menu, '用户', (title) => titles[title] ?? title);
  assert.deepEqual(hits, [{ path: '/system/user', titles: ['系统', '用户'], icon: '' }]);
  assert.deepEqual(
    searchMenu(menu, 'docs', (title) => title),
    [],
  );
});

test('the menu search finds titles regardless of accents and capitals', () => {
  const titleOf = (title: string) => (title === 'user' ? 'Título de la Región' : title);
  for (const typed of ['titulo de la region', 'REGIÓN', ' Regio\u0301n '])
    assert.deepEqual(
      searchMenu(menu, typed, titleOf).map(({ path }) => path),
      ['/system/user'],
      typed,
    );
  assert.ok(isFound({ title: 'Páginas' }, 'paginas') && isFound({ title: 'Paginas' }, 'PÁGINAS'));
});
