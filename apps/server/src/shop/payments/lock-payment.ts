import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { rowReader } from '#platform/whole-rows.ts';
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

interface Head extends Record<string, unknown> {
  id: string;
  side: PaymentRow['side'];
  order_id: string;
}

const readHeads = {
  name: 'payments.heads',
  text: 'select p.id, p.side, x.order_id from payments p join payment_orders x on x.payment_id = p.id where p.provider_key = $1',
};
const readShared = {
  name: 'payments.shared-orders',
  text: `select distinct y.order_id from payment_orders x join payment_orders y on y.payment_id = x.payment_id
    where x.order_id = $1 and x.effect <> 'void'`,
};
const lockRow = rowReader(payments, 'where t.id = $1 for update');
const readParts = rowReader(paymentOrders, 'where t.payment_id = $1 order by t.order_id');

/** Locks a payment by our key; nothing when there is none. */
export async function lockPayment(ctx: Ctx, key: string): Promise<LockedPayment | undefined> {
  const heads = await readPrepared<Head>(ctx, readHeads, [key]);
  const [head] = heads;
  if (!head) return undefined;
  const orders = await lockOrdersForPayment(
    ctx,
    heads.map(({ order_id }) => order_id),
    head.side,
  );
  const [payment] = await lockRow(ctx, [head.id]);
  const parts = await readParts(ctx, [head.id]);
  return payment && { payment, parts, orders };
}

/**
 * Locks an order with every order that was paid, or is being paid, together with it, on either side: at once and in
 * ascending order, before anything else of them is locked. Whoever decides about an order's money begins here, or two
 * who return orders of one payment wait for each other.
 */
export async function lockWithShared(ctx: Ctx, orderId: string): Promise<void> {
  const shared = await readPrepared<{ order_id: string }>(ctx, readShared, [orderId]);
  await lockOrdersForPayment(ctx, [orderId, ...shared.map(({ order_id }) => order_id)], 'buyer');
}
