import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeVariant } from '@vitrine/contract/shop/catalogue.ts';
import { listCatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';
import { getOwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { createProduct } from '../catalogue/index.ts';
import { sweepNews } from '../catalogue/sweep-news.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, ctx, sample, mug, admin, luna } = await withOwner(
  { admin: 'ADMIN', luna: { name: 'Luna' } },
  { units: 5, environment: { CACHES: 'off' } },
);

const news = async (query: Record<string, string> = {}) =>
  (await app.call(listCatalogueNews, { query }, luna)).body.data;
let calls = 0;
const change = (body: Parameters<typeof send>[0]) => send(body);
const send = (body: { platformPrice?: { amount: number; currency: 'USD' }; onHand?: number }) => {
  calls += 1;
  return app.call(
    changeVariant,
    { params: { id: mug }, body },
    { ...admin, idempotencyKey: `news-${calls}` },
  );
};
const { productId } = sample.products.mug;

test('owners read which platform prices changed, and check their fixed prices', async () => {
  app.clock.advance(1_000);
  await change({ platformPrice: { amount: 430, currency: 'USD' } });
  const fixed = {
    kind: 'product',
    id: productId,
    fixed: { amount: 900, currency: 'USD' },
    percentage: null,
  } as const;
  assert.equal((await saveSeen(app, luna, fixed)).status, 200);
  const [first] = (await news({ kind: 'price' })).list;
  assert.deepEqual(
    [first?.name, first?.before?.amount, first?.after?.amount, first?.action],
    ['Mug', 420, 430, 'check-price'],
  );
  await change({ platformPrice: { amount: 420, currency: 'USD' } });
  assert.equal((await news({ kind: 'price' })).list[0]?.action, 'none', 'it became cheaper');
});

test('a new product is news, with what to do where the store does not show it', async () => {
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
  const [row] = (await news()).list;
  assert.deepEqual(
    [row?.kind, row?.name, row?.isShown, row?.action],
    ['new', 'Newcomer', false, 'show-product'],
  );
});

test('owners read that a product is sold out, withdrawn and back, and nothing of products that they hide', async () => {
  await change({ onHand: 0 });
  await change({ onHand: 8 });
  const kinds = async () =>
    (await news()).list.filter((row) => row.productId === productId).map(({ kind }) => kind);
  assert.deepEqual((await kinds()).slice(0, 2), ['restocked', 'sold-out']);
  await ctx.db.execute(
    sql`insert into store_products (store_id, product_id, is_hidden) values (${luna.storeId}, ${productId}, true)
      on conflict (store_id, product_id) do update set is_hidden = true`,
  );
  assert.deepEqual(
    (await kinds()).filter((kind) => kind !== 'new'),
    [],
  );
  await ctx.db.execute(sql`update store_products set is_hidden = false`);
  assert.equal((await app.call(listCatalogueNews, { query: {} }, admin)).status, 403);
  assert.equal((await app.call(listCatalogueNews, { query: { cursor: 'x' } }, luna)).status, 400);
  const first = await news({ limit: '1' });
  assert.notEqual(
    (await news({ limit: '1', cursor: first.nextCursor ?? '' })).list[0]?.id,
    first.list[0]?.id,
  );
});

test('owners see the recommended price in the currency of the store', async () => {
  await ctx.db.execute(sql`update variants set recommended_price_minor = 1200 where id = ${mug}`);
  const { variants } = (await app.call(getOwnProduct, { params: { id: productId } }, luna)).body
    .data;
  assert.equal(variants[0]?.recommendedPrice?.amount, 1_200);
});

test('news is deleted after 90 days', async () => {
  app.clock.advance(91 * 86_400_000);
  await sweepNews(app.platform);
  const { rows } = await ctx.db.execute(sql`select count(*)::int as left_over from product_news`);
  assert.equal(rows[0]?.['left_over'], 0);
});
