import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import { fillTexts } from '@vitrine/contract/shop/new-product.ts';
import * as editing from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import * as contract from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { refreshCards } from '../catalogue/refresh-cards.ts';
import { createTestForm, createUsd } from '../platform-catalogue/testing/product-forms.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, ctx, sample, luna, admin } = await withOwner(
  { luna: { name: 'Luna' }, admin: 'ADMIN' },
  { environment: { CACHES: 'off' } },
);
const { slug } = luna;

const secretUsd = 1_234_567;

const emptyText = fillTexts({}).en;
const filled = createTestForm(
  'oil',
  sample.categories.light,
  { size: ['s', 'l'] },
  {
    brand: 'Ribera',
    originCountry: 'ES',
    excludedCountries: ['FR'],
    manufacturer: {
      name: 'Ribera SL',
      address: 'Calle Mayor 1\n28013 Madrid',
      contact: 'hola@ribera.example',
    },
    texts: fillTexts({
      en: {
        ...emptyText,
        name: 'Olive oil',
        description: 'Pressed cold.',
        material: 'Olives',
        warnings: 'Keep away from fire.',
        searchTitle: 'Cold-pressed olive oil',
        searchDescription: 'Oil from Spain, pressed in one day.',
      },
      es: { ...emptyText, name: 'Aceite', description: 'Prensado en frío.', material: 'Aceitunas' },
    }),
  },
);
const form: ProductForm = {
  ...filled,
  variants: filled.variants.map((variant, index) =>
    index === 0
      ? {
          ...variant,
          barcode: '4006381333931',
          recommendedPrice: createUsd(secretUsd),
          lengthMm: 240,
          widthMm: 80,
          heightMm: 85,
          unitPrice: { total: { value: 250, unit: 'ml' }, base: { value: 1, unit: 'l' } },
          onHand: 7,
        }
      : { ...variant, weightGrams: 0, onHand: 7 },
  ),
};
const created = await app.call(
  editing.createProduct,
  { body: form },
  { ...admin, idempotencyKey: 'facts' },
);
assert.equal(created.status, 200, created.text);
const { id } = created.body.data;
await ctx.db.run(
  sql`insert into product_images (product_id, position, key, width, height, alt, focus_x)
    values (${id}, 1, 'products/oil/1.webp', 960, 1200, ${JSON.stringify({ en: 'A bottle', es: 'Una botella' })}::jsonb, 20),
      (${id}, 2, 'products/oil/2.webp', 960, 1200, '{}'::jsonb, 50)`,
);
await refreshCards(ctx, [id]);
await app.drain();

