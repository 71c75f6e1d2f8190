import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { Image } from '@vitrine/contract/images.ts';
import {
  type BuyerReturns,
  requestReturn as endpoint,
  type addReturnPhoto as photoEndpoint,
  type ReturnRequestBody,
} from '@vitrine/contract/shop/buyer-returns.ts';
import { returnBounds } from '@vitrine/contract/shop/return-shapes.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { addPhoto, sendPhotos } from '#platform/files/sent-photos.ts';
import {
  getOrder,
  lockOrdersForPayment,
  type OrderRow,
  readReturnDays,
  withLink,
} from '../orders/index.ts';
import { lockWithShared, runKeyed } from '../payments/index.ts';
import { canCancelAlone, cancelUnits, sendRefundsOfOrder } from '../refunds/index.ts';
import { changeState, lockRequest, recordState } from './change-state.ts';
import { describeForBuyer, getOrderByReturnLink, readReturnSecret } from './read-buyer-returns.ts';
import { readOpenUnits } from './request-units.ts';
import { returnRequested } from './returns.events.ts';
import { photosOfReturns, returnLines, returnRequests, returnSteps } from './returns.tables.ts';

/** Photos that may be stored for an order in all: of several requests, and some that are taken back. */
const photosMax = returnBounds.photosMax * 6;
const dayMs = 86_400_000;
const askedPerDayMax = 5;

/** The order of a link, locked: what is requested of it comes one after the other, and after refunds that are being decided. */
async function lockOrder(ctx: Ctx, token: string): Promise<OrderRow> {
  const link = readReturnSecret(ctx, token);
  const [order] = await lockOrdersForPayment(ctx, [link.id], 'buyer');
  return withLink(order, link);
}

/** Stores a photo for a request that is being written. */
export async function addReturnPhoto(
  ctx: Ctx,
  token: string,
  file: EndpointInput<typeof photoEndpoint>['body']['file'],
): Promise<{ key: string; image: Image }> {
  const order = await getOrderByReturnLink(ctx, token);
  const units = await readOpenUnits(ctx, order.id, await readReturnDays(ctx));
  if (!units.some(({ returnable, cancellable }) => returnable + cancellable > 0))
    throw new Failure('return-closed');
  const full = new Failure('return-photos-full', { values: { max: returnBounds.photosMax } });
  return addPhoto(ctx, photosOfReturns, { ownerId: order.id, ...file, max: photosMax, full });
}

/** Requests that are refused again and again fill the list and the mailbox of those who answer. */
async function assertNotRecentlyDeclined(ctx: Ctx, orderId: string): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - dayMs);
  const asked = await ctx.db.$count(
    returnRequests,
    and(eq(returnRequests.orderId, orderId), gt(returnRequests.createdAt, since)),
  );
  if (asked >= askedPerDayMax)
    throw new Failure('return-asked-often', { values: { times: askedPerDayMax } });
}

async function refuseUnits(
  ctx: Ctx,
  order: OrderRow,
  { kind, lines }: ReturnRequestBody,
): Promise<void> {
  const open = await readOpenUnits(ctx, order.id, await readReturnDays(ctx));
  const leftOf = (lineId: string): number => {
    const line = open.find(({ id }) => id === lineId);
    if (!line) throw new Failure('invalid-input', { fields: [{ path: 'lines', code: 'choice' }] });
    return kind === 'cancellation' ? line.cancellable : line.returnable;
  };
  if (new Set(lines.map(({ lineId }) => lineId)).size !== lines.length)
    throw new Failure('invalid-input', { fields: [{ path: 'lines', code: 'choice' }] });
  if (lines.every(({ lineId }) => leftOf(lineId) === 0)) throw new Failure('return-closed');
  if (lines.some(({ lineId, quantity }) => quantity > leftOf(lineId)))
    throw new Failure('return-too-many');
}

/**
 * Takes a request in; the database holds the bounds of its units as well. A cancellation that needs no answer is accepted in the same
 * transaction: its refund is decided when this returns.
 */
export async function requestReturn(
  ctx: Ctx,
  token: string,
  body: ReturnRequestBody,
): Promise<BuyerReturns> {
  await lockWithShared(ctx, readReturnSecret(ctx, token).id);
  const order = await lockOrder(ctx, token);
  await refuseUnits(ctx, order, body);
  await assertNotRecentlyDeclined(ctx, order.id);
  const now = ctx.clock.now();
  const [inserted] = await ctx.db
    .insert(returnRequests)
    .values({
      orderId: order.id,
      storeId: order.storeId,
      kind: body.kind,
      state: 'requested',
      reason: body.reason,
      text: body.text,
      language: ctx.language,
      answeredBy: order.settlementMode === 'direct' ? 'owner' : 'operators',
      createdAt: now,
      changedAt: now,
    })
    .returning();
  const request = orNotFound(inserted);
  await ctx.db
    .insert(returnLines)
    .values(body.lines.map((line) => ({ requestId: request.id, ...line })));
  await sendPhotos(ctx, photosOfReturns, { ownerId: order.id, id: request.id }, body.photoKeys);
  if (body.kind === 'cancellation' && (await canCancelAlone(ctx, order))) {
    await ctx.db
      .insert(returnSteps)
      .values({ requestId: request.id, state: 'requested', at: now, accountId: null });
    // First, so that its units are not open any more when the refund looks for other requests that it answers.
    await changeState(ctx, request, order, 'refunded');
    await cancelUnits(ctx, order.id, body.lines, body.text.slice(0, 300));
  } else {
    await recordState(ctx, request, order);
    await ctx.platform.events.emit(ctx, returnRequested, { requestId: request.id });
  }
  return describeForBuyer(ctx, await getOrder(ctx, order.id));
}

/** The same by the buyer: what needs no answer is then asked of the provider at once, with the refund's own key. */
export async function sendRequest(
  ctx: Ctx,
  token: string,
  body: ReturnRequestBody,
): Promise<BuyerReturns> {
  const { id: orderId } = await getOrderByReturnLink(ctx, token);
  return runKeyed(
    ctx,
    { name: endpoint.name, anonymous: orderId, body: { orderId, ...body } },
    async (tx, isResumed) => {
      if (!isResumed) await requestReturn(tx, token, body);
    },
    async () => {
      await sendRefundsOfOrder(ctx, orderId);
      return { result: await describeForBuyer(ctx, await getOrder(ctx, orderId)), isFinal: true };
    },
  );
}

/** The buyer takes a request back, or says that the goods are on their way. */
export async function moveByBuyer(
  ctx: Ctx,
  { token, id }: { token: string; id: string },
  to: 'withdrawn' | 'sent',
  parcel: { carrier: string; trackingNumber: string } = { carrier: '', trackingNumber: '' },
): Promise<BuyerReturns> {
  const order = await lockOrder(ctx, token);
  const request = await lockRequest(ctx, id);
  if (request.orderId !== order.id) throw new Failure('not-found');
  await changeState(ctx, request, order, to, {
    carrier: parcel.carrier || null,
    trackingNumber: parcel.trackingNumber || null,
  });
  return describeForBuyer(ctx, order);
}
