import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeneratedFile } from '@vitrine/contract/admin/codegen.ts';
import { findReplaced, stateOf, treeOf } from './file-tree.rules.ts';

const file = (name: string, before: string | null, isList = false): GeneratedFile => ({
  path: name.slice(0, name.lastIndexOf('/')),
  fileName: name.slice(name.lastIndexOf('/') + 1),
  content: 'new',
  before,
  isList,
});

test('folders that hold one folder only are drawn as one', () => {
  const [apps, docs] = treeOf([
    file('apps/server/src/a.ts', null),
    file('apps/server/src/x/b.ts', null),
    file('docs/c.json', null),
  ]);
  assert.deepEqual(
    [apps?.title, apps?.children?.map(({ title }) => title)],
    ['apps/server/src', ['x', 'a.ts']],
  );
  assert.deepEqual([docs?.title, docs?.children?.[0]?.file?.fileName], ['docs', 'c.json']);
});

test('only a file of the module that exists and differs would be replaced', () => {
  const files = [
    file('a/new.ts', null),
    file('a/same.ts', 'new'),
    file('a/own.ts', 'mine'),
    file('a/list.ts', 'mine', true),
  ];
  assert.deepEqual(files.map(stateOf), ['newFile', 'sameFile', 'changedFile', 'changedFile']);
  assert.deepEqual(findReplaced(files), ['a/own.ts']);
});
