import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeProductDisplay } from '@vitrine/contract/shop/product-display.ts';
import { getStorefrontProduct, listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { settleSignals } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { announceCatalogue } from '../catalogue/announce.ts';
import { changeVariantFacts } from '../catalogue/index.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, sample, mug, print, luna } = await withOwner({ luna: { name: 'Luna' } }, { units: 9 });

const list = async () =>
  (await app.call(listStorefrontProducts, { params: { slug: luna.slug }, query: { limit: 20 } }))
    .body.data.list;
const priceOf = async (key: string) =>
  (await list()).find((card) => card.key === key)?.price.amount;

/** Makes a change and waits for the signals that it sends when it is committed. */
async function change(work: () => Promise<unknown>): Promise<void> {
  await work();
  await settleSignals(app);
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

test('a changed product leaves the pages of others in the cache, and drops those that show it', async () => {
  const page = async (product: string) =>
    (await app.call(getStorefrontProduct, { params: { slug: luna.slug, product } })).body.data;
  const [phone] = [...sample.products.phone.variantIds.values()];
  const reprice = (variantId: string | undefined, platformPriceMinor: bigint) =>
    change(() =>
      changeVariantFacts(systemContext(app.platform), variantId ?? '', { platformPriceMinor }),
    );
  await change(() =>
    app.call(
      changeProductDisplay,
      { body: { ids: [sample.products.mug.productId], isHidden: false } },
      luna,
    ),
  );
  await page('paper-lamp');
  await reprice(phone, 1_500n);
  assert.equal(await countQueries(app, () => page('paper-lamp')), 0);
  await reprice(print, 5_000n);
  const { related } = await page('paper-lamp');
  assert.equal(related.find(({ key }) => key === 'nandu-print')?.price.amount, 10_000);
  await page('mug');
  await reprice(mug, 600n);
  assert.notEqual(await countQueries(app, () => page('mug')), 0);
});

test('a changed category drops the pages of its products', async () => {
  const page = () =>
    app.call(getStorefrontProduct, { params: { slug: luna.slug, product: 'paper-lamp' } });
  await page();
  assert.equal(await countQueries(app, page), 0);
  await change(() =>
    app.platform.signals.send(app.platform.database.db, 'cache', {
      tags: [`category:${sample.categories.light}`],
    }),
  );
  assert.notEqual(await countQueries(app, page), 0);
});

test('all product pages are dropped when more products change than a signal names', async () => {
  const tags: string[][] = [];
  app.platform.signals.on('cache', (message) => tags.push((message as { tags: string[] }).tags));
  const announce = (count: number) =>
    change(() =>
      announceCatalogue(
        systemContext(app.platform),
        Array.from({ length: count }, (_, index) => `${index}`),
      ),
    );
  await announce(2);
  await announce(201);
  assert.deepEqual(tags, [
    ['catalogue', 'product:0', 'product:1'],
    ['catalogue', 'products'],
  ]);
});
