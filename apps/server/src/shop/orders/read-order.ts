import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { getStore, ownStoreId, storePublicUrl } from '../stores/index.ts';
import { describeCore, factsOf, readPartsNamed, shortName } from './describe-order.ts';
import { orderHooks } from './orders.hooks.ts';
import { awaitingOf } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { formatBuyer } from './personal.ts';
import { payToken } from './tokens.ts';

const reminderHours = [24, 72];

/** One order of the own store; another store's is not found. */
export async function readOrder(ctx: Ctx, orderId: string): Promise<OrderDetail> {
  const storeId = ownStoreId(ctx);
  const order = orNotFound(
    (
      await ctx.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.storeId, storeId)))
    )[0],
  );
  const store = await getStore(ctx, storeId);
  const awaiting = awaitingOf(factsOf(order));
  const dueSince = order.kind === 'own' ? order.placedAt : order.paidAt;
  const nextHours = awaiting === 'seller' ? reminderHours[order.remindersSent] : undefined;
  const { address } = order;
  return {
    ...(await describeCore(ctx, order, await readPartsNamed(ctx, orderId))),
    paymentHold: await ctx.platform.hooks.get(orderHooks.findPaymentHold)(ctx, orderId),
    // In `platform` mode the fee is between platform and provider.
    paymentFee:
      order.settlementMode === 'direct'
        ? await ctx.platform.hooks.get(orderHooks.readPaymentFee)(ctx, order)
        : null,
    shipTo: {
      name: formatBuyer(ctx, order.kind === 'own' ? fullName(address) : shortName(address)),
      city: address.city,
      region: address.region ?? null,
      countryCode: address.countryCode,
    },
    nextReminderAt:
      dueSince && nextHours !== undefined
        ? new Date(dueSince.getTime() + nextHours * 3_600_000).toISOString()
        : null,
    can: {
      pay: awaiting === 'seller',
      sharePayLink: awaiting === 'buyer',
      cancel: order.kind === 'own' && awaiting === 'seller',
    },
    payUrl:
      awaiting === 'buyer' && !ctx.caller?.viewedBy
        ? `${storePublicUrl(ctx.platform.config, store)}/pay/${payToken(ctx.platform, order)}`
        : null,
    linkName:
      (order.linkId &&
        (await ctx.platform.hooks.get(orderHooks.findLinkName)(ctx, storeId, order.linkId))) ||
      null,
  };
}
