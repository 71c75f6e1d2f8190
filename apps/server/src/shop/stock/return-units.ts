import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { announceTurn, lockLevels, readHolds } from './move-stock.ts';

/**
 * Puts some units of a paid order back on the shelf, and writes lost ones off. What the order took gets smaller by both, so that
 * returning the whole order later brings back only the rest.
 */
export async function returnUnits(
  ctx: Ctx,
  orderId: string,
  units: readonly { variantId: string; quantity: number; lost?: number }[],
): Promise<void> {
  if (!units.length) return;
  const left = new Map(
    (await readHolds(ctx, orderId))
      .filter(({ state }) => state === 'taken')
      .map((hold) => [hold.variantId, hold.quantity]),
  );
  // All of the order at once: another part of it may go back later in the same transaction.
  await lockLevels(ctx, [...left.keys()]);
  for (const { variantId, quantity, lost = 0 } of units) {
    const held = left.get(variantId) ?? 0;
    const taken = Math.min(quantity, held);
    const gone = taken + Math.min(lost, held - taken);
    if (gone <= 0) continue;
    left.set(variantId, held - gone);
    if (taken > 0) await raiseLevel(ctx, orderId, { variantId, taken });
    await ctx.db.run(sql`
      update stock_holds set quantity = greatest(quantity - ${gone}, 1), state = case when quantity = ${gone} then 'released' else state end
      where order_id = ${orderId} and variant_id = ${variantId}`);
  }
}

async function raiseLevel(
  ctx: Ctx,
  orderId: string,
  { variantId, taken }: { variantId: string; taken: number },
): Promise<void> {
  const filled = await ctx.db.rows(
    sql`
      with level as (update stock_levels set on_hand = on_hand + ${taken} where variant_id = ${variantId} returning variant_id, on_hand),
        moved as (
          insert into stock_movements (variant_id, quantity, on_hand, reason, order_id, at)
          select ${variantId}::bigint, ${taken}::int, on_hand, 'returned', ${orderId}::bigint, ${ctx.clock.now().toISOString()}::timestamptz
          from level)
      select variant_id from level where on_hand = ${taken}::int`,
    { variantId: as.id },
  );
  await announceTurn(ctx, 'restocked', filled);
}
