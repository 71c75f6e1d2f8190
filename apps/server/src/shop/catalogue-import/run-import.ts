import type { CatalogueImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { createPace } from '#platform/jobs/pace.ts';
import { createSaves, finishSaves } from '../platform-catalogue/index.ts';
import { createOperatorContext } from './act-as.ts';
import { applyItem } from './apply-item.ts';
import { importContinued, picturesDue } from './catalogue-import.events.ts';
import {
  catalogueImportItems,
  catalogueImportProblems,
  catalogueImports,
} from './catalogue-import.tables.ts';
import { describeImport } from './describe-import.ts';
import {
  type EvaluatedItem,
  type Evaluation,
  evaluateItems,
  type ItemRow,
} from './evaluate-items.ts';
import { createUnsorted, readCategories } from './find-categories.ts';
import { addProgress, getImportRow, isRead, lockImport, type ReadImport } from './find-import.ts';
import { createReadingRules } from './reading-rules.ts';
import { type AppliedItem, reportHeldStock, reportProblems } from './report-run.ts';
import { formatFound } from './row-cells.ts';

/** New products of one transaction. One that exists has a separate transaction, in which its rows are locked in their order. */
const newAtOnce = 20;
/** A job ends after this time and is followed by another, so that the queue is free for shorter work. */
const jobMs = 60_000;

/** Begins to import what a check has found. */
export async function startRun(ctx: Ctx, id: string): Promise<CatalogueImport> {
  const row = await lockImport(ctx, id, ['checked']);
  const [started] = await ctx.db
    .update(catalogueImports)
    .set({
      state: 'importing',
      startedAt: ctx.clock.now(),
      doneCount: 0,
      totalCount: await countWaiting(ctx, id),
    })
    .where(eq(catalogueImports.id, id))
    .returning();
  await ctx.platform.events.emit(ctx, importContinued, { importId: id });
  return describeImport(ctx, started ?? row);
}

const itemColumns = {
  id: catalogueImportItems.id,
  key: catalogueImportItems.key,
  line: catalogueImportItems.line,
  records: catalogueImportItems.records,
  outcome: catalogueImportItems.outcome,
};

/** The next products, locked against another process that works on the same import. */
async function lockItems(ctx: Ctx, importId: string, limit: number) {
  return ctx.db
    .select(itemColumns)
    .from(catalogueImportItems)
    .where(
      and(eq(catalogueImportItems.importId, importId), eq(catalogueImportItems.state, 'waiting')),
    )
    .orderBy(asc(catalogueImportItems.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Up to the first product that exists, so that it is alone. */
function takeTogether<Item extends { outcome: string | null }>(items: readonly Item[]): Item[] {
  const place = items.findIndex(({ outcome }) => outcome !== 'new');
  return place < 0 ? [...items] : items.slice(0, Math.max(place, 1));
}

const keyOf = ({ built, item }: EvaluatedItem) => built.form?.key ?? item.key;
const byKey = (one: EvaluatedItem, other: EvaluatedItem) =>
  keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other));

async function importItems(
  ctx: Ctx,
  evaluation: Evaluation,
  items: readonly ItemRow[],
): Promise<void> {
  // Locked before the stock of the products, like the rows of the import.
  await addProgress(ctx, evaluation.row.id, items.length);
  const saves = createSaves();
  const applied: AppliedItem[] = [];
  const found = await evaluateItems(ctx, evaluation, items, { isLocking: true });
  // In the order of their keys, whatever the order of the file: two imports of the same products then wait for each other, never both.
  for (const evaluated of found.toSorted(byKey))
    applied.push({ evaluated, saved: await applyItem(ctx, evaluation.row, evaluated, saves) });
  await reportProblems(ctx, evaluation.row.id, applied);
  await reportHeldStock(ctx, evaluation.row.id, applied, await finishSaves(ctx, saves));
}

/** Why a product could not be saved, for its row in the report. */
function reasonOf(error: unknown): string {
  if (error instanceof Failure)
    return error.fields.map(({ path, code }) => `${path}: ${code}`).join(', ') || error.code;
  throw error;
}

/** Another import took a key or a SKU at the same moment. */
const isTaken = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.code === 'conflict' || error.fields.some(({ code }) => code === 'taken'));

/**
 * One product that a rule of the catalogue refuses is left out, with the reason; the others are imported. A key that another import took
 * at the same moment is tried once more: then its product is there, and is changed.
 */
async function importAlone(
  ctx: Ctx,
  evaluation: Evaluation,
  id: string,
  isSecond = false,
): Promise<void> {
  try {
    await inTx(ctx, async (tx) => {
      const [item] = await tx.db
        .select(itemColumns)
        .from(catalogueImportItems)
        .where(and(eq(catalogueImportItems.id, id), eq(catalogueImportItems.state, 'waiting')))
        .for('update', { skipLocked: true });
      if (item) await importItems(tx, evaluation, [item]);
    });
  } catch (error) {
    if (!isSecond && isTaken(error)) return importAlone(ctx, evaluation, id, true);
    const reason = reasonOf(error);
    await inTx(ctx, async (tx) => {
      const failed = await tx.db
        .update(catalogueImportItems)
        .set({ state: 'failed', outcome: 'error' })
        .where(and(eq(catalogueImportItems.id, id), eq(catalogueImportItems.state, 'waiting')))
        .returning({ line: catalogueImportItems.line });
      if (!failed.length) return;
      await tx.db.insert(catalogueImportProblems).values({
        importId: evaluation.row.id,
        line: failed[0]?.line ?? 0,
        target: null,
        found: formatFound(reason),
        code: 'not-saved',
        values: { reason: formatFound(reason) },
        isNote: false,
      });
      await addProgress(tx, evaluation.row.id, 1);
    });
  }
}

/** Imports the next products; how many there were. */
async function importNext(ctx: Ctx, evaluation: Evaluation): Promise<number> {
  let ids: string[] = [];
  try {
    return await inTx(ctx, async (tx) => {
      const items = takeTogether(await lockItems(tx, evaluation.row.id, newAtOnce));
      ids = items.map(({ id }) => id);
      if (items.length) await importItems(tx, evaluation, items);
      return items.length;
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const id of ids) await importAlone(ctx, evaluation, id);
    return ids.length;
  }
}

/** Ends an import, whose pictures are fetched by the next job. */
async function finishRun(ctx: Ctx, { id }: ReadImport): Promise<void> {
  await inTx(ctx, async (tx) => {
    const finished = await tx.db
      .update(catalogueImports)
      .set({ state: 'done', finishedAt: tx.clock.now() })
      .where(and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'importing')))
      .returning({ id: catalogueImports.id });
    if (finished.length) await tx.platform.events.emit(tx, picturesDue, { importId: id });
  });
}

