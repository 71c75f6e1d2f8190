import { fileUrl } from '@vitrine/contract/images.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { type BuyerReturns, returnLinkPurpose } from '@vitrine/contract/shop/buyer-returns.ts';
import { openReturnStates } from '@vitrine/contract/shop/return-shapes.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { readSigned, type SignedId, signId } from '#platform/security/signed-ids.ts';
import { findFocus } from '../catalogue/index.ts';
import {
  getOrder,
  getOrderByToken,
  type OrderRow,
  orderToken,
  readReturnDays,
  withLink,
} from '../orders/index.ts';
import { canCancelAlone, priceUnits, standardFeeOf } from '../refunds/index.ts';
import { getStore } from '../stores/index.ts';
import { readOpenUnits } from './request-units.ts';
import { describeCore, readReturnParts } from './return-parts.ts';
import { canBecome } from './returns.rules.ts';
import type { ReturnRequest } from './returns.tables.ts';
import { returnRequests } from './returns.tables.ts';
import { isTimelyReturn, statutoryUntil } from './statutory-time.ts';

const dayMs = 86_400_000;

/** What an open request gives back now. */
async function priceRequest(
  ctx: Ctx,
  request: ReturnRequest,
  lines: readonly { id: string; quantity: number }[],
) {
  const isOpen = (openReturnStates as readonly string[]).includes(request.state);
  const units = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const price = isOpen
    ? await priceUnits(ctx, {
        orderId: request.orderId,
        units,
        isTimely: await isTimelyReturn(ctx, request),
      })
    : null;
  return { value: price?.value ?? null, shippingFee: price?.fee ?? null };
}

/** The standard shipping fee that comes back with the whole order, while the statutory time runs and it has not come back yet. */
async function describeWholeReturn(
  ctx: Ctx,
  order: OrderRow,
  isReturnable: boolean,
): Promise<BuyerReturns['wholeReturn']> {
  const feeMinor = standardFeeOf(order);
  const until = isReturnable && feeMinor > 0n ? await statutoryUntil(ctx, order.id) : null;
  return until && until > ctx.clock.now()
    ? { fee: toMoney(feeMinor, order.currency), until: until.toISOString() }
    : null;
}

/** What can be requested of an order and what was, for its buyer. */
export async function describeForBuyer(ctx: Ctx, order: OrderRow): Promise<BuyerReturns> {
  const store = await getStore(ctx, order.storeId);
  const windowDays = await readReturnDays(ctx);
  const units = await readOpenUnits(ctx, order.id, windowDays);
  const focusOf = await findFocus(ctx, units);
  const rows = await ctx.db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.orderId, order.id))
    .orderBy(desc(returnRequests.id));
  const parts = await readReturnParts(
    ctx,
    rows.map(({ id }) => id),
  );
  const delivered = units.flatMap(({ returnable, deliveredAt }) =>
    returnable > 0 && deliveredAt ? [deliveredAt.getTime()] : [],
  );
  const requests: BuyerReturns['requests'] = [];
  for (const request of rows) {
    const core = describeCore(ctx, request, parts, { isBuyer: true });
    const can = { withdraw: canBecome(request, 'withdrawn'), send: canBecome(request, 'sent') };
    requests.push({ ...core, ...(await priceRequest(ctx, request, core.lines)), can });
  }
  return {
    link: signId(ctx.platform, returnLinkPurpose, order.id, order.linkVersion),
    order: { number: order.number, token: orderToken(ctx.platform, order) },
    store: { slug: store.slug, name: store.name },
    lines: units.map((unit) => ({
      id: unit.id,
      name: unit.name,
      option: unit.option,
      imageUrl: unit.imageKey ? fileUrl(unit.imageKey) : null,
      ...focusOf(unit),
      unit: toMoney(unit.unitMinor, unit.currency),
      returnable: unit.returnable,
      cancellable: unit.cancellable,
    })),
    returnUntil: delivered.length
      ? new Date(Math.max(...delivered) + windowDays * dayMs).toISOString()
      : null,
    windowDays,
    cancelsAlone:
      units.some(({ cancellable }) => cancellable > 0) && (await canCancelAlone(ctx, order)),
    wholeReturn: await describeWholeReturn(ctx, order, delivered.length > 0),
    requests,
  };
}

/** The same by the secret of the mailed link. */
export async function readBuyerReturns(ctx: Ctx, token: string): Promise<BuyerReturns> {
  return describeForBuyer(ctx, await getOrderByToken(ctx, token));
}

/** What a link that was signed here names. */
export const readReturnSecret = (ctx: Ctx, link: string): SignedId =>
  orNotFound(readSigned(ctx.platform, returnLinkPurpose, link));

/** The order of a link, unless the link was revoked. */
export async function getOrderByReturnLink(ctx: Ctx, link: string): Promise<OrderRow> {
  const secret = readReturnSecret(ctx, link);
  return withLink(await getOrder(ctx, secret.id), secret);
}

/** The same by the secret that requests are sent with. */
export async function readReturnLink(ctx: Ctx, link: string): Promise<BuyerReturns> {
  return describeForBuyer(ctx, await getOrderByReturnLink(ctx, link));
}
