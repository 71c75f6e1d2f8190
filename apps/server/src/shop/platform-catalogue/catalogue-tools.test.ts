import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countPlatformProducts,
  listPlatformCategories,
  listPlatformProducts,
} from '@vitrine/contract/shop/catalogue.ts';
import * as mediaContract from '@vitrine/contract/shop/media.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import { categories, moveCategory } from '@vitrine/contract/shop/product-categories.ts';
import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { deleteProductDraft, putProductDraft } from '@vitrine/contract/shop/product-drafts.ts';
import { createProduct, readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import { previewProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import * as stockContract from '@vitrine/contract/shop/stock-movements.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { confirmTrialRates } from '../markets/index.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withPaidOrder } from '../testing/fixtures.ts';
import { createTestForm, createUsd } from './testing/product-forms.ts';
import { addTestPicture } from './testing/send-picture.ts';

const { app, ctx, sample, mug, admin, guest, owner, order } = await withPaidOrder(
  { admin: 'ADMIN', guest: 'GUEST', owner: { name: 'Luna' } },
  { units: 5, environment: { CACHES: 'off' } },
);

let calls = 0;
const keyed = (person: { token: string }) => {
  calls += 1;
  return { ...person, idempotencyKey: `tools-${calls}` };
};
const create = async (form: ProductForm) => {
  const answer = await app.call(createProduct, { body: form }, keyed(admin));
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const { light, tea, home, gear } = sample.categories;
type ListQuery = NonNullable<Parameters<typeof list>[0]>;
const list = async (query: Record<string, string | number> = {}) =>
  (await app.call(listPlatformProducts, { query: query as never }, guest)).body.data;
const keysOf = async (query: ListQuery) => (await list(query)).list.map(({ key }) => key);

const addSupplier = async (name: string, currency: 'EUR' | 'USD' = 'EUR') => {
  const body = { name, currency, leadTimeDays: 3 };
  const answer = await app.call(suppliers.create, { body }, admin);
  assert.equal(answer.status, 200, answer.text);
  const page = await app.call(suppliers.page, { query: { keywords: name } }, guest);
  return page.body.data.list[0]?.id ?? '';
};

const supplied = (form: ProductForm, supplierId: string, amount: number): ProductForm => ({
  ...form,
  variants: form.variants.map((variant) => ({
    ...variant,
    supplies: [
      { supplierId, cost: { amount, currency: 'EUR' }, reference: 'R-1', isPreferred: true },
    ],
  })),
});

test('a supplier that products name keeps its currency and is not deleted', async () => {
  const id = await addSupplier('Ribera Ceramics');
  await create(supplied(createTestForm('supplied', light), id, 300));
  const change = (body: { name: string; currency: 'EUR' | 'USD'; leadTimeDays: number }) =>
    app.call(suppliers.update, { params: { id }, body }, admin);
  assert.equal((await change({ name: 'Ribera', currency: 'EUR', leadTimeDays: 5 })).status, 200);
  assert.equal(
    (await change({ name: 'Ribera', currency: 'USD', leadTimeDays: 5 })).body.code,
    'supplier-in-use',
  );
  assert.equal(
    (await app.call(suppliers.delete, { params: { ids: id } }, admin)).body.code,
    'supplier-in-use',
  );
  assert.deepEqual((await app.call(suppliers.form, { params: { id } }, admin)).body.data, {
    name: 'Ribera',
    currency: 'EUR',
    leadTimeDays: 5,
    contactName: '',
    email: '',
    phone: '',
    address: '',
    language: 'en',
    shipsItself: false,
    isTrusted: false,
    isAutomatic: false,
  });
  const [row] = (await app.call(suppliers.page, { query: { keywords: 'ribera' } }, guest)).body.data
    .list;
  assert.deepEqual([row?.name, row?.leadTimeDays, row?.productCount], ['Ribera', 5, 1]);
  const other = await addSupplier('Nobody Ltd');
  assert.equal((await app.call(suppliers.delete, { params: { ids: other } }, admin)).status, 200);
  const taken = await app.call(
    suppliers.create,
    { body: { name: 'Ribera', currency: 'EUR', leadTimeDays: 1 } },
    admin,
  );
  assert.deepEqual(
    taken.body.errors?.map(({ path, code }) => [path, code]),
    [['name', 'taken']],
  );
});

test('a supplier needs a currency with an exchange rate', async () => {
  await ctx.db.execute(sql`delete from exchange_rates where currency = 'BHD'`);
  await confirmTrialRates(ctx);
  const answer = await app.call(
    suppliers.create,
    { body: { name: 'Manama', currency: 'BHD', leadTimeDays: 1 } },
    admin,
  );
  assert.deepEqual(
    answer.body.errors?.map(({ path, code }) => [path, code]),
    [['currency', 'no-rate']],
  );
});

const categoryForm = (key: string, parentId: string | null) => ({
  key,
  parentId,
  names: fillNames({ en: key }),
  pictureKey: null,
});
const tree = async () =>
  (await app.call(listPlatformCategories, {}, guest)).body.data.list.map(({ key, children }) => [
    key,
    children.map((child) => child.key),
  ]);
const categoryId = async (key: string) =>
  (await ctx.db.rows(sql`select id from categories where key = ${key}`, { id: as.id }))[0]?.id ??
  '';

test('categories are added, moved and deleted in two levels, never below themselves', async () => {
  const add = (key: string, parentId: string | null) =>
    app.call(categories.create, { body: categoryForm(key, parentId) }, admin);
  assert.equal((await add('garden', null)).status, 200);
  const garden = await categoryId('garden');
  assert.equal((await add('pots', garden)).status, 200);
  const pots = await categoryId('pots');
  assert.deepEqual(
    (await app.call(categories.form, { params: { id: pots } }, admin)).body.data,
    categoryForm('pots', garden),
  );
  const move = (id: string, parentId: string | null, beforeId: string | null = null) =>
    app.call(moveCategory, { params: { id }, body: { parentId, beforeId } }, admin);
  assert.equal((await move(garden, garden)).body.code, 'category-circle');
  assert.equal((await move(garden, pots)).body.code, 'category-circle');
  assert.equal((await move(garden, home)).body.code, 'category-circle', 'it has subcategories');
  assert.equal((await move(pots, light)).body.code, 'category-circle', 'there are two levels');
  assert.equal((await move(light, null)).body.code, 'category-in-use', 'products need a parent');
  assert.equal((await move(garden, null, home)).status, 200);
  assert.deepEqual(await tree(), [
    ['garden', ['pots']],
    ['home', ['light', 'tea']],
    ['gear', ['mobile']],
  ]);
  assert.equal((await move(tea, home, light)).status, 200);
  assert.equal((await move(tea, garden)).status, 200);
  assert.deepEqual((await tree())[0], ['garden', ['pots', 'tea']]);
  const [moved] = await ctx.db.rows(
    sql`select primary_category_id as id from products where key = 'mug'`,
    { id: as.id },
  );
  assert.equal(moved?.id, garden, 'products move with their category');
  assert.equal((await move(tea, home)).status, 200);
  const remove = (id: string) => app.call(categories.delete, { params: { id } }, admin);
  assert.equal((await remove(garden)).body.code, 'category-in-use');
  assert.equal((await remove(light)).body.code, 'category-in-use');
  await ctx.db.execute(
    sql`insert into store_categories (store_id, category_id, is_chosen, joins_new) values (${owner.storeId}, ${pots}, true, true)`,
  );
  assert.equal((await remove(pots)).body.code, 'category-in-use', 'an owner chose it');
  await ctx.db.execute(sql`delete from store_categories`);
  assert.equal((await remove(pots)).status, 200);
  assert.equal((await remove(garden)).status, 200);
  assert.equal((await add('home', null)).body.errors?.[0]?.code, 'taken');
  assert.equal(
    (await app.call(categories.create, { body: categoryForm('x', null) }, guest)).status,
    403,
  );
});

test('products are found by the new name of their category', async () => {
  const body = { ...categoryForm('mobile', gear), names: fillNames({ en: 'Handsets' }) };
  const id = sample.categories.mobile;
  assert.equal((await app.call(categories.update, { params: { id }, body }, admin)).status, 200);
  await app.drain();
  assert.deepEqual(await keysOf({ keywords: 'handsets' }), ['phone-grip']);
});

test('the list pages in both directions, from either end, and totals only when they are wanted', async () => {
  const all = await list({ limit: 100, withTotal: 'true' });
  assert.deepEqual([all.totalCount, all.isEstimated], [all.list.length, false]);
  assert.equal((await list({ limit: 1 })).totalCount, undefined);
  const keys = all.list.map(({ key }) => key);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    second.list.map(({ key }) => key),
    keys.slice(2, 4),
  );
  assert.equal(first.previousCursor, null);
  const back = await list({ limit: 2, cursor: second.previousCursor ?? '' });
  assert.deepEqual(
    back.list.map(({ key }) => key),
    keys.slice(0, 2),
  );
  const last = await list({ limit: 2, isLast: 'true' });
  assert.deepEqual(
    last.list.map(({ key }) => key),
    keys.slice(-2),
  );
  assert.equal(last.nextCursor, null);
  const before = await list({ limit: 2, cursor: last.previousCursor ?? '' });
  assert.deepEqual(
    before.list.map(({ key }) => key),
    keys.slice(-4, -2),
  );
  assert.deepEqual(await keysOf({ sort: 'key', limit: 100 }), [...keys].sort());
  const broken = await app.call(listPlatformProducts, { query: { cursor: 'abc' } }, guest);
  assert.equal(broken.status, 400);
  assert.equal(
    await countQueries(app, () => list({ limit: 1 })),
    await countQueries(app, () => list({ limit: 4 })),
  );
});

test('products are counted by state, stock and missing languages as the list filters them', async () => {
  await create({ ...createTestForm('unfinished', light), status: 'draft' });
  const counts = (await app.call(countPlatformProducts, {}, guest)).body.data;
  const count = async (query: ListQuery) =>
    (await list({ ...query, withTotal: 'true' })).totalCount;
  assert.deepEqual(counts, {
    all: await count({}),
    active: await count({ status: 'active' }),
    scheduled: await count({ status: 'scheduled' }),
    draft: await count({ status: 'draft' }),
    archived: await count({ status: 'archived' }),
    lowStock: await count({ stock: 'low' }),
    soldOut: await count({ stock: 'out' }),
    missingLanguages: await count({ missingLanguage: 'any' }),
  });
  assert.equal(counts.all, counts.active + counts.draft + counts.archived);
  assert.ok(counts.active > 0 && counts.draft > 0);
});

test('the list is searched and filtered, with costs in dollars and margins', async () => {
  const id = await addSupplier('Casa Cera');
  const form = supplied(createTestForm('candle', tea, { size: ['s', 'l'] }), id, 400);
  const { form: saved } = await create({
    ...form,
    variants: form.variants.map((variant, index) => ({
      ...variant,
      barcode: index ? '' : '4006381333931',
      sku: `CNDL-${index}`,
      onHand: index ? 2 : 0,
    })),
  });
  assert.deepEqual(await keysOf({ supplierId: id }), ['candle']);
  assert.deepEqual(await keysOf({ keywords: 'cndl-1' }), ['candle']);
  assert.deepEqual(await keysOf({ keywords: '4006381333931' }), ['candle']);
  assert.deepEqual(await keysOf({ keywords: 'candl' }), ['candle']);
  assert.deepEqual(await keysOf({ keywords: '纸灯' }), ['paper-lamp']);
  assert.deepEqual((await keysOf({ stock: 'low' })).sort(), ['candle', 'mug']);
  assert.ok(!(await keysOf({ stock: 'out' })).includes('candle'));
  assert.ok((await keysOf({ missingLanguage: 'fr' })).includes('candle'));
  assert.ok((await keysOf({ missingLanguage: 'any' })).includes('candle'));
  assert.ok(!(await keysOf({ missingLanguage: 'en' })).includes('candle'));
  assert.ok((await keysOf({ categoryId: home })).includes('candle'));
  assert.deepEqual(await keysOf({ status: 'archived' }), []);
  const [row] = (await list({ keywords: 'candle' })).list;
  assert.ok(row?.cost && row.margin);
  assert.deepEqual([row.suppliers, row.onHand, row.storeCount], [['Casa Cera'], 2, 1]);
  assert.equal(row.margin.from, 10_000 - row.cost.from.amount * 10);
  assert.equal(saved.variants.length, 2);
});

test('cells of many products are changed in one call, and only refused ones are left out', async () => {
  const id = await addSupplier('Norden Audio');
  const one = await create(supplied(createTestForm('speaker', light), id, 400));
  const two = await create(createTestForm('radio', light));
  const variantOf = ({ form }: { form: ProductForm }) => form.variants[0]?.id ?? '';
  const change = async (products: unknown[], person = admin) =>
    app.call(changeProductCells, { body: { products } as never }, keyed(person));
  const answer = await change([
    {
      id: two.id,
      version: 1,
      cells: [
        { variantId: variantOf(two), field: 'platformPrice', value: 1_500 },
        { variantId: variantOf(two), field: 'sku', value: 'MUG' },
      ],
    },
    {
      id: one.id,
      version: 1,
      cells: [
        { variantId: null, field: 'brand', value: 'Norden' },
        { variantId: variantOf(one), field: 'platformPrice', value: 1_250 },
        { variantId: variantOf(one), field: 'cost', value: 450 },
        { variantId: variantOf(one), field: 'onHand', value: 12 },
      ],
    },
    { id: '999999', version: 1, cells: [{ variantId: null, field: 'brand', value: 'x' }] },
  ]);
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    answer.body.data.list.map(({ version, failure, errors }) => [
      version,
      failure?.code ?? null,
      errors.map(({ variantId, field }) => [variantId, field]),
    ]),
    [
      [2, null, [[variantOf(two), 'sku']]],
      [2, null, []],
      [null, 'not-found', []],
    ],
  );
  const read = async (productId: string) =>
    (await app.call(readProductForm, { params: { id: productId } }, guest)).body.data;
  const changed = (await read(one.id)).form;
  assert.deepEqual(
    [
      changed.brand,
      changed.variants[0]?.platformPrice.amount,
      changed.variants[0]?.supplies[0]?.cost.amount,
      changed.variants[0]?.onHand,
    ],
    ['Norden', 1_250, 450, 12],
  );
  assert.equal((await read(two.id)).form.variants[0]?.platformPrice.amount, 1_500);

  const price = { variantId: variantOf(one), field: 'platformPrice', value: 1_300 };
  const stale = await change([{ id: one.id, version: 1, cells: [price] }]);
  const [clash] = stale.body.data.list;
  assert.equal(clash?.failure?.code, 'product-changed');
  assert.ok(clash.savedBy && clash.savedAt, 'who saved it meanwhile, and when');
  const weight = { variantId: variantOf(one), field: 'weightGrams', value: 640 };
  const joined = await change([{ id: one.id, version: 1, cells: [weight] }]);
  assert.equal(joined.body.data.list[0]?.version, 3, 'another field of an older version is joined');
  for (const value of [0, -5, 1.5, 'abc', null]) {
    const wrong = await change([{ id: one.id, version: 3, cells: [{ ...price, value }] }]);
    assert.deepEqual(
      wrong.body.data.list[0]?.errors.map(({ field }) => field),
      ['platformPrice'],
      String(value),
    );
  }
  const many = Array.from({ length: 2_001 }, () => price);
  assert.equal((await change([{ id: one.id, version: 3, cells: many }])).status, 400);
  assert.equal((await change([{ id: one.id, version: 3, cells: [price] }], guest)).status, 403);
});

