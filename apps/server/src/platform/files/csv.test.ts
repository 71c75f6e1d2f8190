import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { writeCsv } from './csv.ts';
import { readSheet } from './read-sheet.ts';

test('a text that a spreadsheet would run is escaped, and read back as it was, in the CSV of every language', async () => {
  const formulas = [
    '=1+1',
    '+49 30 123',
    '-5',
    '@SUM(A1)',
    '%x',
    '＠x',
    '＝x',
    '|x',
    "'=x",
    "''=x",
    ' =x',
  ];
  const others = ["'quoted'", 'a;b', 'a,b', '15" lamp', '"all"', 'Ñandú 灯'];
  for (const language of languages) {
    const file = writeCsv(language, [
      ['a', 'b'],
      ...[...formulas, ...others].map((text) => [text, { decimal: '12.50' }]),
    ]);
    const rows = await readSheet(Buffer.from(file), { rows: 100, columns: 2 });
    const decimal = language === 'en' || language === 'zh-cn' ? '12.50' : '12,50';
    assert.deepEqual(
      rows.slice(1).map(({ cells }) => cells),
      [...formulas, ...others].map((text) => [text.trim(), decimal]),
      language,
    );
    const cells = file.split(/[,;"\r\n]+/);
    for (const text of formulas)
      assert.ok(text.startsWith("'") || !cells.includes(text), `${language} ${text}`);
  }
});
