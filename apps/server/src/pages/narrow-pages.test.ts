import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { categories, moveCategory } from '@vitrine/contract/shop/product-categories.ts';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import {
  createProduct,
  deleteProduct,
  readProductForm,
  saveProduct,
} from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import {
  getStorefront,
  getStorefrontFeed,
  getStorefrontHome,
  getStorefrontProduct,
  listStorefrontCategories,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import { changeVariant } from '@vitrine/contract/shop/variant-changes.ts';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { settleSignals } from '#admin/testing.ts';
import { createTestForm, createUsd } from '#shop/platform-catalogue/testing/product-forms.ts';
import { saveSeen } from '#shop/pricing/testing/save-seen.ts';
import { withOwner } from '#shop/testing/fixtures.ts';
import { createPageCache } from './page-cache.ts';
import { runInProcess } from './run-in-process.ts';

const { app, sample, mug, admin, luna, nia } = await withOwner(
  { admin: 'ADMIN', luna: { name: 'Luna' }, nia: { name: 'Nia' } },
  { units: 9 },
);
const cache = createPageCache(app.platform);
const { mug: mugs, phone } = sample.products;
const { light, tea, mobile } = sample.categories;
const request = {
  method: 'GET',
  url: '/',
  headers: {},
  cookies: {},
  ip: '10.0.0.1',
} as FastifyRequest;

type Calls = { name: string; params: object; query?: object }[];

const categoryPage = (slug: string, category: string): Calls => [
  { name: getStorefront.name, params: { slug } },
  { name: listStorefrontCategories.name, params: { slug }, query: { childrenOf: category } },
  {
    name: listStorefrontProducts.name,
    params: { slug },
    query: { category, limit: 24, withFacets: true },
  },
];
const productPage = (slug: string, product: string): Calls => [
  { name: getStorefront.name, params: { slug } },
  { name: getStorefrontProduct.name, params: { slug, product } },
];

/** The pages of a store by their addresses, with the calls that the storefront makes for them. */
const pagesOf = (slug: string, keys: readonly string[]): Record<string, Calls> => ({
  home: [
    { name: getStorefront.name, params: { slug } },
    { name: getStorefrontHome.name, params: { slug }, query: { limit: 24 } },
  ],
  feed: [{ name: getStorefrontFeed.name, params: { slug } }],
  ...Object.fromEntries(
    keys.map((key) => [
      key,
      key.startsWith('c/') ? categoryPage(slug, key.slice(2)) : productPage(slug, key.slice(2)),
    ]),
  ),
});

/** Luna sells everything; Nia neither the mug nor the phone grip. */
const pages: Record<string, Calls> = Object.fromEntries(
  [
    {
      slug: luna.slug,
      keys: [
        ...['c/home', 'c/light', 'c/tea', 'c/gear', 'c/mobile'],
        ...['p/mug', 'p/paper-lamp', 'p/nandu-print', 'p/phone-grip'],
      ],
    },
    { slug: nia.slug, keys: ['c/home', 'c/light', 'p/paper-lamp', 'p/nandu-print'] },
  ].flatMap(({ slug, keys }) =>
    Object.entries(pagesOf(slug, keys)).map(([key, calls]) => [`${slug} ${key}`, calls]),
  ),
);

/** The part of a response that pages show: only home shows the carousel, and it has no secondary categories. */
function readShown({ name }: Calls[number], body: string): string {
  const { data } = JSON.parse(body) as {
    data: { carousel?: unknown; categories: { children: unknown[] }[] };
  };
  if (name === getStorefront.name) data.carousel = [];
  if (name === getStorefrontHome.name) for (const one of data.categories) one.children = [];
  return JSON.stringify(data);
}

/** Renders a page as the storefront does, from what the caches have; undefined if it is not there. */
async function render(calls: Calls, during: () => Promise<unknown> = async () => undefined) {
  const draft = cache.begin();
  const run = runInProcess(app, request, (tags) => draft.recordTags(tags));
  const responses: string[] = [];
  for (const call of calls) {
    const common = { query: {}, body: undefined, language: 'en', currency: 'USD' } as const;
    const answer = await run({ ...common, ...call });
    if (answer.status !== 200) return undefined;
    responses.push(readShown(call, JSON.stringify(answer.reply)));
  }
  await during();
  return { draft, text: responses.join('\n') };
}

async function keepAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [key, calls] of Object.entries(pages)) {
    const page = await render(calls);
    if (!page) continue;
    await cache.write(key, page.draft, Buffer.from(page.text), '');
    assert.ok(cache.read(key), `${key} is kept`);
    texts.set(key, page.text);
  }
  return texts;
}

