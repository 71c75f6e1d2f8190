import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { readInStore } from './export-prices.ts';
import { storeProducts } from './pricing.tables.ts';
import type { ValidatedLine } from './validate-price-lines.ts';

/** Products that an import puts into the store, and those that it takes out. */
export interface DisplayChange {
  shownIds: string[];
  hiddenIds: string[];
}

/**
 * What the column "In store" changes. A product has a line for each variant: one line that differs from what the store does now
 * is a change, so that nobody has to edit them all.
 */
export async function judgeInStore(
  ctx: Ctx,
  storeId: string,
  lines: readonly ValidatedLine[],
): Promise<DisplayChange> {
  const wanted = lines.flatMap(({ given, place, problem }) => {
    const isShown = place && problem !== 'not-yes-or-no' ? readInStore(given.inStore) : undefined;
    return place && isShown !== undefined ? [{ productId: place.productId, isShown }] : [];
  });
  if (wanted.length === 0) return { shownIds: [], hiddenIds: [] };
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const rows = await ctx.db
    .select({ id: storeProducts.productId })
    .from(storeProducts)
    .where(
      and(
        eq(storeProducts.storeId, storeId),
        inArray(storeProducts.productId, ids),
        eq(storeProducts.isHidden, true),
      ),
    );
  const hidden = new Set(rows.map(({ id }) => id));
  const changing = (isShown: boolean) =>
    ids
      .filter(
        (id) =>
          hidden.has(id) === isShown &&
          wanted.some((one) => one.productId === id && one.isShown === isShown),
      )
      .sort();
  return { shownIds: changing(true), hiddenIds: changing(false) };
}
