import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuType } from '@vitrine/contract/admin/menu-forms.ts';
import type { MenuNode } from '@vitrine/contract/admin/menus.ts';
import {
  branchIds,
  hasField,
  keepMatches,
  parentChoices,
  toTableRows,
  usedComponents,
} from './menu-tree.rules.ts';

const node = (id: string, type: MenuType, children: MenuNode[] = []): MenuNode => ({
  id,
  parentId: '0',
  name: `menu ${id}`,
  title: `Menu ${id}`,
  type,
  routeName: '',
  routePath: '',
  component: '',
  sort: 1,
  isSystem: false,
  visible: 1,
  icon: '',
  redirect: '',
  perm: '',
  children,
});
const tree = [
  node('1', 'CATALOG', [node('2', 'MENU', [node('3', 'BUTTON')]), node('4', 'CATALOG')]),
  node('5', 'EXTLINK'),
];

test('each type of menu shows only the fields that mean something for it', () => {
  assert.deepEqual(
    (['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'] as const).map((type) => hasField(type, 'component')),
    [false, true, false, false],
  );
  assert.deepEqual(
    (['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'] as const).map((type) => hasField(type, 'perm')),
    [false, false, false, true],
  );
});

test('a search keeps what matches, what is below it, and the way down to it', () => {
  assert.deepEqual(
    keepMatches(tree, ({ id }) => id === '3'),
    [{ ...tree[0], children: [node('2', 'MENU', [node('3', 'BUTTON')])] }],
  );
  assert.deepEqual(
    keepMatches(tree, ({ id }) => id === '1'),
    [tree[0]],
  );
  assert.deepEqual(
    keepMatches(tree, () => false),
    [],
  );
});

test('what can be folded is known, and a leaf shows no sign for folding', () => {
  assert.deepEqual(branchIds(tree), ['1', '2']);
  assert.equal('children' in (toTableRows(tree)[1] ?? {}), false);
});

test('the pages that menus show are suggested once, in order', () => {
  const page = (id: string, component: string) => ({ ...node(id, 'MENU'), component });
  const group = {
    ...node('9', 'CATALOG', [page('1', 'b/index'), page('2', 'a/index'), page('3', 'b/index')]),
    component: 'Layout',
  };
  assert.deepEqual(usedComponents([group]), ['a/index', 'b/index']);
});

test('a menu stands below groups and pages, a group below groups only, and nothing below itself', () => {
  const forPage = parentChoices(tree, 'MENU', '4');
  assert.deepEqual(forPage, [
    {
      value: '1',
      title: 'Menu 1',
      disabled: false,
      children: [{ value: '2', title: 'Menu 2', disabled: false, children: [] }],
    },
  ]);
  assert.equal(parentChoices(tree, 'CATALOG', undefined)[0]?.children[0]?.disabled, true);
  assert.deepEqual(parentChoices(tree, 'CATALOG', '1'), []);
});
