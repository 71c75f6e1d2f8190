import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBlock, writeBlock } from './clipboard.rules.ts';
import { countEdits } from './row-edits.rules.ts';
import {
  changeByPercent,
  choose,
  chooseNext,
  clearCells,
  collectEdits,
  copyBlock,
  countRowsBeyond,
  dropEdits,
  emptySheet,
  fillDown,
  fillTo,
  getText,
  insertBlock,
  replaceText,
  restoreUndone,
  revertCells,
  setText,
  summarize,
  undo,
} from './sheet.rules.ts';
import type { SheetColumn, SheetState, SheetTable } from './sheet.types.ts';

interface Row {
  id: string;
  sku: string;
  price: string;
  stock: string;
}

const parseNumber = (text: string) =>
  /^\d+(\.\d+)?$/.test(text)
    ? { text: Number(text).toFixed(2) }
    : { error: `“${text}” is not a price.` };
const columns: SheetColumn<Row>[] = [
  { key: 'sku', title: 'SKU', width: 80, read: ({ sku }) => sku, parse: (text) => ({ text }) },
  {
    key: 'price',
    title: 'Price',
    width: 80,
    isNumber: true,
    decimals: 2,
    read: ({ price }) => price,
    parse: parseNumber,
  },
  { key: 'double', title: 'Double', width: 80, read: ({ price }) => String(Number(price) * 2) },
  {
    key: 'stock',
    title: 'Stock',
    width: 80,
    isNumber: true,
    read: ({ stock }) => stock,
    parse: (text) => ({ text }),
  },
];
const rows: Row[] = [1, 2, 3, 4].map((at) => ({
  id: `v${at}`,
  sku: `A-${at}`,
  price: `${at}.00`,
  stock: String(at * 10),
}));
const table: SheetTable<Row> = {
  columns,
  rowCount: rows.length,
  rowAt: (index) => rows[index],
  idOf: ({ id }) => id,
};
const at = (row: number, column: number, toRow = row, toColumn = column): SheetState =>
  choose(choose(emptySheet, table, { row, column }), table, { row: toRow, column: toColumn }, true);
const cells = (state: SheetState) =>
  rows.map((row) => columns.map((column) => getText(table, state.edits, row, column)).join(' '));

test('a block of the clipboard keeps quotes, tabs and line breaks within cells', () => {
  const block = [
    ['plain', 'a "quoted" word', ''],
    ['two\nlines', 'a\ttab', '"'],
  ];
  assert.deepEqual(readBlock(writeBlock(block)), block);
  assert.deepEqual(readBlock('1\t2\r\n3\t4\r\n'), [
    ['1', '2'],
    ['3', '4'],
  ]);
  assert.deepEqual(readBlock('say "so"\t5'), [['say "so"', '5']]);
  assert.deepEqual(readBlock(''), [['']]);
});

test('a pasted block is entered from the first chosen cell on, over computed cells and not beyond the table', () => {
  const state = insertBlock(at(2, 1), table, '7\t99\t70\t1\n8\t99\t80\n9\t99\t90');
  assert.deepEqual(cells(state), [
    'A-1 1.00 2 10',
    'A-2 2.00 4 20',
    'A-3 7.00 6 70',
    'A-4 8.00 8 80',
  ]);
  assert.deepEqual(
    [state.anchor, state.active],
    [
      { row: 2, column: 1 },
      { row: 3, column: 3 },
    ],
  );
});

test('rows of a pasted block that the table has no place for are counted', () => {
  assert.equal(countRowsBeyond(at(2, 1), table, '7\n8\n9\n10\n'), 2);
  assert.equal(countRowsBeyond(at(2, 1), table, '7\n8\n'), 0);
  assert.equal(countRowsBeyond(at(0, 1, 2, 1), table, '5'), 0);
});

test('one value is pasted into all chosen cells', () => {
  const state = insertBlock(at(0, 1, 2, 1), table, '5');
  assert.deepEqual(collectEdits(state.edits), [
    { id: 'v1', texts: { price: '5.00' } },
    { id: 'v2', texts: { price: '5.00' } },
    { id: 'v3', texts: { price: '5.00' } },
  ]);
});

test('an erroneous cell keeps its text and is left out of what is saved; the stored value is no change', () => {
  const state = insertBlock(at(0, 1, 1, 1), table, '6.8o\n2');
  assert.deepEqual(
    state.edits,
    new Map([['v1', new Map([['price', { text: '6.8o', error: '“6.8o” is not a price.' }]])]]),
  );
  assert.deepEqual(countEdits(state.edits), { cells: 1, errors: 1 });
  assert.deepEqual(collectEdits(state.edits), []);
  assert.equal(setText(choose(state, table, { row: 0, column: 1 }), table, '1').edits.size, 0);
});

