import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { CellDelimiter, TextEncoding } from '@vitrine/contract/table-files.ts';
import writeXlsxFile from 'write-excel-file/node';
import { describeTable } from './guess-table.ts';
import { ParserStopped } from './parser-pool.ts';
import { defineStreamParser, streamParser } from './parser-stream.ts';
import { streamTable } from './stream-table.ts';
import { type TableBatch, tableReader } from './table-stream.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-tables-'));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function fileOf(content: string | Uint8Array): string {
  count += 1;
  const file = path.join(folder, `${count}`);
  writeFileSync(file, content);
  return file;
}

const utf16 = (text: string, isBig: boolean, mark = true) => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
/** "Théière;12,50 €" and "ティーポット" as other programs write them. */
const western = Buffer.from('name;price\r\nTh\xe9i\xe8re \xe9maill\xe9e;12,50 \x80\r\n', 'latin1');
const japanese = Buffer.from([
  ...Buffer.from('name,price\n'),
  ...[0x83, 0x65, 0x83, 0x42, 0x81, 0x5b, 0x83, 0x7c, 0x83, 0x62, 0x83, 0x67],
  ...Buffer.from(',1200\n'),
]);

async function readAll(
  content: string | Uint8Array,
  given: { encoding?: TextEncoding; delimiter?: CellDelimiter } = {},
) {
  const file = fileOf(content);
  const guess = await describeTable(file);
  const batches: TableBatch[] = [];
  for await (const batch of streamParser(tableReader, { path: file, ...guess, ...given }))
    batches.push(batch);
  return {
    guess,
    rows: batches.flatMap(({ rows }) => rows.map(({ line, cells }) => [line, ...cells])),
    problem: batches.at(-1)?.problem,
    batches: batches.length,
  };
}

test('the encoding of a table is recognised with and without a mark, and read without a loss', async () => {
  const text = 'name,price\nThéière émaillée,12.50\nポット,9\n';
  const rows = [
    [1, 'name', 'price'],
    [2, 'Théière émaillée', '12.50'],
    [3, 'ポット', '9'],
  ];
  const wide = 'sku\tname\n1\tThéière\n2\tLámpara\n';
  for (const [content, encoding, certainty, expected] of [
    [text, 'utf-8', 'sure', rows],
    [`\ufeff${text}`, 'utf-8', 'sure', rows],
    [utf16(text, false), 'utf-16le', 'sure', rows],
    [utf16(text, true), 'utf-16be', 'sure', rows],
    [utf16(wide, false, false), 'utf-16le', 'likely', undefined],
    [utf16(wide, true, false), 'utf-16be', 'likely', undefined],
    [western, 'windows-1252', 'likely', undefined],
    [japanese, 'shift_jis', 'likely', undefined],
  ] as const) {
    const read = await readAll(content);
    assert.deepEqual(
      [read.guess.encoding, read.guess.encodingCertainty, read.problem],
      [encoding, certainty, undefined],
    );
    if (expected) assert.deepEqual(read.rows, expected);
  }
  assert.deepEqual((await readAll(western)).rows[1], [2, 'Théière émaillée', '12,50 €']);
  assert.deepEqual((await readAll(japanese)).rows[1], [2, 'ティーポット', '1200']);
});

test('a byte that the encoding does not have ends the reading with its line and its place', async () => {
  const long = 'é,1\n'.repeat(40_000);
  const head = Buffer.from(`name,price\n${long}`);
  const broken = Buffer.concat([head, Buffer.from('caf\xe9 noir,2\nnext,3\n', 'latin1')]);
  const read = await readAll(broken);
  assert.deepEqual(
    [read.guess.encoding, read.guess.encodingCertainty],
    ['utf-8', 'unsure'],
    'one damaged letter among thousands does not change the guess',
  );
  assert.deepEqual(read.problem, { code: 'wrong-encoding', line: 40_002, byte: head.length + 3 });
  assert.ok(!read.rows.flat().some((cell) => String(cell).includes('\ufffd')));
  const cut = await readAll(Buffer.concat([Buffer.from('a,b\né,1\né,2\n'), Buffer.from([0xc3])]), {
    encoding: 'utf-8',
  });
  assert.deepEqual(cut.problem, { code: 'wrong-encoding', line: 4, byte: 14 });
});

