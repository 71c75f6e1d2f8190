import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileShape } from './admin/identity.ts';
import {
  asLine,
  blockText,
  chosenDay,
  codeText,
  lineText,
  mailAddress,
  searchText,
  webAddress,
} from './shapes.ts';

const unbounded = lineText(20);
const codesOf = (text: string, shape: typeof unbounded = unbounded) =>
  shape
    .safeParse(text)
    .error?.issues.map(
      (issue) => (issue as { params?: { code: string } }).params?.code ?? issue.code,
    );

test('a line has one way of writing, no edges and no marks that turn it around', () => {
  const line = lineText(20);
  assert.equal(line.parse('  Ame\u0301lie '), 'Amélie');
  assert.equal(
    line.parse('\u202d+34 600 111 222\u202c'),
    '+34 600 111 222',
    'as copied from a list of contacts',
  );
  assert.equal(line.parse('invoice\u202egpj.exe'), 'invoicegpj.exe');
  assert.equal(line.parse('pay\u200bpal\ufeff'), 'paypal');
  assert.equal(line.parse('a\tb'), 'a b');
});

test('what people write stays: joined emoji, flags, forms of characters, letters of every language', () => {
  for (const text of [
    '👩‍👩‍👧',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '❤️',
    '葛\u{e0100}城',
    'नमस्ते',
    'O’Neill & Söhne',
  ])
    assert.equal(lineText(40).parse(text), text.normalize('NFC'));
});

test('a line break or a control character is refused in a line', () => {
  for (const sign of ['\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b', '\u0007', '\u009b'])
    assert.deepEqual(codesOf(`a${sign}b`), ['one-line'], JSON.stringify(sign));
});

test('what shows nothing is nothing', () => {
  for (const text of ['\u200d', '\u3164', '\u200b\u200b', '\ufe0f'])
    assert.deepEqual(codesOf(text, lineText(20).min(1)), ['too_small'], JSON.stringify(text));
});

test('several lines keep their breaks, written one way, and nothing else that controls', () => {
  const block = blockText(40);
  assert.equal(block.parse('one\r\ntwo\rthree\u2028four'), 'one\ntwo\nthree\nfour');
  assert.deepEqual(codesOf('one\u001b[2Jtwo', block), ['characters']);
});

test('a text that is far too long costs nothing before it is refused', () => {
  const startedAt = performance.now();
  for (const sign of ['\u200d', 'e\u0301', '\n', ' '])
    for (const shape of [lineText(20), blockText(20), searchText(20)])
      assert.ok(codesOf(sign.repeat(100_000), shape)?.includes('too_big'));
  assert.ok(performance.now() - startedAt < 1_000);
});

test('a text from elsewhere becomes one line', () => {
  assert.equal(asLine('Mia\r\nBcc: x@y.z\u202e'), 'Mia  Bcc: x@y.z');
});

test('an address on the web is kept as it is understood', () => {
  assert.equal(webAddress.parse('https://a.example/x\n"y'), 'https://a.example/x%22y');
  for (const text of [
    'https://a.example/x',
    'https://münchen.example',
    'https://[::1]:8443/',
    'https://a_b.example',
  ])
    assert.equal(webAddress.safeParse(text).success, true, text);
  const refused = [
    'javascript:alert(1)',
    'http://a.example',
    '//a.example',
    'https:',
    'https://user:pw@evil.example/',
  ];
  for (const text of [
    ...refused,
    'https://user@evil.example',
    'https://x"onmouseover=alert(1)',
    "https://x'y.example",
  ])
    assert.equal(webAddress.safeParse(text).success, false, text);
});

test('a chosen day is one of the calendar, between the years 1900 and 2999', () => {
  for (const day of ['1900-01-01', '2024-02-29', '2999-12-31'])
    assert.equal(chosenDay.parse(day), day);
  for (const day of [
    '0000-01-01',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-1-1',
    '12026-01-01',
    '',
  ])
    assert.equal(chosenDay.safeParse(day).success, false, day);
});

test('a code and a search term of full width are read as those of a Latin keyboard', () => {
  assert.equal(codeText(25).parse('０３−１２３４−５６７８'), '03-1234-5678');
  assert.equal(codeText(12).parse('１５０−０００１'), '150-0001');
  assert.equal(codeText(12).parse('ＳＷ１Ａ　１ＡＡ'), 'SW1A 1AA');
  assert.equal(mobileShape.parse(' ０３−１２３４−５６７８'), '03-1234-5678');
  assert.equal(searchText(40).parse('ＶＴ－２０８２９'), 'VT-20829');
});

test('email addresses in every script and with international domains are accepted as they are typed', () => {
  for (const address of [
    "o'connor@example.com",
    'a.b+c@example.com',
    '林悦@例子.中国',
    'josé@example.es',
    'info@müller.de',
    'info@xn--mller-kva.de',
  ])
    assert.equal(mailAddress.parse(` ${address} `), address);
  const wrong = [
    'maya',
    'maya@',
    '@example.com',
    'a b@example.com',
    '李@',
    '李..明@例子.中国',
    'a@b',
    'maya@exa_mple.com',
    'a@例子',
    'a"b@例子.中国',
    '李@例子.中国/a',
  ];
  for (const address of wrong)
    assert.equal(mailAddress.safeParse(address).error?.issues[0]?.code, 'custom', address);
});
