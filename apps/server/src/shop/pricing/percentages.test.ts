import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOwnCategories } from '@vitrine/contract/shop/own-categories.ts';
import * as contract from '@vitrine/contract/shop/percentages.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { sql } from 'drizzle-orm';
import { settleSignals } from '#admin/testing.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { until } from '#platform/testing/until.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample, luna, mia } = await withOwner({
  luna: { name: 'Luna', store: { priceEnding: '00' } },
  mia: { name: 'Mia' },
});

const prices = async (owner: TestOwner) => {
  const { list } = (await app.call(listOwnProducts, { query: { limit: 20 } }, owner)).body.data;
  return Object.fromEntries(
    list.map(({ key, sellingPrice, source }) => [key, [sellingPrice.from.amount, source]]),
  );
};
const currentAt = async (owner: TestOwner, categoryId: string | null) =>
  (await app.call(contract.previewPercentage, { body: { categoryId, percentage: 200 } }, owner))
    .body.data.current;
const apply = async (owner: TestOwner, categoryId: string | null, percentage: number | null) =>
  app.call(
    contract.applyPercentage,
    { body: { categoryId, percentage, replaces: await currentAt(owner, categoryId) } },
    owner,
  );

test('a preview names what would move, what stays and what each earns, and changes nothing', async () => {
  await saveSeen(app, luna, {
    kind: 'product',
    id: sample.products.nandu.productId,
    fixed: { amount: 6_500, currency: 'USD' },
    percentage: null,
  });
  const before = await prices(luna);
  const answer = await app.call(
    contract.previewPercentage,
    { body: { categoryId: sample.categories.home, percentage: 230 } },
    luna,
  );
  assert.equal(answer.status, 200, answer.text);
  const { changeCount, keepCount, rows } = answer.body.data;
  assert.deepEqual([changeCount, keepCount], [2, 1]);
  const mug = rows.find(({ productId }) => productId === sample.products.mug.productId);
  assert.deepEqual(
    [mug?.now.amount, mug?.next.amount, mug?.earnsNow.amount, mug?.earnsNext.amount],
    [900, 1_000, 424, 521],
  );
  assert.deepEqual(await prices(luna), before);
});

test('nearer percentages win, and each change can be undone once', async () => {
  await apply(luna, sample.categories.home, 230);
  const light = await apply(luna, sample.categories.light, 300);
  assert.equal(light.body.data.changeCount, 1);
  assert.deepEqual(await prices(luna), {
    'paper-lamp': [3_600, 'category'],
    mug: [1_000, 'parent-category'],
    'nandu-print': [6_500, 'product-fixed'],
    'phone-grip': [1_900, 'store'],
  });
  assert.equal((await prices(mia)).mug?.[1], 'store');
  const { undoId } = light.body.data;
  const undo = () => app.call(contract.undoPercentage, { body: { undoId } }, luna);
  assert.equal((await app.call(contract.undoPercentage, { body: { undoId } }, mia)).status, 404);
  assert.deepEqual((await undo()).body.data, {
    categoryId: sample.categories.light,
    percentage: null,
  });
  assert.deepEqual((await prices(luna))['paper-lamp'], [2_800, 'parent-category']);
  assert.equal((await undo()).status, 409);
});

test('the percentage of the whole store moves what nothing nearer decides, and an undo after another change is refused', async () => {
  const first = await apply(luna, null, 250);
  assert.deepEqual([first.body.data.changeCount, first.body.data.keepCount], [1, 3]);
  assert.deepEqual((await prices(luna))['phone-grip'], [2_400, 'store']);
  const second = await apply(luna, null, 260);
  assert.equal(
    (await app.call(contract.undoPercentage, { body: { undoId: first.body.data.undoId } }, luna))
      .status,
    409,
  );
  assert.equal(
    (await app.call(contract.undoPercentage, { body: { undoId: second.body.data.undoId } }, luna))
      .body.data.percentage,
    250,
  );
});

test('the tree shows counts, own percentages and what applies', async () => {
  const { list, productCount, defaultPercentage } = (
    await app.call(listOwnCategories, {}, { ...luna, lang: 'es' })
  ).body.data;
  assert.equal(productCount, 4);
  assert.equal(defaultPercentage, 250);
  assert.deepEqual(
    list.map(({ name, percentage, effectivePercentage, productCount: count }) => [
      name,
      percentage,
      effectivePercentage,
      count,
    ]),
    [
      ['Hogar', 230, 230, 3],
      ['Equipo', null, 250, 1],
    ],
  );
  assert.deepEqual(
    list[0]?.children.map(({ name, percentage, effectivePercentage }) => [
      name,
      percentage,
      effectivePercentage,
    ]),
    [
      ['Luz', null, 230],
      ['Té', null, 230],
    ],
  );
});

