import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import { applyPercentage } from '@vitrine/contract/shop/percentages.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { addRate, findRate } from '../markets/index.ts';
import { changeStore, getStore } from '../stores/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { currentMark } from './price-mark.ts';
import { quoterOf } from './quote.ts';
import { refreshOutdatedStores } from './refresh-outdated.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample, luna, mia } = await withOwner(
  { luna: { name: 'Luna', store: { priceEnding: '99' } }, mia: { name: 'Mia', countryCode: 'ES' } },
  { units: 10, environment: { CACHES: 'off' } },
);
before(async () => {
  await app.drain();
});

const list = async (owner: TestOwner, sort: string, currency: Currency = 'USD') => {
  const query = { limit: 20, sort, currency, country: 'US' } as never;
  return (await app.call(listStorefrontProducts, { params: { slug: owner.slug }, query })).body.data
    .list;
};
const prices = async (owner: TestOwner, currency: Currency = 'USD') =>
  (await list(owner, 'price-up', currency)).map(({ price }) => price.amount);
/** The keys of a list by price; fails unless its prices rise, or fall when it is asked for the other way round. */
const order = async (owner: TestOwner, currency: Currency = 'USD') => {
  const rising = await prices(owner, currency);
  assert.deepEqual(
    rising,
    [...rising].sort((left, right) => left - right),
  );
  const falling = (await list(owner, 'price-down', currency)).map(({ price }) => price.amount);
  assert.deepEqual(falling, [...rising].reverse());
  return (await list(owner, 'price-up', currency)).map(({ key }) => key);
};
const fix = (
  owner: TestOwner,
  { productId }: { productId: string },
  amount: number,
  currency: Currency = 'USD',
) =>
  saveSeen(app, owner, {
    kind: 'product',
    id: productId,
    fixed: { amount, currency },
    percentage: null,
  });

test('a list by price follows the prices that it shows, endings and fixed prices included', async () => {
  assert.equal((await fix(luna, sample.products.lamp, 1_994)).status, 200);
  assert.deepEqual(await prices(luna), [899, 1_994, 1_999, 6_099]);
  assert.deepEqual(await order(luna), ['mug', 'paper-lamp', 'phone-grip', 'nandu-print']);
});

test('a rule, a percentage and an ending each move price and order in the same request', async () => {
  assert.equal((await fix(luna, sample.products.lamp, 2_050)).status, 200);
  assert.deepEqual(await order(luna), ['mug', 'phone-grip', 'paper-lamp', 'nandu-print']);
  const category = { categoryId: sample.categories.gear, percentage: 900, replaces: null };
  assert.equal((await app.call(applyPercentage, { body: category }, luna)).status, 200);
  assert.deepEqual(await order(luna), ['mug', 'paper-lamp', 'nandu-print', 'phone-grip']);
  const everywhere = { categoryId: null, percentage: 600, replaces: 200 };
  assert.equal((await app.call(applyPercentage, { body: everywhere }, luna)).status, 200);
  assert.deepEqual(await order(luna), ['paper-lamp', 'mug', 'phone-grip', 'nandu-print']);
  // 25.20 + ending: 25.99, then 25.20, which is less than the fixed 25.50.
  assert.equal((await fix(luna, sample.products.lamp, 2_550)).status, 200);
  assert.deepEqual((await order(luna)).slice(0, 2), ['paper-lamp', 'mug']);
  await inTx(systemContext(app.platform), (ctx) =>
    changeStore(ctx, luna.storeId, { priceEnding: 'none' }),
  );
  assert.deepEqual((await order(luna)).slice(0, 2), ['mug', 'paper-lamp']);
});

test('saving prices takes as many statements for four products as for one', async () => {
  const { mug, phone, lamp, nandu } = sample.products;
  const percent = ({ productId }: { productId: string }, percentage = 300) =>
    ({ kind: 'product', id: productId, fixed: null, percentage }) as const;
  // The first save of a store also notes that it has prices.
  await saveSeen(app, mia, percent(mug));
  const one = await countQueries(app, () => saveSeen(app, mia, percent(mug, 310)));
  const four = await countQueries(app, () =>
    saveSeen(app, mia, percent(mug), percent(phone), percent(lamp), percent(nandu)),
  );
  // Reading the versions first takes one statement for each edit.
  assert.equal(four - 3, one);
  for (const { productId } of [mug, phone, lamp, nandu])
    await saveSeen(app, mia, { kind: 'product', id: productId, fixed: null, percentage: null });
});

test('an exchange rate moves price and order of the stores in its currency', async () => {
  assert.equal((await fix(mia, sample.products.mug, 1_000, 'EUR')).status, 200);
  assert.deepEqual(await order(mia, 'EUR'), ['mug', 'phone-grip', 'paper-lamp', 'nandu-print']);
  const later = { now: () => new Date('2026-11-20T11:00:00Z') };
  await inTx({ ...systemContext(app.platform), clock: later }, (ctx) => addRate(ctx, 'EUR', '0.4'));
  await app.drain();
  assert.deepEqual(await order(mia, 'EUR'), ['phone-grip', 'paper-lamp', 'mug', 'nandu-print']);
});

