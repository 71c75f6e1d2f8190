import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as percentages from '@vitrine/contract/shop/percentages.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { listPriceChanges } from '@vitrine/contract/shop/price-history.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { changeStore } from '../stores/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample, luna, mia } = await withOwner({
  luna: { name: 'Luna' },
  mia: { name: 'Mia' },
});

const read = (
  owner: { token: string; lang?: string },
  id: string,
  query: { limit?: number; cursor?: string } = {},
) => app.call(listPriceChanges, { params: { id }, query: { limit: 20, ...query } }, owner);
const historyOf = async (owner: { token: string; lang?: string }, id: string) =>
  (await read(owner, id)).body.data.list.map(({ level, label, before, after }) => [
    level,
    label,
    before,
    after,
  ]);
const fixed = (kind: 'product' | 'variant', id: string, amount: number): PriceEdit => ({
  kind,
  id,
  fixed: { amount, currency: 'USD' },
  percentage: null,
});
const usd = (amount: number) => ({ amount, currency: 'USD' });
const inTransaction = (run: Parameters<typeof inTx>[1]) => inTx(systemContext(app.platform), run);

test('everything that moves a price of a product is in its history, newest first, with what was there before', async () => {
  const { productId, variantIds } = sample.products.lamp;
  const navy = variantIds.get('LMP-NAVY') as string;
  await saveSeen(app, luna, fixed('product', productId, 3_900), fixed('variant', navy, 4_500));
  await saveSeen(app, luna, fixed('product', productId, 3_900), {
    kind: 'variant',
    id: navy,
    fixed: null,
    percentage: 250,
  });
  await saveSeen(app, luna, { kind: 'product', id: productId, fixed: null, percentage: null });
  const change = { categoryId: sample.categories.home, percentage: 230, replaces: null };
  const applied = await app.call(percentages.applyPercentage, { body: change }, luna);
  await app.call(percentages.undoPercentage, { body: { undoId: applied.body.data.undoId } }, luna);
  await app.call(
    percentages.applyPercentage,
    { body: { categoryId: null, percentage: 210, replaces: 200 } },
    luna,
  );
  await inTransaction((ctx) =>
    changeStore(ctx, luna.storeId, { priceEnding: '99', defaultPercentageBp: 21_000 }),
  );
  await inTransaction((ctx) => changeVariantFacts(ctx, navy, { platformPriceMinor: 1_650n }));
  assert.deepEqual(await historyOf({ ...luna, lang: 'es' }, productId), [
    ['platform', 'Azul marino', { platform: usd(1_500) }, { platform: usd(1_650) }],
    ['store', '', { ending: 'none' }, { ending: '99' }],
    ['store', '', { percentage: 200 }, { percentage: 210 }],
    ['category', 'Hogar', { percentage: 230 }, null],
    ['category', 'Hogar', null, { percentage: 230 }],
    ['product', '', { fixed: usd(3_900) }, null],
    ['variant', 'Azul marino', { fixed: usd(4_500) }, { percentage: 250 }],
    ['variant', 'Azul marino', null, { fixed: usd(4_500) }],
    ['product', '', null, { fixed: usd(3_900) }],
  ]);
});

test('a history holds nothing of other products or other stores, and what no price followed is not in it', async () => {
  const { mug, lamp, phone } = sample.products;
  // The category, the store and the platform moved the lamp; the mug is in the same primary category, the phone in none of them.
  assert.deepEqual(
    (await historyOf(luna, mug.productId)).map(([level]) => level),
    ['store', 'store', 'category', 'category'],
  );
  assert.deepEqual(
    (await historyOf(luna, phone.productId)).map(([level]) => level),
    ['store', 'store'],
  );
  assert.deepEqual(
    (await historyOf(mia, lamp.productId)).map(([level]) => level),
    ['platform'],
  );
  const refused = await saveSeen(app, mia, fixed('product', mug.productId, 1));
  assert.equal(refused.status, 422);
  await inTransaction((ctx) =>
    changeStore(ctx, mia.storeId, { name: 'Mia’s shelf', priceEnding: 'none' }),
  );
  assert.deepEqual(await historyOf(mia, mug.productId), []);
});

test('a history is read by pages, in one query that reads a page of each level whatever its length', async () => {
  const { productId } = sample.products.nandu;
  await app.platform.database.db.run(sql`
    insert into price_changes (store_id, product_id, before, after, at)
    select ${mia.storeId}, ${productId}, jsonb_build_object('percentage', n), jsonb_build_object('percentage', n + 1), now()
    from generate_series(101, 5100) n`);
  await app.platform.database.db.run(sql`analyze price_changes`);
  const seen: unknown[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { list, nextCursor } = (await read(mia, productId, cursor ? { cursor } : {})).body
      .data as Awaited<ReturnType<typeof read>>['body']['data'];
    seen.push(...list.map(({ after }) => (after as { percentage: number }).percentage));
    cursor = nextCursor;
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 60 }, (_, index) => 5_101 - index),
  );
  const sent = await recordQueries(app, () => read(mia, productId));
  const [query, ...others] = sent.filter(({ text }) => text.includes('price_changes'));
  assert.ok(query && others.length === 0);
  const plan = await app.platform.database.pool.query(
    `explain (analyze, format json) ${query.text}`,
    query.values,
  );
  const rowsOf = (node: {
    'Actual Rows': number;
    'Actual Loops': number;
    Plans?: (typeof node)[];
  }): number =>
    Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(rowsOf));
  const most = rowsOf(plan.rows[0]['QUERY PLAN'][0].Plan);
  assert.ok(most <= 5 * 21, `${most} rows`);
});

test('a wrong cursor, an unknown product and a caller without a store are refused', async () => {
  assert.equal((await read(luna, sample.products.mug.productId, { cursor: 'x' })).status, 400);
  assert.equal((await read(luna, '999999')).status, 404);
  const admin = await signInAs(app, 'ADMIN');
  assert.equal((await read({ token: admin.token }, sample.products.mug.productId)).status, 403);
});
