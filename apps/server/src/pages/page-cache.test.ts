import assert from 'node:assert/strict';
import { once } from 'node:events';
import { before, test } from 'node:test';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import {
  getStorefront,
  getStorefrontHome,
  getStorefrontProduct,
  listStorefrontCategories,
  listStorefrontProducts,
} from '@vitrine/contract/shop/storefront.ts';
import { changeVariant } from '@vitrine/contract/shop/variant-changes.ts';
import type { FastifyRequest } from 'fastify';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createSampleShop } from '#shop/catalogue/testing/sample-shop.ts';
import { addRate } from '#shop/markets/index.ts';
import { saveSeen } from '#shop/pricing/testing/save-seen.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { changeStore } from '#shop/stores/update-store.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { runInProcess } from './run-in-process.ts';

const signals = new EventTarget();

const { app, sample, mug } = await closeAfter(createSampleShop({ units: 9 }));
before(async () => {
  app.platform.signals.on('cache', () => signals.dispatchEvent(new Event('cache')));
});

/** Makes a change and waits until this process has its signal. */
async function change(work: () => Promise<unknown>): Promise<void> {
  const heard = once(signals, 'cache');
  const answer = await work();
  // A refused call sends no signal: without this the test would wait for ever.
  const { status } = (answer ?? {}) as { status?: unknown };
  if (typeof status === 'number') assert.equal(status, 200);
  await heard;
  // Signals of one transaction arrive together; a query of our own comes after them.
  await app.platform.database.pool.query('select 1');
}

const changeTag = (tag: string) =>
  change(() => app.platform.signals.send(app.platform.database.db, 'cache', { tags: [tag] }));
const request = {
  method: 'GET',
  url: '/',
  headers: {},
  cookies: {},
  ip: '10.0.0.1',
} as FastifyRequest;

test('a page that was being rendered or compressed while its store changed is sent, but not kept', async () => {
  const cache = createPageCache(app.platform);
  const begin = (...tags: string[]) => {
    const draft = cache.begin();
    draft.recordTags(new Set(tags));
    return draft;
  };
  const old = Buffer.from('<p>old price</p>');

  const rendering = begin('store:1');
  await changeTag('store:1');
  const sent = await cache.write('page', rendering, old, '');
  assert.equal(sent.plain, old, 'the visitor who waited for it gets it');
  assert.equal(cache.read('page'), undefined);

  const compressing = cache.write('page', begin('store:1'), Buffer.alloc(4_000_000, 'price '), '');
  await changeTag('store:1');
  await compressing;
  assert.equal(cache.read('page'), undefined);

  const unconcerned = begin('store:1');
  await changeTag('store:2');
  await cache.write('page', unconcerned, Buffer.from('<p>new price</p>'), '');
  assert.equal(cache.read('page')?.plain.toString(), '<p>new price</p>');
  await changeTag('store:1');
  assert.equal(cache.read('page'), undefined);

  const partlyUnknown = begin('store:1');
  partlyUnknown.recordTags(new Set());
  await cache.write('page', partlyUnknown, old, '');
  assert.equal(cache.read('page'), undefined, 'an answer without tags may change without a signal');
});

/** Keeps a page that is made from these calls, as the storefront does. */
async function keepPage(
  cache: PageCache,
  key: string,
  ...calls: { name: string; params: object }[]
): Promise<void> {
  const draft = cache.begin();
  const run = runInProcess(app, request, (tags) => draft.recordTags(tags));
  for (const call of calls) {
    const answer = await run({
      query: {},
      body: undefined,
      language: 'en',
      currency: 'USD',
      ...call,
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.reply));
  }
  await cache.write(key, draft, Buffer.from(key), '');
  assert.ok(cache.read(key), `${key} is kept`);
}

