import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { orderPaid } from './orders.events.ts';
import { sellerDueAfter, sellerDueOf } from './orders.rules.ts';
import type { PayableOrder } from './payment-facts.ts';
import {
  announceOrder,
  type EventDetail,
  eventsSql,
  toEventRow,
  writeEvents,
} from './record-event.ts';
import { createShipByRule } from './ship-by.ts';

interface Paid {
  id: string;
  cartId: string | null;
  isTest: boolean;
  now: Date;
  /** One of the two: the day on which it leaves, or until when the owner pays. */
  shipBy: string | null;
  sellerDueAt: Date | null;
  events: string;
}

/** The fact, the cart, which is closed, and the timeline, of an order and a cart that are locked. */
const markPaid = statement(
  (places: Places<Paid>) => sql`
    with paid as (
      update orders set buyer_payment = 'paid', paid_at = ${places.now}::timestamptz, is_test = is_test or ${places.isTest}::boolean,
        ship_by = coalesce(${places.shipBy}::date, ship_by),
        seller_due_at = coalesce(${places.sellerDueAt}::timestamptz, seller_due_at),
        seller_payment = case when ${places.sellerDueAt}::timestamptz is null then seller_payment else 'unpaid' end
      where id = ${places.id}
    ), closed as (
      update carts set is_closed = true, changed_at = ${places.now}::timestamptz, form = null, form_at = null where id = ${places.cartId}
    ) ${eventsSql(places.events)}`,
  {},
);

/**
 * The buyer's money is in, once the units are taken: fact, timeline, event, in the transaction of the capture, whose next statement or
 * commit sends them.
 */
export async function recordBuyerPaid(
  ctx: Ctx,
  order: PayableOrder,
  payment: { method: string; isTest?: boolean },
): Promise<void> {
  if (order.notPayable === 'paid') return;
  const { id, cartId, storeId } = order;
  const now = ctx.clock.now();
  const isDirect = order.settlementMode === 'direct';
  const paid: EventDetail = {
    amount: { minor: order.totalMinor, currency: order.currency },
    method: payment.method,
  };
  const values: Paid = {
    id,
    cartId,
    isTest: payment.isTest ?? false,
    now,
    shipBy: isDirect ? null : (await createShipByRule(ctx))(order),
    sellerDueAt: isDirect ? sellerDueAfter(now) : null,
    events: writeEvents([
      toEventRow(ctx, id, 'buyer_paid', paid),
      ...(isDirect
        ? [
            toEventRow(ctx, id, 'seller_due', {
              amount: { minor: sellerDueOf(order).dueMinor, currency: order.storeCurrency },
            }),
          ]
        : []),
    ]),
  };
  await ctx.db.sendWithCommit(() => markPaid(ctx, values));
  await ctx.platform.events.emit(ctx, orderPaid, { orderId: id, storeId });
  await announceOrder(ctx, 'payment.settled', order);
}
