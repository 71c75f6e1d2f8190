import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyExponents } from '@vitrine/contract/money.ts';
import { categories, products } from '../catalogue/index.ts';
import { languages, type Texts } from '../languages.ts';
import { buyers } from './buyers.ts';
import { courses } from './courses.ts';
import { reviews } from './reviews.ts';
import { stores } from './stores.ts';

const productKeys = new Set(products.map((product) => product.key));
const skus = new Set(products.flatMap((product) => product.variants.map((variant) => variant.sku)));
const primaryKeys = new Set(categories.map((category) => category.key));
const secondaryKeys = new Set(
  categories.flatMap((category) => category.children.map((child) => child.key)),
);

test('six stores have their own slug, mailbox, colour and currency, one of them without decimals', () => {
  assert.equal(stores.length, 6);
  for (const pick of ['key', 'name', 'accentColour', 'currency'] as const) {
    assert.equal(new Set(stores.map((store) => store[pick])).size, 6, pick);
  }
  assert.ok(stores.some((store) => currencyExponents[store.currency] === 0));
  for (const { owner } of stores) assert.match(owner.email, /^[a-z]+@vitrine\.local$/);
});

test('two stores settle directly and four through the platform', () => {
  assert.equal(stores.filter((store) => store.settlementMode === 'direct').length, 2);
  assert.equal(stores.filter((store) => store.settlementMode === 'platform').length, 4);
});

test('a store features six products that it sells, in words of the owner', () => {
  for (const store of stores) {
    assert.equal(store.featured.length, 6);
    for (const category of store.assortment.categories) assert.ok(primaryKeys.has(category));
    for (const product of store.assortment.products) assert.ok(productKeys.has(product), product);
    const sold = new Set([
      ...store.assortment.products,
      ...listProductsOf(store.assortment.categories),
    ]);
    for (const { product, words } of store.featured) {
      assert.ok(sold.has(product), `${store.key} does not sell ${product}`);
      assertInAllLanguages(words);
    }
    assertInAllLanguages(store.bio);
  }
});

test('price policies name categories, products and skus that exist', () => {
  for (const { prices } of stores) {
    for (const key of Object.keys(prices.categoryPercents))
      assert.ok(primaryKeys.has(key) || secondaryKeys.has(key), key);
    for (const { product, sku, priceMinor } of prices.fixedPrices) {
      assert.ok(productKeys.has(product), product);
      assert.ok(sku === undefined || skus.has(sku), sku);
      assert.ok(Number.isSafeInteger(priceMinor) && priceMinor > 0);
    }
  }
});

test('buyers have mailboxes of their own at example.com and live in many countries', () => {
  assert.equal(buyers.length, 24);
  assert.equal(new Set(buyers.map((buyer) => buyer.email)).size, 24);
  for (const { email } of buyers) assert.match(email, /^[a-z.]+@example\.com$/);
  assert.ok(new Set(buyers.map((buyer) => buyer.address.country)).size >= 10);
});

test('reviews are about products or categories that exist, in all five languages', () => {
  assert.equal(reviews.length, 40);
  for (const { about } of reviews)
    assert.ok(productKeys.has(about) || secondaryKeys.has(about), about);
  assert.deepEqual(new Set(reviews.map((review) => review.language)), new Set(languages));
});

test('four courses have chapters and lectures with titles in five languages', () => {
  assert.equal(courses.length, 4);
  const assertWhole = (text: Texts): void => {
    assert.equal(new Set(Object.values(text)).size, languages.length, text.en);
  };
  for (const course of courses) {
    assertWhole(course.title);
    assertWhole(course.summary);
    for (const chapter of course.chapters) {
      assertWhole(chapter.title);
      for (const lecture of chapter.lectures) assertWhole(lecture.title);
    }
  }
});

/** Every language has a text of its own; a column takes 160 letters. */
function assertInAllLanguages(text: Texts): void {
  assert.equal(new Set(Object.values(text)).size, languages.length, text.en);
  for (const one of Object.values(text)) assert.ok(one.length > 0 && one.length <= 160, one);
}

function listProductsOf(primaries: readonly string[]): string[] {
  const children = categories
    .filter(({ key }) => primaries.includes(key))
    .flatMap((category) => category.children);
  const keys = new Set(children.map((child) => child.key));
  return products.filter((product) => keys.has(product.category)).map((product) => product.key);
}
