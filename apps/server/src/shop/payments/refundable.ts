import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockOrdersForPayment, type OrderLineRow, type OrderRow, type PayableOrder, readOrderLines } from '../orders/index.ts';
import { lockPayment, type PaymentPart, type PaymentRow } from './lock-payment.ts';
import { pieceValues, type Side } from './refund.rules.ts';
import { type Left, readLeft } from './reverse-capture.ts';

/** Whose payment operators return: the buyer's where the platform sells, the owner's everywhere else. */
export function refundSide(order: Pick<OrderRow, 'kind' | 'settlementMode'>): Side {
  return order.kind === 'sale' && order.settlementMode === 'platform' ? 'buyer' : 'seller';
}

/** The payment that an order's money came with, and what is left of it. */
export interface Refundable {
  payment: PaymentRow;
  part: PaymentPart;
  order: PayableOrder;
  lines: OrderLineRow[];
  left: Left;
  /** What each piece of each line is worth, in the order of the lines. */
  values: bigint[][];
}

/** Locks what a refund touches: the orders of its payment, then the payment. Nothing when nothing was paid. */
export async function lockRefundable(ctx: Ctx, orderId: string, side: Side): Promise<Refundable | undefined> {
  const { rows } = await ctx.db.execute<{ key: string }>(sql`
    select p.provider_key as key from payment_orders x join payments p on p.id = x.payment_id
    where x.order_id = ${orderId} and x.side = ${side} and (x.effect = 'paid' or (x.effect in ('refund_due', 'refunded')
      and not exists (select 1 from refunds r where r.payment_id = p.id and r.order_id = x.order_id and r.reason = 'late')))
    order by (x.effect = 'paid') desc, p.id desc limit 1`);
  const locked = rows[0] && (await lockPayment(ctx, rows[0].key));
  const part = locked?.parts.find((candidate) => candidate.orderId === orderId);
  const [order] = await lockOrdersForPayment(ctx, [orderId], side);
  if (!locked || !part || !order) return undefined;
  const lines = await readOrderLines(ctx, orderId);
  const left = await readLeft(ctx, locked.payment, part, order);
  return { payment: locked.payment, part, order, lines, left, values: pieceValues(order, side, part.offerMinor, lines) };
}

/** Whether money of it can go back now: it is paid, not cancelled, not in dispute, and something is left. */
export function canRefund({ part, order, payment, left }: Refundable): boolean {
  const fact = payment.side === 'buyer' ? order.buyerPayment : order.sellerPayment;
  return part.effect === 'paid' && left.leftMinor > 0n && !order.cancelledAt && (fact === 'paid' || fact === 'part_refunded');
}

/** A direct sale of which nothing was shipped: returning all of it to the owner means cancelling, so that the buyer is paid back too. */
export function wholeCancels(order: OrderRow, lines: readonly OrderLineRow[]): boolean {
  return order.kind === 'sale' && order.settlementMode === 'direct' && lines.every(({ shipped }) => shipped === 0);
}
