import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import type { StoredCard, StoredSheet } from './catalogue.tables.ts';
import {
  changeVariantFacts,
  createCategory,
  createProduct,
  findProduct,
  getVariants,
} from './index.ts';
import { createSampleCatalogue } from './testing/sample-catalogue.ts';

const ctxOf = () => systemContext(app.platform);

const app = await closeAfter(createTestApp());
const sample = await createSampleCatalogue(ctxOf());

/** One product's rows in the tables that its card and its sheet are made of. */
async function readSources(productId: string) {
  const rows = async (text: string) =>
    (await app.platform.database.pool.query(text, [productId])).rows;
  const texts = await rows(
    'select language, name, description from product_texts where product_id = $1',
  );
  const values =
    await rows(`select o.key as option, v.key, v.names, v.swatch from product_options o join option_values v on v.option_id = o.id
    where o.product_id = $1 order by o.position, v.position`);
  return {
    names: Object.fromEntries(texts.map(({ language, name }) => [language, name])),
    descriptions: Object.fromEntries(
      texts.flatMap(({ language, description }) =>
        description === '' ? [] : [[language, description]],
      ),
    ),
    options: (
      await rows('select key, names from product_options where product_id = $1 order by position')
    ).map((option) => ({
      ...option,
      values: values
        .filter((value) => value.option === option.key)
        .map(({ key, names, swatch }) => ({ key, names, swatch })),
    })),
    images: await rows(
      'select key, width, height, tone, value_key as "valueKey" from product_images where product_id = $1 order by position',
    ),
    variants:
      await rows(`select id, sku, values, platform_price_minor::int as "priceMinor", weight_grams as "weightGrams", is_active as "isActive"
      from variants where product_id = $1 order by position`),
  };
}

async function readStored(
  productId: string,
): Promise<{ card: StoredCard; sheet: StoredSheet; variant_count: number }> {
  const { rows } = await app.platform.database.pool.query(
    'select card, sheet, variant_count from products where id = $1',
    [productId],
  );
  return rows[0];
}

test('what lists and pages read of a product equals its sources, also after a change', async () => {
  const { productId, variantIds } = sample.products.lamp;
  const check = async () => {
    const { card, sheet, variant_count } = await readStored(productId);
    const { names, ...rest } = await readSources(productId);
    assert.deepEqual(sheet, rest);
    const onSale = rest.variants.filter(({ isActive }) => isActive);
    const [first] = rest.images;
    assert.deepEqual(card, {
      names,
      image: { key: first.key, width: first.width, height: first.height, tone: first.tone },
      swatches: rest.options.flatMap(({ values }) =>
        values.flatMap((value: { swatch: string | null }) => value.swatch ?? []),
      ),
      variants: onSale.map(({ id, priceMinor, weightGrams }) => [id, priceMinor, weightGrams]),
    });
    assert.equal(variant_count, onSale.length);
    const product = await findProduct(ctxOf(), productId);
    assert.deepEqual(product?.names, names);
    assert.equal(product?.category.names.en, 'Light');
  };
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, {
    platformPriceMinor: 1_650n,
  });
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, { isActive: false });
  await check();
  await changeVariantFacts(ctxOf(), variantIds.get('LMP-NAVY') as string, {
    isActive: true,
    platformPriceMinor: 1_500n,
  });
});

test('variants come with name, label, picture and weight in the asked language, unknown ids are left out', async () => {
  const navy = sample.products.lamp.variantIds.get('LMP-NAVY') as string;
  const facts = await getVariants(ctxOf(), [navy, '999999'], 'es');
  assert.equal(facts.size, 1);
  const { name, optionLabel, image, weightGrams, platformPriceMinor, isOnSale } =
    facts.get(navy) ?? assert.fail();
  assert.deepEqual(
    [name, optionLabel, image?.key, weightGrams, platformPriceMinor, isOnSale],
    ['Lámpara de papel', 'Azul marino', 'products/paper-lamp/navy.webp', 600, 1_500n, true],
  );
});

test('a product needs a secondary category, and a category made twice is one', async () => {
  const again = await createCategory(ctxOf(), {
    key: 'home',
    names: { en: 'Home & living' },
    sort: 5,
  });
  assert.equal(again, sample.categories.home);
  const draft = {
    key: 'odd',
    names: { en: 'Odd' },
    descriptions: {},
    options: [],
    variants: [],
    images: [],
    leadTimeDays: 1,
  };
  await assert.rejects(
    createProduct(ctxOf(), { ...draft, category: 'home' }),
    /secondary category/,
  );
  await assert.rejects(createProduct(ctxOf(), { ...draft, category: 'nothing' }));
});
