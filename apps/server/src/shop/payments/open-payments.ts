import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { PaymentRow } from './lock-payment.ts';
import { openStatuses } from './payments.rules.ts';
import { paymentOrders, payments } from './payments.tables.ts';

/** The open payments of one side, once for each of these orders that they would pay; the newest first. */
export async function listOpenPayments(
  ctx: Ctx,
  side: PaymentRow['side'],
  orderIds: readonly string[],
): Promise<{ orderId: string; payment: PaymentRow }[]> {
  if (!orderIds.length) return [];
  return ctx.db
    .select({ orderId: paymentOrders.orderId, payment: payments })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(
      and(
        inArray(paymentOrders.orderId, [...orderIds]),
        eq(paymentOrders.side, side),
        eq(paymentOrders.effect, 'open'),
        inArray(payments.status, [...openStatuses]),
      ),
    )
    .orderBy(desc(payments.id));
}
