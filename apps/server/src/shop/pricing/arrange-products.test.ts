import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import {
  changeProductDisplay,
  moveProduct,
  type ProductPlace,
  sortProducts,
} from '@vitrine/contract/shop/product-display.ts';
import { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { signInAs } from '#admin/testing.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, sample, luna, mia } = await withOwner(
  { luna: { name: 'Luna' }, mia: { name: 'Mia' } },
  { units: 40, environment: { CACHES: 'off' } },
);

const own = async (owner = luna) =>
  (await app.call(listOwnProducts, { query: { limit: 20 } }, owner)).body.data.list.map(
    ({ key, position }) => [key, position],
  );
const shown = async (owner = luna) =>
  (
    await app.call(getStorefrontHome, { params: { slug: owner.slug }, query: { limit: 12 } })
  ).body.data.products.list.map(({ key }) => key);
const move = (productId: string, place: ProductPlace, owner = luna) =>
  app.call(moveProduct, { params: { id: productId }, body: place }, owner);

test('a product that is moved keeps its place, and buyers see the same order', async () => {
  const { lamp, mug } = sample.products;
  assert.deepEqual(await shown(), ['nandu-print', 'mug', 'phone-grip', 'paper-lamp']);
  assert.deepEqual((await move(lamp.productId, { to: 'first' })).body.data, { position: 0 });
  assert.deepEqual(await own(), [
    ['paper-lamp', 0],
    ['nandu-print', null],
    ['mug', null],
    ['phone-grip', null],
  ]);
  assert.deepEqual(
    (await move(mug.productId, { to: 'before', productId: lamp.productId })).body.data,
    { position: 0 },
  );
  assert.deepEqual(await shown(), ['mug', 'paper-lamp', 'nandu-print', 'phone-grip']);
  assert.deepEqual(await shown(mia), ['nandu-print', 'mug', 'phone-grip', 'paper-lamp']);
});

test('moves of two windows both count', async () => {
  const { lamp, nandu, phone } = sample.products;
  await Promise.all([
    move(phone.productId, { to: 'before', productId: lamp.productId }),
    move(nandu.productId, { to: 'after', productId: lamp.productId }),
  ]);
  assert.deepEqual(await shown(), ['mug', 'phone-grip', 'paper-lamp', 'nandu-print']);
});

test('a hidden product keeps its place for the day it comes back', async () => {
  const { mug, phone } = sample.products;
  const display = (isHidden: boolean) =>
    app.call(changeProductDisplay, { body: { ids: [mug.productId], isHidden } }, luna);
  await display(true);
  await move(phone.productId, { to: 'first' });
  assert.deepEqual(await shown(), ['phone-grip', 'paper-lamp', 'nandu-print']);
  await display(false);
  assert.deepEqual(await shown(), ['phone-grip', 'mug', 'paper-lamp', 'nandu-print']);
});

test('the own order can be forgotten', async () => {
  assert.equal(
    (await app.call(sortProducts, { body: { ids: [] } }, luna)).body.data.sortedCount,
    0,
  );
  assert.deepEqual(await shown(), await shown(mia));
});

test('unknown products, places beside themselves, strange fields and foreign hands are refused', async () => {
  const { mug } = sample.products;
  assert.equal((await move('424242', { to: 'first' })).status, 404);
  assert.equal((await move(mug.productId, { to: 'after', productId: '424242' })).status, 404);
  assert.equal((await move(mug.productId, { to: 'after', productId: mug.productId })).status, 404);
  assert.equal((await move(mug.productId, { to: 'last' } as never)).status, 400);
  assert.equal((await move(mug.productId, { to: 'after' } as never)).status, 400);
  const place = { params: { id: mug.productId }, body: { to: 'first' } } as const;
  assert.equal((await app.call(moveProduct, place)).status, 401);
  assert.equal((await app.call(moveProduct, place, await signInAs(app, 'ADMIN'))).status, 403);
  assert.deepEqual(await shown(), await shown(mia));
});

test('featured products are listed alone, put in order among themselves, and shown first to buyers in that order', async () => {
  const noa = await createOwner(app, { name: 'Noa' });
  const { lamp, mug, phone } = sample.products;
  const feature = (ids: string[], isFeatured: boolean) =>
    app.call(changeProductDisplay, { body: { ids, isFeatured } }, noa);
  const featured = async () =>
    (
      await app.call(listOwnProducts, { query: { limit: 20, show: 'featured' } }, noa)
    ).body.data.list.map(({ key }) => key);
  const picks = async () =>
    (
      await app.call(getStorefrontHome, { params: { slug: noa.slug }, query: { limit: 12 } })
    ).body.data.picks.map(({ key }) => key);
  assert.deepEqual(await featured(), []);
  await feature([lamp.productId, mug.productId, phone.productId], true);
  assert.deepEqual((await featured()).sort(), ['mug', 'paper-lamp', 'phone-grip']);
  await move(mug.productId, { to: 'first' }, noa);
  await move(phone.productId, { to: 'after', productId: mug.productId }, noa);
  assert.deepEqual(await featured(), ['mug', 'phone-grip', 'paper-lamp']);
  assert.deepEqual(await picks(), ['mug', 'phone-grip', 'paper-lamp']);
  await feature([mug.productId], false);
  assert.deepEqual(await featured(), ['phone-grip', 'paper-lamp']);
  assert.deepEqual(await picks(), ['phone-grip', 'paper-lamp']);
});
