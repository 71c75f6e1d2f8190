import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noPlatformPrice } from '@vitrine/contract/shop/new-product.ts';
import * as contract from '@vitrine/contract/shop/product-drafts.ts';
import * as editing from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { eq, inArray } from 'drizzle-orm';
import { withOwner } from '../testing/fixtures.ts';
import { productDrafts } from './product-drafts.tables.ts';
import { draftKeptDays, sweepDrafts } from './sweep-drafts.ts';
import { createTestForm } from './testing/product-forms.ts';

const { app, sample, admin, wei, guest, luna } = await withOwner({
  admin: 'ADMIN',
  wei: { role: 'ADMIN', nickname: 'Wei' },
  guest: 'GUEST',
  luna: { name: 'Luna' },
});

type Person = { token: string };
let calls = 0;
const keyed = (person: Person) => {
  calls += 1;
  return { ...person, idempotencyKey: `draft-${calls}` };
};
const { light } = sample.categories;
const put = (
  product: string,
  body: { baseVersion: number | null; form: ProductForm; version: string | null },
  person: Person = admin,
) => app.call(contract.putProductDraft, { params: { product }, body }, person);
const read = async (product: string, person: Person = admin) =>
  (await app.call(contract.readProductDraft, { params: { product } }, person)).body.data;
const drop = (product: string, version: string, person: Person = admin) =>
  app.call(contract.deleteProductDraft, { params: { product }, query: { version } }, person);