test('a refused cell takes those along that contradict what stays, and no others', async () => {
  const form = createTestForm('duo', light, { size: ['s', 'l'] });
  const { id, form: stored } = await create({
    ...form,
    variants: form.variants.map((variant, index) => ({ ...variant, sku: `DUO-${index}` })),
  });
  const [small, large] = stored.variants.map((variant) => variant.id ?? '');
  const change = async (cells: unknown[]) => {
    const { body } = await app.call(
      changeProductCells,
      { body: { products: [{ id, version: 1, cells }] } as never },
      keyed(admin),
    );
    const [result] = body.data.list;
    return [result?.version, result?.errors.map((one) => `${one.variantId} ${one.field}`).sort()];
  };
  // The second variant keeps its SKU, because the new one is taken: the first variant cannot have it.
  assert.deepEqual(
    await change([
      { variantId: small, field: 'sku', value: 'duo-1' },
      { variantId: large, field: 'sku', value: 'MUG' },
      { variantId: large, field: 'platformPrice', value: -1 },
      { variantId: small, field: 'cost', value: 100 },
      { variantId: '999999', field: 'weightGrams', value: 100 },
      { variantId: small, field: 'weightGrams', value: 640 },
      { variantId: null, field: 'name', value: '' },
      { variantId: null, field: 'brand', value: 'Duo' },
    ]),
    [
      2,
      [
        `${small} cost`,
        `${small} sku`,
        `${large} platformPrice`,
        `${large} sku`,
        '999999 weightGrams',
        'null name',
      ].sort(),
    ],
  );
  const { body } = await app.call(readProductForm, { params: { id } }, admin);
  const { brand, texts, variants } = body.data.form;
  assert.deepEqual(
    [brand, texts.en.name, variants.map(({ sku, weightGrams }) => [sku, weightGrams])],
    [
      'Duo',
      stored.texts.en.name,
      stored.variants.map((one, at) => [one.sku, at ? one.weightGrams : 640]),
    ],
  );
});

