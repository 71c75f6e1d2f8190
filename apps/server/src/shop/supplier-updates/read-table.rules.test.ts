import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findColumns, findDecimalSign, readTableRows } from './read-table.rules.ts';

const known = new Map([['existencias', 'stock' as const]]);

test('columns are known by their titles in our languages and by what suppliers call them', () => {
  assert.deepEqual(findColumns(['SKU', 'Existencias'], known), { sku: 0, stock: 1 });
  assert.deepEqual(findColumns(['Item_Number', 'Unit  price', 'Qty'], known), {
    reference: 0,
    cost: 1,
    stock: 2,
  });
});

test('a table without a product, or without anything to change, is not understood', () => {
  assert.equal(findColumns(['Stock', 'Cost'], known), undefined);
  assert.equal(findColumns(['SKU', 'Name'], known), undefined);
});

test('the decimal sign is the one that most amounts end with', () => {
  assert.equal(findDecimalSign(['12,50', '3,99', '1.000']), ',');
  assert.equal(findDecimalSign(['12.50', '1,000.00', '7']), '.');
});

test('amounts and units are read, and a wrong cell leaves its row out', () => {
  const rows = [
    { row: 2, cells: ['MUG', '1.200', '12,50'] },
    { row: 3, cells: ['LAMP', '', '3,9900'] },
    { row: 4, cells: ['PRINT', '7', ''] },
    { row: 5, cells: ['VASE', '-1', '2,00'] },
    { row: 6, cells: ['BOWL', '3', 'a lot'] },
    { row: 7, cells: ['CUP', '', ''] },
  ];
  const read = readTableRows(rows, { sku: 0, stock: 1, cost: 2 }, 'EUR');
  assert.deepEqual(
    read.map(({ stock, costMinor, problem }) => [stock, costMinor, problem]),
    [
      [1200, 1250, null],
      [null, 399, null],
      [7, null, null],
      [null, 200, 'stock-wrong'],
      [3, null, 'cost-wrong'],
      [null, null, 'empty'],
    ],
  );
});
