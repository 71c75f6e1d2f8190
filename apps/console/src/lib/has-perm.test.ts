import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasAuth, hasPerm } from './has-perm.ts';

const admin = { roles: ['ADMIN'], perms: ['sys:user:add', 'sys:role:*'] };
const root = { roles: ['ROOT'], perms: [] };

test('a permission that is held shows the element, another one removes it', () => {
  assert.equal(hasPerm(admin, 'sys:user:add'), true);
  assert.equal(hasPerm(admin, 'sys:user:edit'), false);
});

test('of a list, one match suffices', () => {
  assert.equal(hasPerm(admin, ['sys:user:edit', 'sys:user:add']), true);
  assert.equal(hasPerm(admin, ['sys:user:edit', 'sys:user:delete']), false);
});

test('a held wildcard covers every action of its entity and no other entity', () => {
  assert.equal(hasPerm(admin, 'sys:role:delete'), true);
  assert.equal(hasPerm(admin, 'sys:rolex:delete'), false);
});

test('the role ROOT passes every check of a button', () => {
  assert.equal(hasPerm(root, 'sys:user:delete'), true);
});

for (const value of [undefined, null, 5, {}, [], [5], '', ['']]) {
  test(`a value that is neither a permission nor a list of them fails: ${JSON.stringify(value)}`, () => {
    assert.throws(() => hasPerm(root, value), TypeError);
  });
}

test('the helper checks permissions for the type button and roles for any other type', () => {
  assert.equal(hasAuth(admin, 'sys:user:add'), true);
  assert.equal(hasAuth(admin, ['STORE_OWNER', 'ADMIN'], 'role'), true);
  assert.equal(hasAuth(admin, 'GUEST', 'role'), false);
});

test('the helper lets ROOT pass for permissions and not for roles', () => {
  assert.equal(hasAuth(root, 'sys:user:add', 'button'), true);
  assert.equal(hasAuth(root, 'ADMIN', 'role'), false);
});
