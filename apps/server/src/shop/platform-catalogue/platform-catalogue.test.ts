import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/catalogue.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { restockVariants } from '@vitrine/contract/shop/variant-bulk.ts';
import { sql } from 'drizzle-orm';
import { systemContext } from '#platform/context.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { createProduct } from '../catalogue/index.ts';
import { priceVariants } from '../pricing/index.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { getStore } from '../stores/index.ts';
import { withOwner } from '../testing/fixtures.ts';

const {
  app,
  sample,
  mug: mugVariant,
  admin,
  guest,
  luna,
} = await withOwner(
  { admin: 'ADMIN', guest: 'GUEST', luna: { name: 'Luna' } },
  { environment: { CACHES: 'off' } },
);

const list = (query: { keywords?: string; limit?: number } = {}) =>
  app.call(
    contract.listPlatformProducts,
    { query: { limit: 10, withTotal: 'true', ...query } },
    admin,
  );
const change = (
  id: string,
  body: {
    platformPrice?: { amount: number; currency: 'USD' };
    onHand?: number;
    isActive?: boolean;
  },
  person: { token: string } = admin,
) => app.call(contract.changeVariant, { params: { id }, body }, person);

test('operators see the catalogue with platform prices, and search it in any language', async () => {
  const all = (await list()).body.data;
  assert.equal(all.totalCount, 4);
  const lamp = (await list({ keywords: '纸灯' })).body.data.list;
  assert.deepEqual(
    lamp.map(({ key, variantCount, platformPrice }) => [
      key,
      variantCount,
      platformPrice.from.amount,
      platformPrice.to.amount,
    ]),
    [['paper-lamp', 2, 1_200, 1_500]],
  );
  assert.equal(
    await countQueries(app, () => list({ limit: 1 })),
    await countQueries(app, () => list({ limit: 4 })),
  );
  const detail = await app.call(
    contract.getPlatformProduct,
    { params: { id: sample.products.lamp.productId } },
    guest,
  );
  assert.equal(detail.body.data.texts.length, 5);
  const tree = await app.call(contract.listPlatformCategories, {}, guest);
  assert.deepEqual(
    tree.body.data.list.map(({ key, productCount }) => [key, productCount]),
    [
      ['home', 3],
      ['gear', 1],
    ],
  );
});

test('a new platform price counts at once and raises a fixed price that fell under the floor', async () => {
  const fixed = {
    kind: 'product',
    id: sample.products.mug.productId,
    fixed: { amount: 500, currency: 'USD' },
    percentage: null,
  } as const;
  assert.equal((await saveSeen(app, luna, fixed)).status, 200);
  const answer = await change(mugVariant, { platformPrice: { amount: 600, currency: 'USD' } });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.platformPrice.amount, 600);
  const ctx = systemContext(app.platform);
  const prices = await priceVariants(ctx, {
    store: await getStore(ctx, luna.storeId),
    variantIds: [mugVariant],
    currency: 'USD',
  });
  const price = prices.get(mugVariant);
  assert.deepEqual(
    [price?.unitMinor, price?.floorStoreMinor, price?.raised, price?.isSold],
    [649n, 649n, true, true],
  );
  const mails = async () => {
    await app.drain();
    const { rows } = await app.platform.database.pool.query(
      "select recipient, text from outbox_mails where template = 'prices-raised'",
    );
    return rows;
  };
  const [mail] = await mails();
  assert.match(mail.text, /of Luna would have sold at a loss: Mug\./);
  assert.equal(
    (await change(mugVariant, { platformPrice: { amount: 610, currency: 'USD' } })).status,
    200,
  );
  assert.equal((await mails()).length, 1, 'the same products are mailed once');
  await change(mugVariant, { platformPrice: { amount: 600, currency: 'USD' } });
});

test('stock decides which availability buyers see', async () => {
  const said = async (onHand: number) => {
    assert.equal((await change(mugVariant, { onHand })).body.data.onHand, onHand);
    const { product } = (
      await app.call(getStorefrontProduct, { params: { slug: luna.slug, product: 'mug' } })
    ).body.data;
    return [product.availability, product.variants[0]?.left];
  };
  assert.deepEqual(await said(0), ['sold-out', null]);
  assert.deepEqual(await said(3), ['low', 3]);
  assert.deepEqual(await said(40), ['in-stock', null]);
  await app.platform.database.pool.query('update stock_levels set held = 5 where variant_id = $1', [
    mugVariant,
  ]);
  assert.equal((await change(mugVariant, { onHand: 4 })).status, 409);
});

test('a variant that is taken off sale is neither listed nor sold', async () => {
  await change(mugVariant, { isActive: false });
  assert.equal(
    (await app.call(getStorefrontProduct, { params: { slug: luna.slug, product: 'mug' } })).status,
    404,
  );
  await change(mugVariant, { isActive: true });
});

test('guests may look and not change, owners neither, and wrong values are refused', async () => {
  assert.equal((await change(mugVariant, { onHand: 1 }, guest)).status, 403);
  assert.equal((await change(mugVariant, { onHand: 1 }, luna)).status, 403);
  assert.equal(
    (await app.call(contract.listPlatformProducts, { query: { limit: 10 } }, luna)).status,
    403,
  );
  assert.equal(
    (await app.call(contract.listPlatformProducts, { query: { limit: 10 } })).status,
    401,
  );
  assert.equal((await change('999999', { onHand: 1 })).status, 404);
  for (const body of [
    { platformPrice: { amount: 0, currency: 'USD' as const } },
    { onHand: -1 },
    { platformPrice: { amount: 1.5, currency: 'USD' as const } },
    { surprise: 1 },
  ]) {
    assert.equal((await change(mugVariant, body as never)).status, 400, JSON.stringify(body));
  }
});

