import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { importCheckStarted } from './catalogue-import.events.ts';
import { catalogueImports } from './catalogue-import.tables.ts';
import { describeImport } from './describe-import.ts';
import { isRead, lockImport, type ReadImport } from './find-import.ts';

/** True if something is missing that an operator has to choose before the prices of a file mean anything. */
export function isUndecided({ settings }: ReadImport): boolean {
  const { layout, currency, usdRate, priceMeaning, source } = settings;
  if (layout === 'vitrine') return false;
  const needsSource = layout === 'woocommerce' || layout === 'mapped';
  return (
    currency === null ||
    priceMeaning === null ||
    (currency !== 'USD' && usdRate === null) ||
    (needsSource && source === '')
  );
}

/** Begins the check of a whole file, in the background. */
export async function startCheck(ctx: Ctx, id: string): Promise<CatalogueImport> {
  const row = await lockImport(ctx, id, ['ready', 'checking', 'checked']);
  if (!isRead(row)) throw new Failure('import-state');
  if (isUndecided(row)) throw new Failure('import-undecided');
  const [started] = await ctx.db
    .update(catalogueImports)
    .set({
      state: 'checking',
      checkNumber: row.checkNumber + 1,
      findings: null,
      problem: null,
      doneCount: 0,
      totalCount: row.bytes,
    })
    .where(eq(catalogueImports.id, id))
    .returning();
  await ctx.platform.events.emit(ctx, importCheckStarted, {
    importId: id,
    checkNumber: row.checkNumber + 1,
  });
  return describeImport(ctx, started ?? row);
}
