import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import * as contract from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { findForm } from '../catalogue/index.ts';
import { followSchedules } from '../catalogue/publish-products.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createTestForm, createUsd } from './testing/product-forms.ts';

const { app, ctx, sample, admin, wei, guest, luna } = await withOwner(
  {
    admin: 'ADMIN',
    wei: { role: 'ADMIN', nickname: 'Wei' },
    guest: 'GUEST',
    luna: { name: 'Luna' },
  },
  { environment: { CACHES: 'off' } },
);

type Person = { token: string };
let calls = 0;
const keyed = (person: Person) => {
  calls += 1;
  return { ...person, idempotencyKey: `edit-${calls}` };
};
const { light, tea } = sample.categories;

const create = (form: ProductForm, person: Person = admin) =>
  app.call(contract.createProduct, { body: form }, keyed(person));
const read = async (id: string) =>
  (await app.call(contract.readProductForm, { params: { id } }, guest)).body.data;
const save = (id: string, version: number, form: ProductForm, person: Person = admin) =>
  app.call(contract.saveProduct, { params: { id }, body: { version, form } }, keyed(person));
const history = async (id: string) =>
  (await app.call(contract.listProductChanges, { params: { id }, query: {} }, guest)).body.data
    .list;
const page = (product: string) =>
  app.call(getStorefrontProduct, { params: { slug: luna.slug, product } });
const created = async (form: ProductForm) => {
  const answer = await create(form);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};

/** The form with one variant changed. */
const withVariant = (
  form: ProductForm,
  index: number,
  change: Partial<ProductForm['variants'][number]>,
): ProductForm => ({
  ...form,
  variants: form.variants.map((variant, place) =>
    place === index ? { ...variant, ...change } : variant,
  ),
});

const withText = (
  form: ProductForm,
  language: 'en' | 'fr',
  texts: Partial<ProductForm['texts']['en']>,
) => ({
  ...form,
  texts: { ...form.texts, [language]: { ...form.texts[language], ...texts } },
});

test('a product is made of its form, sold in the stores, and read as it was entered', async () => {
  const form = createTestForm(
    'teapot',
    light,
    { size: ['s', 'l'], colour: ['sage', 'sea'] },
    {
      brand: 'Ribera',
      originCountry: 'ES',
      customsCode: '69120023',
      excludedCountries: ['US', 'CN'],
      manufacturer: { name: 'Ribera SL', address: 'Calle Mayor 1', contact: 'hola@ribera.example' },
    },
  );
  const filled = withText(
    withVariant(form, 0, {
      barcode: '4006381333931',
      recommendedPrice: createUsd(2_500),
      lengthMm: 240,
      unitPrice: { total: { value: 250, unit: 'ml' }, base: { value: 1, unit: 'l' } },
      onHand: 7,
    }),
    'fr',
    { name: 'Théière', care: 'Laver à la main.' },
  );
  const { id, version, form: saved } = await created(filled);
  assert.equal(version, 1);
  assert.deepEqual(
    saved.variants.map(({ sku, values, onHand }) => [
      sku,
      values['size'],
      values['colour'],
      onHand,
    ]),
    [
      ['TEAPOT-S-SAGE', 's', 'sage', 7],
      ['TEAPOT-S-SEA', 's', 'sea', 0],
      ['TEAPOT-L-SAGE', 'l', 'sage', 0],
      ['TEAPOT-L-SEA', 'l', 'sea', 0],
    ],
  );
  const stored = await read(id);
  assert.deepEqual(stored.form, saved);
  const { variants, ...rest } = stored.form;
  const { variants: entered, ...others } = filled;
  assert.deepEqual(rest, { ...others, excludedCountries: ['CN', 'US'] });
  assert.deepEqual(variants[0], {
    ...entered[0],
    id: variants[0]?.id,
    sku: 'TEAPOT-S-SAGE',
    onHandRead: 7,
  });
  await app.drain();
  assert.equal((await page('teapot')).status, 200);
  assert.equal((await history(id))[0]?.source, 'form');
});

test('a draft is nowhere in a store, and on sale once it is active', async () => {
  const { id, version, form } = await created({
    ...createTestForm('quiet-draft', light),
    status: 'draft',
  });
  await app.drain();
  assert.equal((await page('quiet-draft')).status, 404);
  assert.equal((await save(id, version, { ...form, status: 'active' })).status, 200);
  await app.drain();
  assert.equal((await page('quiet-draft')).status, 200);
  const answer = await app.call(
    contract.changeProductStatus,
    { params: { id }, body: { status: 'archived' } },
    admin,
  );
  assert.equal(answer.body.data.version, 3);
  assert.equal((await page('quiet-draft')).status, 404);
});

