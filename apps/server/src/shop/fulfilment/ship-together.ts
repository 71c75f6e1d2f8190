import { randomUUID } from 'node:crypto';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { shipTogether } from '@vitrine/contract/shop/bulk-shipments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
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
import { findDueReplacements, selectDueReplacements } from '../returns/index.ts';
import { sendReplacementsOf } from './ship-replacement.ts';

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

interface JointParcel {
  orderIds: readonly string[];
  /** Replacements are named, so that none leaves instead of sold units which a colleague has just shipped. */
  returnIds: readonly string[];
  carrier: string;
  trackingNumber: string;
}

/** Ships orders of one buyer, address and store in one parcel, and replacements for them. No money moves. */
export async function shipOrdersTogether(
  ctx: Ctx,
  { orderIds, returnIds, carrier, trackingNumber: typed }: JointParcel,
): Promise<EndpointReply<typeof shipTogether>> {
  const ids = [...new Set(orderIds)];
  await lockTrackingNumbers(ctx);
  await lockOrders(ctx, ids);
  const orders = await readShippable(ctx, { ids });
  if (orders.length !== ids.length) throw new Failure('not-found');
  const sold = orders.filter(({ refusal }) => !refusal);
  const due = await findDueReplacements(ctx, ids);
  const replaced = orders.filter(
    ({ id, refusal }) => refusal && returnIds.includes(due.get(id)?.returnId ?? ''),
  );
  if (
    orders.length < 2 ||
    sold.length + replaced.length < orders.length ||
    replaced.length < new Set(returnIds).size ||
    !areJoint(orders)
  )
    throw new Failure('parcel-not-joint');
  const trackingNumber = toParcelNumber(typed);
  await assertNumberIsFree(ctx, trackingNumber, ids);
  const batchKey = randomUUID();
  const putIn = (order: ShippableOrder) => ({ order, carrier, trackingNumber });
  await shipWholeOrders(ctx, sold.map(putIn), { batchKey, parcelKey: batchKey });
  await sendReplacementsOf(ctx, replaced.map(putIn), { batchKey, alsoOf: ids });
  return { batchKey, list: orders.map(({ id, number }) => ({ orderId: id, number })) };
}

interface AlsoWaiting {
  id: string;
  number: string;
  units: number;
  returnId: string | null;
}

/** Other parcels that can leave in the one of an order: of the same buyer, address and store, and not on hold. */
export async function findTogether(
  ctx: Ctx,
  orderId: string,
  isReplacement: boolean,
): Promise<AlsoWaiting[]> {
  const [order] = await readShippable(ctx, { ids: [orderId] });
  if (!order || (order.refusal && !isReplacement)) return [];
  return ctx.db.rows(
    sql`
    select o.id, o.number, d.return_id,
      case when d.return_id is null
        then (select coalesce(sum(l.quantity - l.shipped - l.withdrawn), 0)::int from order_lines l where l.order_id = o.id)
        else (select sum(x.quantity)::int from return_lines x where x.request_id = d.return_id) end as units
    from orders o left join ${selectDueReplacements(ctx)} d on d.order_id = o.id
    where ${matchBuyerWord(order.email)} and o.id <> ${orderId} and o.store_id = ${order.storeId} and o.email = ${order.email}
      and o.address = ${JSON.stringify(order.address)}::jsonb and (d.return_id is not null or ${toShipSql(ctx)})
      and not exists (select 1 from ship_holds h where h.order_id = o.id)
    order by o.id limit 10`,
    { id: as.id, number: as.text, units: as.integer, returnId: orNull(as.id) },
  );
}
