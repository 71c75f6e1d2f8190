import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockOrdersForPayment, type PayableOrder } from '../orders/index.ts';
import { paymentOrders, payments } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentPart = typeof paymentOrders.$inferSelect;

/** A payment with its orders, locked in the one order that everybody keeps: orders (ascending), then the payment. */
export interface LockedPayment {
  payment: PaymentRow;
  parts: PaymentPart[];
  orders: PayableOrder[];
}

/** Locks a payment by our key; nothing when there is none. */
export async function lockPayment(ctx: Ctx, key: string): Promise<LockedPayment | undefined> {
  const heads = await ctx.db
    .select({ id: payments.id, side: payments.side, orderId: paymentOrders.orderId })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(eq(payments.providerKey, key));
  const [head] = heads;
  if (!head) return undefined;
  const orders = await lockOrdersForPayment(
    ctx,
    heads.map(({ orderId }) => orderId),
    head.side,
  );
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, head.id)).for('update');
  const parts = await ctx.db.select().from(paymentOrders).where(eq(paymentOrders.paymentId, head.id)).orderBy(paymentOrders.orderId);
  return payment && { payment, parts, orders };
}
