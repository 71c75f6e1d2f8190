import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StorefrontProduct, StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { createBreadcrumbs, createProductData } from './structured-data.ts';

const store = {
  name: 'Casa Luna',
  country: 'ES',
  status: 'open',
  seller: { name: 'Vitrine Commerce Ltd' },
} as StorefrontStore;
const variant = (
  sku: string,
  values: Record<string, string>,
  amount: number,
  availability: 'in-stock' | 'sold-out',
) => ({
  id: sku,
  sku,
  label: Object.values(values).join(' · '),
  values,
  price: { amount, currency: 'KWD' as const },
  availability,
  left: null,
  imageIndex: 0,
  weightGrams: 400,
  barcode: sku === 'T-1' ? '4006381333931' : '',
});
const product = {
  key: 'teapot',
  name: 'Teapot',
  description: 'Pours.',
  category: { name: 'Tea' },
  facts: { brand: '', originCountry: null, material: null },
  images: [{ url: '/files/a.webp', width: 960, height: 1200, tone: null }],
  options: [
    {
      key: 'color',
      name: 'Colour',
      values: [{ key: 'sky', name: 'Sky', swatch: null, image: null, isAvailable: true }],
    },
  ],
  variants: [
    variant('T-1', { color: 'sky' }, 12_345, 'in-stock'),
    variant('T-2', { color: 'sage' }, 9_000, 'sold-out'),
  ],
  delivery: { country: 'KW', shipping: { amount: 1_500, currency: 'KWD' } },
} as unknown as StorefrontProduct;
const shop = 'https://shop.example.com';
const tax = { taxBasisPoints: 0, pricesIncludeTax: true };
const reviews = { summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] }, list: [] };
const sold = { store, product, reviews, url: `${shop}/s/luna/en/p/teapot`, storeUrl: shop, tax };

test('a product with a choice is a group whose members have their own price, stock and address', () => {
  const data = createProductData(sold) as Record<string, Record<string, Record<string, unknown>>[]>;
  assert.equal(data['@type'], 'ProductGroup');
  assert.deepEqual(data['variesBy'], ['https://schema.org/color']);
  const [first, second] = data['hasVariant'] ?? [];
  assert.equal(first?.['color'], 'Sky');
  assert.equal(first?.['image'], `${shop}/files/a.webp`);
  const { price, priceCurrency, availability, url, shippingDetails } = first?.['offers'] ?? {};
  assert.deepEqual([price, priceCurrency], ['12.345', 'KWD']);
  assert.equal(availability, 'https://schema.org/InStock');
  assert.equal(url, `${shop}/s/luna/en/p/teapot?color=sky`);
  assert.deepEqual((shippingDetails as Record<string, unknown>)['shippingRate'], {
    '@type': 'MonetaryAmount',
    value: '1.500',
    currency: 'KWD',
  });
  assert.equal(second?.['offers']?.['availability'], 'https://schema.org/OutOfStock');
});

test('a product without a choice is one offer, and a paused store sells nothing', () => {
  const single = { ...product, options: [], variants: product.variants.slice(0, 1) };
  const data = createProductData({
    ...sold,
    product: single,
    store: { ...store, status: 'paused' },
  }) as Record<string, Record<string, unknown>>;
  assert.equal(data['@type'], 'Product');
  assert.equal(data['offers']?.['url'], sold.url);
  assert.equal(data['offers']?.['availability'], 'https://schema.org/OutOfStock');
  assert.equal(
    (data['offers']?.['hasMerchantReturnPolicy'] as { merchantReturnDays: number } | undefined)
      ?.merchantReturnDays,
    30,
  );
});

test('an offer says whether its price includes tax where there is one, and names size among what varies', () => {
  const options = [...product.options, { key: 'size', name: 'Size', values: [] }];
  const specification = (given: typeof tax) => {
    const data = createProductData({
      ...sold,
      product: { ...product, options },
      tax: given,
    }) as Record<string, Record<string, unknown>[]>;
    assert.deepEqual(data['variesBy'], ['https://schema.org/color', 'https://schema.org/size']);
    return (
      data['hasVariant']?.[0]?.['offers'] as Record<string, Record<string, unknown>> | undefined
    )?.['priceSpecification'];
  };
  assert.equal(specification(tax), undefined);
  assert.equal(
    specification({ taxBasisPoints: 2_100, pricesIncludeTax: true })?.['valueAddedTaxIncluded'],
    true,
  );
  assert.equal(
    specification({ taxBasisPoints: 500, pricesIncludeTax: false })?.['valueAddedTaxIncluded'],
    false,
  );
  assert.equal(
    specification({ taxBasisPoints: 500, pricesIncludeTax: false })?.['price'],
    '12.345',
  );
});

test('breadcrumbs count from one and name whole addresses', () => {
  const { itemListElement } = createBreadcrumbs([
    { name: 'Casa Luna', url: `${shop}/s/luna/en` },
  ]) as {
    itemListElement: object[];
  };
  assert.deepEqual(itemListElement, [
    { '@type': 'ListItem', position: 1, name: 'Casa Luna', item: `${shop}/s/luna/en` },
  ]);
});

test('ratings are real or not there at all', () => {
  assert.ok(!JSON.stringify(createProductData(sold)).includes('aggregateRating'));
  const review = {
    author: 'Maya T.',
    rating: 4 as const,
    title: '',
    text: 'Pours well.',
    language: 'es' as const,
    publishedAt: '2026-11-12T10:00:00.000Z',
  };
  const list = [{ ...review, id: '1', option: null, photos: [], isReturned: false, reply: null }];
  const data = createProductData({
    ...sold,
    reviews: { summary: { count: 3, average: 4.3, stars: [0, 0, 0, 2, 1] }, list },
  }) as Record<string, unknown>;
  assert.deepEqual(data['aggregateRating'], {
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    reviewCount: 3,
    bestRating: 5,
    worstRating: 1,
  });
  assert.deepEqual(data['review'], [
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Maya T.' },
      datePublished: '2026-11-12',
      reviewBody: 'Pours well.',
      inLanguage: 'es-ES',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
    },
  ]);
});

test('brand, barcode, weight, material and origin are named where they are known', () => {
  const facts = {
    ...product.facts,
    brand: 'Ribera',
    originCountry: 'ES',
    material: { text: 'Clay', language: 'en' as const },
  };
  const data = createProductData({ ...sold, product: { ...product, facts } }) as Record<
    string,
    unknown
  >;
  assert.deepEqual(data['brand'], { '@type': 'Brand', name: 'Ribera' });
  assert.deepEqual(data['countryOfOrigin'], { '@type': 'Country', name: 'ES' });
  assert.equal(data['material'], 'Clay');
  const [first, second] = data['hasVariant'] as Record<string, unknown>[];
  assert.equal(first?.['gtin'], '4006381333931');
  assert.deepEqual(first?.['weight'], {
    '@type': 'QuantitativeValue',
    value: 400,
    unitCode: 'GRM',
  });
  assert.equal(second?.['gtin'], undefined);
  assert.deepEqual((createProductData(sold) as Record<string, unknown>)['brand'], {
    '@type': 'Brand',
    name: 'Casa Luna',
  });
});
