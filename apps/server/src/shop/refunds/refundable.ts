import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import {
  getOrder,
  getOwnOrder,
  lockOrdersForPayment,
  type OrderLineRow,
  type OrderRow,
  type PayableOrder,
  readOrderLines,
} from '../orders/index.ts';
import { lockPayment, type PaymentPart, type PaymentRow } from '../payments/index.ts';
import { type Side, splitUnitValues } from './refunds.rules.ts';
import { type Left, readLeft } from './reverse-capture.ts';

/** Who returns: operators the money that the platform holds, the owner of a direct store what his buyers paid him. */
export type Returner = 'operators' | 'owner';

/** An order as one of them sees it: another store's is not found for an owner. */
export const getOrderFor = (ctx: Ctx, orderId: string, returner: Returner): Promise<OrderRow> =>
  returner === 'owner' ? getOwnOrder(ctx, orderId) : getOrder(ctx, orderId);

export const isDirectSale = (order: Pick<OrderRow, 'kind' | 'settlementMode'>) =>
  order.kind === 'sale' && order.settlementMode === 'direct';

/** Whose payment one sees and returns: operators the owner's where he sells himself, everybody else the payer's. */
export function refundSide(
  order: Pick<OrderRow, 'kind' | 'settlementMode'>,
  returner: Returner,
): Side {
  if (order.kind === 'own') return 'seller';
  return isDirectSale(order) && returner === 'operators' ? 'seller' : 'buyer';
}

/** A line as one side paid for it. */
interface RefundableLine extends OrderLineRow {
  /** Units that this side paid for. */
  due: number;
  /** Those of them that its money went back for. */
  given: number;
}

/** The payment that an order's money came with, and what is left of it. */
export interface Refundable {
  payment: PaymentRow;
  part: PaymentPart;
  order: PayableOrder;
  lines: RefundableLine[];
  left: Left;
  /** What each unit of each line is worth, in the order of the lines. */
  values: bigint[][];
}

async function readLines(ctx: Ctx, orderId: string, side: Side): Promise<RefundableLine[]> {
  const rows = await ctx.db.rows(
    sql`
    select x.line_id, sum(x.quantity)::int as given from refund_lines x join refunds r on r.id = x.refund_id
      join payments p on p.id = r.payment_id
    where r.order_id = ${orderId} and p.side = ${side} group by x.line_id`,
    { lineId: as.id, given: as.integer },
  );
  const given = new Map(rows.map((row) => [row.lineId, row.given]));
  const lines = await readOrderLines(ctx, orderId);
  return lines.map((line) => ({
    ...line,
    due: side === 'seller' ? line.quantity - line.waived : line.quantity,
    given: given.get(line.id) ?? 0,
  }));
}

/** Locks what a refund touches: the orders of its payment, then the payment. Nothing when nothing was paid. */
export async function lockRefundable(
  ctx: Ctx,
  orderId: string,
  side: Side,
): Promise<Refundable | undefined> {
  const rows = await ctx.db.rows(
    sql`
    select p.provider_key as key from payment_orders x join payments p on p.id = x.payment_id
    where x.order_id = ${orderId} and x.side = ${side} and (x.effect = 'paid' or (x.effect in ('refund_due', 'refunded')
      and not exists (select 1 from refunds r where r.payment_id = p.id and r.order_id = x.order_id and r.reason = 'late')))
    order by (x.effect = 'paid') desc, p.id desc limit 1`,
    { key: as.text },
  );
  const locked = rows[0] && (await lockPayment(ctx, rows[0].key));
  const part = locked?.parts.find((candidate) => candidate.orderId === orderId);
  const [order] = await lockOrdersForPayment(ctx, [orderId], side);
  if (!locked || !part || !order) return undefined;
  const lines = await readLines(ctx, orderId, side);
  const left = await readLeft(ctx, locked.payment, part, order);
  return {
    payment: locked.payment,
    part,
    order,
    lines,
    left,
    values: splitUnitValues(order, side, part, lines),
  };
}

/** Whether money of it can go back now: it is paid, not cancelled, not in dispute, and something is left. */
export function canRefund({ part, order, payment, left }: Refundable): boolean {
  const fact = payment.side === 'buyer' ? order.buyerPayment : order.sellerPayment;
  return (
    part.effect === 'paid' &&
    left.leftMinor > 0n &&
    !order.cancelledAt &&
    (fact === 'paid' || fact === 'part_refunded')
  );
}

/**
 * A direct sale of which nothing was shipped. Operators who return all of it to the owner cancel it, so that the buyer
 * is paid back too; an owner who returns all of it before he has paid cancels it as well, and owes nothing.
 */
export function doesFullRefundCancelOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  returner: Returner,
): boolean {
  if (!isDirectSale(order) || lines.some(({ shipped }) => shipped > 0)) return false;
  return returner === 'operators' || order.sellerPayment === 'unpaid';
}
