import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { catalogueImportItems, catalogueImportProblems } from './catalogue-import.tables.ts';
import type { ReadImport } from './find-import.ts';
import { findLostOwners } from './find-variations.ts';
import type { RowProblem } from './import.types.ts';
import type { KeyedRecords, RecordReader } from './read-records.ts';

const cut = (text: string, max: number): string => text.slice(0, max);

/** Stores problems of rows. */
export async function addProblems(
  ctx: Ctx,
  importId: string,
  problems: readonly RowProblem[],
): Promise<void> {
  for (let first = 0; first < problems.length; first += 1_000)
    await ctx.db.insert(catalogueImportProblems).values(
      problems.slice(first, first + 1_000).map(({ line, target, found, code, values, isNote }) => ({
        importId,
        line,
        target,
        found: cut(found, 100),
        code,
        values: values ?? {},
        isNote: isNote ?? false,
      })),
    );
}

/** Adds rows to their products: those of one product may be anywhere in the file. */
export async function addRecords(
  ctx: Ctx,
  importId: string,
  keyed: readonly KeyedRecords[],
): Promise<void> {
  const byKey = new Map<string, KeyedRecords>();
  for (const { key, records } of keyed) {
    const known = byKey.get(key);
    if (known) known.records.push(...records);
    else byKey.set(key, { key, records: [...records] });
  }
  if (!byKey.size) return;
  await ctx.db
    .insert(catalogueImportItems)
    .values(
      [...byKey.values()].map(({ key, records }) => ({
        importId,
        key,
        records,
        line: records[0]?.line ?? 0,
      })),
    )
    .onConflictDoUpdate({
      target: [catalogueImportItems.importId, catalogueImportItems.key],
      set: { records: sql`catalogue_import_items.records || excluded.records` },
    });
}

/** Moves variations to their product: they came before it and named its SKU, or had it in an earlier file. */
export async function joinLateRecords(
  ctx: Ctx,
  row: ReadImport,
  reader: RecordReader,
): Promise<void> {
  const importId = row.id;
  const rows = await ctx.db
    .select({
      id: catalogueImportItems.id,
      key: catalogueImportItems.key,
      records: catalogueImportItems.records,
    })
    .from(catalogueImportItems)
    .where(and(eq(catalogueImportItems.importId, importId), sql`key like 'sku:%'`));
  const lost = await findLostOwners(
    ctx,
    row,
    rows.filter(({ key }) => reader.findKey(key) === key),
  );
  for (const { id, key, records } of rows) {
    const target = lost.get(key) ?? reader.findKey(key);
    if (target === key) continue;
    await addRecords(ctx, importId, [{ key: target, records }]);
    await ctx.db.delete(catalogueImportItems).where(eq(catalogueImportItems.id, id));
  }
}
