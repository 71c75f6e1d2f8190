import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dropPlace, findStep } from './category-order.rules.ts';

const tree = [
  { id: '1', children: [{ id: '11' }, { id: '12' }, { id: '13' }] },
  { id: '2', children: [{ id: '21' }] },
  { id: '3', children: [] },
];

test('a category steps among its siblings, and not beyond them', () => {
  assert.deepEqual(findStep(tree, '12', -1), { parentId: '1', beforeId: '11' });
  assert.deepEqual(findStep(tree, '11', 1), { parentId: '1', beforeId: '13' });
  assert.deepEqual(findStep(tree, '12', 1), { parentId: '1', beforeId: null });
  assert.equal(findStep(tree, '11', -1), undefined);
  assert.deepEqual(findStep(tree, '3', -1), { parentId: null, beforeId: '2' });
  assert.equal(findStep(tree, '3', 1), undefined);
});

test('a category is dropped beside another one of its level, or into another parent', () => {
  assert.deepEqual(dropPlace(tree, '11', '21', 'after'), { parentId: '2', beforeId: null });
  assert.deepEqual(dropPlace(tree, '13', '11', 'before'), { parentId: '1', beforeId: '11' });
  assert.deepEqual(dropPlace(tree, '11', '12', 'after'), { parentId: '1', beforeId: '13' });
  assert.deepEqual(dropPlace(tree, '11', '3', 'into'), { parentId: '3', beforeId: null });
  assert.equal(dropPlace(tree, '1', '3', 'into'), undefined);
  assert.equal(dropPlace(tree, '1', '21', 'before'), undefined);
  assert.equal(dropPlace(tree, '9', '21', 'before'), undefined);
});