test('two operators whose changes do not touch each other lose nothing', async () => {
  const { id, version, form } = await created(
    createTestForm('joined', light, { size: ['s', 'l'] }),
  );
  assert.equal(
    (await save(id, version, withVariant(form, 0, { platformPrice: createUsd(1_100) }), wei))
      .status,
    200,
  );
  const answer = await save(id, version, withText(form, 'en', { care: 'By hand.' }));
  assert.equal(answer.status, 200, answer.text);
  const { form: both, version: last } = answer.body.data;
  assert.deepEqual(
    [both.variants[0]?.platformPrice.amount, both.texts.en.care, last],
    [1_100, 'By hand.', 3],
  );
  assert.deepEqual(
    (await history(id)).map(({ byName, changes }) => [
      byName === 'Wei',
      changes.map(({ path }) => path),
    ]),
    [
      [false, ['texts.en.care']],
      [true, [`variants.${form.variants[0]?.id}.platformPrice`]],
      [false, ['status']],
    ],
  );
});

test('a field that both changed is returned with all three values, and the choice is saved', async () => {
  const { id, version, form } = await created(createTestForm('clash', light));
  const mine = withVariant(form, 0, { platformPrice: createUsd(1_590), weightGrams: 510 });
  const theirs = withText(withVariant(form, 0, { platformPrice: createUsd(1_520) }), 'en', {
    warnings: 'Hot.',
  });
  assert.equal((await save(id, version, theirs, wei)).status, 200);
  const answer = await save(id, version, mine);
  assert.deepEqual([answer.status, answer.body.code], [409, 'product-changed']);
  const conflict = answer.body.data as unknown as ProductConflict;
  const variant = `variants.${form.variants[0]?.id}`;
  assert.deepEqual(conflict.conflicts, [
    {
      path: `${variant}.platformPrice`,
      before: createUsd(1_000),
      mine: createUsd(1_590),
      theirs: createUsd(1_520),
    },
  ]);
  assert.deepEqual(
    [conflict.mine, conflict.theirs].map((changes) => changes.map(({ path }) => path)),
    [[`${variant}.weightGrams`], ['texts.en.warnings']],
  );
  assert.deepEqual([conflict.savedBy, conflict.version], ['Wei', 2]);
  assert.equal((await read(id)).form.variants[0]?.platformPrice.amount, 1_520);
  const resolved = await save(id, conflict.version, conflict.form);
  assert.equal(resolved.status, 200, resolved.text);
  const { form: now } = await read(id);
  assert.deepEqual(
    [now.variants[0]?.platformPrice.amount, now.variants[0]?.weightGrams, now.texts.en.warnings],
    [1_590, 510, 'Hot.'],
  );
});

test('two saves at once of the same version are one after the other', async () => {
  const { id, version, form } = await created(createTestForm('at-once', light));
  const replies = await Promise.all([
    save(id, version, { ...form, brand: 'One' }, wei),
    save(id, version, { ...form, brand: 'Two' }),
  ]);
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
});

test('variants that stay keep their ids when options change, and one that a cart or price names is kept off sale', async () => {
  const { id, version, form } = await created(
    createTestForm('matrix', light, { size: ['s', 'm', 'l'] }),
  );
  const ids = form.variants.map((variant) => variant.id ?? '');
  await ctx.db.execute(
    sql`insert into price_rules (store_id, kind, ref_id, product_id, variant_id, percentage_bp, changed_at)
      values (${luna.storeId}, 'variant', ${ids[1]}, ${id}, ${ids[1]}, 30000, now())`,
  );
  const [option] = form.options;
  assert.ok(option);
  const shrunk = await save(id, version, {
    ...form,
    options: [{ ...option, values: option.values.filter(({ key }) => key === 's') }],
    variants: form.variants.slice(0, 1),
  });
  assert.equal(shrunk.status, 200, shrunk.text);
  const rows = await ctx.db.rows(
    sql`select id, removed_at is not null as is_removed from variants where product_id = ${id} order by id`,
    { id: as.id, isRemoved: as.boolean },
  );
  assert.deepEqual(
    rows.map((row) => [row.id, row.isRemoved]),
    [
      [ids[0], false],
      [ids[1], true],
    ],
  );
  const grown = await save(id, 2, {
    ...shrunk.body.data.form,
    options: form.options,
    variants: [
      ...shrunk.body.data.form.variants,
      ...form.variants.slice(1).map((variant) => ({ ...variant, id: null, sku: '' })),
    ],
  });
  assert.equal(grown.status, 200, grown.text);
  assert.deepEqual(
    grown.body.data.form.variants.slice(0, 2).map((variant) => variant.id),
    ids.slice(0, 2),
  );
  assert.notEqual(grown.body.data.form.variants[2]?.id, ids[2]);
});

