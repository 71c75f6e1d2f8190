import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logout } from '@vitrine/contract/admin/identity.ts';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import { putProductDraft } from '@vitrine/contract/shop/product-drafts.ts';
import * as editing from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import * as contract from '@vitrine/contract/shop/product-previews.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createTestForm } from './testing/product-forms.ts';

const { app, ctx, sample, admin, wei, guest, luna, mia } = await withOwner(
  {
    admin: 'ADMIN',
    wei: { role: 'ADMIN', nickname: 'Wei' },
    guest: 'GUEST',
    luna: { name: 'Luna' },
    mia: { name: 'Mia' },
  },
  { environment: { CACHES: 'off' } },
);

type Person = { token: string };
let calls = 0;
const { light } = sample.categories;

const create = async (key: string, change: Partial<ProductForm> = {}) => {
  calls += 1;
  const answer = await app.call(
    editing.createProduct,
    { query: {}, body: createTestForm(key, light, {}, { status: 'draft', ...change }) },
    { ...admin, idempotencyKey: `preview-${calls}` },
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const keep = async (product: string, baseVersion: number | null, form: ProductForm) => {
  const answer = await app.call(
    putProductDraft,
    { params: { product }, body: { baseVersion, form, version: null } },
    admin,
  );
  assert.equal(answer.status, 200, answer.text);
};
const preview = (product: string, person: Person = admin, change: object = {}) =>
  app.call(
    contract.createProductPreview,
    { body: { product, storeId: luna.storeId, language: 'en', countryCode: null, ...change } },
    person,
  );
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const open = (token: string, slug = luna.slug) =>
  app.call(contract.readProductPreview, { params: { slug, token }, query: {} });
const linked = async (product: string, person: Person = admin) => {
  const answer = await preview(product, person);
  assert.equal(answer.status, 200, answer.text);
  return tokenOf(answer.body.data.url);
};
const titled = (form: ProductForm, name: string): ProductForm => ({
  ...form,
  texts: { ...form.texts, en: { ...form.texts.en, name } },
});
/** Rows of the tables that a save writes. */
const countRows = () =>
  ctx.db.rows(
    sql`select (select count(*) from products) + (select count(*) from variants) + (select count(*) from product_changes)
      + (select count(*) from product_news) + (select count(*) from stock_movements) + (select sum(version) from products)
      + (select count(*) from store_products) as rows`,
    { rows: as.integer },
  );

test('a draft product is shown as a buyer of the chosen store would see it, and is sold to nobody', async () => {
  const { id } = await create('vase');
  const token = await linked(id);
  const answer = await open(token);
  assert.equal(answer.status, 200, answer.text);
  const { product, store } = answer.body.data;
  assert.deepEqual([product.name, store.slug], ['The vase', luna.slug]);
  const [variant] = product.variants;
  assert.ok(variant && variant.price.amount > 1_000, 'the price of the store');
  const page = await app.call(getStorefrontProduct, {
    params: { slug: luna.slug, product: 'vase' },
    query: {},
  });
  assert.equal(page.status, 404);
  const cart = (await app.call(createCart, { params: { slug: luna.slug }, body: {} })).body.data;
  const added = await app.call(addCartLine, {
    params: { slug: luna.slug, cart: cart.token },
    body: { variantId: variant.id, quantity: 1 },
  });
  assert.equal(added.status, 404);
});

test('unsaved changes are shown with their stock to the operator who made them, and nothing is stored', async () => {
  const { id, version, form } = await create('jar', { status: 'active' });
  await keep(id, version, {
    ...titled(form, 'A better jar'),
    variants: form.variants.map((variant) => ({ ...variant, onHand: 3, onHandRead: 0 })),
  });
  const before = await countRows();
  const mine = (await open(await linked(id))).body.data.product;
  assert.deepEqual([mine.name, mine.variants[0]?.left], ['A better jar', 3]);
  const theirs = (await open(await linked(id, wei))).body.data.product;
  assert.deepEqual([theirs.name, theirs.variants[0]?.availability], ['The jar', 'sold-out']);
  assert.deepEqual(await countRows(), before);
});

test('a product that is not stored yet is shown from its draft, once it is complete', async () => {
  const form = createTestForm('cruet', light);
  assert.equal((await preview('new')).status, 404);
  await keep('new', null, { ...form, categoryId: '' });
  const refused = await preview('new');
  assert.deepEqual(
    [refused.body.code, refused.body.errors?.map(({ path }) => path)],
    ['invalid-input', ['form.categoryId']],
  );
  await app.platform.database.db.execute(sql`delete from product_drafts where product_id is null`);
  await keep('new', null, form);
  const before = await countRows();
  const { product } = (await open(await linked('new'))).body.data;
  assert.equal(product.key, 'cruet');
  assert.deepEqual(await countRows(), before);
});

test('a preview without a variant for buyers names the reason', async () => {
  const { id, version, form } = await create('ewer');
  await keep(id, version, {
    ...form,
    variants: form.variants.map((variant) => ({ ...variant, isActive: false })),
  });
  assert.equal((await preview(id)).body.code, 'nothing-to-preview');
});

test('owners make no previews, and a store that is not there has none', async () => {
  const { id } = await create('lid');
  assert.equal((await preview(id, luna)).status, 403);
  assert.equal((await preview(id, admin, { storeId: '99999999' })).status, 404);
  assert.equal((await preview('99999999')).status, 404);
});

test('a link is dead once the session of its operator has ended', async () => {
  const { id } = await create('sieve');
  const token = await linked(id, wei);
  assert.equal((await open(token)).status, 200);
  assert.equal((await app.call(logout, {}, wei)).status, 200);
  assert.equal((await open(token)).status, 404);
});

test('a link opens in its store only, for half an hour, while its operator is signed in and may read products', async () => {
  const { id } = await create('tray');
  const token = await linked(id);
  assert.equal((await open(token, mia.slug)).status, 404);
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  assert.equal((await open(changed)).status, 404);
  assert.equal((await open('A'.repeat(80))).status, 404);
  assert.equal((await open(await linked(id, guest))).status, 200);
  app.clock.advance(29 * 60_000);
  assert.equal((await open(token)).status, 200);
  app.clock.advance(2 * 60_000);
  assert.equal((await open(token)).status, 404);
});
