import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { addCartLine, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { placeStockAlert } from '@vitrine/contract/shop/stock-alerts.ts';
import * as contract from '@vitrine/contract/shop/storefront.ts';
import { type SQL, sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { announceProducts, createProduct } from '../catalogue/index.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { setStock } from '../stock/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, ctx, sample, mug, lamp, luna, mia } = await withOwner(
  { luna: { name: 'Luna' }, mia: { name: 'Mia' } },
  { units: 10, environment: { CACHES: 'off' } },
);
before(() => app.drain());

const run = (text: SQL) => app.platform.database.db.execute(text);
const forget = ({ storeId }: TestOwner, productId: string) =>
  run(
    sql`delete from store_product_prices where store_id = ${storeId} and product_id = ${productId}`,
  );
const at = ({ slug }: TestOwner) => ({ slug });
const list = async (owner: TestOwner, query: object = {}) => {
  const answer = await app.call(contract.listStorefrontProducts, {
    params: at(owner),
    query: { limit: 48, ...query } as never,
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const keys = async (owner: TestOwner, query: object = {}) =>
  (await list(owner, query)).list.map(({ key }) => key).sort();
const newProductOf = (key: string) => ({
  key,
  category: 'light',
  names: { en: key },
  descriptions: {},
  options: [],
  variants: [{ sku: key.toUpperCase(), values: {}, priceMinor: 700, weightGrams: 100 }],
  images: [],
  leadTimeDays: 3,
});

test('a product without a stored price is nowhere in the store for buyers, and cannot be bought', async () => {
  const { cart } = await placeTestOrder(app, luna.slug, [{ variantId: mug, quantity: 1 }]);
  await forget(luna, sample.products.mug.productId);
  const others = ['nandu-print', 'paper-lamp', 'phone-grip'];
  for (const sort of ['featured', 'newest', 'price-up', 'price-down'])
    assert.deepEqual(await keys(luna, { sort }), others, sort);
  assert.deepEqual(await keys(luna, { currency: 'GBP', country: 'ES', sort: 'price-up' }), others);
  assert.equal((await list(luna)).total, 3);
  assert.deepEqual(await keys(luna, { keywords: 'mug' }), []);
  const home = (
    await app.call(contract.getStorefrontHome, { params: at(luna), query: { limit: 20 } })
  ).body.data;
  assert.deepEqual(
    [home.products.total, home.categories.reduce((sum, one) => sum + one.productCount, 0)],
    [3, 3],
  );
  const detail = await app.call(contract.getStorefrontProduct, {
    params: { ...at(luna), product: 'mug' },
    query: {},
  });
  assert.equal(detail.status, 404);
  const feed = await app.call(contract.getStorefrontFeed, {
    params: at(luna),
    query: { limit: 48 },
  });
  assert.deepEqual([...new Set(feed.body.data.list.map((row) => row.productKey))].sort(), others);
  const sitemap = await app.call(contract.getStorefrontSitemap, {
    params: at(luna),
    query: { file: 1 },
  });
  assert.deepEqual(sitemap.body.data.products.map(({ key }) => key).sort(), others);
  const alert = await app.call(placeStockAlert, {
    params: { ...at(luna), product: 'mug' },
    body: { variantId: mug, email: 'ada@example.com' },
  });
  assert.equal(alert.status, 404);
  const held = (await app.call(readCart, { params: { ...at(luna), cart } })).body.data;
  assert.equal(held.lines[0]?.state, 'gone');
  const quote = await app.call(quoteCheckout, {
    params: { ...at(luna), cart },
    body: { countryCode: 'US' },
  });
  assert.equal(quote.body.code, 'out-of-stock', quote.text);
  const fresh = (await app.call(createCart, { params: at(luna), body: {} })).body.data.token;
  const add = (variantId: string) =>
    app.call(addCartLine, {
      params: { ...at(luna), cart: fresh },
      body: { variantId, quantity: 1 },
    });
  assert.deepEqual([(await add(mug)).status, (await add(lamp)).status], [404, 200]);
  const own = await app.call(listOwnProducts, { query: { limit: 20, sort: 'price-up' } }, luna);
  assert.equal(own.body.data.list.at(-1)?.key, 'mug', 'its owner sees it');
  assert.ok((await keys(mia)).includes('mug'), 'another store has its price');
});

test('a product and a store that are new can be bought at once where there are few prices to store', async () => {
  const variantId = await inTx(ctx, async (tx) => {
    const { variantIds } = await createProduct(tx, newProductOf('teapot'));
    const [id = ''] = variantIds.values();
    await setStock(tx, id, 5);
    return id;
  });
  for (const owner of [luna, mia]) {
    assert.ok((await keys(owner, { sort: 'price-up' })).includes('teapot'));
    await placeTestOrder(app, owner.slug, [{ variantId, quantity: 1 }]);
  }
  const kai = await createOwner(app, {});
  assert.equal((await list(kai)).total, 5);
  await placeTestOrder(app, kai.slug, [{ variantId, quantity: 1 }]);
});

test('a product that is published while a store is opened is on sale there once the jobs have run', async () => {
  const ina = await inTx(ctx, async (tx) => {
    await createProduct(tx, newProductOf('tray'));
    return createOwner(app, {});
  });
  assert.ok(!(await keys(ina)).includes('tray'), 'neither transaction saw the other');
  await app.drain();
  assert.ok((await keys(ina)).includes('tray'));
});

test('of many prices a job stores all, and what is on sale keeps its price until then', async () => {
  await app.drain();
  const before = await keys(luna);
  const copied = await app.platform.database.db.execute<{ id: string }>(sql`
    insert into products select copy.*
    from products p, generate_series(1, 201) n, lateral jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'key', 'copy-' || n)) copy where p.id = ${sample.products.lamp.productId} returning id::text`);
  const prices = async (productId: string) => {
    const { rows } = await app.platform.database.db.execute<{ price: string }>(
      sql`select price_minor as price from store_product_prices where store_id = ${luna.storeId} and product_id = ${productId}`,
    );
    return rows.map(({ price }) => Number(price));
  };
  const { productId } = sample.products.lamp;
  const former = await prices(productId);
  await run(
    sql`update products set card = (card::jsonb || '{"variants": [["1", 9000, 100]]}')::json where id = ${productId}`,
  );
  await inTx(ctx, (tx) => announceProducts(tx, [productId, ...copied.rows.map(({ id }) => id)]));
  assert.deepEqual(await keys(luna), before, 'the new ones are not on sale, the others are');
  assert.deepEqual(await prices(productId), former);
  await app.drain();
  assert.equal((await list(luna)).total, before.length + 201);
  assert.notDeepEqual(await prices(productId), former);
});

test('the index of sitemaps counts products with a stored price only', async () => {
  const filesOf = async () =>
    (await app.call(contract.listSitemapStores, {})).body.data.list.find(
      ({ slug }) => slug === luna.slug,
    )?.files;
  await run(
    sql`insert into products select copy.*
      from products p, generate_series(1, ${contract.sitemapProductsMax}::int) n, lateral jsonb_populate_record(p, jsonb_build_object('id', 910000 + n, 'key', 'many-' || n)) copy where p.id = ${sample.products.lamp.productId}`,
  );
  assert.equal(await filesOf(), 1);
  await run(
    sql`insert into store_product_prices select ${luna.storeId}, 910000 + n, 1 from generate_series(1, ${contract.sitemapProductsMax}::int) n`,
  );
  assert.equal(await filesOf(), 2);
});
