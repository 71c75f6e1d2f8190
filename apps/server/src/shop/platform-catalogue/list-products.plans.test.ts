import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { withClient } from '#platform/testing/database.ts';
import { findMostRows } from '#platform/testing/plans.ts';
import { countQueries, recordQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';

const productCount = 12_000;
const exactTotalMax = 10_000;
const limit = 20;

const { app, sample, mug, admin } = await withOwner(
  { admin: 'ADMIN' },
  { units: 10, environment: { CACHES: 'off' } },
);

type Query = { isLast?: 'true'; withTotal?: 'true'; keywords?: string; cursor?: string };
const list = (query: Query) =>
  app.call(listPlatformProducts, { query: { limit, ...query } as never }, admin);
const pages: readonly Query[] = [
  {},
  { isLast: 'true' },
  { withTotal: 'true' },
  { keywords: 'mug' },
];

/** Copies of one product, without the guards that would look at each of them. */
async function addCopies(): Promise<void> {
  await withClient(app.url, async (client) => {
    const copy = (table: string, key: string, id: string, differing: string) =>
      client.query(
        `insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${productCount}) n
        cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where t.${key} = $1`,
        [id],
      );
    const { productId } = sample.products.mug;
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await copy(
      'products',
      'id',
      productId,
      `'id', t.id + 1000 + n, 'key', 'copy-' || n, 'search_tokens', array['copy'], 'created_at', t.created_at - n * interval '1 minute'`,
    );
    await copy(
      'variants',
      'id',
      mug,
      `'id', t.id + 1000 + n, 'product_id', t.product_id + 1000 + n, 'sku', 'COPY-' || n`,
    );
    await copy('stock_levels', 'variant_id', mug, `'variant_id', t.variant_id + 1000 + n`);
    await client.query('vacuum analyze products, variants, stock_levels');
  });
}

/** The most rows that a step of a statement of this page goes through. */
async function mostRows(query: Query): Promise<number> {
  const sent = await recordQueries(app, () => list(query));
  return findMostRows(
    app,
    sent.filter(({ text }) => text.includes('from products')),
  );
}

test('each page of the operators’ list takes as many statements of twelve thousand products as of four, and reads its own rows', async () => {
  const counts = async () => {
    const all = [];
    for (const query of pages) all.push(await countQueries(app, () => list(query)));
    return all;
  };
  assert.equal((await list({ withTotal: 'true' })).body.data.totalCount, 4);
  // The first calls of an application read more, such as the rights of the account.
  await counts();
  const few = await counts();
  await addCopies();
  const [first, last, total, search] = await counts();
  // The estimate of a total beyond the limit is one more.
  assert.deepEqual([first, last, (total ?? 0) - 1, search], few);

  const end = (await list({ isLast: 'true' })).body.data;
  assert.deepEqual(
    [end.list.length, end.list.at(-1)?.key, end.nextCursor],
    [limit, `copy-${productCount}`, null],
  );
  const before = (await list({ cursor: end.previousCursor ?? '' })).body.data;
  assert.equal(before.list.at(-1)?.key, `copy-${productCount - limit}`);
  const found = [{ keywords: 'mug' }, { keywords: 'copy-11999' }, { keywords: 'COPY-11999' }];
  for (const query of [{}, { isLast: 'true' }, ...found] as const)
    assert.ok((await mostRows(query)) <= 5 * limit, JSON.stringify(query));

  const { totalCount = 0, isEstimated } = (await list({ withTotal: 'true' })).body.data;
  assert.ok(isEstimated && totalCount > exactTotalMax, `${totalCount}`);
  assert.ok((await mostRows({ withTotal: 'true' })) <= exactTotalMax + limit);
});
