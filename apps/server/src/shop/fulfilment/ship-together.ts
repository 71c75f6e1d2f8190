import { randomUUID } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { shipTogether } from '@vitrine/contract/shop/bulk-shipments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import {
  assertNumberIsFree,
  lockOrders,
  lockTrackingNumbers,
  matchBuyerWord,
  readShippable,
  type ShippableOrder,
  shipWholeOrders,
  toParcelNumber,
  toShipSql,
} from '../orders/index.ts';

const sameAddress = ({ address }: ShippableOrder): string =>
  JSON.stringify(Object.entries(address).toSorted());

/** True if one parcel can reach the buyer of all these orders. */
const areJoint = ([first, ...others]: readonly ShippableOrder[]): boolean =>
  first !== undefined &&
  others.every(
    (other) =>
      other.storeId === first.storeId &&
      other.email === first.email &&
      sameAddress(other) === sameAddress(first),
  );

/** Ships orders of one buyer, address and store in one parcel. No money moves. */
export async function shipOrdersTogether(
  ctx: Ctx,
  {
    orderIds,
    carrier,
    trackingNumber: typed,
  }: { orderIds: readonly string[]; carrier: string; trackingNumber: string },
): Promise<EndpointReply<typeof shipTogether>> {
  const ids = [...new Set(orderIds)];
  await lockTrackingNumbers(ctx);
  await lockOrders(ctx, ids);
  const orders = await readShippable(ctx, { ids });
  if (orders.length !== ids.length) throw new Failure('not-found');
  if (orders.length < 2 || orders.some(({ refusal }) => refusal) || !areJoint(orders))
    throw new Failure('parcel-not-joint');
  const trackingNumber = toParcelNumber(typed);
  await assertNumberIsFree(ctx, trackingNumber, ids);
  const batchKey = randomUUID();
  await shipWholeOrders(
    ctx,
    orders.map((order) => ({ order, carrier, trackingNumber })),
    { batchKey, parcelKey: batchKey },
  );
  return { batchKey, list: orders.map(({ id, number }) => ({ orderId: id, number })) };
}

/** Other orders that can leave in the parcel of an order: of the same buyer, address and store, and not on hold. */
export async function findTogether(
  ctx: Ctx,
  orderId: string,
): Promise<{ id: string; number: string; units: number }[]> {
  const [order] = await readShippable(ctx, { ids: [orderId] });
  if (!order || order.refusal) return [];
  return ctx.db.rows(
    sql`
    select o.id, o.number, (select coalesce(sum(l.quantity - l.shipped - l.withdrawn), 0)::int from order_lines l where l.order_id = o.id) as units
    from orders o where ${matchBuyerWord(order.email)} and o.id <> ${orderId} and o.store_id = ${order.storeId} and o.email = ${order.email}
      and o.address = ${JSON.stringify(order.address)}::jsonb and ${toShipSql(ctx)}
      and not exists (select 1 from ship_holds h where h.order_id = o.id)
    order by o.id limit 10`,
    { id: as.id, number: as.text, units: as.integer },
  );
}
