import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, type Texts } from '../languages.ts';
import { categories, products } from './index.ts';

const secondaries = categories.flatMap((category) => category.children);

function assertTranslated(text: Texts, what: string): void {
  for (const language of languages) assert.ok(text[language].trim(), `${what} has no ${language}`);
  assert.match(text['zh-cn'], /\p{Script=Han}/u, `${what} is not Chinese`);
}

test('there are eight primary categories with two to four secondary ones each', () => {
  assert.equal(categories.length, 8);
  for (const category of categories)
    assert.ok(category.children.length >= 2 && category.children.length <= 4, category.key);
});

test('there are at least 118 products, and every secondary category has some', () => {
  assert.ok(products.length >= 118);
  for (const { key } of secondaries)
    assert.ok(
      products.some((product) => product.category === key),
      key,
    );
});

test('every product belongs to a category that exists', () => {
  const keys = new Set(secondaries.map((category) => category.key));
  for (const product of products) assert.ok(keys.has(product.category), product.key);
});

test('keys, category keys and skus are unique, and keys are kebab-case', () => {
  const keys = products.map((product) => product.key);
  const skus = products.flatMap((product) => product.variants.map((variant) => variant.sku));
  const places = [...categories, ...secondaries].map((category) => category.key);
  for (const list of [keys, skus, places]) assert.equal(new Set(list).size, list.length);
  for (const key of [...keys, ...places]) assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('names and descriptions are in five languages, each in its own words', () => {
  for (const { key, name, description } of products) {
    for (const text of [name, description]) {
      assertTranslated(text, key);
      for (const language of languages) {
        if (language !== 'en')
          assert.notEqual(text[language], text.en, `${key} is English in ${language}`);
      }
    }
    assert.equal(new Set(Object.values(description)).size, languages.length, key);
  }
});

test('categories and option names are in five languages', () => {
  for (const { key, name } of [...categories, ...secondaries]) assertTranslated(name, key);
  for (const option of products.flatMap((product) => product.options)) {
    assertTranslated(option.name, option.key);
    for (const value of option.values)
      for (const language of languages) assert.ok(value.name[language].trim());
  }
});

test('every product has one to six variants that name a value for each of its options', () => {
  for (const { key, options, variants } of products) {
    assert.ok(
      variants.length >= 1 && variants.length <= 6,
      `${key} has ${variants.length} variants`,
    );
    for (const variant of variants) {
      assert.deepEqual(
        Object.keys(variant.values),
        options.map((option) => option.key),
      );
      for (const option of options)
        assert.ok(option.values.some((value) => value.key === variant.values[option.key]));
    }
  }
});

test('prices are whole cents from three to ninety dollars, many of them below ten', () => {
  const variants = products.flatMap((product) => product.variants);
  for (const { sku, priceMinor } of variants) {
    assert.ok(Number.isSafeInteger(priceMinor) && priceMinor >= 300 && priceMinor <= 9000, sku);
  }
  assert.ok(variants.filter((variant) => variant.priceMinor < 1000).length >= 20);
});

test('some variants are low, some are sold out, and weights are positive', () => {
  const variants = products.flatMap((product) => product.variants);
  assert.ok(variants.filter((variant) => variant.stock === 0).length >= 2);
  assert.ok(variants.filter((variant) => variant.stock > 0 && variant.stock < 5).length >= 3);
  for (const { sku, weightGrams } of variants) assert.ok(weightGrams > 0, sku);
});
