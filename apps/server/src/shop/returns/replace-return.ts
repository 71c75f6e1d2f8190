import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import type { ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  assertNumberIsFree,
  getOrder,
  lockOrders,
  lockTrackingNumbers,
  mailBuyer,
  toParcelNumber,
  writeShippedFailure,
} from '../orders/index.ts';
import { lockForAnswer } from './answer-return.ts';
import { changeState, lockRequest } from './change-state.ts';
import { findDueReplacements, findReplacementSenders } from './due-replacements.ts';
import { readReturn } from './read-return.ts';
import { takeReplacement } from './replacement-stock.ts';
import { type ReturnRequest, returnRequests } from './returns.tables.ts';

interface SentParcel {
  carrier: string;
  trackingNumber: string;
}

/**
 * Replaces the items of an inspected return instead of refunding them. The sale stays what it was: the order, its journals and the
 * owner’s profit do not change, and the platform bears the goods, as it does those of a lost parcel.
 */
export async function replaceReturn(ctx: Ctx, id: string): Promise<ReturnDetail> {
  const { request, order } = await lockForAnswer(ctx, id, 'operators');
  // A replacement that was sent is to be sent again only when its parcel is taken back, and its goods left the stock before.
  if (request.state !== 'inspected') throw new Failure('return-state');
  // First, because a request that another answer has moved must not take anything out of stock.
  await changeState(ctx, request, order, 'replacing');
  await takeReplacement(ctx, request);
  return readReturn(ctx, id, 'operators');
}

/** Notes the parcel of a locked request, which ends it. The caller holds the lock of tracking numbers. */
async function endByParcel(
  ctx: Ctx,
  request: ReturnRequest,
  { carrier, trackingNumber: typed }: SentParcel,
  { batchKey, alsoOf = [] }: { batchKey: string | null; alsoOf?: readonly string[] },
): Promise<void> {
  if (request.state !== 'replacing') throw new Failure('return-state');
  const trackingNumber = toParcelNumber(typed);
  await assertNumberIsFree(ctx, trackingNumber, [request.orderId, ...alsoOf]);
  await changeState(ctx, request, await getOrder(ctx, request.orderId), 'replaced', {
    replacementCarrier: carrier,
    replacementNumber: trackingNumber,
    replacementKey: normalizeTrackingNumber(trackingNumber),
    replacementBatch: batchKey,
    replacementSentAt: ctx.clock.now(),
  });
}

/** The replacement left, which ends the request. */
export async function sendReplacement(
  ctx: Ctx,
  id: string,
  parcel: SentParcel,
): Promise<ReturnDetail> {
  await lockTrackingNumbers(ctx);
  const { request } = await lockForAnswer(ctx, id, 'operators');
  await endByParcel(ctx, request, parcel, { batchKey: null });
  return readReturn(ctx, id, 'operators');
}

/**
 * Sends the replacement that an order is to ship now. The caller has locked the tracking numbers, then the order; when a colleague
 * was faster, the failure names him.
 */
export async function sendDueReplacement(
  ctx: Ctx,
  orderId: string,
  parcel: SentParcel,
  call: { batchKey: string; alsoOf: readonly string[] },
): Promise<void> {
  const due = (await findDueReplacements(ctx, [orderId])).get(orderId);
  if (!due) {
    const sender = (await findReplacementSenders(ctx, [orderId])).get(orderId);
    throw sender ? await writeShippedFailure(ctx, sender) : new Failure('return-state');
  }
  await endByParcel(ctx, await lockRequest(ctx, due.returnId), parcel, call);
}

/** Takes back replacements that were sent by one call, for some minutes: they are to be sent again. Returns how many there were. */
export async function withdrawReplacements(
  ctx: Ctx,
  batchKey: string,
  undoMinutes: number,
): Promise<number> {
  const isSent = and(
    eq(returnRequests.replacementBatch, batchKey),
    eq(returnRequests.state, 'replaced'),
  );
  const readRows = () =>
    ctx.db.select().from(returnRequests).where(isSent).orderBy(asc(returnRequests.id));
  await lockOrders(
    ctx,
    (await readRows()).map(({ orderId }) => orderId),
  );
  const sentAfter = new Date(ctx.clock.now().getTime() - undoMinutes * 60_000);
  const rows = await readRows();
  for (const { id, orderId, replacementSentAt } of rows) {
    const request = await lockRequest(ctx, id);
    if (!replacementSentAt || replacementSentAt < sentAfter) throw new Failure('undo-too-late');
    await changeState(ctx, request, await getOrder(ctx, orderId), 'replacing', {
      replacementCarrier: null,
      replacementNumber: null,
      replacementKey: null,
      replacementBatch: null,
      replacementSentAt: null,
    });
    // The buyer may have requested the return of a parcel that is on its way by our email.
    const isTaken = await ctx.db.exists(sql`select 1 from return_lines x
      where x.request_id = ${id} and returnable_units(x.line_id, 'return', '-infinity') < 0`);
    if (isTaken) throw new Failure('order-state');
    await mailBuyer(
      ctx,
      orderId,
      `return-${id}-unsent-${replacementSentAt.getTime()}`,
      'order-parcel-withdrawn',
      {},
    );
  }
  return rows.length;
}