test('the effects of a new platform price on fixed prices are shown before it is saved', async () => {
  const fixed = {
    kind: 'product',
    id: sample.products.mug.productId,
    fixed: { amount: 500, currency: 'USD' },
    percentage: null,
  } as const;
  assert.equal((await saveSeen(app, owner, fixed)).status, 200);
  const preview = async (amount: number) =>
    (
      await app.call(
        previewProductEffects,
        {
          params: { id: sample.products.mug.productId },
          body: { platformPrices: [{ variantId: mug, platformPrice: createUsd(amount) }] },
        },
        guest,
      )
    ).body.data;
  assert.deepEqual(await preview(430), { storeCount: 1, raisedCount: 0, list: [] });
  const { list: effects, raisedCount } = await preview(600);
  assert.equal(raisedCount, 1);
  assert.deepEqual(effects, [
    {
      storeId: owner.storeId,
      storeName: 'Luna',
      variantId: mug,
      label: '',
      before: createUsd(500),
      after: createUsd(649),
    },
  ]);
  await ctx.db.execute(sql`update stores set floor_action = 'hide' where id = ${owner.storeId}`);
  assert.equal((await preview(600)).list[0]?.after, null);
  await ctx.db.execute(sql`update stores set floor_action = 'raise' where id = ${owner.storeId}`);
});

