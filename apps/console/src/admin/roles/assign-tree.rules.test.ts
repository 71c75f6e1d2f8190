import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MenuNode } from '@vitrine/contract/admin/menus.ts';
import { isGivable, marksOf, toggleNode } from './assign-tree.rules.ts';

const node = (id: string, perm = '', children: MenuNode[] = []): MenuNode => ({
  ...{
    id,
    parentId: '0',
    name: id,
    title: id,
    type: perm ? 'BUTTON' : 'MENU',
    routeName: '',
    routePath: '',
    component: '',
  },
  ...{ sort: 1, isSystem: false, visible: 1, icon: '', redirect: '', perm, children },
});
const page = node('page', '', [node('see', 'sys:user:query'), node('add', 'sys:user:add')]);
const tree = [
  node('group', '', [page, node('leaf')]),
  node('other', '', [node('pay', 'shop:order:pay')]),
];
const all = () => true;
const toggle = (
  chosen: string[],
  id: string,
  isOn: boolean,
  isLinked = true,
  holds: (perm: string) => boolean = all,
) => [...toggleNode(tree, new Set(chosen), { id, isOn, isLinked, holds })].toSorted();

test('a linked box takes everything below it along, and its parents', () => {
  assert.deepEqual(toggle([], 'page', true), ['add', 'group', 'page', 'see']);
  assert.deepEqual(toggle([], 'see', true), ['group', 'page', 'see']);
});

test('the last child that is left takes its linked parents away', () => {
  assert.deepEqual(toggle(['group', 'page', 'see', 'leaf'], 'see', false), ['group', 'leaf']);
  assert.deepEqual(toggle(['group', 'page', 'see', 'add'], 'group', false), []);
});

test('an unlinked box is about itself only', () => {
  assert.deepEqual(toggle([], 'page', true, false), ['page']);
  assert.deepEqual(toggle(['group', 'page', 'see'], 'page', false, false), ['group', 'see']);
});

test('what a person does not hold is not added with a parent', () => {
  const holds = (perm: string) => perm === 'sys:user:query';
  assert.deepEqual(toggle([], 'group', true, true, holds), ['group', 'leaf', 'page', 'see']);
  assert.deepEqual(
    tree.map((one) => isGivable(one, holds)),
    [true, false],
  );
});

test('a parent is checked when everything below it is chosen, and half checked until then', () => {
  const chosen = new Set(['group', 'page', 'see', 'leaf']);
  assert.deepEqual(marksOf(tree, chosen, true), {
    checked: ['see', 'leaf'],
    halfChecked: ['group', 'page'],
  });
  assert.deepEqual(marksOf(tree, chosen, false), {
    checked: ['group', 'page', 'see', 'leaf'],
    halfChecked: [],
  });
  assert.deepEqual(marksOf(tree, new Set([...chosen, 'add']), true).halfChecked, []);
});
