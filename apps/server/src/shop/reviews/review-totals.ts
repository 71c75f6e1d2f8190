import type { Rating, ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';

/** The summary of counts by stars, one to five. */
export function summaryOf(stars: readonly number[]): ReviewSummary {
  const count = stars.reduce((sum, one) => sum + one, 0);
  const sum = stars.reduce((total, one, index) => total + one * (index + 1), 0);
  return { count, average: count ? Math.round((sum / count) * 10) / 10 : null, stars: [...stars] };
}

/** SQL for the counts of a product in a store; null where it has no row. */
export const selectStars = (store: SQL, product: SQL): SQL =>
  sql`(select array[t.stars_1, t.stars_2, t.stars_3, t.stars_4, t.stars_5] from review_totals t where t.store_id = ${store} and t.product_id = ${product})`;

const totalsRow = { productId: as.id, stars: as.list(as.integer) };

const readTotals = statement(
  (places: Places<{ storeId: string; productIds: string[] }>) => sql`
    select product_id, array[stars_1, stars_2, stars_3, stars_4, stars_5] as stars
    from review_totals where store_id = ${places.storeId} and product_id = any(${places.productIds}::bigint[])`,
  totalsRow,
);

/** How products are reviewed in a store; those without a review are not in it. */
export async function readSummaries(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, ReviewSummary>> {
  if (!productIds.length) return new Map();
  const rows = await readTotals(ctx, { storeId, productIds: [...productIds] });
  return new Map(
    rows
      .map(({ productId, stars }) => [productId, summaryOf(stars)])
      .filter(([, summary]) => (summary as ReviewSummary).count) as [string, ReviewSummary][],
  );
}

/** Counts a review in, or out again. */
export async function countReview(
  ctx: Ctx,
  review: { storeId: string; productId: string; rating: Rating },
  change: 1 | -1,
): Promise<void> {
  const column = sql.identifier(`stars_${review.rating}`);
  await ctx.db.run(sql`
    insert into review_totals (store_id, product_id, ${column}) values (${review.storeId}, ${review.productId}, ${Math.max(change, 0)})
    on conflict (store_id, product_id) do update set ${column} = review_totals.${column} + ${change}::int`);
}
