import type { Currency } from '@vitrine/contract/money.ts';
import type { CancelReason, OrderEvent } from '@vitrine/contract/shop/orders.ts';
import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { insertStatement } from '#platform/db/statement.ts';
import { sendPush } from '#platform/push/push.ts';
import { orderEvents } from './orders.tables.ts';

export interface EventDetail {
  amount?: { minor: bigint; currency: Currency };
  carrier?: string;
  trackingNumber?: string;
  reason?: CancelReason;
  method?: string;
}

const insertEvent = insertStatement(orderEvents, []);

/** One line of an order's timeline. */
export const toEventRow = (
  ctx: Ctx,
  orderId: string,
  kind: OrderEvent['kind'],
  detail: EventDetail = {},
): Omit<typeof orderEvents.$inferSelect, 'id'> => ({
  orderId,
  kind,
  at: ctx.clock.now(),
  amountMinor: detail.amount?.minor ?? null,
  currency: detail.amount?.currency ?? null,
  carrier: detail.carrier ?? null,
  trackingNumber: detail.trackingNumber ?? null,
  reason: detail.reason ?? null,
  method: detail.method ?? null,
  accountId: ctx.caller?.accountId ?? null,
});

type EventRow = ReturnType<typeof toEventRow>;

/** Lines of timelines as the value that `eventsSql` inserts. */
export const writeEvents = (rows: readonly EventRow[]): string =>
  JSON.stringify(
    rows.map((row) => ({
      order_id: row.orderId,
      kind: row.kind,
      at: row.at,
      amount_minor: row.amountMinor?.toString() ?? null,
      currency: row.currency,
      carrier: row.carrier,
      tracking_number: row.trackingNumber,
      reason: row.reason,
      method: row.method,
      account_id: row.accountId,
    })),
  );

/** SQL that inserts them, as the last part of a statement that changes the orders. */
export const eventsSql = (events: SQLWrapper): SQL => sql`
  insert into order_events (order_id, kind, at, amount_minor, currency, carrier, tracking_number, reason, method, account_id)
  select * from json_to_recordset(${events}::json) as e (order_id bigint, kind text, at timestamptz, amount_minor bigint, currency text,
    carrier text, tracking_number text, reason text, method text, account_id bigint)`;

/** Writes one line of an order's timeline, with the next statement of the transaction or with its commit. */
export async function recordEvent(
  ctx: Ctx,
  orderId: string,
  kind: OrderEvent['kind'],
  detail: EventDetail = {},
): Promise<void> {
  const row = toEventRow(ctx, orderId, kind, detail);
  await ctx.db.sendWithCommit(() => insertEvent(ctx, row));
}

/** Writes a line of the timeline of each of several orders, in one statement. */
export async function recordEvents(
  ctx: Ctx,
  kind: OrderEvent['kind'],
  lines: readonly ({ orderId: string } & Omit<EventDetail, 'reason'>)[],
): Promise<void> {
  if (!lines.length) return;
  await ctx.db
    .insert(orderEvents)
    .values(lines.map(({ orderId, ...detail }) => toEventRow(ctx, orderId, kind, detail)));
}

/** Notifies the owners' open screens, and the operators', that orders changed. */
export async function announceOrders(
  ctx: Ctx,
  kind: StoreMessage['kind'],
  orders: readonly { id: string; storeId: string; number: string }[],
): Promise<void> {
  const [first, ...others] = orders.flatMap(({ id, storeId, number }) => {
    const body: StoreMessage = { kind, orderId: id, orderNumber: number };
    return [
      { destination: topics.store(storeId), body },
      { destination: topics.platform, body },
    ];
  });
  if (first) await ctx.db.sendWithCommit(() => sendPush(ctx, first, ...others));
}

/** The same for one order. */
export const announceOrder = (
  ctx: Ctx,
  kind: StoreMessage['kind'],
  order: { id: string; storeId: string; number: string },
): Promise<void> => announceOrders(ctx, kind, [order]);
