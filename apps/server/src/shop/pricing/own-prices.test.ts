import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import * as edits from '@vitrine/contract/shop/price-edits.ts';
import * as contract from '@vitrine/contract/shop/pricing.ts';
import { getQuickStart } from '@vitrine/contract/shop/quick-start.ts';
import { signInAs } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { addRate } from '../markets/index.ts';
import { changeStore, getStore } from '../stores/index.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { priceVariants } from './index.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample, luna, mia } = await withOwner({
  luna: { name: 'Luna' },
  mia: { name: 'Mia', countryCode: 'ES' },
});

const fixed = (
  kind: 'product' | 'variant',
  id: string,
  amount: number,
  currency = 'USD',
): PriceEdit => ({
  kind,
  id,
  fixed: { amount, currency },
  percentage: null,
});
const percent = (kind: 'product' | 'variant', id: string, percentage: number): PriceEdit => ({
  kind,
  id,
  fixed: null,
  percentage,
});
const reset = (kind: 'product' | 'variant', id: string): PriceEdit => ({
  kind,
  id,
  fixed: null,
  percentage: null,
});
const list = async (owner: TestOwner, query: Record<string, unknown> = {}) =>
  (await app.call(contract.listOwnProducts, { query: { limit: 20, ...query } as never }, owner))
    .body.data;
const rowOf = async (owner: TestOwner, key: string) => {
  const row = (await list(owner)).list.find((product) => product.key === key);
  assert.ok(row, key);
  return row;
};
const save = (owner: TestOwner, ...items: PriceEdit[]) => saveSeen(app, owner, ...items);

test('every product sells at twice its platform price until the owner says otherwise', async () => {
  const lamp = await rowOf(luna, 'paper-lamp');
  assert.deepEqual(lamp.platformPrice, {
    from: { amount: 1_200, currency: 'USD' },
    to: { amount: 1_500, currency: 'USD' },
  });
  assert.deepEqual(lamp.sellingPrice, {
    from: { amount: 2_400, currency: 'USD' },
    to: { amount: 3_000, currency: 'USD' },
  });
  assert.equal(lamp.percentage, 200);
  assert.equal(lamp.earns.from.amount, 2_400 - 1_200 - 100);
  assert.equal(lamp.source, 'store');
  const abroad = await rowOf(mia, 'mug');
  assert.deepEqual(abroad.sellingPrice.from, { amount: 774, currency: 'EUR' });
});

test('saved prices count at once, in that store only, and tick the price step', async () => {
  const lampId = sample.products.lamp.productId;
  const navy = sample.products.lamp.variantIds.get('LMP-NAVY') as string;
  const answer = await save(luna, fixed('product', lampId, 2_900), percent('variant', navy, 300));
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.savedCount, 2);
  assert.deepEqual(answer.body.data.products[0]?.sellingPrice, {
    from: { amount: 2_900, currency: 'USD' },
    to: { amount: 4_500, currency: 'USD' },
  });
  assert.deepEqual(
    answer.body.data.products[0]?.percentages,
    { from: 241.67, to: 300 },
    'of the one variant and of the other',
  );
  const detail = (await app.call(contract.getOwnProduct, { params: { id: lampId } }, luna)).body
    .data;
  assert.deepEqual(
    detail.variants.map(({ label, source, sellingPrice, percentage }) => [
      label,
      source,
      sellingPrice.amount,
      percentage,
    ]),
    [
      ['Sand', 'product-fixed', 2_900, 241.67],
      ['Navy', 'variant-percentage', 4_500, 300],
    ],
  );
  assert.equal(detail.variants[1]?.image?.url, '/files/products/paper-lamp/navy.webp');
  assert.equal((await rowOf(mia, 'paper-lamp')).source, 'store');
  assert.equal((await app.call(getQuickStart, {}, luna)).body.data.steps[2]?.done, true);
  const { steps, hasProducts } = (await app.call(getQuickStart, {}, mia)).body.data;
  assert.deepEqual([steps[2]?.done, hasProducts], [false, true]);
});

test('a reset gives the place back to the level above', async () => {
  const lampId = sample.products.lamp.productId;
  await save(
    luna,
    reset('product', lampId),
    reset('variant', sample.products.lamp.variantIds.get('LMP-NAVY') as string),
  );
  assert.equal((await rowOf(luna, 'paper-lamp')).source, 'store');
});

test('a price beyond a million dollars is refused: carts full of it could not be counted any more', async () => {
  const lampId = sample.products.lamp.productId;
  const answer = await save(luna, fixed('product', lampId, 100_000_001));
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.body.errors?.[0], {
    path: 'items.0.fixed.amount',
    code: 'too-big',
    message: 'At most $1,000,000.00',
    maximum: { amount: 100_000_000, currency: 'USD' },
  });
  assert.equal((await save(luna, fixed('product', lampId, 100_000_000))).status, 200);
  await save(luna, reset('product', lampId));
});

