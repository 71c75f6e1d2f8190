import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import {
  type refundParcel as endpoint,
  type ParcelProblemDetail,
  type ParcelProblemState,
  refundParcel as refundEndpoint,
} from '@vitrine/contract/shop/parcel-problems.ts';
import { and, eq } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  lockParcelUnderWay,
  markParcel,
  readRefundedUnits,
  removeFailedParcel,
} from '../orders/index.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { refundFailedParcel, sendRefundsOfOrder } from '../refunds/index.ts';
import { changeStock, lockStockOf, returnUnits, takeAgain } from '../stock/index.ts';
import { parcelProblemChanged } from './parcel-problems.events.ts';
import { parcelProblemLines, parcelProblems } from './parcel-problems.tables.ts';
import { readProblem, readProblemLines } from './read-problem.ts';

type RefundBody = EndpointInput<typeof endpoint>['body'];
type Restocked = RefundBody['restocked'];

/** An open problem with its parcel, locked in the order of every decision about an order: order, payments, then the parcel. */
async function lockOpen(ctx: Ctx, id: string) {
  const [found] = await ctx.db.select().from(parcelProblems).where(eq(parcelProblems.id, id));
  const { orderId, shipmentId } = orNotFound(found);
  await lockWithShared(ctx, orderId);
  const [problem] = await ctx.db
    .select()
    .from(parcelProblems)
    .where(and(eq(parcelProblems.id, id), eq(parcelProblems.state, 'open')))
    .for('update');
  if (!problem) throw new Failure('order-state');
  return { problem, parcel: await lockParcelUnderWay(ctx, orderId, shipmentId) };
}
type Open = Awaited<ReturnType<typeof lockOpen>>;

/** Notes how it ended; the database refuses a second end. */
async function end(ctx: Ctx, { problem }: Open, state: ParcelProblemState): Promise<void> {
  const changed = await ctx.db
    .update(parcelProblems)
    .set({ state, resolvedAt: ctx.clock.now(), resolvedById: ctx.caller?.accountId ?? null })
    .where(and(eq(parcelProblems.id, problem.id), eq(parcelProblems.state, 'open')))
    .returning({ id: parcelProblems.id });
  if (!changed.length) throw new Failure('order-state');
}

/** Records what became of the goods, once, and returns the units of each line with it. */
async function recordGoods(ctx: Ctx, { problem, parcel }: Open, restocked: Restocked) {
  const wrong = new Failure('invalid-input', { fields: [{ path: 'restocked', code: 'choice' }] });
  const back = new Map(restocked.map(({ lineId, quantity }) => [lineId, quantity]));
  if (back.size !== restocked.length) throw wrong;
  const lines = await readProblemLines(ctx, problem.id);
  if (restocked.some(({ lineId }) => lines.every((line) => line.lineId !== lineId))) throw wrong;
  const before = await readRefundedUnits(ctx, parcel);
  const goods = lines.map((line) => ({
    ...line,
    cameBack: back.get(line.lineId) ?? 0,
    refundedBefore: before.get(line.lineId) ?? 0,
  }));
  // Before the books of the owner, which are locked later.
  await lockStockOf(ctx, problem.orderId);
  for (const { lineId, quantity, cameBack } of goods) {
    if (cameBack > quantity || (problem.kind === 'lost' && cameBack > 0)) throw wrong;
    await ctx.db
      .update(parcelProblemLines)
      .set({ restocked: cameBack })
      .where(
        and(eq(parcelProblemLines.problemId, problem.id), eq(parcelProblemLines.lineId, lineId)),
      );
  }
  return goods;
}

async function announce(ctx: Ctx, { problem }: Open, step: 'found' | 'resent'): Promise<void> {
  await ctx.platform.events.emit(ctx, parcelProblemChanged, {
    problemId: problem.id,
    orderId: problem.orderId,
    kind: problem.kind,
    step,
  });
}

/** The parcel turned up and goes on. */
export async function closeProblem(ctx: Ctx, id: string): Promise<ParcelProblemDetail> {
  const open = await lockOpen(ctx, id);
  await markParcel(ctx, open.parcel, null);
  await end(ctx, open, 'found');
  await announce(ctx, open, 'found');
  return readProblem(ctx, id);
}

/** Sends the units again. No money moves: the platform, which handed the parcel to the carrier, bears goods and postage. */
export async function sendAgain(
  ctx: Ctx,
  id: string,
  { restocked }: { restocked: Restocked },
): Promise<ParcelProblemDetail> {
  const open = await lockOpen(ctx, id);
  const { orderId } = open.problem;
  const goods = await recordGoods(ctx, open, restocked);
  if (goods.every(({ quantity, refundedBefore }) => quantity === refundedBefore))
    throw new Failure('order-state');
  const back = goods.filter(({ cameBack }) => cameBack > 0);
  await changeStock(
    ctx,
    back.map(({ variantId, cameBack }) => ({
      variantId,
      change: { by: cameBack },
      reason: 'returned' as const,
      orderId,
    })),
  );
  await takeAgain(
    ctx,
    orderId,
    goods.map(({ variantId, name, quantity, refundedBefore }) => ({
      variantId,
      name,
      quantity: quantity - refundedBefore,
      cameBack: 0,
    })),
  );
  const closed = new Map(goods.map(({ lineId, refundedBefore }) => [lineId, refundedBefore]));
  await removeFailedParcel(ctx, open.parcel, closed);
  await end(ctx, open, 'resent');
  await announce(ctx, open, 'resent');
  return readProblem(ctx, id);
}

async function decideRefund(ctx: Ctx, id: string, body: RefundBody): Promise<string> {
  const open = await lockOpen(ctx, id);
  const { orderId, kind, trackingNumber } = open.problem;
  const goods = await recordGoods(ctx, open, body.restocked);
  const units = goods.flatMap(({ lineId, quantity, refundedBefore }) =>
    quantity > refundedBefore ? [{ lineId, quantity: quantity - refundedBefore }] : [],
  );
  await refundFailedParcel(
    ctx,
    { orderId, units, isReturn: kind === 'refused' },
    { expected: body.expected, note: trackingNumber },
  );
  await returnUnits(
    ctx,
    orderId,
    goods.flatMap(({ variantId, cameBack }) =>
      cameBack > 0 ? [{ variantId, quantity: cameBack }] : [],
    ),
  );
  await removeFailedParcel(
    ctx,
    open.parcel,
    new Map(goods.map(({ lineId, quantity }) => [lineId, quantity])),
  );
  await end(ctx, open, 'refunded');
  return orderId;
}

/** Gives the money of the units back: decided in one transaction, then sent to the provider with the refund’s own key. */
export async function refund(ctx: Ctx, id: string, body: RefundBody): Promise<ParcelProblemDetail> {
  return runKeyed(
    ctx,
    { name: refundEndpoint.name, anonymous: id, body: { id, ...body } },
    async (tx, isResumed) => {
      if (!isResumed) return decideRefund(tx, id, body);
      const [found] = await tx.db.select().from(parcelProblems).where(eq(parcelProblems.id, id));
      return orNotFound(found).orderId;
    },
    async (orderId) => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await inTx(ctx, (tx) => readProblem(tx, id)), isFinal: true };
    },
  );
}
