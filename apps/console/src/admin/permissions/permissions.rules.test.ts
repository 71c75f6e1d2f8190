import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPermissions } from './permissions.rules.ts';

const role = {
  ...{ permission: 'sys:role:query', title: 'See roles', origins: ['System › Roles › See roles'] },
  endpoints: [{ method: 'GET', path: '/api/v1/roles/page' }],
};
const own = {
  ...{ permission: 'account:self:use', title: 'Use the own account', origins: ['Every role'] },
  endpoints: [],
};
const modules = [
  { module: 'account', title: 'Own account', permissions: [own] },
  { module: 'sys', title: 'System', permissions: [role] },
];
const found = (words: string) =>
  findPermissions(modules, words).flatMap(({ permissions }) =>
    permissions.map(({ permission }) => permission),
  );

test('a search finds permissions by name, title, origin and endpoint, in capitals or not', () => {
  for (const words of ['ROLE:query', 'see roles', 'system ›', 'get /api/v1/roles'])
    assert.deepEqual(found(words), ['sys:role:query'], words);
  assert.deepEqual(found('every role'), ['account:self:use']);
});

test('no words find everything, and a module without a match is left out', () => {
  assert.deepEqual(findPermissions(modules, ' '), modules);
  assert.deepEqual(
    findPermissions(modules, 'roles/page').map(({ module }) => module),
    ['sys'],
  );
  assert.deepEqual(findPermissions(modules, 'nothing of this'), []);
});
