import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { PaymentPart } from './lock-payment.ts';

const writeEffect = statement(
  (
    places: Places<{
      paymentId: string;
      orderIds: readonly string[];
      effect: PaymentPart['effect'];
    }>,
  ) => sql`
    update payment_orders set effect = ${places.effect} where payment_id = ${places.paymentId} and order_id = any(${places.orderIds}::bigint[])`,
  {},
);

/** Records the effect that a payment has on orders: the parts of it that are paid, or owed to the payer, or refunded. */
export async function setPartEffect(
  ctx: Ctx,
  paymentId: string,
  orderIds: readonly string[],
  effect: PaymentPart['effect'],
): Promise<void> {
  if (!orderIds.length) return;
  await ctx.db.sendWithCommit(() => writeEffect(ctx, { paymentId, orderIds, effect }));
}