test('a change in one store drops the pages of that store only; stock and rates drop those of every store that shows them', async () => {
  const cache = createPageCache(app.platform);
  const luna = await createOwner(app, { name: 'Luna' });
  const mia = await createOwner(app, { name: 'Mia' });
  const { token } = await signInAs(app, 'ADMIN');
  const keepAll = async () => {
    for (const { slug } of [luna, mia]) {
      await keepPage(
        cache,
        `${slug} home`,
        { name: getStorefront.name, params: { slug } },
        { name: getStorefrontHome.name, params: { slug } },
      );
      await keepPage(
        cache,
        `${slug} category`,
        { name: listCountries.name, params: {} },
        { name: listStorefrontCategories.name, params: { slug } },
        { name: listStorefrontProducts.name, params: { slug } },
      );
      await keepPage(cache, `${slug} mug`, {
        name: getStorefrontProduct.name,
        params: { slug, product: 'mug' },
      });
    }
  };
  const kept = () =>
    [luna, mia]
      .flatMap(({ slug }) => ['home', 'category', 'mug'].map((page) => `${slug} ${page}`))
      .filter((key) => cache.read(key));

  const pagesOfMia = ['home', 'category', 'mug'].map((page) => `${mia.slug} ${page}`);
  const { productId } = sample.products.mug;
  const changes: [string, () => Promise<unknown>, string[]][] = [
    [
      'a price',
      () =>
        saveSeen(app, luna, {
          kind: 'product',
          id: productId,
          fixed: { amount: 1_100, currency: 'USD' },
          percentage: null,
        }),
      pagesOfMia,
    ],
    [
      'a name',
      () =>
        inTx(systemContext(app.platform), (ctx) =>
          changeStore(ctx, luna.storeId, { name: 'Luna Nueva' }),
        ),
      pagesOfMia,
    ],
    [
      'a stock edit',
      () => app.call(changeVariant, { params: { id: mug }, body: { onHand: 5 } }, { token }),
      [],
    ],
    ['a rate', () => inTx(systemContext(app.platform), (ctx) => addRate(ctx, 'EUR', '0.9')), []],
  ];
  for (const [name, work, left] of changes) {
    await keepAll();
    await change(work);
    assert.deepEqual(kept(), left, name);
  }
});

test('a stock edit leaves the pages of a store that does not sell the product', async () => {
  const cache = createPageCache(app.platform);
  const owners = [
    await createOwner(app, { name: 'Nia' }),
    await createOwner(app, { name: 'Ola' }),
  ] as const;
  const [hiding, selling] = owners;
  const { token } = await signInAs(app, 'ADMIN');
  await change(() =>
    app.call(
      changeProductDisplay,
      { body: { ids: [sample.products.mug.productId], isHidden: true } },
      hiding,
    ),
  );
  for (const { slug } of owners)
    await keepPage(
      cache,
      slug,
      { name: getStorefront.name, params: { slug } },
      { name: getStorefrontHome.name, params: { slug } },
    );
  await change(() =>
    app.call(changeVariant, { params: { id: mug }, body: { onHand: 7 } }, { token }),
  );
  assert.ok(cache.read(hiding.slug));
  assert.equal(cache.read(selling.slug), undefined);
});

test('what an address says of the visit only does not part the kept pages, and no address keeps its page under the name of another', async () => {
  const cache = createPageCache(app.platform);
  const keyOf = (query: string) =>
    cache.keyOf({
      method: 'GET',
      url: `/s/casa-luna${query}`,
      headers: {},
      cookies: {},
      ip: '10.0.0.1',
    } as FastifyRequest);
  const plain = await keyOf('');
  assert.ok(plain);
  for (const query of [
    '?l=abc1234',
    '?user_source=tiktok&page_source=bio',
    '?user%5Fsource=x',
    '?page_source',
  ])
    assert.equal(await keyOf(query), plain, query);
  const sorted = await keyOf('?sort=newest');
  assert.notEqual(sorted, plain);
  assert.equal(await keyOf('?user_source=tiktok&sort=newest&l=abc1234'), sorted);
  assert.notEqual(
    await keyOf('?sort=newest?x'),
    sorted,
    'the page of this address is sorted by nothing',
  );
  assert.equal(
    await keyOf('?l=x#&sort=newest'),
    plain,
    'a page is rendered without what follows the #',
  );
});