test('percentages out of bounds, unknown categories and a store without one are refused', async () => {
  for (const [body, status] of [
    [{ categoryId: sample.categories.home, percentage: 99, replaces: 230 }, 400],
    [{ categoryId: sample.categories.home, percentage: 2_001, replaces: 230 }, 400],
    [{ categoryId: sample.categories.home, percentage: 200.001, replaces: 230 }, 400],
    [{ categoryId: null, percentage: null, replaces: 250 }, 400],
    [{ categoryId: '999999', percentage: 200, replaces: null }, 404],
  ] as const) {
    assert.equal(
      (await app.call(contract.applyPercentage, { body }, luna)).status,
      status,
      JSON.stringify(body),
    );
  }
  assert.equal(
    (
      await app.call(contract.applyPercentage, {
        body: { categoryId: null, percentage: 200, replaces: 250 },
      })
    ).status,
    401,
  );
});

test('a percentage below the floor sells at the floor and the preview says so', async () => {
  const answer = await app.call(
    contract.previewPercentage,
    { body: { categoryId: sample.categories.tea, percentage: 100 } },
    mia,
  );
  assert.equal(answer.body.data.raisedCount, 1);
  assert.equal(answer.body.data.rows[0]?.next.amount, 463);
  assert.equal(answer.body.data.rows[0]?.earnsNext.amount, 0);
});

test('a percentage that another window set meanwhile is not overwritten, and the same one may be asked for twice', async () => {
  const place = { categoryId: sample.categories.gear };
  assert.equal(await currentAt(mia, place.categoryId), null);
  const set = (percentage: number, replaces: number | null) =>
    app.call(contract.applyPercentage, { body: { ...place, percentage, replaces } }, mia);
  assert.equal((await set(240, null)).status, 200);
  const stale = await set(260, null);
  assert.equal(stale.status, 409);
  assert.equal(stale.body.code, 'saved-elsewhere');
  assert.equal(await currentAt(mia, place.categoryId), 240);
  assert.equal((await set(240, null)).status, 200);
  assert.equal((await set(260, 240)).status, 200);
});

test('a preview counts every product of a large catalogue and lists the newest; while the owner types it reads no products but those', async () => {
  await app.platform.database.db.execute(sql`
    insert into products select copy.*
    from products p, generate_series(1, 250) n, lateral jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'key', 'copy-' || n)) copy where p.id = ${sample.products.mug.productId}`);
  const zoe = await createOwner(app, { name: 'Zoe', store: { priceEnding: '00' } });
  const preview = async (percentage: number) =>
    (await app.call(contract.previewPercentage, { body: { categoryId: null, percentage } }, zoe))
      .body.data;
  const countReads = async (percentage: number) => {
    const sent = await recordQueries(app, () => preview(percentage));
    return sent.filter(({ text }) => text.includes('from priced group by')).length;
  };
  // Those of what was made before may still be on their way, and drop what is kept.
  await settleSignals(app);
  assert.deepEqual(
    [await countReads(300), await countReads(310)],
    [1, 0],
    'the catalogue is read once',
  );
  const first = await preview(300);
  assert.deepEqual([first.changeCount, first.keepCount, first.rows.length], [254, 0, 100]);
  assert.equal(new Set(first.rows.map((row) => row.productId)).size, 100);
  const { productId } = sample.products.mug;
  await saveSeen(app, zoe, {
    kind: 'product',
    id: productId,
    fixed: { amount: 6_500, currency: 'USD' },
    percentage: null,
  });
  // Counts are dropped by a signal of the database, which arrives a moment after the save.
  await until('a price of its own is counted', async () => (await preview(310)).keepCount === 1);
  assert.equal((await preview(310)).changeCount, 253);
  const applied = await apply(zoe, null, 310);
  assert.deepEqual([applied.body.data.changeCount, applied.body.data.keepCount], [253, 1]);
});

test('a product with a price of its own for one variant moves by its other variants', async () => {
  const { productId, variantIds } = sample.products.lamp;
  const sand = variantIds.get('LMP-SAND') as string;
  const ana = await createOwner(app, { name: 'Ana', store: { priceEnding: '00' } });
  await saveSeen(app, ana, {
    kind: 'variant',
    id: sand,
    fixed: { amount: 9_900, currency: 'USD' },
    percentage: null,
  });
  const { rows, keepCount } = (
    await app.call(
      contract.previewPercentage,
      { body: { categoryId: sample.categories.light, percentage: 400 } },
      ana,
    )
  ).body.data;
  assert.deepEqual([rows.some((row) => row.productId === productId), keepCount], [true, 0]);
});