test('a platform price and the sale of a variant move price and order in every store', async () => {
  const kai = await createOwner(app, { name: 'Kai' });
  await app.drain();
  assert.deepEqual(await order(kai), ['mug', 'phone-grip', 'paper-lamp', 'nandu-print']);
  const { lamp, mug } = sample.products;
  const change = async (
    variantId: string | undefined,
    facts: { platformPriceMinor?: bigint; isActive?: boolean },
  ) => {
    await inTx(systemContext(app.platform), (ctx) =>
      changeVariantFacts(ctx, variantId ?? '', facts),
    );
    await app.drain();
  };
  const sand = lamp.variantIds.get('LMP-SAND');
  await change([...mug.variantIds.values()][0], { platformPriceMinor: 1_300n });
  assert.deepEqual(await order(kai), ['phone-grip', 'paper-lamp', 'mug', 'nandu-print']);
  await change(sand, { isActive: false });
  assert.deepEqual(await order(kai), ['phone-grip', 'mug', 'paper-lamp', 'nandu-print']);
  await change(sand, { isActive: true });
  await change([...mug.variantIds.values()][0], { platformPriceMinor: 420n });
});

test('prices that a version with another fee has stored are found and computed again', async () => {
  const noa = await createOwner(app, { name: 'Noa', store: { defaultPercentageBp: 10_000 } });
  await app.drain();
  // At its platform price the mug is sold at its floor, which contains the fee; the grip at a fixed price that does not.
  const ctx = systemContext(app.platform);
  const { mug } = sample.products;
  const rateFromUsd = await findRate(ctx, 'USD', 'USD');
  const store = await getStore(ctx, noa.storeId);
  const before = await order(noa);
  const earlier = [{ basisPoints: 5_000, fixedMinor: 3_000n }];
  const noRules = {
    variants: new Map(),
    product: undefined,
    category: undefined,
    parentCategory: undefined,
  };
  const terms = { rateFromUsd, rateFromStore: rateFromUsd, fees: earlier, includedTaxBp: 0 };
  const dear = quoterOf(store, terms).quote('', 420n, noRules).unitMinor;
  await ctx.db.execute(
    sql`update store_product_prices set price_minor = ${dear} where store_id = ${noa.storeId} and product_id = ${mug.productId}`,
  );
  await ctx.db.execute(
    sql`update store_price_marks set mark = 'USD 10000 none 1/1 5000+3000' where store_id = ${noa.storeId}`,
  );
  assert.equal((await list(noa, 'price-up')).at(-1)?.key, 'mug', 'the order of the version before');
  await refreshOutdatedStores(app.platform);
  assert.deepEqual(await order(noa), before);
  const { rows } = await ctx.db.execute<{ mark: string }>(
    sql`select mark from store_price_marks where store_id = ${noa.storeId}`,
  );
  assert.equal(rows[0]?.mark, await currentMark(ctx, store));
});

test('a product whose price is not stored yet comes last in both orders of its owner, and on no other page', async () => {
  const { mug } = sample.products;
  await app.platform.database.db.execute(
    sql`delete from store_product_prices where store_id = ${luna.storeId} and product_id = ${mug.productId}`,
  );
  for (const sort of ['price-up', 'price-down']) {
    const query = { limit: 3, sort } as never;
    const { list: first, nextCursor } = (await app.call(listOwnProducts, { query }, luna)).body
      .data;
    const rest = { limit: 3, sort, cursor: nextCursor } as never;
    const last = (await app.call(listOwnProducts, { query: rest }, luna)).body.data.list;
    assert.deepEqual([first.length, ...last.map(({ key }) => key)], [3, 'mug'], sort);
  }
});

test('a forged position in a list by price is refused', async () => {
  const forged = (key: string) =>
    Buffer.from(JSON.stringify([1, key, '1', 0])).toString('base64url');
  for (const key of ['-1', '1.5', 'x', '9'.repeat(30)]) {
    const query = { limit: 2, sort: 'price-up', cursor: forged(key) } as never;
    assert.equal(
      (await app.call(listStorefrontProducts, { params: { slug: luna.slug }, query })).status,
      400,
      key,
    );
  }
});

test('a percentage in a catalogue of more than one batch stores the first batch with the request and the rest afterwards', async () => {
  await app.platform.database.db.execute(sql`
    insert into products select copy.*
    from products p, generate_series(1, 2100) n, lateral jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'key', 'copy-' || n)) copy where p.id = ${sample.products.mug.productId}`);
  const ina = await createOwner(app, { name: 'Ina' });
  await app.drain();
  const stored = async () => {
    const { rows } = await app.platform.database.db.execute<{ price: string; count: number }>(sql`
      select price_minor as price, count(*)::int as count from store_product_prices where store_id = ${ina.storeId} and product_id > 900000 group by 1 order by 2`);
    return rows.map(({ price, count }) => [Number(price), count]);
  };
  const before = await stored();
  assert.equal(before.length, 1);
  const body = { categoryId: null, percentage: 500, replaces: 200 };
  assert.equal((await app.call(applyPercentage, { body }, ina)).status, 200);
  const [rest, first] = await stored();
  assert.deepEqual([rest?.[0], (rest?.[1] ?? 0) + (first?.[1] ?? 0)], [before[0]?.[0], 2_100]);
  await app.drain();
  assert.deepEqual(await stored(), [[first?.[0], 2_100]]);
});
