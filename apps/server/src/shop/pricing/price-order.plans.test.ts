import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { withClient } from '#platform/testing/database.ts';
import { findMostRows, listNodes, type PlanNode } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';

const productCount = 20_000;
const limit = 20;

const { app, mug, sample, owner } = await withOwner(
  { owner: {} },
  { units: 10, environment: { CACHES: 'off' } },
);
before(async () => {
  await app.drain();
  // A separate connection: the application's own cancel a statement after 20 s.
  // Copies of one product with a price of their own in the store, without the guards that would look at each of them.
  await withClient(app.url, async (client) => {
    const copy = (table: string, key: string, differing: string) =>
      client.query(
        `insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${productCount}) n
        cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where t.${key} = $1`,
        [key === 'product_id' || table === 'products' ? sample.products.mug.productId : mug],
      );
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    await copy('products', 'id', `'id', t.id + 1000 + n, 'key', 'copy-' || n`);
    await copy(
      'variants',
      'id',
      `'id', t.id + 1000 + n, 'product_id', t.product_id + 1000 + n, 'sku', 'COPY-' || n`,
    );
    await copy('stock_levels', 'variant_id', `'variant_id', t.variant_id + 1000 + n`);
    await copy(
      'store_product_prices',
      'product_id',
      `'product_id', t.product_id + 1000 + n, 'price_minor', 1000 + n % 5000`,
    );
    await copy('product_texts', 'product_id', `'product_id', t.product_id + 1000 + n`);
    await client.query(
      'analyze products, product_texts, variants, stock_levels, store_product_prices',
    );
  });
});

const rowsOf = (node: PlanNode): number =>
  Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(rowsOf));

test('a page of a list by price reads its own rows of twenty thousand products, wherever it is', async () => {
  for (const sort of ['price-up', 'price-down'] as const) {
    let cursor: string | null = null;
    let before = sort === 'price-up' ? 0 : Number.MAX_SAFE_INTEGER;
    for (let page = 1; page <= 4; page += 1) {
      const query = { sort, limit, ...(cursor ? { cursor } : {}) };
      const sent = await recordQueries(app, async () => {
        const { list, nextCursor } = (
          await app.call(listStorefrontProducts, { params: { slug: owner.slug }, query })
        ).body.data;
        assert.equal(list.length, limit);
        for (const { price } of list) {
          assert.ok(sort === 'price-up' ? price.amount >= before : price.amount <= before);
          before = price.amount;
        }
        cursor = nextCursor;
      });
      // The first page also counts the list.
      if (page === 1) continue;
      for (const { text, values } of sent.filter((each) =>
        each.text.includes('store_product_prices'),
      )) {
        const { rows } = await app.platform.database.pool.query<{
          'QUERY PLAN': { Plan: PlanNode }[];
        }>(`explain (analyze, format json) ${text}`, values);
        const most = rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode);
        assert.ok(most <= 5 * limit, `${most} rows`);
      }
    }
  }
});

/** The indexes of products by which the statement of a page counts all hits, in the plan that is kept whatever the values are. */
async function listCountIndexes(text: string): Promise<string[]> {
  const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  return listNodes(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode)
    .filter(
      (node) => node['Node Type'] === 'Aggregate' && node['Parent Relationship'] === 'InitPlan',
    )
    .flatMap(listNodes)
    .flatMap((node) => node['Index Name'] ?? [])
    .filter((name) => name.startsWith('products_'));
}

test('a page of a search that twenty thousand products fit reads its own rows, each product once', async () => {
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let page = 1; page <= 3; page += 1) {
    const query = { keywords: 'mug', limit, ...(cursor ? { cursor } : {}) };
    const sent = await recordQueries(app, async () => {
      const { list, nextCursor, total } = (
        await app.call(listStorefrontProducts, { params: { slug: owner.slug }, query })
      ).body.data;
      assert.equal(list.length, limit);
      assert.equal(total, page === 1 ? productCount + 1 : null);
      for (const { id } of list) seen.add(id);
      cursor = nextCursor;
    });
    // The first page also counts what fits, and before each page a bitmap of the word's index shows that very many do.
    const ofPage = sent.filter(({ text }) => text.includes('part_0'));
    assert.equal(ofPage.length, 1);
    if (page > 1) assert.ok((await findMostRows(app, ofPage)) <= 5 * limit);
    else
      assert.deepEqual(await listCountIndexes(ofPage[0]?.text ?? ''), ['products_search_tokens']);
  }
  assert.equal(seen.size, 3 * limit);
});
