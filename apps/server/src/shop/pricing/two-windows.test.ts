import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/price-edits.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, sample, luna, mia } = await withOwner({
  luna: { name: 'Luna' },
  mia: { name: 'Mia' },
});

const fixed = (kind: 'product' | 'variant', id: string, amount: number): contract.PriceEdit => ({
  kind,
  id,
  fixed: { amount, currency: 'USD' },
  percentage: null,
});
const save = (...items: (contract.PriceEdit & { priceVersion: number })[]) =>
  app.call(contract.savePrices, { body: { items } }, luna);
const rowOf = async (productId: string) => {
  const { list } = (await app.call(listOwnProducts, { query: { limit: 20 } }, luna)).body.data;
  const row = list.find(({ id }) => id === productId);
  assert.ok(row);
  return row;
};
const put = (productId: string, amount: number, version: string | null, owner = luna) =>
  app.call(
    contract.putPriceDraft,
    {
      params: { productId },
      body: { edits: [fixed('product', productId, amount)], priceVersion: 0, version },
    },
    owner,
  );
const draftOf = async (productId: string) =>
  (await app.call(contract.listPriceDrafts, {}, luna)).body.data.list.find(
    (draft) => draft.productId === productId,
  );

test('a save that did not see another window’s prices is refused whole, names what was changed, and overwrites nothing', async () => {
  const { mug, phone } = sample.products;
  assert.equal((await rowOf(mug.productId)).priceVersion, 0);
  const first = await save({ ...fixed('product', mug.productId, 900), priceVersion: 0 });
  assert.equal(first.body.data.products[0]?.priceVersion, 1);
  const stale = await save(
    { ...fixed('product', phone.productId, 3_000), priceVersion: 0 },
    { ...fixed('product', mug.productId, 950), priceVersion: 0 },
  );
  assert.equal(stale.status, 409);
  assert.equal(stale.body.code, 'saved-elsewhere');
  assert.deepEqual(
    stale.body.errors?.map(({ path, code }) => [path, code]),
    [['items.1', 'saved-elsewhere']],
  );
  assert.equal((await rowOf(mug.productId)).sellingPrice.from.amount, 900);
  assert.equal((await rowOf(phone.productId)).source, 'store');
  const seen = await save(
    { ...fixed('product', phone.productId, 3_000), priceVersion: 0 },
    { ...fixed('product', mug.productId, 950), priceVersion: 1 },
  );
  assert.equal(seen.status, 200, seen.text);
  assert.equal((await rowOf(mug.productId)).priceVersion, 2);
});

test('a price of one variant counts as a change of its product', async () => {
  const { lamp } = sample.products;
  const [sand] = lamp.variantIds.values();
  assert.equal(
    (await save({ ...fixed('variant', sand as string, 3_000), priceVersion: 0 })).status,
    200,
  );
  assert.equal(
    (await save({ ...fixed('product', lamp.productId, 3_100), priceVersion: 0 })).status,
    409,
  );
});

test('a save whose answer was lost may be repeated', async () => {
  const { nandu } = sample.products;
  const item = { ...fixed('product', nandu.productId, 7_000), priceVersion: 0 };
  assert.equal((await save(item)).status, 200);
  assert.equal((await save(item)).status, 200);
  assert.equal((await save({ ...item, fixed: null })).status, 409);
});