test('each change of the units in the warehouse is a movement with its reason', async () => {
  const read = async (query: Record<string, string>) =>
    (await app.call(stockContract.listStockMovements, { query }, guest)).body.data;
  const [sale] = (await read({ variantId: mug, reason: 'sale' })).list;
  assert.deepEqual([sale?.quantity, sale?.orderId, sale?.byName], [-1, order.orderId, null]);
  const before = sale?.onHand ?? 0;
  const move = (body: Partial<Parameters<typeof send>[0]>) =>
    send({ variantId: mug, to: null, by: null, reason: 'count', note: '', ...body });
  const send = (
    body: {
      variantId: string;
      to: number | null;
      by: number | null;
      reason: 'count' | 'damage' | 'delivery';
      note: string;
    },
    person = admin,
  ) => app.call(stockContract.moveStock, { body }, keyed(person));
  assert.equal((await move({ by: 10, reason: 'delivery' })).body.data.onHand, before + 10);
  assert.equal((await move({ by: -2, reason: 'damage', note: 'Broken.' })).status, 200);
  assert.equal((await move({ to: before })).body.data.onHand, before);
  assert.equal((await move({ to: 1, by: 1 })).status, 400);
  assert.equal((await move({ by: -1_000 })).body.code, 'stock-below-held');
  assert.equal((await move({ variantId: '999999', to: 1 })).status, 404);
  const { list: rows, nextCursor } = await read({ variantId: mug, limit: '3' });
  assert.deepEqual(
    rows.map(({ quantity, onHand, reason, note }) => [quantity, onHand, reason, note]),
    [
      [-8, before, 'count', ''],
      [-2, before + 8, 'damage', 'Broken.'],
      [10, before + 10, 'delivery', ''],
    ],
  );
  assert.ok(nextCursor);
  assert.equal((await read({ variantId: mug, cursor: nextCursor })).list[0]?.reason, 'sale');
});

