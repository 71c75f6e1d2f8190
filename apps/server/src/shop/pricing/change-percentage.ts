import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  changeStore,
  getStore,
  lockStoresForPricing,
  markPriced,
  ownStoreId,
} from '../stores/index.ts';
import { announcePrices } from './announce.ts';
import {
  findMoves,
  type PercentageChange,
  readPercentage,
  toBasisPoints,
} from './preview-percentage.ts';
import { percentageSetting, recordPriceChanges } from './price-history.ts';
import { percentageUndos, priceRules } from './pricing.tables.ts';
import { refreshStorePrices } from './refresh-prices.ts';

async function setPercentage(
  ctx: Ctx,
  storeId: string,
  categoryId: string | null,
  { before, after: basisPoints }: Record<'before' | 'after', number | undefined>,
): Promise<void> {
  // The percentage of the whole store is recorded with the store's other settings.
  if (categoryId !== null) {
    const setting = (value: number | undefined) =>
      value === undefined ? null : percentageSetting(value);
    await recordPriceChanges(ctx, [
      { storeId, categoryId, before: setting(before), after: setting(basisPoints) },
    ]);
  }
  if (categoryId === null) {
    if (basisPoints === undefined) throw new Error('A store always has a percentage');
    await changeStore(ctx, storeId, { defaultPercentageBp: basisPoints });
  } else if (basisPoints === undefined) {
    await ctx.db
      .delete(priceRules)
      .where(
        and(
          eq(priceRules.storeId, storeId),
          eq(priceRules.kind, 'category'),
          eq(priceRules.refId, categoryId),
        ),
      );
  } else {
    await ctx.db
      .insert(priceRules)
      .values({
        storeId,
        kind: 'category',
        refId: categoryId,
        categoryId,
        percentageBp: basisPoints,
        changedAt: ctx.clock.now(),
      })
      .onConflictDoUpdate({
        target: [priceRules.storeId, priceRules.kind, priceRules.refId],
        set: { percentageBp: sql`excluded.percentage_bp`, changedAt: ctx.clock.now() },
      });
  }
  if (categoryId !== null) await refreshStorePrices(ctx, storeId, categoryId);
  await announcePrices(ctx, storeId);
}

/** Sets a percentage and notes what was there before, which must be what the owner saw there. */
export async function applyPercentage(
  ctx: Ctx,
  change: PercentageChange & { replaces: number | null },
): Promise<{ undoId: string; changeCount: number; keepCount: number }> {
  const [store] = await lockStoresForPricing(ctx, [ownStoreId(ctx)]);
  if (!store) throw new Failure('not-found');
  const { changeCount, keepCount, current } = await findMoves(ctx, store, change);
  if (current !== change.replaces && current !== change.percentage)
    throw new Failure('saved-elsewhere');
  const before = toBasisPoints(current);
  const after = toBasisPoints(change.percentage);
  await setPercentage(ctx, store.id, change.categoryId, { before, after });
  await markPriced(ctx, store.id);
  const [undo] = await ctx.db
    .insert(percentageUndos)
    .values({
      storeId: store.id,
      categoryId: change.categoryId,
      beforeBp: before ?? null,
      afterBp: after ?? null,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: percentageUndos.id });
  return { undoId: orNotFound(undo).id, changeCount, keepCount };
}

/** Puts back what one change replaced, unless it was undone or changed again since. */
export async function undoPercentage(
  ctx: Ctx,
  undoId: string,
): Promise<{ categoryId: string | null; percentage: number | null }> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const [row] = await ctx.db
    .select()
    .from(percentageUndos)
    .where(and(eq(percentageUndos.storeId, store.id), eq(percentageUndos.id, undoId)))
    .for('update');
  const undo = orNotFound(row);
  const current = (await readPercentage(ctx, store, undo.categoryId)) ?? null;
  if (undo.undoneAt || current !== undo.afterBp) throw new Failure('conflict');
  await setPercentage(ctx, store.id, undo.categoryId, {
    before: undo.afterBp ?? undefined,
    after: undo.beforeBp ?? undefined,
  });
  await ctx.db
    .update(percentageUndos)
    .set({ undoneAt: ctx.clock.now() })
    .where(eq(percentageUndos.id, undo.id));
  return {
    categoryId: undo.categoryId,
    percentage: undo.beforeBp === null ? null : undo.beforeBp / 100,
  };
}
