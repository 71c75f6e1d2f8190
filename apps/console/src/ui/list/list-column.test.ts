import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillWidths, findNextOrder, flattenRows, placeRows } from './list-column.ts';

test('columns without a width share what the others leave, the last of them the rest', () => {
  assert.deepEqual(fillWidths([100, undefined, undefined], 400, 0), [100, 150, 150]);
  assert.deepEqual(fillWidths([100, undefined, undefined], 400, 501), [100, 200, 201]);
  // The shown part of the table does not make it narrower than it may be.
  assert.deepEqual(fillWidths([300, undefined], 400, 200), [300, 100]);
  assert.deepEqual(fillWidths([500, undefined], 400, 0), [500, 1]);
});

test('columns that leave room all grow by the same part', () => {
  assert.deepEqual(fillWidths([100, 100], 300, 0), [150, 150]);
  assert.deepEqual(fillWidths([100, 200], 400, 0), [133, 267]);
  assert.deepEqual(fillWidths([200, 200], 400, 0), [200, 200]);
});

interface Node {
  id: string;
  children?: Node[];
}
const tree: Node[] = [
  { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
  { id: 'e', children: [] },
];

test('a tree shows the rows of open branches below their own, one level further in', () => {
  const shown = (...openIds: string[]) =>
    placeRows(tree, { openIds, indent: 18 }).map(({ row, level }) => `${row.id}${level}`);
  assert.deepEqual(shown(), ['a0', 'e0']);
  assert.deepEqual(shown('a'), ['a0', 'b1', 'd1', 'e0']);
  assert.deepEqual(shown('a', 'b'), ['a0', 'b1', 'c2', 'd1', 'e0']);
  // A branch in a closed one stays closed.
  assert.deepEqual(shown('b'), ['a0', 'e0']);
  assert.deepEqual(
    placeRows(tree, { openIds: [], indent: 18 }).map(({ hasBranch }) => hasBranch),
    [true, false],
  );
  assert.deepEqual(
    placeRows(tree, undefined).map(({ row }) => row.id),
    ['a', 'e'],
  );
  assert.deepEqual(
    flattenRows(tree).map(({ id }) => id),
    ['a', 'b', 'c', 'd', 'e'],
  );
});

test('the head of a column sorts up, then down, then no longer', () => {
  assert.deepEqual(
    [findNextOrder(null), findNextOrder('ascend'), findNextOrder('descend')],
    ['ascend', 'descend', null],
  );
});
