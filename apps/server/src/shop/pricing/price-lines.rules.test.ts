import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineText, tableText } from '@vitrine/contract/shapes.ts';
import fc from 'fast-check';
import { writeCsv } from '#platform/files/csv.ts';
import { priceTitles } from './export-prices.ts';
import { readPriceLines } from './price-lines.rules.ts';

const linesOf = (text: string) =>
  readPriceLines({ text, titles: priceTitles }).prices.map(({ line, names, price }) => [
    line,
    names[0],
    price,
  ]);

test('two columns are read from tabs, semicolons and commas, with and without titles, and blank lines count as lines', () => {
  assert.deepEqual(linesOf('MUG\t9,90\n\nLMP-SAND\t1.234,50'), [
    [1, 'MUG', '9,90'],
    [3, 'LMP-SAND', '1.234,50'],
  ]);
  assert.deepEqual(linesOf('Artículo;Mi precio\nMUG;9,90'), [[2, 'MUG', '9,90']]);
  assert.deepEqual(linesOf('MUG,9.90'), [[1, 'MUG', '9.90']]);
  assert.deepEqual(linesOf('MUG'), [[1, 'MUG', '']]);
  assert.deepEqual(linesOf('SKU\tx\tSelling price\nMUG\tany\t9.90\nLMP-SAND\tany\t'), [
    [2, 'MUG', '9.90'],
    [3, 'LMP-SAND', ''],
  ]);
  // A name with a comma or a quotation mark is a name.
  assert.deepEqual(
    readPriceLines({ text: 'Lamp, paper,9.90', titles: priceTitles }).prices[0]?.names,
    ['Lamp', 'Lamp, paper', 'Lamp,paper'],
  );
  assert.deepEqual(linesOf('15" lamp\t9.90\n"best" mug\t5'), [
    [1, '15" lamp', '9.90'],
    [2, '"best" mug', '5'],
  ]);
  assert.deepEqual(linesOf('"open\t9.90'), [[1, '"open', '9.90']]);
});

test('columns of an export are found by their titles in every language', () => {
  for (const head of [
    'SKU,Product,Selling price',
    'SKU,Producto,Precio de venta',
    'SKU,商品,售价',
    'SKU,Produit,Prix de vente',
  ])
    assert.deepEqual(linesOf(`${head}\nMUG,"Mug, red",9.90`), [[2, 'MUG', '9.90']], head);
});

test('whatever a SKU, a name or an amount looks like, the file of an export is read as it was written', () => {
  const shape = tableText(200_000);
  // What an operator can enter as a SKU or a name.
  const line = lineText(30);
  const printable = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map((text) => line.safeParse(text).data ?? '');
  const awkward = fc.constantFrom(
    '=1+1',
    '+SKU',
    '-SKU',
    '@SKU',
    "'SKU",
    '"SKU"',
    'a,b',
    'a;b',
    'S\u00a0K',
    '=cmd|"/c calc"!A1',
    "''x",
  );
  const word = fc.oneof(printable, awkward).filter((text) => text.trim() === text && text !== '');
  const price = fc
    .bigInt({ min: 1n, max: 100_000_000_000n })
    .map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);
  fc.assert(
    fc.property(
      fc.array(fc.record({ sku: word, name: word, price }), { minLength: 1, maxLength: 20 }),
      (rows) => {
        const file = writeCsv('en', [
          ['SKU', 'Product', 'Selling price'],
          ...rows.map((row) => [row.sku, row.name, { decimal: row.price }]),
        ]);
        // No cell begins as a formula does.
        for (const cell of rows.flatMap(({ sku, name }) => [sku, name]))
          if (/^[=+\-@]/.test(cell)) assert.ok(file.includes(`'${cell[0]}`));
        const read = readPriceLines({ text: shape.parse(file), titles: priceTitles });
        assert.equal(read.numbersIn === 'en' && read.hasTitles, true);
        assert.equal(read.prices.length, rows.length);
        for (const [index, row] of rows.entries()) {
          const line = read.prices[index];
          assert.ok(line?.names.includes(row.sku), `${row.sku} in ${JSON.stringify(line)}`);
          assert.equal(line?.price, row.price);
        }
      },
    ),
    { numRuns: 300 },
  );
});