test('one price under its floor: nothing is saved, every refused item is named with its floor, drafts stay', async () => {
  const { mug, phone, lamp } = sample.products;
  await app.call(
    edits.putPriceDraft,
    {
      params: { productId: phone.productId },
      body: { edits: [fixed('product', phone.productId, 2_500)], priceVersion: 0, version: null },
    },
    luna,
  );
  const answer = await saveSeen(
    app,
    { ...luna, lang: 'es' },
    fixed('product', phone.productId, 2_500),
    fixed('product', mug.productId, 450),
    fixed('product', lamp.productId, 1_300),
  );
  assert.equal(answer.status, 422);
  assert.equal(answer.body.code, 'price-below-floor');
  assert.match(answer.body.msg, /Taza: el precio no puede ser inferior a 4,63/);
  assert.deepEqual(
    answer.body.errors?.map(({ path, code, minimum }) => [path, code, minimum]),
    [
      ['items.1', 'below-floor', { amount: 463, currency: 'USD' }],
      ['items.2', 'below-floor', { amount: 1_576, currency: 'USD' }],
    ],
  );
  assert.match(answer.body.errors?.[1]?.message ?? '', /15,76/);
  assert.equal((await rowOf(luna, 'phone-grip')).source, 'store');
  assert.equal((await app.call(edits.listPriceDrafts, {}, luna)).body.data.list.length, 1);
});

test('a draft says what each of its edits is for and what that is sold at now', async () => {
  const { lamp } = sample.products;
  const navyId = lamp.variantIds.get('LMP-NAVY') as string;
  const body = {
    edits: [fixed('variant', navyId, 9_000), fixed('product', lamp.productId, 8_000)],
    priceVersion: 0,
    version: null,
  };
  await app.call(edits.putPriceDraft, { params: { productId: lamp.productId }, body }, luna);
  const { list } = (await app.call(edits.listPriceDrafts, {}, luna)).body.data;
  const draft = list.find(({ productId }) => productId === lamp.productId);
  const detail = (await app.call(contract.getOwnProduct, { params: { id: lamp.productId } }, luna))
    .body.data;
  const navy = detail.variants.find(({ id }) => id === navyId);
  assert.ok(draft && navy?.label);
  assert.deepEqual(draft.editSubjects, [
    { label: navy.label, sellingPrice: navy.sellingPrice },
    { label: '', sellingPrice: detail.sellingPrice.from },
  ]);
  await app.call(
    edits.deletePriceDraft,
    { params: { productId: lamp.productId }, query: { version: draft.version } },
    luna,
  );
});

test('exactly the floor is accepted', async () => {
  const { phone } = sample.products;
  const { floor } = await rowOf(luna, 'phone-grip');
  const answer = await save(luna, fixed('product', phone.productId, floor.amount));
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.products[0]?.earns.from.amount, 0);
});

test('wrong currency, unknown products, both kinds of price and strange fields are refused', async () => {
  const { mug } = sample.products;
  const wrong = await save(luna, fixed('product', mug.productId, 5_000, 'EUR'));
  assert.equal(wrong.status, 400);
  assert.equal(wrong.body.errors?.[0]?.code, 'wrong-currency');
  assert.equal((await save(luna, fixed('product', '999999', 5_000))).status, 404);
  assert.equal(
    (await save(luna, { ...fixed('product', mug.productId, 5_000), percentage: 250 })).status,
    400,
  );
  assert.equal((await save(luna, fixed('product', mug.productId, 0))).status, 400);
  assert.equal((await save(luna, { ...percent('product', mug.productId, 50) })).status, 400);
  assert.equal((await save(luna)).status, 400);
  assert.equal((await rowOf(luna, 'mug')).source, 'store');
});

test('visitors and operators cannot see or set a store’s prices', async () => {
  const admin = await signInAs(app, 'ADMIN');
  const items = [{ ...fixed('product', sample.products.mug.productId, 5_000), priceVersion: 0 }];
  assert.equal((await app.call(edits.savePrices, { body: { items } })).status, 401);
  assert.equal((await app.call(edits.savePrices, { body: { items } }, admin)).status, 403);
  assert.equal(
    (await app.call(contract.listOwnProducts, { query: { limit: 20 } }, admin)).status,
    403,
  );
});

test('a fixed price that a new rate pushes under the floor is raised to it, or the product hidden', async () => {
  const ctx = systemContext(app.platform);
  const { mug } = sample.products;
  const { floor } = await rowOf(mia, 'mug');
  await save(mia, fixed('product', mug.productId, floor.amount, 'EUR'));
  await addRate({ ...ctx, clock: { now: () => new Date('2026-11-20T11:00:00Z') } }, 'EUR', '1.2');
  await app.drain();
  const raised = await rowOf(mia, 'mug');
  assert.equal(raised.raised, true);
  assert.deepEqual(raised.sellingPrice.from, raised.floor);
  assert.ok(raised.floor.amount > floor.amount);
  const variantIds = [...mug.variantIds.values()];
  const prices = await priceVariants(ctx, {
    store: await getStore(ctx, mia.storeId),
    variantIds,
    currency: 'USD',
  });
  assert.equal(prices.get(variantIds[0] as string)?.raised, true);
  await changeStore(ctx, mia.storeId, { floorAction: 'hide' });
  await app.drain();
  assert.equal((await rowOf(mia, 'mug')).isHiddenByFloor, true);
  const hidden = await priceVariants(ctx, {
    store: await getStore(ctx, mia.storeId),
    variantIds,
    currency: 'USD',
  });
  assert.equal(hidden.get(variantIds[0] as string)?.isSold, false);
  await save(mia, fixed('product', mug.productId, raised.floor.amount, 'EUR'));
  assert.equal((await rowOf(mia, 'mug')).isHiddenByFloor, false);
});
