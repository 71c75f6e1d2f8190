import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { systemContext } from '../apps/server/src/platform/context.ts';
import { as } from '../apps/server/src/platform/db/sql-rows.ts';
import { exportCatalogue } from '../apps/server/src/shop/catalogue-export/export-catalogue.ts';
import { importFile } from '../apps/server/src/shop/catalogue-import/index.ts';

export interface ImportFigure {
  rows: number;
  /** From the first byte of the file to the last product. */
  importSeconds: number;
  exportedRowsPerSecond: number;
  /** The highest memory of the process that imported and exported. */
  memoryMb: number;
}

const variantsEach = 5;

/** Writes a file of Shopify with so many rows, without holding it in memory. */
async function writeProducts(file: string, rows: number): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.write(
      'URL handle,Title,Description,Vendor,Product category,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Weight value (grams)\n',
    );
    for (let product = 0; product < rows / variantsEach; product += 1) {
      const about = `Bench product ${product},<p>${'A description of some length. '.repeat(8)}</p>,Bench,Home > Tea,active`;
      const lines = Array.from({ length: variantsEach }, (_none, variant) =>
        [
          `bench-import-${product}`,
          variant === 0 ? about : ',,,,',
          `BI-${product}-${variant}`,
          variant === 0 ? 'Size' : '',
          `Size ${variant}`,
          `${10 + variant}.50`,
          40,
          300,
        ].join(','),
      );
      await handle.write(`${lines.join('\n')}\n`);
    }
  } finally {
    await handle.close();
  }
}

/** Time of an import and rate of an export, in a process without other load. */
export async function measureImport(
  url: string,
  environment: Record<string, string>,
  rows: number,
): Promise<ImportFigure> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-import-'));
  const file = path.join(folder, 'products.csv');
  await writeProducts(file, rows);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  try {
    const ctx = systemContext(app.platform);
    const [category] = await ctx.db.rows(
      sql`select id from categories where parent_id is not null order by id limit 1`,
      { id: as.id },
    );
    const began = performance.now();
    const { summary } = await importFile(ctx, file, {
      settings: {
        currency: 'USD',
        priceMeaning: 'platform',
        categories: { 'Home > Tea': category?.id ?? '' },
      },
      isDryRun: false,
    });
    const importSeconds = (performance.now() - began) / 1_000;
    if (summary.counts?.newCount !== rows / variantsEach)
      throw new Error(`${summary.counts?.newCount} products were imported`);
    const started = performance.now();
    let exported = 0;
    for await (const part of exportCatalogue(ctx, { layout: 'shopify' } as never))
      exported += String(part).split('\r\n').length - 1;
    const exportSeconds = (performance.now() - started) / 1_000;
    return {
      rows,
      importSeconds,
      exportedRowsPerSecond: exported / exportSeconds,
      memoryMb: process.resourceUsage().maxRSS / 1_024,
    };
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
