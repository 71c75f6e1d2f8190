import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStorefrontProduct, listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx } from '#platform/context.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, ctx, sample, luna, mia } = await withOwner(
  { luna: { name: 'Luna' }, mia: { name: 'Mia' } },
  { units: 5, environment: { CACHES: 'off' } },
);
const { productId } = sample.products.mug;
const fix = async (amount: number) => {
  app.clock.advance(86_400_000);
  const fixed = { amount, currency: 'USD' } as const;
  // The login of the day before has ended.
  const { accessToken } = await inTx(ctx, (tx) => openSession(tx, luna.accountId));
  const saved = await saveSeen(
    app,
    { ...luna, token: accessToken },
    {
      kind: 'product',
      id: productId,
      fixed,
      percentage: null,
    },
  );
  assert.equal(saved.status, 200);
};
const read = async ({ slug }: { slug: string }, query: Record<string, string> = {}) => {
  const buyer = { currency: 'USD', country: 'US', ...query } as never;
  const list = (await app.call(listStorefrontProducts, { params: { slug }, query: buyer })).body;
  const page = await app.call(getStorefrontProduct, {
    params: { slug, product: 'mug' },
    query: buyer,
  });
  const [variant] = page.body.data.product.variants;
  const card = list.data.list.find(({ key }) => key === 'mug');
  assert.deepEqual(card?.priceBefore, variant?.priceBefore, 'list and page agree');
  return [variant?.price.amount, variant?.priceBefore?.amount ?? null];
};

test('buyers of one store see the lowest price of the 30 days before its owner reduced it', async () => {
  app.clock.advance(40 * 86_400_000);
  assert.deepEqual(await read(luna), [840, null]);
  await fix(1_200);
  assert.deepEqual(await read(luna), [1_200, null], 'a raised price');
  app.clock.advance(31 * 86_400_000);
  await fix(900);
  assert.deepEqual(await read(luna), [900, 1_200]);
  assert.deepEqual(await read(mia), [840, null]);
  app.clock.advance(29 * 86_400_000);
  assert.deepEqual(await read(luna), [900, 1_200]);
  app.clock.advance(2 * 86_400_000);
  assert.deepEqual(await read(luna), [900, null], 'it is the price by now');
});

test('another rate, currency or tax makes no reduction, and both prices are shown in it', async () => {
  await fix(1_000);
  await fix(800);
  assert.deepEqual(await read(luna), [800, 900]);
  const [price, before] = await read(luna, { currency: 'EUR', country: 'DE' });
  assert.ok(price && before && Math.abs(before / price - 900 / 800) < 0.02, `${price} ${before}`);
  const rates = await ctx.db.execute(sql`select count(*)::int as count from exchange_rates`);
  assert.ok(Number(rates.rows[0]?.['count']) > 0);
  assert.deepEqual((await read(mia, { currency: 'EUR', country: 'DE' }))[1], null);
});

test('a list reads the prices before in one query', async () => {
  const sent = await recordQueries(app, () =>
    app.call(listStorefrontProducts, { params: { slug: luna.slug }, query: {} }),
  );
  assert.equal(sent.filter(({ text }) => text.includes('price_changes')).length, 1);
});
