import type { Currency } from '@vitrine/contract/money.ts';
import type { CancelReason, OrderEvent } from '@vitrine/contract/shop/orders.ts';
import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
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

/** Writes one line of an order's timeline. */
export async function recordEvent(
  ctx: Ctx,
  orderId: string,
  kind: OrderEvent['kind'],
  detail: EventDetail = {},
): Promise<void> {
  await insertEvent(ctx, {
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
}

/** Writes a line of the timeline of each of several orders, in one statement. */
export async function recordEvents(
  ctx: Ctx,
  kind: OrderEvent['kind'],
  lines: readonly ({ orderId: string } & Omit<EventDetail, 'reason'>)[],
): Promise<void> {
  if (!lines.length) return;
  await ctx.db.insert(orderEvents).values(
    lines.map(({ orderId, amount, carrier, trackingNumber, method = null }) => ({
      orderId,
      kind,
      at: ctx.clock.now(),
      amountMinor: amount?.minor ?? null,
      currency: amount?.currency ?? null,
      carrier: carrier ?? null,
      trackingNumber: trackingNumber ?? null,
      method,
      accountId: ctx.caller?.accountId ?? null,
    })),
  );
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
  if (first) await sendPush(ctx, first, ...others);
}

/** The same for one order. */
export const announceOrder = (
  ctx: Ctx,
  kind: StoreMessage['kind'],
  order: { id: string; storeId: string; number: string },
): Promise<void> => announceOrders(ctx, kind, [order]);