test('of two saves at once that saw the same version, one counts', async () => {
  const { phone } = sample.products;
  const { priceVersion } = await rowOf(phone.productId);
  const answers = await Promise.all(
    [3_100, 3_200, 3_300].map((amount) =>
      save({ ...fixed('product', phone.productId, amount), priceVersion }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('a draft that another window wrote is not overwritten, and the same edits may be written again', async () => {
  const { mug } = sample.products;
  const mine = await put(mug.productId, 1_000, null);
  assert.equal(mine.status, 200, mine.text);
  assert.equal(mine.body.data.sellingPrice.amount, 950);
  const { version } = mine.body.data;
  assert.equal((await put(mug.productId, 1_000, null)).status, 200);
  const theirs = await draftOf(mug.productId);
  assert.notEqual(theirs?.version, version);
  const stale = await put(mug.productId, 1_100, version);
  assert.equal(stale.status, 409);
  assert.equal(stale.body.code, 'saved-elsewhere');
  assert.equal((await draftOf(mug.productId))?.edits[0]?.fixed?.amount, 1_000);
  assert.equal((await put(mug.productId, 1_100, theirs?.version ?? null)).status, 200);
});

test('a draft is dropped only in the version that was seen', async () => {
  const { mug, phone } = sample.products;
  const before = await draftOf(mug.productId);
  await put(mug.productId, 1_200, before?.version ?? null);
  const drop = (version: string, owner = luna) =>
    app.call(
      contract.deletePriceDraft,
      { params: { productId: mug.productId }, query: { version } },
      owner,
    );
  assert.equal((await drop(before?.version ?? '')).status, 409);
  const now = await draftOf(mug.productId);
  assert.equal((await drop(now?.version ?? '', mia)).status, 404);
  const other = (await put(phone.productId, 4_000, null)).body.data;
  const clear = (versions: string[], owner = luna) =>
    app.call(contract.clearPriceDrafts, { query: { versions } }, owner);
  assert.deepEqual((await clear([now?.version ?? '', other.version], mia)).body.data, {
    deletedCount: 0,
  });
  assert.deepEqual((await clear([before?.version ?? '', other.version])).body.data, {
    deletedCount: 1,
  });
  assert.equal((await draftOf(mug.productId))?.version, now?.version);
  assert.equal((await drop(now?.version ?? '')).status, 200);
});

test('a save removes the drafts that it names and no other', async () => {
  const { phone, nandu } = sample.products;
  const mine = (await put(phone.productId, 4_100, null)).body.data;
  const theirs = (await put(nandu.productId, 8_000, null)).body.data;
  const items = [];
  for (const { productId } of [phone, nandu])
    items.push({
      ...fixed('product', productId, 8_100),
      priceVersion: (await rowOf(productId)).priceVersion,
    });
  assert.equal(
    (await app.call(contract.savePrices, { body: { items, drafts: [mine.version] } }, luna)).status,
    200,
  );
  assert.equal(await draftOf(phone.productId), undefined);
  assert.equal((await draftOf(nandu.productId))?.version, theirs.version);
  assert.equal(
    (await app.call(contract.savePrices, { body: { items, drafts: ['x'] } }, luna)).status,
    400,
  );
});

test('a draft says which of its prices are under the floor now', async () => {
  const { mug } = sample.products;
  const [variantId] = mug.variantIds.values();
  const body = {
    edits: [fixed('product', mug.productId, 2_000), fixed('variant', variantId as string, 5)],
    priceVersion: 2,
    version: null,
  };
  const draft = (
    await app.call(contract.putPriceDraft, { params: { productId: mug.productId }, body }, luna)
  ).body.data;
  assert.deepEqual(draft.tooLow, [1]);
  assert.deepEqual([draft.priceVersion, (await draftOf(mug.productId))?.tooLow], [2, [1]]);
});

test('drafts belong to one store and to products that exist', async () => {
  const { mug, lamp } = sample.products;
  const foreign = await app.call(
    contract.putPriceDraft,
    {
      params: { productId: mug.productId },
      body: { edits: [fixed('product', lamp.productId, 950)], priceVersion: 0, version: null },
    },
    mia,
  );
  assert.equal(foreign.status, 400);
  assert.equal((await put('424242', 950, null, mia)).status, 404);
  assert.equal((await put(mug.productId, 950, 'not-a-version', mia)).status, 400);
  assert.deepEqual((await app.call(contract.listPriceDrafts, {}, mia)).body.data.list, []);
  await put(mug.productId, 950, null, mia);
  const [draft] = (await app.call(contract.listPriceDrafts, {}, { ...mia, lang: 'zh-cn' })).body
    .data.list;
  assert.equal(draft?.name, '马克杯');
  assert.equal((await app.call(contract.listPriceDrafts, {})).status, 401);
});
