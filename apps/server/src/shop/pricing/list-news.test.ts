import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeVariant } from '@vitrine/contract/shop/catalogue.ts';
import {
  countCatalogueNews,
  listCatalogueNews,
  markCatalogueNews,
} from '@vitrine/contract/shop/catalogue-news.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { getOwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { createProduct as addProduct } from '@vitrine/contract/shop/product-editing.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { createProduct } from '../catalogue/index.ts';
import { sweepNews } from '../catalogue/sweep-news.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { createTestForm } from '../platform-catalogue/testing/product-forms.ts';
import { returnStock } from '../stock/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, ctx, sample, mug, admin, luna, mia } = await withOwner(
  { admin: 'ADMIN', luna: { name: 'Luna' }, mia: { name: 'Mia' } },
  { units: 5, environment: { CACHES: 'off' } },
);

const news = async (query: Record<string, string> = {}, owner = luna) =>
  (await app.call(listCatalogueNews, { query }, owner)).body.data;
const countOpen = async (owner = luna) =>
  (await app.call(countCatalogueNews, {}, owner)).body.data.open;
const mark = (body: { ids?: string[]; isDone: boolean }, owner = luna) =>
  app.call(markCatalogueNews, { body }, owner);
let calls = 0;
const change = (body: { platformPrice?: { amount: number; currency: 'USD' }; onHand?: number }) => {
  calls += 1;
  app.clock.advance(1_000);
  return app.call(
    changeVariant,
    { params: { id: mug }, body },
    { ...admin, idempotencyKey: `news-${calls}` },
  );
};
const platformPrice = (amount: number) => change({ platformPrice: { amount, currency: 'USD' } });
const { productId } = sample.products.mug;
const fixed = (amount: number): PriceEdit => ({
  kind: 'product',
  id: productId,
  fixed: { amount, currency: 'USD' },
  percentage: null,
});
const kinds = async (query: Record<string, string> = {}, owner = luna) =>
  (await news(query, owner)).list
    .filter((row) => row.productId === productId)
    .map(({ kind }) => kind);
app.clock.advance(1_000);

test('owners read which platform prices changed, what they sell at now, and which fixed prices to check', async () => {
  assert.equal((await saveSeen(app, luna, fixed(900))).status, 200);
  await platformPrice(430);
  const [first] = (await news({ kind: 'price' })).list;
  assert.deepEqual(
    [first?.name, first?.before?.amount, first?.after?.amount, first?.action, first?.isDone],
    ['Mug', 420, 430, 'check-price', false],
  );
  assert.equal(first?.sellingPrice?.from.amount, 900);
  const [followed] = (await news({ kind: 'price' }, mia)).list;
  assert.deepEqual(
    [followed?.sellingPrice?.from.amount, followed?.action],
    [860, 'none'],
    'a percentage follows the platform price',
  );
  await platformPrice(420);
  assert.equal((await news({ kind: 'price' })).list[0]?.action, 'none', 'it became cheaper');
});

test('news of a price is done once the owner saved a price of the product; what other owners do changes nothing', async () => {
  assert.equal(await countOpen(), 2);
  app.clock.advance(1_000);
  await saveSeen(app, luna, fixed(910));
  assert.equal(await countOpen(), 0);
  assert.deepEqual(
    (await news({ kind: 'price' })).list.map(({ isDone, action }) => [isDone, action]),
    [
      [true, 'none'],
      [true, 'none'],
    ],
  );
  assert.equal(await countOpen(mia), 2);
});

test('a fixed price under its floor is news of its store alone, once for each price that the owner sets', async () => {
  await platformPrice(950);
  await platformPrice(960);
  assert.deepEqual(await kinds({ state: 'open' }), ['price', 'raised', 'price']);
  const [raised] = (await news({ kind: 'raised' })).list;
  assert.equal(raised?.action, 'check-price');
  assert.deepEqual(await kinds({ kind: 'raised' }, mia), []);
  await ctx.db.execute(sql`update stores set floor_action = 'hide' where id = ${luna.storeId}`);
  await platformPrice(970);
  const [hidden] = (await news({ kind: 'hidden' })).list;
  assert.deepEqual([hidden?.isShown, hidden?.action], [false, 'check-price']);
  await platformPrice(980);
  assert.equal((await news({ kind: 'hidden' })).list.length, 1, 'it is still hidden');
  await platformPrice(420);
  await platformPrice(970);
  assert.equal((await news({ kind: 'hidden' })).list.length, 2, 'it is hidden again');
  await platformPrice(420);
  await ctx.db.execute(sql`update stores set floor_action = 'raise' where id = ${luna.storeId}`);
});

test('owners mark news as done and open again, one by one and all at once, and only their own', async () => {
  const all = await countOpen();
  assert.ok(all > 2);
  const ids = (await news({ state: 'open' })).list.map(({ id }) => id);
  assert.equal((await mark({ ids: ids.slice(0, 1), isDone: true })).body.data.open, all - 1);
  assert.equal((await mark({ ids: ids.slice(0, 1), isDone: true })).body.data.open, all - 1);
  assert.deepEqual((await news({ state: 'done' })).list[0]?.id, ids[0]);
  assert.equal((await mark({ ids: ids.slice(0, 1), isDone: false })).body.data.open, all);
  const before = await countOpen(mia);
  assert.equal((await mark({ isDone: true })).body.data.open, 0);
  assert.equal(await countOpen(mia), before);
  const [ofLuna] = (await news({ kind: 'raised' })).list;
  assert.equal((await mark({ ids: [ofLuna?.id ?? ''], isDone: true }, mia)).status, 404);
  assert.equal((await mark({ ids: ['999999'], isDone: true })).status, 404);
  assert.equal((await mark({ ids: [], isDone: true })).status, 400);
  assert.equal((await app.call(markCatalogueNews, { body: { isDone: true } }, admin)).status, 403);
  assert.equal((await app.call(countCatalogueNews, {}, admin)).status, 403);
});

