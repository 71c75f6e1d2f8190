import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { changeStock } from './change-stock.ts';
import { readHolds } from './move-stock.ts';

interface UnitsAgain {
  variantId: string;
  name: string;
  /** Units that are sent once more. */
  quantity: number;
  /** Units of the order that came back before and count no more as taken: they are taken again. */
  cameBack: number;
}

/**
 * Takes units of a paid order out of the warehouse once more, because the first ones did not reach the buyer or were replaced. What the
 * order has taken stays what it was when nothing was back.
 */
export async function takeAgain(
  ctx: Ctx,
  orderId: string,
  units: readonly UnitsAgain[],
): Promise<void> {
  const wanted = units.filter(({ quantity }) => quantity > 0);
  if (!wanted.length) return;
  await readHolds(ctx, orderId);
  const changed = await changeStock(
    ctx,
    wanted.map(({ variantId, quantity }) => ({
      variantId,
      change: { by: -quantity },
      reason: 'resent' as const,
      orderId,
    })),
  );
  const missing = changed.find(({ isRefused }) => isRefused);
  if (missing) {
    const name = wanted.find(({ variantId }) => variantId === missing.variantId)?.name ?? '';
    throw new Failure('out-of-stock', {
      values: { product: name, left: missing.before - missing.held },
    });
  }
  for (const { variantId, cameBack } of wanted)
    if (cameBack > 0)
      await ctx.db.run(sql`
        update stock_holds set state = 'taken', quantity = case when state = 'taken' then quantity else 0 end + ${cameBack}
        where order_id = ${orderId} and variant_id = ${variantId}`);
}