async function settle(): Promise<void> {
  await app.drain();
  await settleSignals(app);
}

async function dropAll(): Promise<void> {
  const tags = ['catalogue', ...[luna, nia].map(({ storeId }) => `store:${storeId}`)];
  await app.platform.signals.send(app.platform.database.db, 'cache', { tags });
  await settleSignals(app);
}

/** Makes a change; returns the kept pages of Luna, and those of Nia that were dropped. No kept page differs from a new one. */
async function change(work: () => Promise<{ status: number; text: string }>) {
  await settle();
  const before = await keepAll();
  const answer = await work();
  assert.equal(answer.status, 200, answer.text);
  await settle();
  const kept = [...before.keys()].filter((key) => cache.read(key));
  await dropAll();
  const now = await keepAll();
  // A product that joins the neighbours of another one appears there when the page is made the next time.
  const isCompared = (key: string) => !/ p\//.test(key);
  for (const key of kept.filter(isCompared)) assert.equal(before.get(key), now.get(key), key);
  const changed = [...before.keys()].filter((key) => before.get(key) !== now.get(key));
  assert.ok(changed.length, 'the change is seen on some page');
  const ofStore = (slug: string, keys: Iterable<string>) =>
    [...keys].flatMap((key) => (key.startsWith(`${slug} `) ? [key.slice(slug.length + 1)] : []));
  return {
    luna: ofStore(luna.slug, kept),
    lost: ofStore(
      nia.slug,
      [...before.keys()].filter((key) => !kept.includes(key)),
    ),
  };
}

const readForm = async (id: string) =>
  (await app.call(readProductForm, { params: { id } }, admin)).body.data;
let saves = 0;
async function edit(id: string, revise: (form: ProductForm) => ProductForm) {
  const { version, form } = await readForm(id);
  saves += 1;
  return app.call(
    saveProduct,
    { params: { id }, body: { version, form: revise(form) } },
    { ...admin, idempotencyKey: `save-${saves}` },
  );
}
const renamed = (name: string) => (form: ProductForm) => ({
  ...form,
  texts: { ...form.texts, en: { ...form.texts.en, name } },
});
const repriced = (amount: number) => (form: ProductForm) => ({
  ...form,
  variants: form.variants.map((variant) => ({ ...variant, platformPrice: createUsd(amount) })),
});

before(async () => {
  // The mug is in the carousel too, which only the home page shows.
  const image = { key: 'products/mug/1.webp', width: 960, height: 1200, tone: null };
  const carousel = JSON.stringify([{ image, productId: mugs.productId }]);
  await app.platform.database.db.run(
    sql`update stores set carousel = ${carousel}::jsonb where id = ${luna.storeId}`,
  );
  const ids = [mugs.productId, phone.productId];
  const hidden = await app.call(changeProductDisplay, { body: { ids, isHidden: true } }, nia);
  assert.equal(hidden.status, 200);
});

/** Pages of Luna on which the mug is not. */
const withoutMug = ['c/light', 'c/gear', 'c/mobile', 'p/phone-grip'];

test('a changed text, price or stock of a product leaves the pages of other categories and of stores that do not sell it', async () => {
  const { productId } = mugs;
  const nothing = { luna: withoutMug, lost: [] };
  assert.deepEqual(await change(() => edit(productId, renamed('Tall mug'))), nothing, 'text');
  assert.deepEqual(await change(() => edit(productId, repriced(480))), nothing, 'price');
  const stock = () => app.call(changeVariant, { params: { id: mug }, body: { onHand: 2 } }, admin);
  assert.deepEqual(await change(stock), nothing, 'stock');
  const fixed = { amount: 1_000, currency: 'USD' } as const;
  await saveSeen(app, luna, { kind: 'product', id: productId, fixed, percentage: null });
  const raised = () =>
    app.call(
      changeVariant,
      { params: { id: mug }, body: { platformPrice: createUsd(2_000) } },
      admin,
    );
  assert.deepEqual(await change(raised), nothing, 'a fixed price under its floor');
});

