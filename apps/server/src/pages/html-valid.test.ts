import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { createPageShop, type PageShop } from './html-valid.pages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const isBuilt = existsSync(path.join(root, 'apps/storefront/build/server/index.js'));
const rules = JSON.parse(readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
const skip = isBuilt ? false : 'the storefront is not built';
let shop: PageShop;
let pages: { url: string; html: string }[] = [];

before(async () => {
  shop = await createPageShop();
  if (isBuilt) pages = await shop.renderPages();
});
after(() => shop.close());

/** What is wrong with a page, one line for each place. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

test('the validator finds what is wrong', async () => {
  const wrong =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><style>a{}</style><h1>A</h1><h3>B</h3></body></html>';
  const found = await problemsOf(wrong);
  assert.ok(found.some((line) => line.includes('element-permitted-content')));
  assert.ok(found.some((line) => line.includes('heading-level')));
});

test('every page of the storefront is valid HTML', { skip }, async () => {
  const wrong: string[] = [];
  for (const { url, html } of pages)
    for (const problem of await problemsOf(html)) wrong.push(`${url} ${problem}`);
  assert.deepEqual(wrong, []);
});

/** The texts of a page with the language that each is marked to be in. */
function textsWithLanguage(html: string): { text: string; lang: string }[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const open: { name: string; lang: string }[] = [
    { name: 'html', lang: /<html lang="([^"]+)"/.exec(html)?.[1] ?? '' },
  ];
  const found: { text: string; lang: string }[] = [];
  for (const [, isEnd, name = '', rest = '', text = ''] of body.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/g,
  )) {
    const lang = /\blang="([^"]+)"/.exec(rest)?.[1] ?? open.at(-1)?.lang ?? '';
    if (isEnd) open.splice(open.findLastIndex((element) => element.name === name));
    else if (!rest.endsWith('/')) open.push({ name, lang });
    if (text.trim()) found.push({ text: text.trim(), lang: open.at(-1)?.lang ?? '' });
  }
  return found;
}

test('the owner’s words are marked with their language on pages in another one', {
  skip,
}, async () => {
  const words = [
    'Luna',
    'Warm light &amp; “quotes” &lt;b&gt;.',
    '“A sentence.”',
    '«A sentence.»',
    '« A sentence. »',
  ];
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const { url, html } of pages) {
    if (/<html lang="en/.test(html)) continue;
    for (const { text, lang } of textsWithLanguage(html).filter((part) =>
      words.includes(part.text),
    )) {
      seen.add(text);
      if (lang !== 'en-US') wrong.push(`${url}: ${text} is marked ${lang}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(seen.size >= 3, `name, bio and quote were seen: ${[...seen]}`);
});

test('the pages that the console starts from are valid HTML', async () => {
  for (const name of ['index.html', 'mobile.html']) {
    const html = readFileSync(path.join(root, 'apps/console', name), 'utf8');
    assert.deepEqual(await problemsOf(html), [], name);
  }
});
