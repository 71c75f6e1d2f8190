import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductForm, createVariant, fillTexts } from '@vitrine/contract/shop/new-product.ts';
import { isGtin } from '@vitrine/contract/shop/product-codes.ts';
import { productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { areSameKind } from '@vitrine/contract/shop/unit-prices.ts';
import { languages } from '../../languages.ts';
import { describePictures } from '../../pictures/alt-texts.ts';
import { productPictures } from '../../pictures/manifest.ts';
import { buyers } from '../../stores/buyers.ts';
import { categories, products } from '../index.ts';
import { categoryFacts } from './category-facts.ts';
import {
  createBarcode,
  describeProduct,
  describeTexts,
  describeVariant,
  getFacts,
} from './describe-facts.ts';
import { productFacts } from './product-facts.ts';
import { searchTexts } from './search-texts.ts';
import { demoSuppliers } from './suppliers.ts';

const supplierIds = { iberia: '1', brightway: '2', northgate: '3', pacific: '4' } as const;

const described = products.map((product, place) => ({
  product,
  facts: getFacts(product),
  texts: describeTexts(product),
  variants: product.variants.map((variant) => ({
    variant,
    ...describeVariant(product, variant, place, supplierIds),
  })),
}));

test('rules and exceptions name categories and products that exist', () => {
  assert.deepEqual(
    Object.keys(categoryFacts).sort(),
    categories.flatMap(({ children }) => children.map(({ key }) => key)).sort(),
  );
  const keys = products.map(({ key }) => key);
  assert.deepEqual(Object.keys(productFacts).sort(), keys.toSorted());
  for (const key of Object.keys(searchTexts)) assert.ok(keys.includes(key), key);
});

test('a form with all facts of a product is one that an operator could save', () => {
  for (const { product, texts, variants } of described) {
    const form = createProductForm({
      ...describeProduct(product),
      key: product.key,
      categoryId: '1',
      texts: fillTexts(
        Object.fromEntries(
          languages.map((language) => [
            language,
            {
              ...fillTexts({})[language],
              ...texts[language],
              name: product.name[language],
              description: product.description[language],
            },
          ]),
        ),
      ),
      options: product.options.map(({ key, name, values }) => ({
        key,
        names: name,
        values: values.map((value) => ({
          key: value.key,
          names: value.name,
          swatch: value.swatch ?? null,
        })),
      })),
      variants: variants.map(({ variant, ...facts }) =>
        createVariant({
          ...facts,
          values: { ...variant.values },
          sku: variant.sku,
          weightGrams: variant.weightGrams,
          platformPrice: { amount: variant.priceMinor, currency: 'USD' },
        }),
      ),
    });
    const { error } = productFormShape.safeParse(form);
    assert.equal(error, undefined, `${product.key}: ${error?.message}`);
  }
});

test('each text is in five languages, each translated', () => {
  for (const { product, texts } of described) {
    const fields = Object.keys(texts.en).sort();
    for (const language of languages) {
      assert.deepEqual(Object.keys(texts[language]).sort(), fields, product.key);
      for (const text of Object.values(texts[language])) assert.ok(text.trim(), product.key);
    }
    for (const field of fields as (keyof typeof texts.en)[])
      assert.match(texts['zh-cn'][field] ?? '', /\p{Script=Han}/u, `${product.key} ${field}`);
  }
});

test('barcodes are unique numbers for internal use with a right check digit', () => {
  const codes = described.flatMap(({ variants }) => variants.map(({ barcode }) => barcode));
  assert.equal(new Set(codes).size, codes.length);
  for (const code of codes) {
    assert.match(code, /^2\d{12}$/);
    assert.ok(isGtin(code), code);
  }
  assert.equal(createBarcode(1, 1), '2900000010017');
});

test('most costs leave a third of the price or more, a few leave less, none is above it', () => {
  const margins = described.flatMap(({ variants }) =>
    variants.flatMap(({ variant, supplies }) => {
      const supply = supplies.find(({ isPreferred }) => isPreferred);
      if (!supply) return [];
      const supplier = Object.values(demoSuppliers).find(
        ({ currency }) => currency === supply.cost.currency,
      );
      assert.ok(supplier);
      return [1 - (supply.cost.amount * 1_000) / supplier.perDollar / variant.priceMinor];
    }),
  );
  assert.ok(Math.min(...margins) > 0.05);
  const low = margins.filter((margin) => margin < 0.25).length;
  assert.ok(low >= 5 && low <= 20, `${low} variants leave less than a quarter`);
  assert.ok(margins.filter((margin) => margin > 1 / 3).length > margins.length * 0.9);
});

test('some variants have two suppliers, of whom the first is cheaper, and some a recommended price', () => {
  const variants = described.flatMap((one) => one.variants);
  const twice = variants.filter(({ supplies }) => supplies.length === 2);
  assert.ok(twice.length > 20 && twice.length < variants.length / 2, `${twice.length}`);
  const recommended = variants.filter(({ recommendedPrice }) => recommendedPrice);
  assert.ok(recommended.length > 20 && recommended.length < variants.length);
  for (const { variant, recommendedPrice } of recommended)
    assert.ok((recommendedPrice?.amount ?? 0) > variant.priceMinor, variant.sku);
});

test('a packed unit is as large as a parcel can be, and goods by content have one for each variant', () => {
  for (const { product, facts, variants } of described) {
    for (const { variant, lengthMm, widthMm, heightMm, unitPrice } of variants) {
      for (const side of [lengthMm, widthMm, heightMm])
        assert.ok(side && side >= 10 && side <= 1_000, `${variant.sku}: ${side}`);
      if (unitPrice) assert.ok(areSameKind(unitPrice.total.unit, unitPrice.base.unit));
      else assert.equal(facts.content, undefined, product.key);
    }
    const last = product.options.at(-1)?.values.length ?? 1;
    for (const list of [facts.packed, facts.content?.totals])
      if (list) assert.ok(list.length === 1 || list.length === last, product.key);
  }
});

test('no buyer of the demonstration lives where a product may not be sent', () => {
  const excluded = new Set(described.flatMap(({ facts }) => facts.excluded));
  assert.ok(excluded.size > 0);
  for (const { address } of buyers) assert.ok(!excluded.has(address.country), address.country);
});

test('each picture of a product is described in five languages, none like another', () => {
  for (const product of products) {
    const alts = describePictures(product);
    const files = productPictures[product.key]?.views ?? [];
    assert.deepEqual([...alts.keys()].sort(), files.toSorted(), product.key);
    for (const language of languages) {
      const texts = [...alts.values()].map((alt) => alt[language]);
      for (const text of texts) assert.ok(text && text.length <= 200, text);
      assert.equal(new Set(texts).size, texts.length, `${product.key} in ${language}`);
    }
  }
});
