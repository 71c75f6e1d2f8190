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
