import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, emptySheet, insertBlock, undo } from '../../ui/sheet/sheet.rules.ts';
import type { SheetStep, SheetTable } from '../../ui/sheet/sheet.types.ts';
import { areLoaded, createWaiting, finishStep, getRows } from './loaded-range.rules.ts';

interface Row {
  id: string;
  sku: string;
}

const rows = ['a', 'b', 'c', 'd'].map((id): Row => ({ id, sku: id }));
/** A table of four rows, of which the first ones are loaded. */
const tableOf = (loaded: number): SheetTable<Row> => ({
  columns: [
    { key: 'sku', title: 'SKU', width: 80, read: ({ sku }) => sku, parse: (text) => ({ text }) },
  ],
  rowCount: rows.length,
  rowAt: (index) => (index < loaded ? rows[index] : undefined),
  idOf: ({ id }) => id,
});
const paste: SheetStep = (state, table) => insertBlock(state, table, '1\n2\n3');
const begun = choose(emptySheet, tableOf(4), { row: 1, column: 0 });
const pasted = paste(begun, tableOf(2));

test('a selection needs its rows, up to the last one that can be loaded', () => {
  assert.deepEqual(getRows(pasted, 4), { top: 1, bottom: 3 });
  assert.deepEqual(getRows(pasted, 3), { top: 1, bottom: 2 });
  assert.deepEqual(
    [4, 3].map((loaded) => areLoaded(tableOf(loaded), { top: 1, bottom: 3 })),
    [true, false],
  );
});

test('a block that waited is entered whole, as one step, at the cells that were chosen then', () => {
  const waiting = createWaiting({ top: 1, bottom: 3 }, paste, begun, pasted);
  const shown = { ...begun, anchor: pasted.anchor, active: pasted.active };
  const done = finishStep(shown, tableOf(4), waiting);
  assert.deepEqual(
    [...done.edits].map(([id, cells]) => [id, cells.get('sku')?.text]),
    [
      ['b', '1'],
      ['c', '2'],
      ['d', '3'],
    ],
  );
  assert.deepEqual([done.anchor, done.active], [pasted.anchor, pasted.active]);
  assert.equal(undo(done).edits.size, 0);
});

test('cells that were chosen while it waited stay chosen, and what was entered meanwhile stays', () => {
  const waiting = createWaiting({ top: 1, bottom: 3 }, paste, begun, pasted);
  const moved = insertBlock(choose(begun, tableOf(4), { row: 0, column: 0 }), tableOf(2), 'x');
  const done = finishStep(moved, tableOf(4), waiting);
  assert.deepEqual([done.anchor, done.active], [moved.anchor, moved.active]);
  assert.equal(done.edits.get('a')?.get('sku')?.text, 'x');
  assert.equal(done.edits.size, 4);
});
