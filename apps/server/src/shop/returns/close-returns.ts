import { openReturnStates } from '@vitrine/contract/shop/return-shapes.ts';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getOrder, lockOrdersForPayment } from '../orders/index.ts';
import { changeState, lockRequest } from './change-state.ts';
import { type ReturnRequest, returnRequests } from './returns.tables.ts';

/** The open requests of an order, the oldest first. */
function listOpen(ctx: Ctx, orderId: string): Promise<ReturnRequest[]> {
  return ctx.db
    .select()
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.orderId, orderId),
        inArray(returnRequests.state, [...openReturnStates]),
      ),
    )
    .orderBy(asc(returnRequests.id))
    .for('update');
}

/** Whether open requests name more units of one of its lines than there are now. */
async function isOverbooked(ctx: Ctx, { id, kind }: ReturnRequest): Promise<boolean> {
  const rows = await ctx.db.rows(
    sql`select x.line_id from return_lines x where x.request_id = ${id} and returnable_units(x.line_id, ${kind}, '-infinity') < 0`,
    { lineId: as.id },
  );
  return rows.length > 0;
}

/** Whether the buyer’s payment of an order is refunded whole, or is about to be. */
async function isAllRefunded(ctx: Ctx, orderId: string): Promise<boolean> {
  const rows = await ctx.db.rows(
    sql`select order_id from payment_orders where order_id = ${orderId} and side = 'buyer' and effect = 'paid'`,
    { orderId: as.id },
  );
  return rows.length === 0;
}

/**
 * A refund was decided, on the locked order. The request that it answers waits for it; another one whose units it took, by a refund
 * by hand or a cancelled order, is answered by it as well.
 */
export async function answerByRefund(ctx: Ctx, orderId: string, refundId: string): Promise<void> {
  await ctx.db
    .update(returnRequests)
    .set({ refundId })
    .where(
      and(
        eq(returnRequests.orderId, orderId),
        eq(returnRequests.state, 'refunded'),
        isNull(returnRequests.refundId),
      ),
    );
  const isAll = await isAllRefunded(ctx, orderId);
  const order = await getOrder(ctx, orderId);
  for (const request of await listOpen(ctx, orderId))
    if (isAll || (await isOverbooked(ctx, request)))
      await changeState(ctx, request, order, 'refunded', { refundId });
}

/** A parcel left: what is in it cannot be cancelled any more, only returned once it has arrived. */
export async function assertNotOvertaken(ctx: Ctx, orderId: string): Promise<void> {
  const [order] = await lockOrdersForPayment(ctx, [orderId], 'buyer');
  if (!order) return;
  for (const request of await listOpen(ctx, orderId))
    if (request.kind === 'cancellation' && (await isOverbooked(ctx, request)))
      await changeState(ctx, request, order, 'refused');
}

/** Ends approved returns whose goods were not sent in time. */
export async function expireReturns(platform: Platform): Promise<void> {
  const due = and(
    eq(returnRequests.state, 'approved'),
    lt(returnRequests.sendBefore, platform.clock.now()),
  );
  const rows = await platform.database.db
    .select({ id: returnRequests.id, orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(due)
    .orderBy(returnRequests.sendBefore)
    .limit(500);
  for (const { id, orderId } of rows)
    await platform.database.withTx(async (tx) => {
      const ctx = systemContext(platform, tx);
      const [order] = await lockOrdersForPayment(ctx, [orderId], 'buyer');
      const request = await lockRequest(ctx, id);
      // Sent, or withdrawn, just now.
      if (order && request.state === 'approved') await changeState(ctx, request, order, 'expired');
    });
}
