import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineHook, Hooks, implementHook } from './hooks.ts';

const isPaid = defineHook<(id: string) => boolean>('sample.isPaid');
const describe = defineHook<() => string>('sample.describe');

test('a hook gives its one implementation, and fails by its name without one or with two', () => {
  const hooks = new Hooks([
    implementHook(isPaid, (id) => id === '1'),
    implementHook(describe, () => 'a'),
    implementHook(describe, () => 'b'),
  ]);
  assert.equal(hooks.get(isPaid)('1'), true);
  assert.deepEqual(
    hooks.all(describe).map((run) => run()),
    ['a', 'b'],
  );
  assert.throws(() => hooks.get(describe), /several modules implement the hook sample\.describe/);
  assert.throws(() => new Hooks([]).get(isPaid), /no module implements the hook sample\.isPaid/);
  assert.deepEqual(new Hooks([]).all(describe), []);
});

test('a replaced hook leaves the others and the original as they are', () => {
  const hooks = new Hooks([implementHook(isPaid, () => false), implementHook(describe, () => 'a')]);
  const replaced = hooks.replace([implementHook(isPaid, () => true)]);
  assert.equal(replaced.get(isPaid)('1'), true);
  assert.equal(replaced.get(describe)(), 'a');
  assert.equal(hooks.get(isPaid)('1'), false);
});
