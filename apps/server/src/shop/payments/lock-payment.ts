import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  type LockedUnits,
  lockOrdersForPayment,
  lockUnits,
  type PayableOrder,
} from '../orders/index.ts';
import { paymentOrders, payments } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentPart = typeof paymentOrders.$inferSelect;

/** A payment with its orders, locked in the one order that everybody keeps: orders (ascending), then the payment. */
export interface LockedPayment {
  payment: PaymentRow;
  parts: PaymentPart[];
  orders: PayableOrder[];
  /** Cart and stock of the buyer's order, if it was locked for a capture. */
  units?: LockedUnits | undefined;
}

const listHeads = statement(
  (places: Places<{ key: string }>) =>
    sql`select p.id, p.side, x.order_id from payments p join payment_orders x on x.payment_id = p.id where p.provider_key = ${places.key}`,
  { id: payments.id, side: payments.side, orderId: paymentOrders.orderId },
);
const listShared = statement(
  (places: Places<{ orderId: string }>) => sql`
    select distinct y.order_id from payment_orders x join payment_orders y on y.payment_id = x.payment_id
    where x.order_id = ${places.orderId} and x.effect <> 'void'`,
  { orderId: paymentOrders.orderId },
);
const lockOfOrder = statement(
  (places: Places<{ orderId: string }>) => sql`
    select id from payments where id in (select payment_id from payment_orders where order_id = ${places.orderId}) order by id for update`,
  { id: payments.id },
);
const lockRow = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(payments).where(eq(payments.id, places.id)).for('update'),
  getTableColumns(payments),
);
const listParts = statement(
  (places: Places<{ id: string }>, query) =>
    query
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentId, places.id))
      .orderBy(paymentOrders.orderId),
  getTableColumns(paymentOrders),
);

/** Whose payment it is and of which orders. */
interface Head {
  id: string;
  side: PaymentRow['side'];
  orderIds: string[];
}

/** Which orders a payment is for never changes. */
const heads: CacheDefinition<Head | undefined> = { entriesMax: 1_000, ttlMs: 600_000 };

export async function findHead(ctx: Ctx, key: string): Promise<Head | undefined> {
  const { value } = await cacheOf(ctx.platform, heads).loadAlone(key, async () => {
    const rows = await listHeads(ctx, { key });
    const [first] = rows;
    return first
      ? {
          value: { id: first.id, side: first.side, orderIds: rows.map(({ orderId }) => orderId) },
          tags: [],
        }
      : { value: undefined, tags: null };
  });
  return value;
}

/** For the payment that this process has just written: its key is asked for in a moment. */
export async function rememberHead(
  ctx: Ctx,
  { id, side, providerKey }: PaymentRow,
  orderIds: string[],
): Promise<void> {
  await cacheOf(ctx.platform, heads).loadAlone(providerKey, async () => ({
    value: { id, side, orderIds },
    tags: [],
  }));
}

/** Locks a payment by our key; nothing when there is none. For a capture, what a sale takes is locked with it. */
export async function lockPayment(
  ctx: Ctx,
  key: string,
  { isForCapture = false }: { isForCapture?: boolean } = {},
): Promise<LockedPayment | undefined> {
  const head = await findHead(ctx, key);
  if (!head) return undefined;
  // Sent together, run in this order.
  const [bought] = isForCapture && head.side === 'buyer' ? head.orderIds : [];
  const [orders, [payment], parts, units] = await Promise.all([
    lockOrdersForPayment(ctx, head.orderIds, head.side),
    lockRow(ctx, head),
    listParts(ctx, head),
    bought === undefined ? undefined : lockUnits(ctx, bought),
  ]);
  return payment && { payment, parts, orders, units };
}

/**
 * Locks an order with every order that was paid, or is being paid, together with it, on either side: at once and in
 * ascending order, before anything else of them is locked; then all payments of the order itself. Every decision about an
 * order's money begins here, or two who return orders of one payment wait for each other.
 */
export async function lockWithShared(ctx: Ctx, orderId: string): Promise<void> {
  const shared = await listShared(ctx, { orderId });
  await Promise.all([
    lockOrdersForPayment(ctx, [orderId, ...shared.map((other) => other.orderId)], 'buyer'),
    lockOfOrder(ctx, { orderId }),
  ]);
}