test('filling repeats the first row, the row above a single one, or the selection as far as it is drawn', () => {
  assert.deepEqual(cells(fillDown(at(0, 0, 2, 1), table)).slice(0, 3), [
    'A-1 1.00 2 10',
    'A-1 1.00 4 20',
    'A-1 1.00 6 30',
  ]);
  assert.equal(cells(fillDown(at(1, 3), table))[1], 'A-2 2.00 4 10');
  assert.equal(fillDown(at(0, 3), table).edits.size, 0);
  const down = fillTo(at(0, 3, 1, 3), table, 3);
  assert.deepEqual(cells(down).slice(2), ['A-3 3.00 6 10', 'A-4 4.00 8 20']);
  assert.deepEqual([down.anchor.row, down.active.row], [0, 3]);
  assert.deepEqual(cells(fillTo(at(2, 3, 3, 3), table, 1))[1], 'A-2 2.00 4 40');
});

test('each step is undone and redone as a whole, and a new one ends what could be redone', () => {
  const filled = insertBlock(at(0, 1, 3, 1), table, '5');
  const changed = setText(filled, table, '6');
  assert.equal(countEdits(undo(changed).edits).cells, 4);
  assert.equal(undo(undo(changed)).edits.size, 0);
  assert.deepEqual(cells(restoreUndone(restoreUndone(undo(undo(changed))))), cells(changed));
  assert.deepEqual(restoreUndone(setText(undo(changed), table, '9')).future, []);
  assert.equal(undo(emptySheet), emptySheet);
});

test('cells are cleared, reverted, changed by a percentage and searched for a text', () => {
  const cleared = clearCells(at(1, 3), table);
  assert.equal(cells(cleared)[1], 'A-2 2.00 4 ');
  assert.equal(revertCells(cleared, table).edits.size, 0);
  const raised = changeByPercent(at(0, 0, 3, 1), table, 10);
  assert.deepEqual(
    cells(raised).map((row) => row.split(' ')[1]),
    ['1.10', '2.20', '3.30', '4.40'],
  );
  assert.equal(countEdits(raised.edits).cells, 4);
  assert.deepEqual(
    cells(replaceText(at(3, 0), table, 'A-', 'B-')).map((row) => row.split(' ')[0]),
    ['B-1', 'B-2', 'B-3', 'B-4'],
  );
  assert.deepEqual(collectEdits(replaceText(at(0, 0, 1, 0), table, 'A-', 'B-').edits).length, 2);
});

test('the selection is copied with its changes, counted and added up', () => {
  const state = insertBlock(at(0, 1, 1, 1), table, '5.5\nx');
  assert.equal(
    copyBlock(choose(state, table, { row: 1, column: 3 }, true), table),
    '5.50\t2\t10\nx\t4\t20',
  );
  assert.deepEqual(summarize(state, table), { cells: 2, sum: 5.5, average: 5.5 });
  assert.deepEqual(summarize(at(0, 0), table), { cells: 1, sum: undefined, average: undefined });
});

test('the next cell is one that can be changed, and the selection stays in the table', () => {
  assert.deepEqual(chooseNext(at(0, 1), table, 1).active, { row: 0, column: 3 });
  assert.deepEqual(chooseNext(at(0, 3), table, 1).active, { row: 1, column: 0 });
  assert.deepEqual(chooseNext(at(1, 0), table, -1).active, { row: 0, column: 3 });
  assert.deepEqual(chooseNext(at(3, 3), table, 1).active, { row: 3, column: 3 });
  assert.deepEqual(choose(emptySheet, table, { row: 9, column: -1 }).active, { row: 3, column: 0 });
});

test('saved rows have no changes any more', () => {
  const state = insertBlock(at(0, 1, 2, 1), table, '5');
  const left = dropEdits(state, new Set(['v1', 'v3']));
  assert.deepEqual([[...left.edits.keys()], left.past], [['v2'], []]);
});

test('rows that are not loaded keep what they have', () => {
  const partly: SheetTable<Row> = {
    ...table,
    rowAt: (index) => (index === 1 ? undefined : rows[index]),
  };
  const state = insertBlock(at(0, 1, 2, 1), partly, '5');
  assert.deepEqual([...state.edits.keys()], ['v1', 'v3']);
});

test('a change that a colleague contradicts is decided by entering it again, or by the stored value', () => {
  const clash = { text: '5.00', error: 'Theirs is 1.00.', clash: { before: '9.00', unit: '' } };
  const state = { ...at(0, 1), edits: new Map([['v1', new Map([['price', clash]])]]) };
  assert.deepEqual(countEdits(state.edits), { cells: 1, errors: 1 });
  assert.deepEqual(setText(state, table, '5').edits.get('v1')?.get('price'), { text: '5.00' });
  assert.equal(revertCells(state, table).edits.size, 0);
  assert.equal(undo(revertCells(state, table)).edits, state.edits);
});

test('the stored value is no change, also where it would not be taken today', () => {
  const known = { ...rows[0], id: 'v9', price: 'on request' } as Row;
  const own = { ...table, rowCount: 1, rowAt: () => known };
  const wrong = setText({ ...emptySheet, ...at(0, 1) }, own, 'soon');
  assert.deepEqual(countEdits(wrong.edits), { cells: 1, errors: 1 });
  assert.equal(revertCells(wrong, own).edits.size, 0);
});
