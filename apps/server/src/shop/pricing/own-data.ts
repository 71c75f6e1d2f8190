import { and, eq, ne, or, sql } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import {
  percentageUndos,
  priceDrafts,
  priceRules,
  storeCategories,
  storeProducts,
} from './pricing.tables.ts';

async function* collectPrices(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  yield jsonFile('prices', {
    rules: await ctx.db.select().from(priceRules).where(eq(priceRules.storeId, storeId)),
    products: await ctx.db.select().from(storeProducts).where(eq(storeProducts.storeId, storeId)),
    categories: await ctx.db
      .select()
      .from(storeCategories)
      .where(eq(storeCategories.storeId, storeId)),
    unsavedEdits: await ctx.db.select().from(priceDrafts).where(eq(priceDrafts.storeId, storeId)),
  });
}

async function erasePrices(ctx: Ctx, { storeId }: Person): Promise<void> {
  if (storeId === null) return;
  await ctx.db.delete(priceDrafts).where(eq(priceDrafts.storeId, storeId));
  await ctx.db.delete(percentageUndos).where(eq(percentageUndos.storeId, storeId));
  await ctx.db
    .update(storeProducts)
    .set({ note: '', noteTranslations: {} })
    .where(
      and(
        eq(storeProducts.storeId, storeId),
        or(ne(storeProducts.note, ''), ne(storeProducts.noteTranslations, sql`'{}'::jsonb`)),
      ),
    );
}

/** What is stored of an owner's prices and words about products. */
export const priceData: PersonalData = {
  stored: [
    {
      kind: 'prices',
      columns: [storeProducts.note, storeProducts.noteTranslations, priceDrafts.edits],
      afterDeletion: 'erased',
    },
  ],
  collect: collectPrices,
  erase: erasePrices,
};
