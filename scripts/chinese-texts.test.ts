import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
const catalogues = [
  'apps/console/src/texts/**/*.ts',
  'apps/storefront/app/texts/zh-cn/*.ts',
  'apps/server/src/texts/**/*.ts',
  'apps/server/src/**/*.texts.ts',
];

/** What a Chinese text must not contain, and the correct form. */
const rules: readonly { forbidden: RegExp; why: string }[] = [
  {
    forbidden: /\p{Script=Han}[,:;?!]|[,:;?!]\p{Script=Han}/u,
    why: 'half-width punctuation beside Han characters: write ，：；？！',
  },
  {
    forbidden: /[，。：；？！、“”（）] | [，。：；？！、“”（）]/u,
    why: 'a space beside full-width punctuation',
  },
  { forbidden: /\p{Script=Han} +\p{Script=Han}/u, why: 'a space between Han characters' },
  { forbidden: / {2}/u, why: 'two spaces' },
  { forbidden: /你/u, why: 'the reader is addressed as 您 everywhere' },
];

const findBreaks = (text: string): string[] =>
  rules.filter(({ forbidden }) => forbidden.test(text)).map(({ why }) => why);

/** The Chinese texts of a source file, with their lines. */
function readChinese(source: string): { line: number; text: string }[] {
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map((match) => ({
      line: source.slice(0, match.index).split('\n').length,
      text: match[1] ?? match[2] ?? '',
    }))
    .filter(({ text }) => /\p{Script=Han}/u.test(text));
}

test('Chinese texts use full-width punctuation, one form of address, and no stray spaces', () => {
  const files = catalogues
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));
  const texts = files.flatMap((file) =>
    readChinese(readFileSync(path.join(root, file), 'utf8')).map((one) => ({ ...one, file })),
  );
  assert.ok(texts.length > 1500, `only ${texts.length} Chinese texts were found`);
  const found = texts.flatMap(({ file, line, text }) =>
    findBreaks(text).map((why) => `${file}:${line}: ${why}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test('each rule finds what it forbids and leaves good texts alone', () => {
  const bad = [
    '订单,商品',
    '合计: 三',
    '全部 订单',
    '请输入  邮箱',
    '选择你的店铺',
    '已付款， 待发货',
    '确定吗?好',
  ];
  assert.deepEqual(
    bad.filter((text) => findBreaks(text).length === 0),
    [],
  );
  for (const good of [
    '近 24 小时，已售 3 件',
    '满 {{amount}} 可提现。',
    '省 / 州',
    '对账单（CSV）',
  ])
    assert.deepEqual(findBreaks(good), []);
});
