import type { FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import type { Ctx } from '#platform/context.ts';
import { productChanges, productNews } from './product-changes.tables.ts';

type Source = (typeof productChanges.$inferInsert)['source'];

/** Adds what a save changed to the history of its product. */
export async function recordChanges(
  ctx: Ctx,
  saves: readonly {
    productId: string;
    version: number;
    source: Source;
    changes: readonly FieldChange[];
  }[],
): Promise<void> {
  if (!saves.length) return;
  const at = ctx.clock.now();
  const accountId = ctx.caller?.accountId ?? null;
  await ctx.db
    .insert(productChanges)
    .values(saves.map((save) => ({ ...save, changes: [...save.changes], accountId, at })));
}

/** Adds what owners read of the catalogue. */
export async function recordNews(
  ctx: Ctx,
  news: readonly Omit<typeof productNews.$inferInsert, 'id' | 'at'>[],
): Promise<void> {
  if (!news.length) return;
  const at = ctx.clock.now();
  await ctx.db.insert(productNews).values(news.map((one) => ({ ...one, at })));
}
