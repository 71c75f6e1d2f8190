import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from './permissions.ts';

test('every permission is module:entity:action, or module:entity:part:action as the admin family has one', () => {
  const names = Object.keys(permissions);
  assert.ok(names.length > 40);
  assert.deepEqual(
    names.filter((name) => !/^[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*){2,3}$/.test(name)),
    [],
  );
});
