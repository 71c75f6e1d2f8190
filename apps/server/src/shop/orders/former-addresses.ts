import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orderAddressChanges } from './order-desk.tables.ts';

/** Where an order went before its address was changed, oldest first: parcels may have left to each of them. */
export const listFormerAddresses = (
  ctx: Ctx,
  orderId: string,
): Promise<{ address: Address; changedAt: Date }[]> =>
  ctx.db
    .select({ address: orderAddressChanges.former, changedAt: orderAddressChanges.changedAt })
    .from(orderAddressChanges)
    .where(eq(orderAddressChanges.orderId, orderId))
    .orderBy(asc(orderAddressChanges.id));
