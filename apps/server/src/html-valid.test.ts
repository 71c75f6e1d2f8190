import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { TestApp } from '#platform/testing/app.ts';
import { changeStore } from '#shop/stores/index.ts';
import type { SampleGoods } from './shop/catalogue/testing/sample-shop.ts';
import { createSampleShop } from './shop/catalogue/testing/sample-shop.ts';
import { payTestOrder, placeTestOrder } from './shop/orders/testing/placed-orders.ts';
import { createOwner, type TestOwner } from './shop/stores/testing/owners.ts';
import { createFaces } from './web.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const isBuilt = existsSync(path.join(root, 'apps/storefront/build/server/index.js'));
const rules = JSON.parse(readFileSync(path.join(root, '.htmlvalidate.json'), 'utf8')) as ConfigData;
const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
let shop: SampleGoods & { app: TestApp };
let owner: TestOwner;
let storefront: FastifyInstance;
let servers: FastifyInstance[];

before(async () => {
  shop = await createSampleShop({ pieces: 5 });
  owner = await createOwner(shop.app, { name: 'Luna' });
  const image = { key: 'a/b.webp', width: 1600, height: 640, tone: '#f3e8df' };
  await changeStore(shop.ctx, owner.storeId, {
    avatar: image,
    banner: image,
    bio: 'Warm light & “quotes” <b>.',
    quote: 'A sentence.',
    carousel: [{ image, productId: null }],
    socialLinks: [
      { kind: 'instagram', url: 'https://www.instagram.com/luna' },
      { kind: 'website', url: 'https://luna.example.com' },
    ],
  });
  const faces = await createFaces(shop.app);
  servers = faces.map(({ server }) => server);
  storefront = faces.find(({ name }) => name === 'storefront')?.server as FastifyInstance;
});
after(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await shop.app.close();
});

/** What is wrong with a page, one line for each place. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`));
}

const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
const jar = new Map<string, string>();

async function read(url: string, status = 200): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await storefront.inject({ url, headers: { ...headers, ...(cookie ? { cookie } : {}) } });
  assert.equal(answer.statusCode, status, url);
  return answer.body;
}

/** Puts a product into the cart as the form of its page does. */
async function fillCart(): Promise<void> {
  const answer = await storefront.inject({
    method: 'POST',
    url: `/s/${owner.slug}/en/p/paper-lamp`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'colour=navy&then=cart',
  });
  assert.equal(answer.statusCode, 302, answer.body.slice(0, 200));
  for (const { name, value } of answer.cookies) jar.set(name, value);
}

test('the validator finds what is wrong', async () => {
  const wrong = '<!doctype html><html lang="en"><head><title>A</title></head><body><style>a{}</style><h1>A</h1><h3>B</h3></body></html>';
  const found = await problemsOf(wrong);
  assert.ok(found.some((line) => line.includes('element-permitted-content')));
  assert.ok(found.some((line) => line.includes('heading-level')));
});

test('every page of the storefront is valid HTML', { skip: isBuilt ? false : 'the storefront is not built' }, async () => {
  const place = `/s/${owner.slug}`;
  await placeTestOrder(shop.app, owner.slug, [{ variantId: shop.mug, quantity: 1 }]);
  const waiting = await placeTestOrder(shop.app, owner.slug, [{ variantId: shop.mug, quantity: 1 }]);
  const paid = await placeTestOrder(shop.app, owner.slug, [{ variantId: shop.lamp, quantity: 2 }]);
  await payTestOrder(shop.app, paid.orderId);
  const pages: [url: string, status?: number][] = [
    ...['/en', '/zh-cn', '/en/legal/terms', '/fr/legal/imprint'].map((url): [string] => [url]),
    ...['', '/en', '/zh-cn', '/es', '/pt', '/fr'].map((language): [string] => [`${place}${language}`]),
    ...[
      '/c/light',
      '/p/paper-lamp',
      '/p/paper-lamp?colour=navy',
      '/p/mug',
      '/search',
      '/search?q=lamp',
      '/search?q=%3Cb%3Ezzzz',
      '/cart',
    ].map((url): [string] => [`${place}/en${url}`]),
    ...['terms', 'privacy', 'delivery', 'returns'].map((kind): [string] => [`${place}/es/policies/${kind}`]),
    [`${place}/en/order/${waiting.token}`],
    [`${place}/en/order/${paid.token}`],
    [`${place}/en/p/no-such-thing`, 404],
    ['/no/such/page', 404],
  ];
  const wrong: string[] = [];
  const check = async (url: string, status?: number) => {
    for (const problem of await problemsOf(await read(url, status))) wrong.push(`${url} ${problem}`);
  };
  for (const [url, status] of pages) await check(url, status);
  await fillCart();
  for (const url of [`${place}/en/cart`, `${place}/en/checkout`]) await check(url);
  assert.deepEqual(wrong, []);
});

test('the pages that the console starts from are valid HTML', async () => {
  for (const name of ['index.html', 'mobile.html']) {
    const html = readFileSync(path.join(root, 'apps/console', name), 'utf8');
    assert.deepEqual(await problemsOf(html), [], name);
  }
});
