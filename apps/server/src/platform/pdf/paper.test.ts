import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodeCode128 } from './code-128.rules.ts';
import { createPaper } from './paper.ts';
import { readPdf, readPdfText } from './testing/read-pdf.ts';
import { isRightToLeft, orderForPrint, toPrintable } from './text-order.rules.ts';
import { limitLines, wrapText } from './wrap-text.rules.ts';

/** Prints each text on a separate line. */
async function printTexts(texts: readonly string[]) {
  const paper = await createPaper({
    size: 'a6',
    title: 'Test',
    author: 'Vitrine',
    language: 'en',
    createdAt: new Date('2026-11-20T10:00:00Z'),
  });
  await paper.load(texts.join(' '));
  paper.newPage();
  for (const [index, text] of texts.entries())
    paper.print(text, { x: 20, y: 20 + index * 30, width: 250, size: 10 });
  const unknown = paper.countUnknown();
  const pdf = Buffer.concat([paper.takeBytes(), await paper.finish()]);
  return { pdf, unknown };
}

const spaceless = (text: string) => text.replaceAll(/\s/g, '');
const reversed = (text: string) => [...text].reverse().join('');

test('names in every script are printed with a glyph for each character', async () => {
  const texts = {
    korean: '김하늘 뷁 서울특별시 강남구 테헤란로 152',
    thai: 'น้ำฝน ศรีสุวรรณ ถนนสุขุมวิท',
    cyrillic: 'Олексій Ґалаґан вул. Хрещатик, Ёлкин',
    chinese: '李伟 朱镕基 陈喆 王堃 上海市人民路1号',
    japanese: '佐藤 葵 東京都渋谷区神南 ひらがな カタカナ',
    vietnamese: 'Nguyễn Thị Ánh Tuyết, Đường Lê Lợi',
    greek: 'Ελένη Παπαδοπούλου',
    turkish: 'Şükrü Yılmaz ğ İ ı',
  };
  // Its letters merge into signs that each contain several of them.
  const hindi = 'प्रिया शर्मा';
  const { pdf, unknown } = await printTexts([...Object.values(texts), hindi]);
  assert.equal(unknown, 0);
  const printed = spaceless(readPdfText(pdf).normalize('NFC'));
  for (const text of [texts.korean, texts.cyrillic, texts.chinese, texts.japanese])
    assert.ok(printed.includes(spaceless(text)), text);
  for (const letter of new Set(spaceless(Object.values(texts).join('').normalize('NFD'))))
    assert.ok(printed.normalize('NFD').includes(letter), `${letter} is missing`);
});

test('Arabic letters are joined and go from right to left, and numbers within them from left to right', async () => {
  const { pdf, unknown } = await printTexts(['ببب', 'شارع 152']);
  assert.equal(unknown, 0);
  const [word, ...rest] = readPdf(pdf).flat();
  assert.equal(word?.text, 'ببب');
  // Three forms and the dot that they share; letters that are not joined would be one form.
  assert.ok(new Set(word?.glyphs).size >= 3, 'the same letter has another form in each place');
  const line = rest.map(({ text }) => text).join('');
  assert.equal(spaceless(line), `152${reversed('شارع')}`);
});

test('a character that no font has is printed as a box and counted', async () => {
  const { pdf, unknown } = await printTexts(['Ada 𓀀 Lovelace']);
  assert.equal(unknown, 1);
  assert.match(readPdfText(pdf), /Ada\s+□\s+Lovelace/);
});

test('a line of two directions is put in the order of the paper', () => {
  assert.deepEqual(orderForPrint('Ada Lovelace'), ['Ada Lovelace']);
  assert.equal(orderForPrint('אבג 12 (דה)').join(''), '(דה) 12 אבג');
  assert.equal(isRightToLeft('مرحبا Ada'), true);
  assert.equal(isRightToLeft('Ada مرحبا'), false);
  assert.equal(toPrintable('a\u202eb\u00a0c\u200fd'), 'ab cd');
});

test('a text is broken after a word, in Chinese between characters, and a long word where the line ends', () => {
  const measure = (text: string) => [...text].length;
  assert.deepEqual(wrapText('one two three', 7, measure, 'en'), ['one two', 'three']);
  assert.deepEqual(wrapText('a\nb', 7, measure, 'en'), ['a', 'b']);
  assert.deepEqual(wrapText('ABCDEFGHIJ', 4, measure, 'en'), ['ABCD', 'EFGH', 'IJ']);
  const chinese = wrapText('上海市人民路一号', 3, measure, 'zh');
  assert.equal(chinese.join(''), '上海市人民路一号');
  assert.ok(chinese.every((line) => measure(line) <= 3));
  assert.deepEqual(limitLines(['one two', 'three', 'four'], 2, 6, measure), ['one two', 'three…']);
});

test('a barcode of Code 128 consists of whole characters with an even number of bars, and ends with its check character', () => {
  const widths = encodeCode128('VT-20418');
  assert.equal(widths.length, (1 + 8 + 1) * 6 + 7);
  assert.equal(
    widths.reduce((sum, width) => sum + width, 0),
    (1 + 8 + 1) * 11 + 13,
  );
  // The known example “PJJ123C” has the check value 54 in set A, and so 55 in set B, whose start character is one more.
  const check = encodeCode128('PJJ123C').slice(-13, -7).join('');
  assert.equal(check, '311321');
  const all = new Set<string>();
  for (let code = 32; code < 127; code += 1) {
    const pattern = encodeCode128(String.fromCharCode(code)).slice(6, 12);
    all.add(pattern.join(''));
    assert.equal(
      pattern.reduce((sum, width) => sum + width, 0),
      11,
    );
    const bars = pattern.filter((_width, index) => index % 2 === 0);
    assert.equal(bars.reduce((sum, width) => sum + width, 0) % 2, 0);
  }
  assert.equal(all.size, 95);
  assert.throws(() => encodeCode128('é'), RangeError);
});