async function countWaiting(ctx: Ctx, importId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(catalogueImportItems)
    .where(
      and(eq(catalogueImportItems.importId, importId), eq(catalogueImportItems.state, 'waiting')),
    );
  return row?.count ?? 0;
}

/**
 * A part of an import. Each product is marked as done in the transaction that saves it, so a job that is interrupted and begun again,
 * or that runs twice, imports each of them once.
 */
export async function importProducts(
  given: Ctx,
  { importId }: { importId: string },
): Promise<void> {
  const row = await getImportRow(given, importId).catch(() => undefined);
  if (!row || !isRead(row) || row.state !== 'importing') return;
  const ctx = createOperatorContext(given, row.accountId);
  await inTx(ctx, createUnsorted);
  const evaluation: Evaluation = {
    row,
    rules: await createReadingRules(ctx, row),
    categories: await readCategories(ctx, row.settings.categories),
    skus: new Map(),
  };
  const until = performance.now() + jobMs;
  const rest = createPace(ctx.platform);
  while (performance.now() < until) {
    const count = await importNext(ctx, evaluation);
    await rest();
    if (count > 0) continue;
    // Another process may hold the last products: it ends the import.
    if ((await countWaiting(ctx, importId)) === 0) await finishRun(ctx, row);
    return;
  }
  await inTx(ctx, (tx) => tx.platform.events.emit(tx, importContinued, { importId }));
}
