import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countEdits, createRowCache } from './row-edits.rules.ts';
import { choose, emptySheet, insertBlock, setText } from './sheet.rules.ts';
import type { SheetState, SheetTable } from './sheet.types.ts';
import { describeRows } from './shown-rows.rules.ts';

interface Row {
  id: string;
  price: string;
}

const rowCount = 600;
const rows = Array.from({ length: rowCount }, (_, at): Row => ({ id: `v${at}`, price: '1' }));
const table: SheetTable<Row> = {
  columns: [
    {
      key: 'price',
      title: 'Price',
      width: 80,
      read: ({ price }) => price,
      parse: (text) => (text === 'x' ? { error: 'Enter a price.' } : { text }),
    },
  ],
  rowCount,
  rowAt: (index) => rows[index],
  idOf: ({ id }) => id,
};

/** The sheet with 500 changed cells, one of whose cells is active. */
const changed = choose(
  insertBlock(emptySheet, table, Array.from({ length: 500 }, (_, at) => String(at + 2)).join('\n')),
  table,
  { row: 10, column: 0 },
);

/** The rows that are drawn again: a row is drawn from these values, and again when one of them is another. */
function listRedrawn(before: SheetState, after: SheetState, isEditing = false): number[] {
  const shown = { first: 0, last: rowCount - 1 };
  const known = describeRows(table, before, { ...shown, isEditing: false });
  return describeRows(table, after, { ...shown, isEditing }).flatMap((row, at) => {
    const was = known[at];
    const isSame = Object.entries(row).every(([key, value]) => was?.[key as 'index'] === value);
    return isSame ? [] : [row.index];
  });
}

test('beside 500 changed cells a further one draws its row again, and a moved selection the two rows', () => {
  assert.equal(countEdits(changed.edits).cells, 500);
  assert.deepEqual(listRedrawn(changed, setText(changed, table, '7')), [10]);
  const below = choose(changed, table, { row: 11, column: 0 });
  assert.deepEqual(listRedrawn(changed, below), [10, 11]);
  assert.deepEqual(listRedrawn(changed, changed, true), [10], 'the editor opens');
});

test('a value of the changes of a row is computed again for the changed row only', () => {
  const computed: string[] = [];
  const read = createRowCache((ofRow, id) => {
    computed.push(id);
    return ofRow.size;
  });
  const readAll = ({ edits }: SheetState) => {
    for (const [id, ofRow] of edits) read(ofRow, id);
    return computed.splice(0);
  };
  assert.equal(readAll(changed).length, 500);
  assert.deepEqual(readAll(setText(changed, table, 'x')), ['v10']);
  assert.deepEqual(countEdits(setText(changed, table, 'x').edits), { cells: 500, errors: 1 });
});
