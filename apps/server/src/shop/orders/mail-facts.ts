import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { findFocus } from '../catalogue/index.ts';
import { getShownStore, type Store } from '../stores/index.ts';
import { type OrderRow, orderLines } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';

export const listOrderLines = statement(
  (places: Places<{ orderId: string }>, query) =>
    query
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, places.orderId))
      .orderBy(orderLines.position),
  getTableColumns(orderLines),
  { isShort: true },
);

/** Each refund to the buyer that is done has its line of the timeline. */
const sumRefunds = statement(
  (places: Places<{ orderId: string }>) => sql`
    select coalesce(sum(amount_minor), 0)::text as amount from order_events
    where order_id = ${places.orderId} and kind in ('buyer_part_refunded', 'buyer_refunded')`,
  { amount: as.minor },
  { isShort: true },
);

/** An order with what its emails name. */
export interface MailFacts {
  order: OrderRow;
  store: Store;
  lines: (typeof orderLines.$inferSelect)[];
  /** The points of their pictures that stay in view. */
  focusOf: Awaited<ReturnType<typeof findFocus>>;
  /** The amount that was returned to the buyer so far. */
  refundedMinor: bigint;
}

export async function readMailFacts(ctx: Ctx, orderId: string): Promise<MailFacts> {
  const order = await getOrder(ctx, orderId);
  const [store, lines, [sum]] = await Promise.all([
    getShownStore(ctx, order.storeId),
    listOrderLines(ctx, { orderId }),
    sumRefunds(ctx, { orderId }),
  ]);
  const focusOf = await findFocus(ctx, lines);
  return { order, store, lines, focusOf, refundedMinor: sum?.amount ?? 0n };
}
