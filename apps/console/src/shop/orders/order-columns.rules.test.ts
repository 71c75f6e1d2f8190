import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderColumns, parseHiddenColumns, toggleColumn, writeHiddenColumns } from './order-columns.rules.ts';

test('hidden columns are kept as they were chosen, and what is no column is forgotten', () => {
  assert.equal(parseHiddenColumns(null).size, 0);
  assert.deepEqual([...parseHiddenColumns('cost,nothing,,quantity,status')], ['quantity', 'cost']);
  assert.equal(writeHiddenColumns(new Set()), null);
  for (const column of orderColumns) {
    const hidden = toggleColumn(new Set(), column);
    assert.deepEqual([...parseHiddenColumns(writeHiddenColumns(hidden))], [column]);
    assert.equal(toggleColumn(hidden, column).size, 0);
    assert.deepEqual([...hidden], [column], 'the set before stays as it was');
  }
});