test('a picture of the library is replaced wherever it is shown, and deleted once nothing shows it', async () => {
  const { default: sharp } = await import('sharp');
  const add = async (color: string) =>
    addTestPicture(
      app,
      admin,
      color,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
        .png()
        .toBuffer(),
    );
  const [red, blue] = [await add('red'), await add('blue')];
  const image = { alt: fillNames({}), focusX: 50, focusY: 50, valueKey: null };
  const { id } = await create({
    ...createTestForm('pictured', light),
    images: [{ ...image, key: red.key }],
  });
  const unused = async () =>
    (
      await app.call(mediaContract.pageMedia, { query: { isUnused: 'true', pageSize: 100 } }, guest)
    ).body.data.list.map(({ name }) => name);
  assert.deepEqual(await unused(), ['blue']);
  const remove = (mediaId: string) =>
    app.call(mediaContract.deleteMedia, { params: { ids: mediaId } }, admin);
  assert.equal((await remove(red.id)).body.code, 'media-in-use');
  const uses = await app.call(mediaContract.listMediaUses, { params: { id: red.id } }, guest);
  assert.deepEqual(uses.body.data.list, [{ kind: 'product', id, name: 'The pictured' }]);
  const replaced = await app.call(
    mediaContract.replaceMedia,
    { params: { id: red.id }, body: { withId: blue.id } },
    admin,
  );
  assert.deepEqual(replaced.body.data, { productCount: 1, categoryCount: 0 });
  const { form, version } = (await app.call(readProductForm, { params: { id } }, guest)).body.data;
  assert.deepEqual([form.images.map(({ key }) => key), version], [[blue.key], 2]);
  assert.deepEqual(await unused(), ['red']);
  // A product that is not saved yet has it.
  const draft = { ...createTestForm('unsaved', light), images: [{ ...image, key: red.key }] };
  const kept = await app.call(
    putProductDraft,
    {
      params: { product: 'new' },
      body: { baseVersion: null, form: draft, leavesOthers: false, version: null },
    },
    admin,
  );
  assert.equal(kept.status, 200, kept.text);
  assert.deepEqual(await unused(), []);
  assert.equal((await remove(red.id)).body.code, 'media-in-use');
  const query = { version: kept.body.data.version };
  await app.call(deleteProductDraft, { params: { product: 'new' }, query }, admin);
  assert.equal((await remove(red.id)).status, 200);
  assert.deepEqual(await unused(), []);
});