const readPage = async (
  query: { country?: string; currency?: 'USD' | 'EUR' } = {},
  lang: 'en' | 'es' | 'fr' = 'en',
) => {
  const answer = await app.call(
    contract.getStorefrontProduct,
    { params: { slug, product: 'oil' }, query },
    { lang },
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.product;
};

test('a product page has the facts that are known, each text in the language of the request or the next that has it', async () => {
  const { facts, searchTitle, searchDescription, language } = await readPage({}, 'es');
  assert.deepEqual(facts, {
    brand: 'Ribera',
    originCountry: 'ES',
    material: { text: 'Aceitunas', language: 'es' },
    care: null,
    sizeGuide: null,
    warnings: { text: 'Keep away from fire.', language: 'en' },
    manufacturer: form.manufacturer,
    responsiblePerson: null,
  });
  assert.deepEqual([language, searchTitle, searchDescription], ['es', '', '']);
  const english = await readPage();
  assert.equal(english.searchTitle, 'Cold-pressed olive oil');
  assert.equal(english.searchDescription, 'Oil from Spain, pressed in one day.');
});

test('the price per unit follows from the price that is shown', async () => {
  const { variants } = await readPage({ currency: 'USD' });
  const [small, large] = variants;
  assert.deepEqual(small?.unitPrice, {
    price: { amount: (small?.price.amount ?? 0) * 4, currency: 'USD' },
    base: { value: 1, unit: 'l' },
  });
  assert.deepEqual(
    [small?.barcode, small?.lengthMm, small?.widthMm, small?.heightMm, small?.weightGrams],
    ['4006381333931', 240, 80, 85, 500],
  );
  assert.deepEqual(
    [large?.unitPrice, large?.barcode, large?.lengthMm, large?.weightGrams],
    [null, '', null, 0],
  );
  const [inEuro] = (await readPage({ currency: 'EUR', country: 'ES' })).variants;
  assert.deepEqual(inEuro?.unitPrice?.price, {
    amount: (inEuro?.price.amount ?? 0) * 4,
    currency: 'EUR',
  });
});

test('pictures have their text in the language of the request and the point that stays in view', async () => {
  const [first, second] = (await readPage({}, 'es')).images;
  assert.deepEqual(
    [first?.alt, first?.altLanguage, first?.focusX, first?.focusY],
    ['Una botella', 'es', 20, 50],
  );
  assert.deepEqual([second?.alt, second?.focusX], ['', 50]);
  assert.equal((await readPage({}, 'fr')).images[0]?.alt, 'A bottle');
  const cards = await app.call(
    contract.listStorefrontProducts,
    { params: { slug }, query: { limit: 20, keywords: 'oil' } },
    { lang: 'es' },
  );
  const { image } = cards.body.data.list[0] ?? {};
  assert.deepEqual([image?.alt, image?.focusX], ['Una botella', 20]);
  const cart = (await app.call(createCart, { params: { slug }, body: {} })).body.data;
  const variantId = (await readPage()).variants[0]?.id ?? '';
  const added = await app.call(addCartLine, {
    params: { slug, cart: cart.token },
    body: { variantId, quantity: 1 },
  });
  const [line] = added.body.data.lines;
  assert.deepEqual([line?.focusX, line?.focusY], [20, 50]);
});

test('a page for a country to which a product may not be sent names the country and promises no delivery', async () => {
  const french = await readPage({ country: 'FR' }, 'es');
  assert.deepEqual(french.excludedCountry, { code: 'FR', name: 'Francia' });
  assert.equal(french.delivery, null);
  const spanish = await readPage({ country: 'ES' });
  assert.equal(spanish.excludedCountry, null);
  assert.ok(spanish.delivery);
});

test('a feed has brand, barcode, price per unit and excluded countries', async () => {
  const read = async (country: string) =>
    (
      await app.call(contract.getStorefrontFeed, {
        params: { slug },
        query: { limit: 50, country },
      })
    ).body.data.list.filter(({ productKey }) => productKey === 'oil');
  const [small, large] = await read('ES');
  assert.deepEqual(
    [small?.brand, small?.barcode, small?.unitPricing, small?.excludedCountries],
    [
      'Ribera',
      '4006381333931',
      { total: { value: 250, unit: 'ml' }, base: { value: 1, unit: 'l' } },
      ['FR'],
    ],
  );
  assert.deepEqual([large?.barcode, large?.unitPricing], ['', null]);
  assert.ok(small?.shipping);
  assert.equal((await read('FR'))[0]?.shipping, null);
});

test('no reply to buyers contains the recommended price', async () => {
  const params = { slug };
  const query = { limit: 20 };
  const replies = await Promise.all([
    app.call(contract.getStorefront, { params }),
    app.call(contract.getStorefrontHome, { params, query }),
    app.call(contract.listStorefrontProducts, { params, query }),
    app.call(contract.getStorefrontProduct, { params: { slug, product: 'oil' } }),
    app.call(contract.getStorefrontFeed, { params, query }),
  ]);
  for (const answer of replies) {
    assert.equal(answer.status, 200);
    assert.doesNotMatch(answer.text, new RegExp(`${secretUsd}|recommended`, 'i'));
  }
});
