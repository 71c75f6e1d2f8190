import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { planSheets } from '../looks/contact-sheets.ts';

test('pictures of one site, language, theme and width are on the same sheets, 24 on each', (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-sheets-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const add = (kind: string, count: number) => {
    mkdirSync(path.join(folder, kind), { recursive: true });
    for (let at = 0; at < count; at += 1)
      writeFileSync(path.join(folder, kind, `page-${String(at).padStart(2, '0')}.jpeg`), '');
  };
  add('storefront/en/light/390', 25);
  add('storefront/en/dark/390', 2);
  const sheets = planSheets(folder).map(({ name, width, files }) => [
    name,
    width,
    files.length,
    path.basename(files[0] ?? ''),
  ]);
  assert.deepEqual(sheets, [
    ['storefront-en-dark-390-1', 390, 2, 'page-00.jpeg'],
    ['storefront-en-light-390-1', 390, 24, 'page-00.jpeg'],
    ['storefront-en-light-390-2', 390, 1, 'page-24.jpeg'],
  ]);
});
