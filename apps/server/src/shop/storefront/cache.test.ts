import assert from 'node:assert/strict';
import { once } from 'node:events';
import { before, test } from 'node:test';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { systemContext } from '#platform/context.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withOwner } from '../testing/fixtures.ts';

const arrivals = new EventTarget();

const { app, sample, luna } = await withOwner({ luna: { name: 'Luna' } });
before(async () => {
  app.platform.signals.on('cache', () => arrivals.dispatchEvent(new Event('dropped')));
});

const list = async () =>
  (await app.call(listStorefrontProducts, { params: { slug: luna.slug }, query: { limit: 20 } }))
    .body.data.list;
const priceOf = async (key: string) =>
  (await list()).find((card) => card.key === key)?.price.amount;

/** Waits for the signal that the change sends when it is committed. */
async function change(work: () => Promise<unknown>): Promise<void> {
  const dropped = once(arrivals, 'dropped');
  await work();
  await dropped;
  // Signals of one transaction arrive together; a query of our own comes after them.
  await app.platform.database.pool.query('select 1');
}

test('a repeated read takes no query, and a changed price is there at once', async () => {
  assert.equal(await priceOf('mug'), 840);
  assert.equal(await countQueries(app, list), 0);
  const edit = {
    kind: 'product',
    id: sample.products.mug.productId,
    fixed: { amount: 1_100, currency: 'USD' },
    percentage: null,
  } as const;
  await change(() => saveSeen(app, luna, edit));
  assert.equal(await priceOf('mug'), 1_100);
});

test('hiding a product and a new platform price show at once', async () => {
  await list();
  await change(() =>
    app.call(
      changeProductDisplay,
      { body: { ids: [sample.products.mug.productId], isHidden: true } },
      luna,
    ),
  );
  assert.equal(await priceOf('mug'), undefined);
  const [phone] = [...sample.products.phone.variantIds.values()];
  await change(() =>
    changeVariantFacts(systemContext(app.platform), phone as string, {
      platformPriceMinor: 1_000n,
    }),
  );
  assert.equal(await priceOf('phone-grip'), 2_000);
});
