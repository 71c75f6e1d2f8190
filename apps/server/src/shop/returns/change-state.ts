import type { OrderEvent } from '@vitrine/contract/shop/orders.ts';
import type { ReturnState } from '@vitrine/contract/shop/return-shapes.ts';
import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { sendPush } from '#platform/push/push.ts';
import { type OrderRow, recordEvent } from '../orders/index.ts';
import { mailState } from './mail-state.ts';
import { canBecome } from './returns.rules.ts';
import { type ReturnRequest, returnRequests, returnSteps } from './returns.tables.ts';

/** The line of the order’s timeline; a refund has its own when the money is back. */
const eventOf: Readonly<Partial<Record<ReturnState, OrderEvent['kind']>>> = {
  requested: 'return_requested',
  approved: 'return_approved',
  sent: 'return_sent',
  received: 'return_received',
  inspected: 'return_inspected',
  replacing: 'return_replacing',
  replaced: 'return_replaced',
  refused: 'return_refused',
  withdrawn: 'return_withdrawn',
  expired: 'return_expired',
};

/** A request of an order whose row the caller has locked; locks it as well. */
export async function lockRequest(ctx: Ctx, id: string): Promise<ReturnRequest> {
  return orNotFound(
    (await ctx.db.select().from(returnRequests).where(eq(returnRequests.id, id)).for('update'))[0],
  );
}

/** Lets open screens of both sides read again; a new request calls those who answer it. */
async function announce(
  ctx: Ctx,
  { answeredBy, state }: Pick<ReturnRequest, 'answeredBy' | 'state'>,
  order: OrderRow,
): Promise<void> {
  const kindFor = (side: ReturnRequest['answeredBy']): StoreMessage['kind'] =>
    state === 'requested' && side === answeredBy ? 'return.asked' : 'return.changed';
  const about = { orderId: order.id, orderNumber: order.number };
  await sendPush(
    ctx,
    {
      destination: topics.store(order.storeId),
      body: { kind: kindFor('owner'), ...about } satisfies StoreMessage,
    },
    {
      destination: topics.platform,
      body: { kind: kindFor('operators'), ...about } satisfies StoreMessage,
    },
  );
}

/** Notes the state that a request has now: its steps, the order’s timeline, the buyer’s mail and the screens. */
export async function recordState(
  ctx: Ctx,
  request: ReturnRequest,
  order: OrderRow,
): Promise<void> {
  const { id: requestId, state } = request;
  await ctx.db
    .insert(returnSteps)
    .values({ requestId, state, at: ctx.clock.now(), accountId: ctx.caller?.accountId ?? null });
  const event = eventOf[state];
  if (event) await recordEvent(ctx, order.id, event);
  await mailState(ctx, request);
  await announce(ctx, request, order);
}

/** Moves a locked request on; one that another answer has moved meanwhile is refused. */
export async function changeState(
  ctx: Ctx,
  request: ReturnRequest,
  order: OrderRow,
  to: ReturnState,
  values: Partial<typeof returnRequests.$inferInsert> = {},
): Promise<void> {
  if (!canBecome(request, to)) throw new Failure('return-state');
  const changed = await ctx.db
    .update(returnRequests)
    .set({ ...values, state: to, changedAt: ctx.clock.now() })
    .where(eq(returnRequests.id, request.id))
    .returning();
  await recordState(ctx, orNotFound(changed[0]), order);
}