test('units that were typed in are a difference to those that were read', async () => {
  const { id, version, form } = await created(
    withVariant(createTestForm('counted', light), 0, { onHand: 41 }),
  );
  const variantId = form.variants[0]?.id ?? '';
  await ctx.db.execute(sql`update stock_levels set on_hand = 38 where variant_id = ${variantId}`);
  const answer = await save(id, version, withVariant(form, 0, { onHand: 50 }));
  assert.equal(answer.body.data.form.variants[0]?.onHand, 47, answer.text);
  const moved = await ctx.db.rows(
    sql`select quantity, on_hand, reason from stock_movements where variant_id = ${variantId} order by id`,
    { quantity: as.integer, onHand: as.integer, reason: as.text },
  );
  assert.deepEqual(moved, [
    { quantity: 41, onHand: 41, reason: 'count' },
    { quantity: 9, onHand: 47, reason: 'count' },
  ]);
});

test('a copy is a draft with new key and SKUs', async () => {
  const { id } = await created(
    withVariant(createTestForm('original', light), 0, { barcode: '96385074', onHand: 5 }),
  );
  const copy = async () =>
    (await app.call(contract.duplicateProduct, { params: { id } }, keyed(admin))).body.data.form;
  const first = await copy();
  assert.deepEqual(
    [first.key, first.status, first.variants[0]?.sku, first.variants[0]?.barcode],
    ['original-copy', 'draft', 'ORIGINAL-COPY', ''],
  );
  assert.equal(first.variants[0]?.onHand, 0);
  assert.equal((await copy()).key, 'original-copy-2');
});

test('a product is deleted, or archived if something names it', async () => {
  const remove = async (id: string) =>
    (await app.call(contract.deleteProduct, { params: { id } }, admin)).body.data.outcome;
  const { id } = await created(createTestForm('short-lived', light));
  assert.equal(await remove(id), 'deleted');
  assert.equal((await app.call(contract.readProductForm, { params: { id } }, admin)).status, 404);
  const { id: named, form } = await created(createTestForm('in-a-price', light));
  await ctx.db.execute(
    sql`insert into price_rules (store_id, kind, ref_id, product_id, percentage_bp, changed_at)
      values (${luna.storeId}, 'product', ${named}, ${named}, 30000, now())`,
  );
  assert.equal(await remove(named), 'archived');
  const { status } = (await read(named)).form;
  assert.deepEqual([form.status, status], ['active', 'archived']);
});

test('each field that refers to something missing is named', async () => {
  const [yen] = await ctx.db.rows(
    sql`insert into suppliers (name, currency, lead_time_days, created_at) values ('Yen works', 'JPY', 3, now()) returning id`,
    { id: as.id },
  );
  const supply = (supplierId: string, currency: 'EUR' | 'JPY') => [
    { supplierId, cost: { amount: 5, currency }, reference: '', isPreferred: true },
  ];
  const codes = async (form: ProductForm) => {
    const answer = await create(form);
    return (answer.body.errors ?? []).map(({ path, code }) => [path, code]);
  };
  const form = createTestForm('refers', light);
  assert.deepEqual(await codes({ ...form, categoryId: sample.categories.home }), [
    ['categoryId', 'choice'],
  ]);
  assert.deepEqual(await codes({ ...form, key: 'mug' }), [['key', 'taken']]);
  assert.deepEqual(await codes(withVariant(form, 0, { sku: 'MUG' })), [
    ['variants.0.sku', 'taken'],
  ]);
  assert.deepEqual(await codes(withVariant(form, 0, { supplies: supply('999', 'EUR') })), [
    ['variants.0.supplies.0.supplierId', 'choice'],
  ]);
  assert.deepEqual(await codes(withVariant(form, 0, { supplies: supply(yen?.id ?? '', 'EUR') })), [
    ['variants.0.supplies.0.cost', 'wrong-currency'],
  ]);
  assert.deepEqual(await codes(withVariant(form, 0, { barcode: '4006381333932' })), [
    ['variants.0.barcode', 'barcode'],
  ]);
  const image = {
    key: 'products/nothing.webp',
    alt: form.options[0]?.names ?? { en: '', 'zh-cn': '', es: '', pt: '', fr: '' },
    focusX: 50,
    focusY: 50,
    valueKey: null,
  };
  assert.deepEqual(await codes({ ...form, images: [image] }), [['images.0.key', 'choice']]);
});

test('guests read forms and change nothing, owners and strangers see nothing', async () => {
  const { productId: id } = sample.products.mug;
  const form = createTestForm('not-allowed', light);
  assert.equal((await create(form, guest)).status, 403);
  assert.equal((await save(id, 1, form, guest)).status, 403);
  assert.equal((await create(form, luna)).status, 403);
  assert.equal((await app.call(contract.readProductForm, { params: { id } }, luna)).status, 403);
  assert.equal((await app.call(contract.readProductForm, { params: { id } })).status, 401);
  assert.equal((await save('999999', 1, form)).status, 404);
  for (const call of [contract.duplicateProduct, contract.deleteProduct])
    assert.equal((await app.call(call, { params: { id } }, keyed(guest))).status, 403);
});

