import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLetters, fillMemory, runForever } from '../testing/parsers.ts';
import { createWorkbook, writeCell, writeRow } from '../testing/workbooks.ts';
import { defineParser, ParserStopped, runParser } from './parser-pool.ts';
import { readSheet } from './read-sheet.ts';

const limits = { rows: 10_001, columns: 50 };
const title = writeRow(1, writeCell('A1'));

/** The time for which the thread that serves computed, and nobody else was answered, while the work ran. */
async function blockedMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const hostile: Record<string, { bytes: Buffer; code: 'sheet-too-large' | 'sheet-unreadable' }> = {
  'two cells at the ends of a sheet': {
    bytes: createWorkbook(title + writeRow(1_048_576, writeCell('XFD1048576'))),
    code: 'sheet-too-large',
  },
  'a cell in the last row': {
    bytes: createWorkbook(title + writeRow(1_048_576, writeCell('A1048576'))),
    code: 'sheet-too-large',
  },
  'a cell far to the right': {
    bytes: createWorkbook(writeRow(1, writeCell('A1'), writeCell('XFD1'))),
    code: 'sheet-too-large',
  },
  'a row beyond those of the format': {
    bytes: createWorkbook(title + writeRow(2_000_000_000, '<c r="A2000000000"/>')),
    code: 'sheet-too-large',
  },
  'an address in an attribute order and quotes of another program': {
    bytes: createWorkbook(`${title}<row r='2'><c t='n' r = 'XFD2'><v>1</v></c></row>`),
    code: 'sheet-too-large',
  },
  'many shared strings': {
    bytes: createWorkbook(title, { strings: '<si><t>a</t></si>'.repeat(2_500_000) }),
    code: 'sheet-too-large',
  },
  'many rows': {
    bytes: createWorkbook(
      Array.from({ length: 200_000 }, (_, at) => writeRow(at + 1, writeCell(`A${at + 1}`))).join(
        '',
      ),
    ),
    code: 'sheet-too-large',
  },
  'a line of two megabytes': {
    bytes: Buffer.from('a,'.repeat(1_000_000)),
    code: 'sheet-too-large',
  },
  'lines without end': { bytes: Buffer.from('a\n'.repeat(1_000_000)), code: 'sheet-too-large' },
  'bytes that are no text': {
    bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xff]),
    code: 'sheet-unreadable',
  },
};

test('no small file stops the thread that serves, and each is refused for what it is', async () => {
  await readSheet(createWorkbook(title), limits);
  for (const [name, { bytes, code }] of Object.entries(hostile)) {
    assert.ok(bytes.length <= 2 * 1024 * 1024, name);
    const before = process.memoryUsage().heapTotal;
    const blocked = await blockedMs(() => assert.rejects(readSheet(bytes, limits), { code }, name));
    assert.ok(blocked < 300, `${name}: blocked for ${blocked} ms`);
    assert.ok(process.memoryUsage().heapTotal - before < 64 * 1024 * 1024, name);
  }
});

test('empty cells and rows at the end of a sheet and other wide sheets are no reason to refuse a file', async () => {
  const far = '<c r="XFD1" s="0"/>';
  const styled = createWorkbook(
    writeRow(1, writeCell('A1', '7'), '<c r="XFD1"/>') + writeRow(1_048_576, '<c r="A1048576"/>'),
    {
      sheets: { 'sheet2.xml': writeRow(1, far, writeCell('ZZ2')) },
    },
  );
  assert.deepEqual(await readSheet(styled, limits), [{ row: 1, cells: ['7'] }]);
});

test('rows keep the numbers that a spreadsheet shows, and numbers are written as it shows them', async () => {
  const numbers = [
    '1.3800138E10',
    '20260102.0',
    '2.0260103E7',
    '1.0',
    '0.30000000000000004',
    '0.5',
    '12345678901234567',
  ];
  const sheet = createWorkbook(
    title +
      numbers
        .map((number, at) => writeRow(at * 2 + 5, writeCell(`A${at * 2 + 5}`, number)))
        .join(''),
  );
  assert.deepEqual(
    (await readSheet(sheet, limits)).map(({ row: number, cells }) => [number, cells[0]]),
    [
      [1, '1'],
      [5, '13800138000'],
      [7, '20260102'],
      [9, '20260103'],
      [11, '1'],
      [13, '0.3'],
      [15, '0.5'],
      [17, '12345678901234567'],
    ],
  );
  assert.deepEqual(await readSheet(Buffer.from('a;b\n\n\n1,5;"x\ny"\nlast'), limits), [
    { row: 1, cells: ['a', 'b'] },
    { row: 4, cells: ['1,5', 'x\ny'] },
    { row: 5, cells: ['last'] },
  ]);
});

test('a quotation mark in a cell, and one that is never closed, are read as letters', async () => {
  const lines = async (text: string) =>
    (await readSheet(Buffer.from(text), limits)).map(({ cells }) => cells);
  assert.deepEqual(await lines('a,b\nMaria "Mia" Lopez,2'), [
    ['a', 'b'],
    ['Maria "Mia" Lopez', '2'],
  ]);
  assert.deepEqual(await lines('a,b\n"open,2\nnext,3'), [
    ['a', 'b'],
    ['"open', '2'],
    ['next', '3'],
  ]);
});

const parsers = import.meta.resolve('../testing/parsers.ts');

test('a parser without end in time or memory is stopped, and the next one has its turn', async () => {
  const endless = runParser(defineParser(parsers, runForever), null, { timeoutMs: 500 });
  const next = runParser(defineParser(parsers, countLetters), 'abc');
  await assert.rejects(endless, ParserStopped);
  assert.equal(await next, 3);
  await assert.rejects(
    runParser(defineParser(parsers, fillMemory), null, { timeoutMs: 60_000 }),
    ParserStopped,
  );
  assert.equal(await runParser(defineParser(parsers, countLetters), 'ab'), 2);
});
