import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { createPageShop, type PageShop } from './html-valid.pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const isBuilt = existsSync(path.join(root, 'apps/storefront/build/server/index.js'));
const rules = JSON.parse(readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
let shop: PageShop;

before(async () => {
  shop = await createPageShop();
});
after(() => shop.close());

/** What is wrong with a page, one line for each place. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`));
}

test('the validator finds what is wrong', async () => {
  const wrong = '<!doctype html><html lang="en"><head><title>A</title></head><body><style>a{}</style><h1>A</h1><h3>B</h3></body></html>';
  const found = await problemsOf(wrong);
  assert.ok(found.some((line) => line.includes('element-permitted-content')));
  assert.ok(found.some((line) => line.includes('heading-level')));
});

test('every page of the storefront is valid HTML', { skip: isBuilt ? false : 'the storefront is not built' }, async () => {
  const wrong: string[] = [];
  for (const { url, html } of await shop.renderPages()) for (const problem of await problemsOf(html)) wrong.push(`${url} ${problem}`);
  assert.deepEqual(wrong, []);
});

test('the pages that the console starts from are valid HTML', async () => {
  for (const name of ['index.html', 'mobile.html']) {
    const html = readFileSync(path.join(root, 'apps/console', name), 'utf8');
    assert.deepEqual(await problemsOf(html), [], name);
  }
});
