import type { CancelReason } from '@vitrine/contract/shop/orders.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { releaseStock, returnStock } from '../stock/index.ts';
import { changeOrder } from './change-order.ts';
import { orderCancelled } from './orders.events.ts';
import { orderHooks } from './orders.hooks.ts';
import { orders } from './orders.tables.ts';
import { isDisputed } from './payment-facts.ts';
import { announceOrder, recordEvent } from './record-event.ts';

/** Whether the reason for cancelling still holds once the order is locked: it may just have been paid. */
function doesReasonHold(
  order: Pick<typeof orders.$inferSelect, 'buyerPayment' | 'sellerPayment'>,
  reason: CancelReason,
): boolean {
  if (reason === 'buyer_unpaid')
    return ['unpaid', 'failed', 'expired'].includes(order.buyerPayment);
  // Who keeps the buyer's money of a disputed order is decided by the bank.
  return reason !== 'seller_unpaid' || (order.sellerPayment === 'unpaid' && !isDisputed(order));
}

/** Cancels an order that is not shipped. Its units return to stock, except those that a supplier lacks, and payments are refunded by the event's handlers. */
export async function cancelOrder(
  ctx: Ctx,
  orderId: string,
  reason: CancelReason,
): Promise<boolean> {
  const order = orNotFound(
    (await ctx.db.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0],
  );
  if (
    order.cancelledAt ||
    !['waiting', 'processing'].includes(order.fulfilment) ||
    !doesReasonHold(order, reason)
  )
    return false;
  // Only what is paid is ordered from suppliers.
  const missing =
    reason === 'buyer_unpaid'
      ? []
      : await ctx.platform.hooks.get(orderHooks.findMissingUnits)(ctx, orderId);
  await changeOrder(ctx, orderId, { cancelledAt: ctx.clock.now(), cancelReason: reason });
  await releaseStock(ctx, orderId);
  await returnStock(ctx, orderId, missing);
  await recordEvent(ctx, orderId, 'cancelled', { reason });
  await ctx.platform.events.emit(ctx, orderCancelled, { orderId, storeId: order.storeId });
  await announceOrder(ctx, 'order.changed', order);
  return true;
}
