import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pictureName, scenes } from '../looks/comparison/scenes.ts';

const folder = path.resolve(import.meta.dirname, '../looks/pictures');

test('each scene of the comparison has its picture, all of one browser and together below 5 MB', () => {
  const files = globSync('*.png', { cwd: folder });
  assert.deepEqual(files.map((file) => file.split('.')[0]).sort(), scenes.map(pictureName).sort());
  assert.equal(new Set(files.map((file) => file.split('.')[1])).size, 1, 'versions of the browser');
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  assert.ok(bytes < 5_000_000, `${bytes} bytes`);
});

test('forty key screens of console, phone, storefront and mails occur in both themes and two languages', () => {
  assert.equal(scenes.length, 40);
  const kinds = new Set(scenes.map(({ app, theme, language }) => `${app} ${theme} ${language}`));
  for (const app of ['console', 'phone', 'storefront', 'mail'])
    for (const theme of ['light', 'dark'])
      for (const language of ['en', 'zh-cn'])
        assert.ok(kinds.has(`${app} ${theme} ${language}`), app);
});
