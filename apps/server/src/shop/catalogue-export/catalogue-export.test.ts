import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { exportCatalogue } from '@vitrine/contract/shop/catalogue-exports.ts';
import { parse } from 'csv-parse/sync';
import { checkFile, uploadFile } from '../catalogue-import/testing/import-files.ts';
import { withOwner } from '../testing/fixtures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-exports-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, sample, admin, guest } = await withOwner(
  { admin: 'ADMIN', guest: 'GUEST' },
  { environment: { CACHES: 'off', DATA_DIR: dataDir } },
);

type Query = Parameters<typeof app.call<typeof exportCatalogue>>[1]['query'];
const download = (query: Query, person = admin) => app.call(exportCatalogue, { query }, person);

test('the catalogue that is exported in either layout and imported again does not change', async () => {
  for (const layout of ['vitrine', 'shopify'] as const) {
    const file = await download({ layout, withMark: 'true' as never });
    assert.equal(file.status, 200);
    assert.match(String(file.headers['content-disposition']), /products.*2026-11-20\.csv/);
    assert.ok(file.text.startsWith('\ufeff'));
    const checked = await checkFile(
      app,
      admin,
      await uploadFile(app, admin, `${layout}.csv`, file.text),
    );
    assert.deepEqual(
      [
        checked.state,
        checked.settings.layout,
        checked.counts?.errorCount,
        checked.counts?.leftOutCount,
      ],
      ['checked', layout, 0, 0],
    );
    const { newCount, changedCount, unchangedCount } = checked.counts ?? {};
    assert.deepEqual(
      [newCount, changedCount, unchangedCount],
      [0, 0, Object.keys(sample.products).length],
    );
  }
});

test('an export can be limited to a category and a status, and has a row for each variant', async () => {
  const { text } = await download({ layout: 'shopify', categoryId: sample.categories.light });
  const rows: Record<string, string>[] = parse(text, { columns: true });
  assert.ok(!text.startsWith('\ufeff'));
  assert.deepEqual(
    rows.map((row) => [row['URL handle'], row['Option1 value'], row['SKU'], row['Price']]),
    [
      ['paper-lamp', 'Sand', 'LMP-SAND', '12.00'],
      ['paper-lamp', 'Navy', 'LMP-NAVY', '15.00'],
      ['nandu-print', 'Default Title', 'NANDU-PRINT', '30.00'],
    ],
  );
  assert.equal(parse((await download({ layout: 'vitrine', status: 'draft' })).text).length, 1);
});

test('an operator who may only read the catalogue gets no file, and a wrong layout is refused', async () => {
  assert.equal((await download({ layout: 'vitrine' }, guest)).status, 403);
  assert.equal((await download({ layout: 'magento' as never })).status, 400);
});