test('operators see what is sold out, stock it up, and it leaves the list; owners see none of it', async () => {
  const lamp = sample.products.lamp.variantIds.get('LMP-SAND') ?? '';
  const soldOut = async (person: { token: string } = guest) =>
    (await app.call(contract.listStockLevels, { query: { pageSize: 100, stock: 'out' } }, person))
      .body.data;
  await change(lamp, { onHand: 0 });
  const row = (await soldOut()).list.find(({ id }) => id === lamp);
  assert.deepEqual(
    [row?.productId, row?.onHand, row?.held],
    [sample.products.lamp.productId, 0, 0],
  );
  assert.equal((await soldOut()).total, (await soldOut()).list.length);
  await change(lamp, { onHand: 40 });
  assert.equal(
    (await soldOut()).list.some(({ id }) => id === lamp),
    false,
  );
  // A wrong number is corrected by another: words find variants in stock as well.
  for (const keywords of ['lmp-sand', 'lamp']) {
    const found = (
      await app.call(contract.listStockLevels, { query: { pageSize: 100, keywords } }, guest)
    ).body.data;
    assert.equal(found.list.find(({ id }) => id === lamp)?.onHand, 40, keywords);
    assert.equal(found.total, found.list.length);
  }
  assert.equal(
    (await app.call(contract.listStockLevels, { query: { keywords: 'zzzz' } }, guest)).body.data
      .total,
    0,
  );
  assert.equal(
    (await app.call(contract.listStockLevels, { query: {} }, luna)).body.code,
    'forbidden',
  );
  assert.equal(
    (await app.call(contract.listStockLevels, { query: { pageSize: 1_000 } }, guest)).body.code,
    'invalid-input',
  );
});

test('several variants are stocked up one by one; those of which buyers hold more are left out', async () => {
  const { preview, run } = restockVariants;
  const [sand, other] = [...sample.products.lamp.variantIds.values()] as [string, string];
  const { db } = systemContext(app.platform);
  await change(sand, { onHand: 0 });
  await change(other, { onHand: 5 });
  await db.execute(sql`update stock_levels set held = 4 where variant_id = ${other}`);
  const levels = async () =>
    (
      await db.execute(
        sql`select on_hand from stock_levels where variant_id in (${sand}, ${other}) order by variant_id`,
      )
    ).rows.map(({ on_hand: units }) => units);
  const restock = (onHand: number, key = `restock-${onHand}`) =>
    app.call(run, { body: { ids: [other, sand], onHand } }, { ...admin, idempotencyKey: key });
  const outcomes = (answer: Awaited<ReturnType<typeof restock>>) =>
    answer.body.data.list.map(({ id, effect, failure }) => [
      id,
      effect ? [effect.from, effect.to] : failure?.code,
    ]);
  const planned = await app.call(preview, { body: { ids: [other, sand], onHand: 3 } }, admin);
  assert.deepEqual(outcomes(planned), [
    [other, 'stock-below-held'],
    [sand, [0, 3]],
  ]);
  assert.match(planned.body.data.list[0]?.failure?.message ?? '', /\b4\b/);
  assert.deepEqual(await levels(), [0, 5], 'a preview changes nothing');

  const done = await restock(3);
  assert.deepEqual(outcomes(done), outcomes(planned));
  assert.deepEqual(await levels(), [3, 5]);
  assert.equal((await restock(3)).text, done.text, 'a repetition returns the same result');
  assert.deepEqual(outcomes(await restock(3, 'another')), [
    [other, 'stock-below-held'],
    [sand, 'row-unchanged'],
  ]);
  assert.equal((await restock(-1)).body.errors?.[0]?.path, 'onHand');
  for (const person of [guest, luna])
    for (const target of [preview, run] as const)
      assert.equal(
        (await app.call(target, { body: { ids: [sand], onHand: 9 } }, person)).body.code,
        'forbidden',
      );
  await db.execute(sql`update stock_levels set held = 0 where variant_id = ${other}`);
});

test('a product without variants is neither listed nor counted', async () => {
  const ctx = systemContext(app.platform);
  const { body } = await list();
  const countOf = async () =>
    (await app.call(contract.listPlatformCategories, {}, admin)).body.data.list.find(
      ({ key }) => key === 'gear',
    )?.productCount;
  const before = await countOf();
  const { productId } = await createProduct(ctx, {
    key: 'unfinished',
    category: 'mobile',
    leadTimeDays: 1,
    names: { en: 'Unfinished' },
    descriptions: {},
    options: [],
    variants: [{ sku: 'UNFINISHED', values: {}, priceMinor: 100, weightGrams: 1 }],
    images: [],
  });
  await ctx.db.execute(sql`delete from variants where product_id = ${productId}`);
  const after = (await list()).body.data;
  assert.deepEqual(
    [after.totalCount, after.list.length],
    [body.data.totalCount, body.data.list.length],
  );
  assert.equal(await countOf(), before);
});