test('a product that joined a store is in its list and waits for nothing; where it did not join it is no news', async () => {
  await ctx.db.execute(
    sql`insert into store_categories (store_id, category_id, is_chosen, joins_new)
      values (${luna.storeId}, ${sample.categories.light}, true, false)`,
  );
  await inTx(ctx, (tx) =>
    createProduct(tx, {
      key: 'newcomer',
      category: 'light',
      names: { en: 'Newcomer' },
      descriptions: {},
      options: [],
      variants: [{ sku: 'NEWCOMER', values: {}, priceMinor: 900, weightGrams: 300 }],
      images: [],
      leadTimeDays: 1,
    }),
  );
  const joined = async (owner: typeof luna) =>
    (await news({ kind: 'new' }, owner)).list.map(({ name, isDone }) => [name, isDone])[0];
  assert.deepEqual(await joined(mia), ['Newcomer', true]);
  assert.notEqual((await joined(luna))?.[0], 'Newcomer');
});

test('units that operators counted, or that orders took or brought back, are news when the last one goes and the first one comes', async () => {
  await mark({ isDone: true });
  await change({ onHand: 0 });
  await change({ onHand: 3 });
  assert.deepEqual(await kinds({ state: 'open' }), ['restocked', 'sold-out']);
  await mark({ isDone: true });
  const buy = (quantity: number) =>
    placePaidTestOrder(app, luna.slug, [{ variantId: mug, quantity }]);
  await buy(1);
  await app.drain();
  assert.deepEqual(await kinds({ state: 'open' }), [], 'two are left');
  const last = await buy(2);
  await app.drain();
  assert.deepEqual(await kinds({ state: 'open' }), ['sold-out']);
  const [row] = (await news({ state: 'open' })).list;
  assert.deepEqual([row?.name, row?.action], ['Mug', 'none']);
  await inTx(ctx, (tx) => returnStock(tx, last.orderId));
  await app.drain();
  assert.deepEqual(await kinds({ state: 'open' }), ['restocked', 'sold-out']);
});

test('a new product with units is no news of its stock, however long saving it takes', async (t) => {
  const read = app.clock.now.bind(app.clock);
  t.mock.method(app.clock, 'now', () => {
    app.clock.advance(1);
    return read();
  });
  const form = createTestForm('stocked', sample.categories.light);
  for (const variant of form.variants) variant.onHand = 7;
  const saved = await app.call(
    addProduct,
    { body: form },
    { ...admin, idempotencyKey: 'news-stocked' },
  );
  assert.equal(saved.status, 200, saved.text);
  const { list } = await news({}, mia);
  assert.deepEqual(
    list.filter(({ name }) => name === 'The stocked').map(({ kind }) => kind),
    ['new'],
  );
});

test('a withdrawn product is news with the way to another one, and nothing is read of products that the owner hides', async () => {
  app.clock.advance(1_000);
  await ctx.db.execute(
    sql`insert into product_news (product_id, kind, at) values (${productId}, 'withdrawn', ${app.clock.now().toISOString()}::timestamptz)`,
  );
  await ctx.db.execute(sql`update products set status = 'archived' where id = ${productId}`);
  const [withdrawn] = (await news()).list;
  assert.deepEqual(
    [withdrawn?.kind, withdrawn?.action, withdrawn?.sellingPrice],
    ['withdrawn', 'find-another', null],
  );
  await ctx.db.execute(sql`update products set status = 'active' where id = ${productId}`);
  assert.equal((await news()).list[0]?.action, 'none');
  await ctx.db.execute(
    sql`insert into store_products (store_id, product_id, is_hidden) values (${luna.storeId}, ${productId}, true)
      on conflict (store_id, product_id) do update set is_hidden = true`,
  );
  assert.deepEqual(await kinds(), []);
  assert.equal(await countOpen(), 0);
  await ctx.db.execute(sql`update store_products set is_hidden = false`);
});

test('news is read by pages, in as many statements for two rows as for ten', async () => {
  assert.equal((await app.call(listCatalogueNews, { query: {} }, admin)).status, 403);
  assert.equal((await app.call(listCatalogueNews, { query: { cursor: 'x' } }, luna)).status, 400);
  const first = await news({ limit: '1' });
  assert.notEqual(
    (await news({ limit: '1', cursor: first.nextCursor ?? '' })).list[0]?.id,
    first.list[0]?.id,
  );
  await news();
  const [few, many] = [
    await recordQueries(app, () => news({ limit: '2' })),
    await recordQueries(app, () => news({ limit: '10' })),
  ];
  assert.equal(many.length, few.length);
});

test('owners see the recommended price in the currency of the store', async () => {
  await ctx.db.execute(sql`update variants set recommended_price_minor = 1200 where id = ${mug}`);
  const { variants } = (await app.call(getOwnProduct, { params: { id: productId } }, luna)).body
    .data;
  assert.equal(variants[0]?.recommendedPrice?.amount, 1_200);
});

test('news is deleted after 90 days, with the marks of owners', async () => {
  app.clock.advance(91 * 86_400_000);
  await sweepNews(app.platform);
  const { rows } = await ctx.db.execute(
    sql`select (select count(*) from product_news)::int + (select count(*) from store_news_done)::int as left_over`,
  );
  assert.equal(rows[0]?.['left_over'], 0);
});