test('a product that moves, leaves or returns drops what lists categories where it is sold, and nothing elsewhere', async () => {
  const { productId } = mugs;
  const moved = await change(() => edit(productId, (form) => ({ ...form, categoryId: light })));
  assert.deepEqual(moved, { luna: ['p/phone-grip'], lost: [] });
  const back = await change(() => edit(productId, (form) => ({ ...form, categoryId: tea })));
  assert.deepEqual(back, { luna: ['p/phone-grip'], lost: [] });
  const left = await change(() => edit(productId, (form) => ({ ...form, status: 'draft' })));
  assert.deepEqual(left, { luna: ['p/phone-grip'], lost: [] });
  await keepAll();
  await edit(productId, renamed('A draft'));
  await settle();
  assert.ok(cache.read(`${luna.slug} c/home`), 'a draft is in no list');
  const returned = await change(() => edit(productId, (form) => ({ ...form, status: 'active' })));
  assert.deepEqual(returned, {
    luna: ['p/paper-lamp', 'p/nandu-print', 'p/phone-grip'],
    lost: [],
  });
});

test('a changed category drops its products and what names it, in the stores that sell something of it', async () => {
  const names = { en: 'Phones', 'zh-cn': '', es: '', pt: '', fr: '' };
  const body = { key: 'mobile', parentId: sample.categories.gear, names, pictureKey: null };
  const named = await change(() =>
    app.call(categories.update, { params: { id: mobile }, body }, admin),
  );
  const others = ['p/mug', 'p/paper-lamp', 'p/nandu-print'];
  assert.deepEqual(named, {
    luna: ['home', 'c/home', 'c/light', 'c/tea', ...others],
    lost: [],
  });
  const gear = { ...body, key: 'gear', parentId: null, names: { ...names, en: 'Devices' } };
  const id = sample.categories.gear;
  const primary = await change(() =>
    app.call(categories.update, { params: { id }, body: gear }, admin),
  );
  assert.deepEqual(primary, { luna: others, lost: [] });
  const place = { parentId: sample.categories.home, beforeId: null };
  const moved = await change(() =>
    app.call(moveCategory, { params: { id: mobile }, body: place }, admin),
  );
  assert.deepEqual(moved, { luna: [], lost: [] });
});

test('a new product drops the lists of the stores that sell it, and a deleted one too', async () => {
  let id = '';
  const added = await change(async () => {
    const form = createTestForm('holder', mobile);
    const answer = await app.call(
      createProduct,
      { body: form },
      { ...admin, idempotencyKey: 'holder' },
    );
    id = answer.body.data.id;
    return answer;
  });
  const ofLuna = ['p/mug', 'p/paper-lamp', 'p/nandu-print', 'p/phone-grip'];
  assert.deepEqual(added, { luna: ofLuna, lost: ['home', 'feed', 'c/home', 'c/light'] });
  const hidden = { body: { ids: [id], isHidden: true } };
  assert.equal((await app.call(changeProductDisplay, hidden, nia)).status, 200);
  const deleted = await change(() => app.call(deleteProduct, { params: { id } }, admin));
  assert.equal(deleted.lost.length, 0);
  assert.deepEqual(
    deleted.luna.filter((key) => !key.startsWith('p/')),
    [],
  );
});

test('a list that was being rendered while a product of it changed is sent, but not kept', async () => {
  const key = `${luna.slug} c/tea`;
  await dropAll();
  const page = await render(pages[key] ?? [], async () => {
    await edit(mugs.productId, renamed('Wide mug'));
    await settle();
  });
  assert.ok(page);
  assert.match(page.text, /A draft/);
  await cache.write(key, page.draft, Buffer.from(page.text), '');
  assert.equal(cache.read(key), undefined);
});
