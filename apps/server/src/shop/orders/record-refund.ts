import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sendPush } from '#platform/push/push.ts';
import { changeOrder } from './change-order.ts';
import { orderRefunded } from './orders.events.ts';
import type { OrderRow } from './orders.tables.ts';
import { orders } from './orders.tables.ts';
import { isDisputed, type PaymentSide } from './payment-facts.ts';
import { announceOrder, recordEvent } from './record-event.ts';

/** Notes what a decided refund takes from the order's figures; the fact itself follows with the money. */
export async function recordRefundedShares(
  ctx: Ctx,
  orderId: string,
  shares: { sellingMinor: bigint; profitMinor: bigint },
): Promise<void> {
  await ctx.db
    .update(orders)
    .set({
      refundedSellingMinor: sql`${orders.refundedSellingMinor} + ${shares.sellingMinor.toString()}::bigint`,
      refundedProfitMinor: sql`${orders.refundedProfitMinor} + ${shares.profitMinor.toString()}::bigint`,
    })
    .where(eq(orders.id, orderId));
}

/** What was not sent of an order never will be. */
export async function recordRestCancelled(ctx: Ctx, order: OrderRow): Promise<void> {
  await recordEvent(ctx, order.id, 'rest_cancelled', { reason: 'by_operator' });
  await announceOrder(ctx, 'order.changed', order);
}

/** The owner's request for a refund was made or answered: fact, timeline, and the notifications. */
export async function recordRefundRequest(
  ctx: Ctx,
  order: OrderRow,
  step: 'asked' | 'granted' | 'declined',
): Promise<void> {
  await changeOrder(ctx, order.id, { refundAskedAt: step === 'asked' ? ctx.clock.now() : null });
  // A granted one needs no line of its own: the refund has one.
  if (step === 'granted') return;
  await recordEvent(ctx, order.id, `refund_${step}`);
  const about = { orderId: order.id, orderNumber: order.number };
  await sendPush(
    ctx,
    {
      destination: topics.platform,
      body: {
        kind: step === 'asked' ? 'refund.asked' : 'order.changed',
        ...about,
      } satisfies StoreMessage,
    },
    {
      destination: topics.store(order.storeId),
      body: {
        kind: step === 'asked' ? 'order.changed' : 'refund.declined',
        ...about,
      } satisfies StoreMessage,
    },
  );
}

/** Money that an order could not take is back: none of its facts change, but the payer is notified. */
export async function recordLateReturn(
  ctx: Ctx,
  order: OrderRow,
  refund: { id: string; side: PaymentSide; amountMinor: bigint },
): Promise<void> {
  await ctx.platform.events.emit(ctx, orderRefunded, {
    orderId: order.id,
    storeId: order.storeId,
    refundId: refund.id,
    side: refund.side,
    amount: refund.amountMinor.toString(),
    currency: refund.side === 'buyer' ? order.currency : order.storeCurrency,
  });
  await announceOrder(ctx, 'order.changed', order);
}

/** Money of one side is back: fact, timeline, event for the mails. Called once per refund, on a locked order. */
export async function recordRefund(
  ctx: Ctx,
  order: OrderRow,
  refund: { id: string; side: PaymentSide; amountMinor: bigint; isWhole: boolean },
): Promise<void> {
  const state = refund.isWhole ? 'refunded' : 'part_refunded';
  const isBuyer = refund.side === 'buyer';
  const currency = isBuyer ? order.currency : order.storeCurrency;
  // A refund that was sent before the buyer disputed the payment: the dispute decides the fact.
  if (!isBuyer || !isDisputed(order)) {
    await changeOrder(ctx, order.id, isBuyer ? { buyerPayment: state } : { sellerPayment: state });
    await recordEvent(ctx, order.id, isBuyer ? `buyer_${state}` : `seller_${state}`, {
      amount: { minor: refund.amountMinor, currency },
    });
  }
  await ctx.platform.events.emit(ctx, orderRefunded, {
    orderId: order.id,
    storeId: order.storeId,
    refundId: refund.id,
    side: refund.side,
    amount: refund.amountMinor.toString(),
    currency,
  });
  await announceOrder(ctx, 'order.changed', order);
}
