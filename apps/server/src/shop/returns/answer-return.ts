import { isSellersFault } from '@vitrine/contract/shop/return-shapes.ts';
import type {
  ReturnDecision,
  ReturnDetail,
  ReturnRefundBody,
} from '@vitrine/contract/shop/returns.ts';
import { refundOwnReturn, refundReturn } from '@vitrine/contract/shop/returns.ts';
import { eq } from 'drizzle-orm';
import { readConfigNumber } from '#admin/configs/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { getOrder } from '../orders/index.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { refundUnits, sendRefundsOfOrder } from '../refunds/index.ts';
import { ownStoreId } from '../stores/index.ts';
import { changeState, lockRequest } from './change-state.ts';
import { readReturn } from './read-return.ts';
import { cancelReplacement } from './replacement-stock.ts';
import { type ReturnRequest, returnLines, returnRequests } from './returns.tables.ts';
import { isTimelyReturn } from './statutory-time.ts';

const dayMs = 86_400_000;
type Answerer = ReturnRequest['answeredBy'];

/** Locks a request with its order, in the order that every decision about an order’s money keeps. */
export async function lockForAnswer(ctx: Ctx, id: string, by: Answerer) {
  const found = orNotFound(
    (await ctx.db.select().from(returnRequests).where(eq(returnRequests.id, id)))[0],
  );
  if (by === 'owner' && found.storeId !== ownStoreId(ctx)) throw new Failure('not-found');
  if (found.answeredBy !== by)
    throw new Failure(by === 'owner' ? 'refund-by-operators' : 'refund-by-owner');
  await lockWithShared(ctx, found.orderId);
  return { request: await lockRequest(ctx, id), order: await getOrder(ctx, found.orderId) };
}

async function decide(ctx: Ctx, id: string, by: Answerer, decision: ReturnDecision): Promise<void> {
  const { request, order } = await lockForAnswer(ctx, id, by);
  if (decision.decision === 'approve') {
    const days = await readConfigNumber(ctx, 'return.sendBackDays');
    const { returnAddress, postage } = decision;
    const labelUrl = postage === 'label' ? decision.labelUrl : null;
    const wrong = (path: string) =>
      new Failure('invalid-input', { fields: [{ path, code: 'choice' }] });
    if (postage === 'label' && !labelUrl) throw wrong('labelUrl');
    if (postage === 'buyer' && isSellersFault(request.reason)) throw wrong('postage');
    const sendBefore = new Date(ctx.clock.now().getTime() + days * dayMs);
    await changeState(ctx, request, order, 'approved', {
      returnAddress,
      postage,
      labelUrl,
      sendBefore,
    });
  } else if (decision.decision === 'refuse')
    await changeState(ctx, request, order, 'refused', { refusal: decision.reason });
  else await changeState(ctx, request, order, 'received');
}

/** Approves a return, refuses a request, or says that the goods came back. */
export async function decideReturn(
  ctx: Ctx,
  id: string,
  by: Answerer,
  decision: ReturnDecision,
): Promise<ReturnDetail> {
  await inTx(ctx, (tx) => decide(tx, id, by, decision));
  return readReturn(ctx, id, by);
}

/** Phase 1: the request is answered by the refund of its units, in one transaction. */
async function decideRefund(
  ctx: Ctx,
  id: string,
  by: Answerer,
  { expected, toStock }: ReturnRefundBody,
): Promise<string> {
  const { request, order } = await lockForAnswer(ctx, id, by);
  const units = await ctx.db
    .select({ lineId: returnLines.lineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(eq(returnLines.requestId, id));
  // Once it was inspected, what can be sold again is in stock already.
  const areBack = ['received', 'inspected', 'replacing'].includes(request.state);
  const isCounted = request.state !== 'received';
  if (request.state === 'replacing') await cancelReplacement(ctx, request);
  // First, so that its units are not open any more when the refund looks for other requests that it answers.
  await changeState(ctx, request, order, 'refunded');
  await refundUnits(
    ctx,
    { orderId: order.id, units, isTimely: await isTimelyReturn(ctx, request) },
    // What an owner gets back is at the owner’s address, and not in the platform’s warehouse.
    {
      returner: by,
      expected,
      note: request.text.slice(0, 300),
      areBack,
      toStock: areBack && !isCounted && by === 'operators' && toStock,
    },
  );
  return order.id;
}

/** Accepts a request: decided in one transaction, then asked of the provider with the refund’s own key. */
export async function refundReturnOf(
  ctx: Ctx,
  id: string,
  by: Answerer,
  body: ReturnRefundBody,
): Promise<ReturnDetail> {
  const { name } = by === 'owner' ? refundOwnReturn : refundReturn;
  return runKeyed(
    ctx,
    { name, anonymous: id, body: { id, ...body } },
    async (tx, isResumed) =>
      isResumed ? (await lockForAnswer(tx, id, by)).order.id : decideRefund(tx, id, by, body),
    async (orderId) => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await readReturn(ctx, id, by), isFinal: true };
    },
  );
}