test('variants are read in blocks, and a save sends those that it changes', async () => {
  const form = createTestForm('rack', light, { size: ['a', 'b', 'c', 'd', 'e'] });
  const made = await create({
    ...form,
    variants: form.variants.map((variant, at) => ({ ...variant, sku: `RACK-${at}`, onHand: 2 })),
  });
  const { id, variantIds } = made.body.data;
  const part = async (query: Record<string, string | number>) =>
    (await app.call(contract.listProductVariants, { params: { id }, query: query as never }, guest))
      .body;
  const first = await app.call(
    contract.readProductForm,
    { params: { id }, query: { variantsMax: '2' } as never },
    guest,
  );
  assert.deepEqual(
    [first.body.data.form.variants.map((one) => one.id), first.body.data.variantIds],
    [variantIds.slice(0, 2), variantIds],
  );
  assert.equal(first.body.data.unitsOnHand, 10);
  const block = (await part({ limit: 2 })).data;
  assert.deepEqual([block.list[1]?.id, block.nextCursor], [variantIds[1], variantIds[1]]);
  const next = (await part({ limit: 3, cursor: block.nextCursor ?? '' })).data;
  assert.deepEqual([next.list.map((one) => one.id), next.nextCursor], [variantIds.slice(2), null]);
  assert.deepEqual(
    (await part({ ids: [variantIds[4], variantIds[2]].join(',') })).data.list.map((one) => one.sku),
    ['RACK-2', 'RACK-4'],
  );
  assert.deepEqual(
    (await part({ keywords: 'ack-3' })).data.list.map((one) => [one.id, one.onHand]),
    [[variantIds[3], 2]],
  );
  assert.deepEqual((await part({ keywords: 'ack_3' })).data.list, []);
  assert.equal((await part({ cursor: 'x' })).code, 'invalid-input');

  const [fourth] = (await part({ ids: variantIds[3] ?? '' })).data.list;
  assert.ok(fourth);
  const sendPart = (version: number, change: Partial<typeof fourth>, person = admin) =>
    app.call(
      contract.saveProduct,
      {
        params: { id },
        body: {
          version,
          form: { ...form, variants: [{ ...fourth, ...change }] },
          leavesOthers: true,
        },
      },
      keyed(person),
    );
  const saved = (await sendPart(1, { sku: 'RACK-X', onHand: 5 })).body.data;
  assert.deepEqual(
    [saved.version, saved.variantIds, saved.form.variants.map((one) => [one.sku, one.onHand])],
    [2, variantIds, [['RACK-X', 5]]],
  );
  assert.deepEqual(
    (await read(id)).form.variants.map(({ sku, onHand }) => [sku, onHand]),
    ['RACK-0', 'RACK-1', 'RACK-2', 'RACK-X', 'RACK-4'].map((sku) => [
      sku,
      sku === 'RACK-X' ? 5 : 2,
    ]),
  );
  const taken = await sendPart(2, { sku: 'RACK-4' });
  assert.deepEqual(
    taken.body.errors?.map(({ path }) => path),
    ['variants.0.sku'],
    'the variant is named by its place among those that were sent',
  );
  const clash = await sendPart(1, { sku: 'RACK-Y' });
  assert.equal(clash.body.code, 'product-changed');
  const { form: joined, conflicts } = clash.body.data as unknown as ProductConflict;
  assert.deepEqual(
    [conflicts.map(({ path }) => path), joined.variants.map((one) => one.sku)],
    [[`variants.${variantIds[3]}.sku`], ['RACK-Y']],
  );
});

test('a schedule puts a product on sale and takes it off', async () => {
  const now = ctx.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const { id } = await created({
    ...createTestForm('seasonal', tea),
    saleFrom: at(10),
    saleUntil: at(30),
  });
  const states = async () => {
    await followSchedules(app.platform);
    await app.drain();
    // The tokens of callers end before the season does.
    const stored = await findForm(ctx, id);
    return [(await page('seasonal')).status, stored?.form.status, Boolean(stored?.publishedAt)];
  };
  assert.deepEqual(await states(), [404, 'active', false]);
  app.clock.advance(11 * 60_000);
  assert.deepEqual(await states(), [200, 'active', true]);
  app.clock.advance(20 * 60_000);
  assert.deepEqual(await states(), [404, 'archived', true]);
  const [last] = await ctx.db.rows(
    sql`select source from product_changes where product_id = ${id} order by version desc limit 1`,
    { source: as.text },
  );
  assert.equal(last?.source, 'schedule');
});
