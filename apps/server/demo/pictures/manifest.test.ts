import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { products } from '../catalogue/index.ts';
import { courses } from '../stores/courses.ts';
import { reviews } from '../stores/reviews.ts';
import { stores } from '../stores/stores.ts';
import {
  coursePictures,
  picturesFolder,
  productPictures,
  reviewPictures,
  storePictures,
} from './manifest.ts';
import { productIcons } from './product-icons.ts';

const named = [
  ...Object.values(productPictures).flatMap(({ views, bySku }) => [
    ...views,
    ...Object.values(bySku),
  ]),
  ...Object.values(storePictures).flatMap(({ banner, avatar }) => [banner, avatar]),
  ...Object.values(coursePictures),
  ...Object.values(reviewPictures),
];

test('every picture that the manifest names exists', () => {
  for (const file of named) assert.ok(existsSync(new URL(file, picturesFolder)), file);
});

test('every file in the folder is named by the manifest', () => {
  const used = new Set(named);
  for (const entry of readdirSync(picturesFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const folder = entry.parentPath.split('/').filter(Boolean).at(-1);
    assert.ok(used.has(`${folder}/${entry.name}`), entry.name);
  }
});

test('every product has at least three views and a picture for each variant', () => {
  for (const { key, variants } of products) {
    const pictures = productPictures[key];
    assert.ok(pictures && pictures.views.length >= 3, key);
    for (const { sku } of variants)
      assert.ok(pictures.views.includes(pictures.bySku[sku] ?? ''), sku);
  }
});

test('no two pictures are the same, and all of them stay below 25 MB', () => {
  const files = [...new Set(named)].map((file) => new URL(file, picturesFolder));
  const digests = files.map((file) =>
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  );
  assert.equal(new Set(digests).size, files.length);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  assert.ok(bytes < 25 * 1024 * 1024, `${bytes} bytes`);
});

test('an icon serves at most three products, and every planned product exists', () => {
  const uses = Map.groupBy(Object.values(productIcons), (look) => look.icon);
  for (const [icon, looks] of uses) assert.ok(looks.length <= 3, icon);
  assert.deepEqual(
    new Set(Object.keys(productIcons)),
    new Set(products.map((product) => product.key)),
  );
});

test('every store, course and review with a photo finds its pictures', () => {
  for (const { key } of stores) assert.ok(storePictures[key], key);
  for (const { key } of courses) assert.ok(coursePictures[key], key);
  for (const { about, withPhoto } of reviews)
    if (withPhoto) assert.ok(reviewPictures[about], about);
});
