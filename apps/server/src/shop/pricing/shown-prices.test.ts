import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { applyPercentage } from '@vitrine/contract/shop/percentages.ts';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { settleSignals } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { addRate } from '../markets/index.ts';
import { changeStore } from '../stores/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const productCount = 10_000;

const { app, sample, luna } = await withOwner(
  { luna: { name: 'Luna', store: { priceEnding: '95' } } },
  { units: 10 },
);
before(async () => {
  await settle();
});

interface Asked {
  sort?: 'price-up' | 'price-down' | 'featured';
  currency?: Currency;
  country?: string;
  limit?: number;
  cursor?: string;
  priceMin?: number;
  priceMax?: number;
}
const list = async ({
  sort = 'price-up',
  currency = 'GBP',
  country = 'ES',
  limit = 20,
  ...rest
}: Asked = {}) =>
  (
    await app.call(listStorefrontProducts, {
      params: { slug: luna.slug },
      query: { sort, currency, country, limit, ...rest },
    })
  ).body.data;

async function assertInOrder(changed: string): Promise<string[]> {
  const cards = (await list()).list;
  const prices = cards.map(({ price }) => price.amount);
  assert.deepEqual(
    prices,
    [...prices].sort((left, right) => left - right),
    changed,
  );
  return cards.map(({ key, price }) => `${key} ${price.amount}`);
}

/** Waits until nothing more drops what is kept. */
async function settle(): Promise<void> {
  await app.drain();
  await settleSignals(app);
}

test('the kept order of shown prices is dropped with each of their inputs', async () => {
  const ctx = systemContext(app.platform);
  const { mug, lamp } = sample.products;
  const later = { now: () => new Date('2026-11-20T11:00:00Z') };
  const changes: Record<string, () => Promise<unknown>> = {
    'an own price': () =>
      saveSeen(app, luna, {
        kind: 'product',
        id: lamp.productId,
        fixed: { amount: 9_900, currency: 'USD' },
        percentage: null,
      }),
    'a percentage': () =>
      app.call(
        applyPercentage,
        { body: { categoryId: sample.categories.gear, percentage: 900, replaces: null } },
        luna,
      ),
    'an ending': () => inTx(ctx, (tx) => changeStore(tx, luna.storeId, { priceEnding: '00' })),
    'a platform price': () =>
      inTx(ctx, (tx) =>
        changeVariantFacts(tx, [...mug.variantIds.values()][0] ?? '', {
          platformPriceMinor: 4_000n,
        }),
      ),
    'an exchange rate': () => inTx({ ...ctx, clock: later }, (tx) => addRate(tx, 'GBP', '3.9')),
    'a tax rate': () =>
      inTx(ctx, async (tx) => {
        await tx.db.execute(
          sql`update tax_rates set basis_points = 4000 where country_code = 'ES'`,
        );
        await tx.platform.signals.send(tx.db, 'cache', { tags: ['markets'] });
      }),
  };
  let shown = await assertInOrder('at first');
  assert.equal(await countQueries(app, () => list()), 0, 'the repeated list is kept');
  for (const [changed, work] of Object.entries(changes)) {
    await work();
    await settle();
    const now = await assertInOrder(changed);
    assert.notDeepEqual(now, shown, `${changed} moves the prices`);
    shown = now;
  }
});

test('ten thousand products are paged in the order of their shown prices, each once, with the same number of statements on every page', async () => {
  const { db } = app.platform.database;
  await db.execute(sql`
    insert into products select copy.*
    from products p, generate_series(1, ${productCount}::int) n, lateral jsonb_populate_record(p, jsonb_build_object('id', 800000 + n, 'key', 'copy-' || n, 'card',
      jsonb_set(p.card::jsonb, '{variants,0,1}', to_jsonb(300 + (n * 7919) % 5000)))) copy where p.id = ${sample.products.mug.productId}`);
  await db.execute(sql`insert into variants select copy.*
    from variants v, generate_series(1, ${productCount}::int) n, lateral jsonb_populate_record(v, jsonb_build_object('id', 800000 + n, 'product_id', 800000 + n, 'sku', 'COPY-' || n)) copy where v.product_id = ${sample.products.mug.productId}`);
  await db.execute(
    sql`insert into store_product_prices select ${luna.storeId}, 800000 + n, 1 from generate_series(1, ${productCount}::int) n`,
  );
  await app.platform.signals.send(db, 'cache', { tags: ['catalogue', 'list'] });
  await db.execute(sql`analyze products, variants, store_product_prices`);
  await settle();
  // All pages of one order; the other differs in its direction only.
  for (const sort of ['price-up', 'price-down'] as const) {
    const seen = new Set<string>();
    let before = sort === 'price-up' ? 0 : Number.MAX_SAFE_INTEGER;
    let cursor: string | undefined;
    const statements = new Set<number>();
    do {
      let page: Awaited<ReturnType<typeof list>> | undefined;
      const count = await countQueries(app, async () => {
        page = await list({ sort, limit: 100, ...(cursor ? { cursor } : {}) });
      });
      if (seen.size) statements.add(count);
      for (const { id, price } of page?.list ?? []) {
        assert.ok(
          sort === 'price-up' ? price.amount >= before : price.amount <= before,
          `${price.amount} after ${before}`,
        );
        before = price.amount;
        seen.add(id);
      }
      cursor = page?.nextCursor ?? undefined;
    } while (cursor && (sort === 'price-up' || seen.size < 1_000));
    assert.equal(seen.size, sort === 'price-up' ? productCount + 4 : 1_000);
    assert.equal(statements.size, 1, `statements of the pages: ${[...statements]}`);
  }
});

test('the bounds of a price are those of the shown price, in every order', async () => {
  const [priceMin, priceMax] = [3_000, 9_000];
  for (const sort of ['featured', 'price-up'] as const) {
    const { list: cards, total } = await list({ sort, priceMin, priceMax, limit: 100 });
    assert.ok(total && total > 100 && total < productCount, `${total}`);
    for (const { price } of cards)
      assert.ok(price.amount >= priceMin && price.amount <= priceMax, `${price.amount}`);
  }
});
