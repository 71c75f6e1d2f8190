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

/** Notifies the owner's open screens, and the operators', that an order changed. */
export async function announceOrder(
  ctx: Ctx,
  kind: StoreMessage['kind'],
  order: { id: string; storeId: string; number: string },
): Promise<void> {
  const body: StoreMessage = { kind, orderId: order.id, orderNumber: order.number };
  await sendPush(
    ctx,
    { destination: topics.store(order.storeId), body },
    { destination: topics.platform, body },
  );
}