test('the delimiter is guessed by equal counts of cells, or read from the first line', async () => {
  for (const [content, delimiter, certainty] of [
    ['a;b;c\n1,5;2,5;3,5\n4;5;6\n', ';', 'sure'],
    ['a\tb\n1, one\t2\n3\t4\n', '\t', 'sure'],
    ['sep=;\r\na;b\r\n1;2\r\n', ';', 'sure'],
    ['a|b|c\n1|2|3\n', '|', 'sure'],
    ['a,b,c\n1,2,3\n1,2\n1,2,3\n', ',', 'unsure'],
    ['one column\nonly\n', ',', 'unsure'],
  ] as const) {
    const { guess } = await readAll(content);
    assert.deepEqual([guess.delimiter, guess.delimiterCertainty], [delimiter, certainty], content);
  }
  assert.deepEqual((await readAll('sep=;\r\na;b\r\n1;2\r\n')).rows, [
    [2, 'a', 'b'],
    [3, '1', '2'],
  ]);
});

test('rows keep the line at which they begin, with breaks inside of quotes and bare ones outside', async () => {
  const { rows, problem } = await readAll(
    'a,b\r\n"two\r\nlines" ,x\r\n\r\nbare\rreturn,bare\nfeed\r\n12" pipe,"say ""hi""" \r\n',
  );
  assert.equal(problem, undefined);
  assert.deepEqual(rows, [
    [1, 'a', 'b'],
    [2, 'two\r\nlines', 'x'],
    [5, 'bare\rreturn', 'bare\nfeed'],
    [7, '12" pipe', 'say "hi"'],
  ]);
});

test('a quotation mark that is not closed, an endless cell and too many columns end the reading with a line', async () => {
  assert.deepEqual((await readAll('a,b\n1,2\n3,"open\n4,5\n')).problem, {
    code: 'quote-not-closed',
    line: 3,
  });
  assert.deepEqual((await readAll(`a,b\n1,2\n3,${'x'.repeat(2_000_000)}\n`)).problem, {
    code: 'cell-too-large',
    line: 3,
  });
  assert.deepEqual((await readAll(`${Array(10_000).fill('c').join(',')}\n1\n`)).problem, {
    code: 'too-many-columns',
    line: 1,
  });
});

test('a workbook is read like a table of text, and refused beyond its limits', async () => {
  const cellsOf = (rows: readonly (readonly (string | number)[])[]) =>
    rows.map((row) => row.map((value) => ({ value })));
  const write = async (rows: readonly (readonly (string | number)[])[]) =>
    (await writeXlsxFile(cellsOf(rows) as never)).toBuffer();
  const small = await readAll(
    await write([
      ['name', 'price'],
      ['Théière', 12.5],
    ]),
  );
  assert.deepEqual(
    [small.guess.format, small.rows, small.problem],
    [
      'xlsx',
      [
        [1, 'name', 'price'],
        [2, 'Théière', '12.5'],
      ],
      undefined,
    ],
  );
  const rows = Array.from({ length: 10_002 }, (_none, index) => [index]);
  assert.equal((await readAll(await write(rows))).problem?.code, 'workbook-too-large');
  assert.equal((await readAll(await write(rows.slice(1)))).problem, undefined);
  const zip = Buffer.from('PK\x03\x04 no workbook');
  assert.equal((await readAll(zip)).problem?.code, 'workbook-unreadable');
});

test('a long file is read batch by batch, and a reader that stops early ends its worker', async () => {
  const file = fileOf(`a,b\n${'value,1\n'.repeat(20_000)}`);
  const guess = await describeTable(file);
  const read = await readAll(`a,b\n${'value,1\n'.repeat(20_000)}`);
  assert.deepEqual([read.rows.length, read.batches], [20_001, 41]);
  let first = 0;
  for await (const { rows } of streamParser(tableReader, { path: file, ...guess })) {
    first = rows.length;
    break;
  }
  assert.equal(first, 500);
});

test('a part that takes too long stops the reading', async () => {
  const endless = defineStreamParser(
    new URL('../testing/parsers.ts', import.meta.url).href,
    async function* runForever(): AsyncGenerator<string> {},
  );
  await assert.rejects(async () => {
    for await (const part of streamParser(endless, '', { partMs: 200 })) assert.fail(part);
  }, ParserStopped);
});

test('a file that needs more than a worker has ends with a problem', async () => {
  const path = fileOf('a,b\n1,2\n');
  const read = async (format: 'csv' | 'xlsx') => {
    const batches: TableBatch[] = [];
    const file = { path, format, encoding: 'utf-8', delimiter: ',' } as const;
    for await (const batch of streamTable(file, { partMs: 1 })) batches.push(batch);
    return batches.at(-1)?.problem?.code;
  };
  assert.deepEqual(
    [await read('csv'), await read('xlsx')],
    ['cell-too-large', 'workbook-too-large'],
  );
});
