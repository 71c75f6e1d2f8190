import type { OrderDetail } from '@vitrine/contract/shop/orders.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { ownStoreId } from '../stores/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderHooks } from './orders.hooks.ts';
import { orders } from './orders.tables.ts';
import { readOrder } from './read-order.ts';

/**
 * Cancels an owner's unpaid order for himself. The row is locked before anything is checked: a payment that settles at the
 * same moment waits for it, and finds the order either paid or cancelled, never both.
 */
export async function cancelOwnOrder(ctx: Ctx, orderId: string): Promise<OrderDetail> {
  const own = and(
    eq(orders.id, orderId),
    eq(orders.storeId, ownStoreId(ctx)),
    eq(orders.kind, 'own'),
  );
  const order = orNotFound((await ctx.db.select().from(orders).where(own).for('update'))[0]);
  const isUnpaid =
    order.sellerPayment === 'unpaid' &&
    !(await ctx.platform.hooks.get(orderHooks.isBeingPaid)(ctx, orderId));
  if (!isUnpaid || !(await cancelOrder(ctx, orderId, 'by_owner'))) throw new Failure('order-state');
  return readOrder(ctx, orderId);
}
