import {
  type PaymentHold,
  type PendingReason,
  pendingReasons,
} from '@vitrine/contract/shop/payment-facts.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { PaymentRow } from './lock-payment.ts';
import { paymentOrders, payments } from './payments.tables.ts';

/** Why a payment is held; a reason that no document names is `other`. */
export function findPendingReason({
  pendingReason,
}: Pick<PaymentRow, 'pendingReason'>): PendingReason | null {
  if (pendingReason === null) return null;
  return pendingReasons.find((reason) => reason === pendingReason.toLowerCase()) ?? 'other';
}

/** The newest payment of an order that a provider holds, of either side. */
export async function findPaymentHold(ctx: Ctx, orderId: string): Promise<PaymentHold | null> {
  const [row] = await ctx.db
    .select({
      side: payments.side,
      provider: payments.provider,
      pendingReason: payments.pendingReason,
    })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(eq(paymentOrders.orderId, orderId), isNotNull(payments.pendingReason)))
    .orderBy(desc(payments.id))
    .limit(1);
  const reason = row && findPendingReason(row);
  return reason ? { side: row.side, provider: row.provider, reason } : null;
}
