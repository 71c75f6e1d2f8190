import type {
  ImportSettings,
  ImportState,
} from '@vitrine/contract/shop/catalogue-import-shapes.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { catalogueImports } from './catalogue-import.tables.ts';

export type ImportRow = typeof catalogueImports.$inferSelect;

/** An import whose file was read, so that it has settings. */
export type ReadImport = ImportRow & {
  settings: ImportSettings;
  reading: NonNullable<ImportRow['reading']>;
};

/** Where keys of this import are valid: handles everywhere, anything else within the source that an operator named. */
export const getSource = ({ settings }: ReadImport): string =>
  settings.layout === 'woocommerce' || settings.layout === 'mapped'
    ? `${settings.layout}:${settings.source}`
    : '';

export async function getImportRow(ctx: Ctx, id: string): Promise<ImportRow> {
  const [row] = await ctx.db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
  return orNotFound(row);
}

/** The row, locked against other changes of its state, if the import is in one of these states. */
export async function lockImport(
  ctx: Ctx,
  id: string,
  states: readonly ImportState[],
): Promise<ImportRow> {
  const [row] = await ctx.db
    .select()
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id))
    .for('update');
  const found = orNotFound(row);
  if (!states.includes(found.state)) throw new Failure('import-state');
  return found;
}

export const isRead = (row: ImportRow): row is ReadImport =>
  row.settings !== null && row.reading !== null;

/** Adds finished steps to the progress of an import. */
export async function addProgress(ctx: Ctx, id: string, steps: number): Promise<void> {
  await ctx.db
    .update(catalogueImports)
    .set({ doneCount: sql`${catalogueImports.doneCount} + ${steps}` })
    .where(eq(catalogueImports.id, id));
}
