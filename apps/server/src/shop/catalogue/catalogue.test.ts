import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { systemContext } from '#platform/context.ts';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import type { StoredCard } from './catalogue.tables.ts';
import { changeVariantFacts, createCategory, createProduct, findProduct, getVariants } from './index.ts';
import { createSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue.ts';

let app: TestApp;
let sample: SampleCatalogue;
const ctxOf = () => systemContext(app.platform);

before(async () => {
  app = await createTestApp();
  sample = await createSampleCatalogue(ctxOf());
});
after(() => app.close());

async function readCard(productId: string): Promise<StoredCard & { count: number }> {
  const { rows } = await app.platform.database.pool.query('select card, variant_count from products where id = $1', [productId]);
  return { ...rows[0].card, count: rows[0].variant_count };
}

test('what lists read of a product equals its sources, also after a change', async () => {
  const { productId, variantIds } = sample.products.lamp;
  const check = async () => {
    const card = await readCard(productId);
    const product = await findProduct(ctxOf(), { id: productId });
    assert.ok(product);
    const onSale = product.variants.filter(({ isActive }) => isActive);
    assert.deepEqual(card.names, product.names);
    assert.equal(card.image?.key, product.images[0]?.key);
    assert.deepEqual(
      card.swatches,
      product.options.flatMap(({ values }) => values.flatMap(({ swatch }) => swatch ?? [])),
    );
    assert.deepEqual(
      card.variants,
      onSale.map(({ id, priceMinor, weightGrams }) => [id, Number(priceMinor), weightGrams]),
    );
    assert.equal(card.count, onSale.length);
  };
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, { platformPriceMinor: 1_650n });
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, { isActive: false });
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, { isActive: true, platformPriceMinor: 1_500n });
});

test('variants come with name, label, picture and weight in the asked language, unknown ids are left out', async () => {
  const navy = sample.products.lamp.variantIds.get('LMP-NAVY') as string;
  const facts = await getVariants(ctxOf(), [navy, '999999'], 'es');
  assert.equal(facts.size, 1);
  const { name, optionLabel, image, weightGrams, platformPriceMinor, isOnSale } = facts.get(navy) ?? assert.fail();
  assert.deepEqual(
    [name, optionLabel, image?.key, weightGrams, platformPriceMinor, isOnSale],
    ['Lámpara de papel', 'Azul marino', 'products/paper-lamp/navy.webp', 600, 1_500n, true],
  );
});

test('a product needs a secondary category, and a category made twice is one', async () => {
  const again = await createCategory(ctxOf(), { key: 'home', names: { en: 'Home & living' }, sort: 5 });
  assert.equal(again, sample.categories.home);
  const draft = { key: 'odd', names: { en: 'Odd' }, descriptions: {}, options: [], variants: [], images: [], leadTimeDays: 1 };
  await assert.rejects(createProduct(ctxOf(), { ...draft, category: 'home' }), /secondary category/);
  await assert.rejects(createProduct(ctxOf(), { ...draft, category: 'nothing' }));
});
