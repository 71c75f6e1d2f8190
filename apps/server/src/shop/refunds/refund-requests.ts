import type { Money } from '@vitrine/contract/money.ts';
import type { OrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { and, eq, gt } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { notifyOwner } from '../notifications/index.ts';
import {
  getOrder,
  getOwnOrder,
  lockOrdersForPayment,
  recordRefundRequest,
} from '../orders/index.ts';
import { lockWithShared } from '../payments/index.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { canRefund, lockRefundable, refundSide } from './refundable.ts';
import { refundAsked } from './refunds.events.ts';
import { refundRequests } from './refunds.tables.ts';

const dayMs = 86_400_000;
const askedPerDayMax = 3;

/** Operators have declined: repeated requests fill their list and mailboxes, and get the same answer. */
async function assertNotRecentlyDeclined(ctx: Ctx, orderId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const asked = await ctx.db.$count(
    refundRequests,
    and(eq(refundRequests.orderId, orderId), gt(refundRequests.askedAt, since)),
  );
  if (asked >= askedPerDayMax)
    throw new Failure('refund-asked-often', { values: { times: askedPerDayMax } });
}

async function insertRefundRequest(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  const order = await getOwnOrder(ctx, orderId);
  await lockWithShared(ctx, orderId);
  const refundable = await lockRefundable(ctx, orderId, refundSide(order, 'operators'));
  if (!refundable || !canRefund(refundable)) throw new Failure('refund-nothing');
  if (!order.refundAskedAt) await assertNotRecentlyDeclined(ctx, orderId);
  const asked = await ctx.db
    .insert(refundRequests)
    .values({
      orderId,
      storeId: order.storeId,
      state: 'open',
      reason,
      askedById: callerOf(ctx).accountId,
      askedAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: refundRequests.id });
  if (!asked.length) throw new Failure('refund-asked');
  await recordRefundRequest(ctx, order, 'asked');
  await ctx.platform.events.emit(ctx, refundAsked, { orderId });
}

/** The owner asks operators for money that the platform holds; one question at a time. */
export async function requestRefundOfOrder(
  ctx: Ctx,
  orderId: string,
  { reason }: { reason: string },
): Promise<OrderRefunds> {
  await inTx(ctx, (tx) => insertRefundRequest(tx, orderId, reason));
  return readOrderRefunds(ctx, orderId, 'owner');
}

/** Answers the open request; nothing when there is none. */
async function answer(
  ctx: Ctx,
  orderId: string,
  state: 'granted' | 'declined',
  words: string,
): Promise<string | undefined> {
  const [request] = await ctx.db
    .update(refundRequests)
    .set({
      state,
      answer: words,
      answeredById: ctx.caller?.accountId ?? null,
      answeredAt: ctx.clock.now(),
    })
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'open')))
    .returning({ id: refundRequests.id });
  return request?.id;
}

async function insertRefusal(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  const order = await getOrder(ctx, orderId);
  await lockOrdersForPayment(ctx, [orderId], 'buyer');
  const requestId = await answer(ctx, orderId, 'declined', reason);
  if (!requestId) throw new Failure('conflict');
  await recordRefundRequest(ctx, order, 'declined');
  await notifyOwner(ctx, order.storeId, {
    template: 'refund-declined',
    key: `refund-declined:${requestId}`,
    values: { number: order.number, reason },
    path: `/order?order=${order.number}`,
  });
}

/** Operators say no, and why. */
export async function declineRefund(
  ctx: Ctx,
  orderId: string,
  { reason }: { reason: string },
): Promise<OrderRefunds> {
  await inTx(ctx, (tx) => insertRefusal(tx, orderId, reason));
  return readOrderRefunds(ctx, orderId, 'operators');
}

/** Operators returned money: an open request is answered by it. What the owner gets back himself has a mail of its own. */
export async function approveRequest(
  ctx: Ctx,
  orderId: string,
  note: string,
  toBuyer?: Money,
): Promise<void> {
  const requestId = await answer(ctx, orderId, 'granted', note);
  if (!requestId) return;
  const order = await getOrder(ctx, orderId);
  await recordRefundRequest(ctx, order, 'granted');
  if (toBuyer)
    await notifyOwner(ctx, order.storeId, {
      template: 'refund-granted',
      key: `refund-granted:${requestId}`,
      values: { number: order.number, amount: toBuyer },
      path: `/order?order=${order.number}`,
    });
}
