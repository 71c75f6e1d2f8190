import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { withOwner } from '../testing/fixtures.ts';
import { checkFile, importFile, uploadFile } from './testing/import-files.ts';
import { sampleFiles } from './testing/sample-files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-samples-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, ctx, admin } = await withOwner(
  { admin: 'ADMIN' },
  { environment: { CACHES: 'off', DATA_DIR: dataDir } },
);

const formOf = async (key: string) => {
  const [row] = await ctx.db.rows(sql`select id from products where key = ${key}`, { id: as.id });
  assert.ok(row, `${key} is not there`);
  return (await app.call(readProductForm, { params: { id: row.id } }, admin)).body.data.form;
};

const problemsOf = async (id: string) =>
  (await app.call(contract.listImportProblems, { params: { id }, query: { pageSize: 100 } }, admin))
    .body.data.list;

/** Lines of the rows of products that were imported. */
async function readImportedLines(id: string): Promise<Set<number>> {
  const rows = await ctx.db.rows(
    sql`select (r ->> 'line')::int as line from catalogue_import_items i, jsonb_array_elements(i.records) r
      where i.import_id = ${id} and i.state = 'done'`,
    { line: as.integer },
  );
  return new Set(rows.map(({ line }) => line));
}

async function countPictures(key: string): Promise<number> {
  const [row] = await ctx.db.rows(
    sql`select count(*)::int as count from catalogue_import_pictures p join products on products.id = p.product_id where products.key = ${key}`,
    { count: as.integer },
  );
  return row?.count ?? 0;
}

for (const sample of sampleFiles)
  test(`each row is imported or explained in a file with ${sample.kind}`, async () => {
    const done = await importFile(app, admin, 'sample.csv', sample.content, sample.settings);
    const { counts } = done;
    const problems = await problemsOf(done.id);
    assert.deepEqual(
      problems.map(({ line, column, code, isNote }) => [line, column, code, isNote]),
      sample.explained ?? [],
    );
    assert.deepEqual(
      [done.settings.layout, counts?.newCount, counts?.newVariantCount, counts?.errorCount],
      [
        sample.layout,
        sample.counts.newCount,
        sample.counts.newVariantCount,
        sample.counts.errorCount ?? 0,
      ],
    );
    const imported = await readImportedLines(done.id);
    for (const { line, expected } of problems) {
      assert.ok(expected.length > 3, 'a reason says what was expected');
      imported.add(line);
    }
    assert.equal(imported.size, counts?.rowCount, 'no row is without an explanation');
    const reasons = Object.fromEntries(done.columns.map(({ title, ignored }) => [title, ignored]));
    for (const [title, reason] of Object.entries(sample.ignored ?? {}))
      assert.equal(reasons[title], reason, title);
    for (const [key, [name, variants, pictures = 0]] of Object.entries(sample.products)) {
      const form = await formOf(key);
      assert.deepEqual(
        [form.texts.en.name, form.variants.length, await countPictures(key)],
        [name, variants, pictures],
      );
    }
    const [first = ''] = Object.keys(sample.products);
    if (sample.prices)
      assert.deepEqual(
        (await formOf(first)).variants.map(({ platformPrice }) => platformPrice.amount),
        sample.prices,
      );
    // The same file a second time changes nothing: no price grows, and no product is doubled.
    const again = await uploadFile(app, admin, 'again.csv', sample.content);
    const second = await checkFile(app, admin, again, sample.settings);
    // A product whose pictures are still fetched is a draft, which the file wants on sale.
    const pending = Object.values(sample.products).filter(([, , pictures]) => pictures).length;
    assert.deepEqual([second.counts?.newCount, second.counts?.changedCount], [0, pending]);
  });
