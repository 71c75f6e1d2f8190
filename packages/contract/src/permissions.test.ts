import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissions } from './permissions.ts';

test('every permission is module:entity:action', () => {
  const names = Object.keys(permissions);
  assert.ok(names.length > 40);
  assert.deepEqual(
    names.filter((name) => !/^[a-z]+(?:-[a-z]+)*(?::[a-z]+(?:-[a-z]+)*){2}$/.test(name)),
    [],
  );
});
