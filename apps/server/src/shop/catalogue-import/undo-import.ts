import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import type { FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import {
  buildForm,
  findEntity,
  flattenForm,
  isSame,
} from '@vitrine/contract/shop/product-fields.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { createPace } from '#platform/jobs/pace.ts';
import { findForm, removeProducts } from '../catalogue/index.ts';
import {
  createSaves,
  finishSaves,
  type Saves,
  saveProductOf,
} from '../platform-catalogue/index.ts';
import { createOperatorContext } from './act-as.ts';
import { undoContinued } from './catalogue-import.events.ts';
import {
  catalogueImportItems,
  catalogueImportPictures,
  catalogueImports,
  type StockStep,
} from './catalogue-import.tables.ts';
import { describeImport } from './describe-import.ts';
import { addProgress, getImportRow, lockImport } from './find-import.ts';
import { undoUntil } from './undo-time.rules.ts';

const jobMs = 60_000;

/** Begins to undo an import. Pictures that have not come yet do not come any more. */
export async function startUndo(ctx: Ctx, id: string): Promise<CatalogueImport> {
  const row = await lockImport(ctx, id, ['done']);
  if (!row.finishedAt || undoUntil(row.finishedAt) <= ctx.clock.now())
    throw new Failure('import-state');
  await ctx.db
    .delete(catalogueImportPictures)
    .where(
      and(eq(catalogueImportPictures.importId, id), eq(catalogueImportPictures.state, 'waiting')),
    );
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(catalogueImportItems)
    .where(waitingToUndo(id));
  const [started] = await ctx.db
    .update(catalogueImports)
    .set({ state: 'undoing', doneCount: 0, totalCount: counted?.count ?? 0 })
    .where(eq(catalogueImports.id, id))
    .returning();
  await ctx.platform.events.emit(ctx, undoContinued, { importId: id });
  return describeImport(ctx, started ?? row);
}

const waitingToUndo = (importId: string) =>
  and(
    eq(catalogueImportItems.importId, importId),
    eq(catalogueImportItems.state, 'done'),
    inArray(catalogueImportItems.outcome, ['new', 'changed']),
  );

interface RevertedForm {
  form: ProductForm;
  /** Fields that were changed since: they stay. */
  kept: string[];
}

/** The fields of a variant or picture; null if the form does not have it. */
function fieldsOf(
  flat: ReadonlyMap<string, unknown>,
  entity: string,
): Record<string, unknown> | null {
  const start = `${entity}.`;
  const found = [...flat].filter(([path]) => path.startsWith(start));
  return found.length
    ? Object.fromEntries(found.map(([path, value]) => [path.slice(start.length), value]))
    : null;
}

/** Gives each field of which nobody changed the new value since its former one. */
function revertUntouched(current: ProductForm, changes: readonly FieldChange[]): RevertedForm {
  const flat = flattenForm(current);
  const kept: string[] = [];
  for (const { path, before, after } of [...changes].reverse()) {
    const isEntity = findEntity(path) === path;
    const now = isEntity ? fieldsOf(flat, path) : (flat.get(path) ?? null);
    if (!isSame(now, after)) {
      kept.push(path);
      continue;
    }
    if (!isEntity) {
      // A field of a variant that is gone is gone with it.
      if (flat.has(path)) flat.set(path, before);
      continue;
    }
    for (const field of [...flat.keys()]) if (field.startsWith(`${path}.`)) flat.delete(field);
    if (before !== null)
      for (const [field, value] of Object.entries(before as Record<string, unknown>))
        flat.set(`${path}.${field}`, value);
  }
  const form = buildForm(flat);
  // Options and variants depend on each other: where only some of them could go back, none does.
  const parsed = productFormShape.safeParse(form);
  return parsed.success
    ? { form: parsed.data, kept }
    : { form: current, kept: changes.map(({ path }) => path) };
}

/** Takes back the units that the import added, as far as they are still there: what was sold stays sold. */
const revertStock = (productId: string, steps: readonly StockStep[]): Saves['stock'] => [
  {
    productId,
    changes: steps.map(({ variantId, by }) => ({
      variantId,
      change: by > 0 ? { back: by } : { by: -by },
      reason: 'import' as const,
    })),
  },
];

type Item = typeof catalogueImportItems.$inferSelect;
type Undone = Pick<typeof catalogueImportItems.$inferInsert, 'undone' | 'kept'>;

async function undoItem(ctx: Ctx, item: Item, saves: Saves): Promise<Undone> {
  const { productId, changes, stock } = item;
  const stored =
    productId === null ? undefined : await findForm(ctx, productId, { isLocking: true });
  if (!stored) return { undone: 'deleted', kept: [] };
  if (item.isNew) {
    const { deleted } = await removeProducts(ctx, [stored.id], 'undo');
    if (deleted.length) return { undone: 'deleted', kept: [] };
    saves.productIds.push(stored.id);
    saves.movedIds.push(stored.id);
    saves.stock.push(...revertStock(stored.id, stock));
    return { undone: 'archived', kept: [] };
  }
  const { form, kept } = revertUntouched(stored.form, changes);
  await saveProductOf(ctx, { id: stored.id, version: null, form, source: 'undo' }, saves);
  saves.stock.push(...revertStock(stored.id, stock));
  return { undone: kept.length && kept.length === changes.length ? 'kept' : 'restored', kept };
}

/** Undoes the next product, in a separate transaction; false if there is none. */
async function undoNext(ctx: Ctx, importId: string): Promise<boolean> {
  let itemId: string | undefined;
  try {
    return await inTx(ctx, async (tx) => {
      const [item] = await tx.db
        .select()
        .from(catalogueImportItems)
        .where(waitingToUndo(importId))
        .orderBy(asc(catalogueImportItems.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!item) return false;
      itemId = item.id;
      await addProgress(tx, importId, 1);
      const saves = createSaves();
      const undone = await undoItem(tx, item, saves);
      await finishSaves(tx, saves);
      await tx.db
        .update(catalogueImportItems)
        .set({ ...undone, state: 'undone' })
        .where(eq(catalogueImportItems.id, item.id));
      return true;
    });
  } catch (error) {
    if (!(error instanceof Failure) || itemId === undefined) throw error;
    // A key or SKU that another product has taken since, for example: the product stays as it is.
    await ctx.db
      .update(catalogueImportItems)
      .set({
        state: 'undone',
        undone: 'kept',
        kept: error.fields.length ? error.fields.map(({ path }) => path) : [error.code],
      })
      .where(eq(catalogueImportItems.id, itemId));
    await addProgress(ctx, importId, 1);
    return true;
  }
}

/** A part of undoing an import; each product is undone once, however often the job is begun. */
export async function undoProducts(given: Ctx, { importId }: { importId: string }): Promise<void> {
  const row = await getImportRow(given, importId).catch(() => undefined);
  if (row?.state !== 'undoing') return;
  const ctx = createOperatorContext(given, row.accountId);
  const until = performance.now() + jobMs;
  const rest = createPace(ctx.platform);
  while (performance.now() < until) {
    const isUndone = await undoNext(ctx, importId);
    await rest();
    if (isUndone) continue;
    const [left] = await ctx.db
      .select({ count: sql<number>`count(*)::int` })
      .from(catalogueImportItems)
      .where(waitingToUndo(importId));
    if ((left?.count ?? 0) === 0)
      await ctx.db
        .update(catalogueImports)
        .set({ state: 'undone' })
        .where(and(eq(catalogueImports.id, importId), eq(catalogueImports.state, 'undoing')));
    return;
  }
  await inTx(ctx, (tx) => tx.platform.events.emit(tx, undoContinued, { importId }));
}
