import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/sql-rows.ts';

/**
 * Puts some units of a paid order back on the shelf. What the order took gets smaller by them, so that returning the
 * whole order later brings back only the rest.
 */
export async function returnUnits(ctx: Ctx, orderId: string, units: readonly { variantId: string; quantity: number }[]): Promise<void> {
  const wanted = [...units].sort((left, right) => (BigInt(left.variantId) < BigInt(right.variantId) ? -1 : 1));
  for (const { variantId, quantity } of wanted) {
    const rows = await ctx.db.rows(
      sql`
      select quantity from stock_holds where order_id = ${orderId} and variant_id = ${variantId} and state = 'taken' for update`,
      { quantity: as.integer },
    );
    const taken = Math.min(quantity, rows[0]?.quantity ?? 0);
    if (taken <= 0) continue;
    await ctx.db.run(sql`update stock_levels set on_hand = on_hand + ${taken} where variant_id = ${variantId}`);
    await ctx.db.run(sql`
      update stock_holds set quantity = greatest(quantity - ${taken}, 1), state = case when quantity = ${taken} then 'released' else state end
      where order_id = ${orderId} and variant_id = ${variantId}`);
  }
}
