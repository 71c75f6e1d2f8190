import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  CatalogueImport,
  ImportProblem,
  ImportSettings,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { fileStoreOf } from '#platform/files/file-store.ts';
import { catalogueImports } from './catalogue-import.tables.ts';
import { runCheck } from './check-import.ts';
import { describeImport } from './describe-import.ts';
import { getFileKey } from './describe-reading.ts';
import { getImportRow, isRead } from './find-import.ts';
import { listProblems } from './list-imports.ts';
import { importProducts } from './run-import.ts';
import { isUndecided } from './start-check.ts';
import { addImport, readFirstRows, removeImport } from './upload-import.ts';

const shownProblems = 100;

/** Outcome of an import from the command line. */
export interface ImportedFile {
  summary: CatalogueImport;
  problems: ImportProblem[];
}

async function storeCopy(ctx: Ctx, key: string, file: string): Promise<void> {
  const folder = path.join(ctx.platform.config.DATA_DIR, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = path.join(folder, key);
  await copyFile(file, copy);
  await (await fileStoreOf(ctx.platform)).putFile(getFileKey(key), copy);
}

/**
 * Imports a file of this machine's disk without a browser: it is checked, and imported unless only the check is wanted. An import
 * that is checked only leaves nothing.
 */
export async function importFile(
  ctx: Ctx,
  file: string,
  { settings, isDryRun }: { settings: Partial<ImportSettings>; isDryRun: boolean },
): Promise<ImportedFile> {
  const { size: bytes } = await stat(file);
  const added = await addImport(ctx, { fileName: path.basename(file), bytes }, null);
  await storeCopy(ctx, added.key, file);
  await readFirstRows(ctx, added);
  const row = await getImportRow(ctx, added.id);
  if (!isRead(row)) throw new Failure('import-state');
  const chosen = { ...row, settings: { ...row.settings, ...settings } };
  const isReadable = row.state === 'ready';
  if (isReadable && isUndecided(chosen)) {
    await removeImport(ctx, row);
    throw new Failure('import-undecided');
  }
  const checkNumber = row.checkNumber + 1;
  if (isReadable) {
    await ctx.db
      .update(catalogueImports)
      .set({ settings: chosen.settings, state: 'checking', checkNumber, totalCount: bytes })
      .where(eq(catalogueImports.id, row.id));
    await runCheck(ctx, { importId: row.id, checkNumber });
  }
  const checked = await getImportRow(ctx, row.id);
  if (!isDryRun && checked.state === 'checked') {
    await ctx.db
      .update(catalogueImports)
      .set({ state: 'importing', startedAt: ctx.clock.now(), doneCount: 0 })
      .where(eq(catalogueImports.id, row.id));
    while ((await getImportRow(ctx, row.id)).state === 'importing')
      await importProducts(ctx, { importId: row.id });
  }
  const summary = await describeImport(ctx, await getImportRow(ctx, row.id));
  const { list: problems } = await listProblems(ctx, row.id, {
    pageNum: 1,
    pageSize: shownProblems,
    isNote: undefined,
  });
  if (isDryRun) await removeImport(ctx, row);
  return { summary, problems };
}
