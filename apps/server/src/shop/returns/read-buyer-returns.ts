import { fileUrl } from '@vitrine/contract/images.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { type BuyerReturns, returnLinkPurpose } from '@vitrine/contract/shop/buyer-returns.ts';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { idOfSigned, signId } from '#platform/signed-ids.ts';
import { getOrder, getOrderByToken, type OrderRow, orderToken, readReturnDays } from '../orders/index.ts';
import { getStore } from '../stores/index.ts';
import { readOpenUnits } from './request-units.ts';
import { describeCore, readReturnParts } from './return-parts.ts';
import { canBecome } from './returns.rules.ts';
import { returnRequests } from './returns.tables.ts';

const dayMs = 86_400_000;

/** What can be requested of an order and what was, for its buyer. */
export async function describeForBuyer(ctx: Ctx, order: OrderRow): Promise<BuyerReturns> {
  const store = await getStore(ctx, order.storeId);
  const windowDays = await readReturnDays(ctx);
  const units = await readOpenUnits(ctx, order.id, windowDays);
  const rows = await ctx.db.select().from(returnRequests).where(eq(returnRequests.orderId, order.id)).orderBy(desc(returnRequests.id));
  const parts = await readReturnParts(
    ctx,
    rows.map(({ id }) => id),
  );
  const delivered = units.flatMap(({ returnable, deliveredAt }) => (returnable > 0 && deliveredAt ? [deliveredAt.getTime()] : []));
  return {
    link: signId(ctx.platform, returnLinkPurpose, order.id),
    order: { number: order.number, token: orderToken(ctx.platform, order) },
    store: { slug: store.slug, name: store.name },
    lines: units.map(({ id, name, option, imageKey, unitMinor, currency, returnable, cancellable }) => ({
      id,
      name,
      option,
      imageUrl: imageKey ? fileUrl(imageKey) : null,
      unit: toMoney(unitMinor, currency),
      returnable,
      cancellable,
    })),
    returnUntil: delivered.length ? new Date(Math.max(...delivered) + windowDays * dayMs).toISOString() : null,
    windowDays,
    requests: rows.map((request) => ({
      ...describeCore(ctx, request, parts, { isBuyer: true }),
      can: { withdraw: canBecome(request, 'withdrawn'), send: canBecome(request, 'sent') },
    })),
  };
}

/** The same by the secret of the mailed link. */
export async function readBuyerReturns(ctx: Ctx, token: string): Promise<BuyerReturns> {
  return describeForBuyer(ctx, await getOrderByToken(ctx, token));
}

/** The order of a link that was signed here. */
export const orderIdOfLink = (ctx: Ctx, link: string): string => orNotFound(idOfSigned(ctx.platform, returnLinkPurpose, link));

/** The same by the secret that requests are sent with. */
export async function readReturnLink(ctx: Ctx, link: string): Promise<BuyerReturns> {
  return describeForBuyer(ctx, await getOrder(ctx, orderIdOfLink(ctx, link)));
}