const create = async (
  key: string,
  query: { draft?: string } = {},
  form: Partial<ProductForm> = {},
) => {
  const answer = await app.call(
    editing.createProduct,
    { query, body: createTestForm(key, light, {}, form) },
    keyed(admin),
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const save = (id: string, version: number, form: ProductForm, query = {}, person: Person = admin) =>
  app.call(editing.saveProduct, { params: { id }, query, body: { version, form } }, keyed(person));

test('unsaved changes are kept for their operator, and a product is sold as it was saved', async () => {
  const { id, version, form } = await create('vase');
  const kept = await put(id, {
    baseVersion: version,
    form: { ...form, brand: 'Ribera' },
    version: null,
  });
  assert.equal(kept.status, 200, kept.text);
  const draft = await read(id);
  assert.deepEqual(
    [draft?.version, draft?.baseVersion, draft?.form.brand, draft?.changes],
    [kept.body.data.version, 1, 'Ribera', [{ path: 'brand', before: '', after: 'Ribera' }]],
  );
  assert.equal(await read(id, wei), null);
  const stored = await app.call(editing.readProductForm, { params: { id } }, admin);
  assert.deepEqual([stored.body.data.version, stored.body.data.form.brand], [1, '']);
});

test('a product that is not stored yet has a draft without key, category and price, and one at most', async () => {
  const whole = createTestForm('jug', light);
  const form = {
    ...whole,
    key: '',
    categoryId: '',
    variants: whole.variants.map((variant) => ({ ...variant, platformPrice: noPlatformPrice })),
  };
  const first = (await put('new', { baseVersion: null, form, version: null })).body.data;
  const next = await put('new', {
    baseVersion: null,
    form: { ...form, brand: 'Ribera' },
    version: first.version,
  });
  assert.equal(next.status, 200, next.text);
  assert.equal((await read('new'))?.form.brand, 'Ribera');
  await create('jug', { draft: next.body.data.version });
  assert.equal(await read('new'), null);
});

test('a draft of another window is not overwritten, and the same changes may be written again', async () => {
  const { id, form } = await create('bowl');
  const write = (brand: string, version: string | null) =>
    put(id, { baseVersion: 1, form: { ...form, brand }, version });
  const first = (await write('One', null)).body.data;
  assert.equal((await write('Two', null)).body.code, 'saved-elsewhere');
  assert.equal(
    (await drop(id, '00000000-0000-4000-8000-000000000000')).body.code,
    'saved-elsewhere',
  );
  const again = await write('One', null);
  assert.equal(again.status, 200, again.text);
  assert.notEqual(again.body.data.version, first.version);
  assert.equal((await write('Two', again.body.data.version)).status, 200);
  const draft = await read(id);
  assert.equal(draft?.form.brand, 'Two');
  assert.equal((await drop(id, draft?.version ?? '')).status, 200);
  assert.equal(await read(id), null);
  assert.equal((await drop(id, draft?.version ?? '')).status, 404);
});

test('a save ends the draft that it was made from and no other', async () => {
  const { id, form } = await create('plate');
  const changed = { ...form, brand: 'Ribera' };
  const mine = (await put(id, { baseVersion: 1, form: changed, version: null })).body.data;
  const theirs = (await put(id, { baseVersion: 1, form, version: null }, wei)).body.data;
  assert.equal((await save(id, 1, changed, { draft: theirs.version })).status, 200);
  assert.equal((await read(id))?.version, mine.version);
  assert.equal((await read(id, wei))?.version, theirs.version);
  assert.equal(
    (await save(id, 2, { ...changed, brand: 'B' }, { draft: mine.version })).status,
    200,
  );
  assert.equal(await read(id), null);
});

test('a draft keeps the version that was edited, and saving it meets what others saved meanwhile', async () => {
  const { id, form } = await create('cup');
  await put(id, { baseVersion: 1, form: { ...form, brand: 'Mine' }, version: null });
  assert.equal(
    (await save(id, 1, { ...form, brand: 'Theirs', leadTimeDays: 9 }, {}, wei)).status,
    200,
  );
  const draft = await read(id);
  assert.ok(draft);
  assert.deepEqual(
    [draft.baseVersion, draft.changes],
    [1, [{ path: 'brand', before: '', after: 'Mine' }]],
  );
  const answer = await save(id, 1, draft.form as ProductForm, { draft: draft.version });
  assert.equal(answer.body.code, 'product-changed');
  assert.equal((await read(id))?.version, draft.version, 'a refused save ends nothing');
});

test('a draft may leave variants out that it does not change', async () => {
  const form = createTestForm('crate', light, { size: ['a', 'b', 'c'] });
  const { id, form: stored } = await create('crate', {}, form);
  const second = stored.variants[1];
  assert.ok(second);
  const changed = { ...second, weightGrams: 75 };
  const body = { baseVersion: 1, form: { ...stored, variants: [changed] }, version: null };
  const kept = await app.call(
    contract.putProductDraft,
    { params: { product: id }, body: { ...body, leavesOthers: true } },
    admin,
  );
  assert.equal(kept.status, 200, kept.text);
  const draft = await read(id);
  assert.deepEqual(
    [draft?.changes, draft?.form.variants.map((one) => one.id)],
    [
      [{ path: `variants.${second.id}.weightGrams`, before: second.weightGrams, after: 75 }],
      [second.id],
    ],
  );
});

test('drafts are for operators who may change products, and for products that exist', async () => {
  const { id, form } = await create('dish');
  const body = { baseVersion: 1, form, version: null };
  for (const person of [guest, luna]) {
    assert.equal((await put(id, body, person)).status, 403);
    assert.equal(
      (await app.call(contract.readProductDraft, { params: { product: id } }, person)).status,
      403,
    );
  }
  assert.equal((await put('99999999', body)).status, 404);
  assert.equal((await put('x', body)).body.code, 'invalid-input');
});

test('a deleted product takes its drafts along', async () => {
  const { id, form } = await create('pan');
  await put(id, { baseVersion: 1, form, version: null });
  const answer = await app.call(editing.deleteProduct, { params: { id } }, admin);
  assert.equal(answer.body.data.outcome, 'deleted');
  assert.equal(await read(id), null);
});

test('a draft is deleted thirty days after its last change', async () => {
  const { id, form } = await create('jar');
  const { id: later } = await create('lid');
  for (const product of [id, later]) await put(product, { baseVersion: 1, form, version: null });
  const { db } = app.platform.database;
  const { productId, savedAt } = productDrafts;
  const ageDrafts = async (days: number) => {
    const moment = new Date(app.clock.now().getTime() - days * 86_400_000);
    await db.update(productDrafts).set({ savedAt: moment }).where(eq(productId, id));
    await sweepDrafts(app.platform);
    const rows = await db
      .select({ productId })
      .from(productDrafts)
      .where(inArray(productId, [id, later]))
      .orderBy(savedAt);
    return rows.map((row) => row.productId);
  };
  assert.deepEqual(await ageDrafts(draftKeptDays), [id, later]);
  assert.deepEqual(await ageDrafts(draftKeptDays + 1), [later]);
});
