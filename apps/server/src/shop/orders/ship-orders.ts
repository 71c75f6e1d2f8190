import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orderShipped } from './orders.events.ts';
import { awaitingOf, statusOf } from './orders.rules.ts';
import { orders } from './orders.tables.ts';
import { announceOrders, recordEvents } from './record-event.ts';

const shippableRow = {
  id: as.id,
  number: as.text,
  storeId: as.id,
  kind: orders.kind,
  buyerPayment: orders.buyerPayment,
  sellerPayment: orders.sellerPayment,
  fulfilment: orders.fulfilment,
  isCancelled: as.boolean,
  isTest: as.boolean,
  email: as.text,
  address: orders.address,
  leftUnits: as.integer,
};

/** An order as far as shipping needs it. */
export interface ShippableOrder {
  id: string;
  number: string;
  storeId: string;
  email: string;
  address: (typeof orders.$inferSelect)['address'];
  /** Why it cannot be shipped; null when it can. */
  refusal: ShipRefusal | null;
}

/** Why nothing of an order can be shipped now. */
type ShipRefusal =
  | 'cancelled'
  | 'refunded'
  | 'awaiting_buyer'
  | 'awaiting_seller'
  | 'test'
  | 'shipped';

type Facts = Parameters<typeof statusOf>[0] & { isTest: boolean; leftUnits: number };

function refusalOf(ctx: Ctx, order: Facts): ShipRefusal | null {
  if (order.isCancelled) return 'cancelled';
  const awaiting = awaitingOf(order);
  if (awaiting) return `awaiting_${awaiting}`;
  const status = statusOf(order);
  if (status === 3) return 'refunded';
  if (order.leftUnits === 0 || status === 2) return 'shipped';
  return order.isTest && ctx.platform.config.mode === 'serve' ? 'test' : null;
}

/** Orders by their ids, or by their numbers, with the reason against shipping them. */
export async function readShippable(
  ctx: Ctx,
  sought: { ids: readonly string[] } | { numbers: readonly string[] },
): Promise<ShippableOrder[]> {
  const condition =
    'ids' in sought
      ? sql`o.id = any(${sql.param([...sought.ids])}::bigint[])`
      : sql`o.number = any(${sql.param([...sought.numbers])}::text[])`;
  const rows = await ctx.db.rows(
    sql`
    select o.id, o.number, o.store_id, o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, o.cancelled_at is not null as is_cancelled,
      o.is_test, o.email, o.address,
      (select coalesce(sum(l.quantity - l.shipped - l.withdrawn), 0)::int from order_lines l where l.order_id = o.id) as left_units
    from orders o where ${condition} order by o.id`,
    shippableRow,
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    storeId: row.storeId,
    email: row.email,
    address: row.address,
    refusal: refusalOf(ctx, row),
  }));
}

interface WholeParcel {
  order: Pick<ShippableOrder, 'id' | 'storeId' | 'number'>;
  carrier: string;
  trackingNumber: string;
}

/**
 * Ships what is left of orders that the caller has locked and that can be shipped, each in its parcel, or all in one with a
 * `parcelKey`: the same few statements however many there are. Returns the shipment of each order.
 */
export async function shipWholeOrders(
  ctx: Ctx,
  parcels: readonly WholeParcel[],
  { batchKey = null, parcelKey = null }: { batchKey?: string | null; parcelKey?: string | null },
): Promise<Map<string, string>> {
  if (!parcels.length) return new Map();
  const now = ctx.clock.now();
  const ids = sql.param(parcels.map(({ order }) => order.id));
  const wanted = JSON.stringify(
    parcels.map(({ order, carrier, trackingNumber }) => ({
      order_id: order.id,
      carrier,
      tracking: trackingNumber,
    })),
  );
  const made = await ctx.db.rows(
    sql`
    with made as (
      insert into shipments (order_id, carrier, tracking_number, parcel_key, batch_key, shipped_at)
      select p.order_id, p.carrier, p.tracking, ${parcelKey}::uuid, ${batchKey}::uuid, ${now}::timestamptz
      from json_to_recordset(${wanted}::json) as p (order_id bigint, carrier text, tracking text) order by p.order_id
      returning id, order_id),
    packed as (
      insert into shipment_lines (shipment_id, line_id, quantity)
      select made.id, l.id, l.quantity - l.shipped - l.withdrawn from made join order_lines l on l.order_id = made.order_id
      where l.shipped + l.withdrawn < l.quantity)
    select id, order_id from made`,
    { id: as.id, orderId: as.id },
  );
  await ctx.db.run(
    sql`update order_lines set shipped = quantity - withdrawn where order_id = any(${ids}::bigint[]) and shipped + withdrawn < quantity`,
  );
  await ctx.db.run(
    sql`update orders set fulfilment = 'shipped', shipped_at = ${now}::timestamptz where id = any(${ids}::bigint[])`,
  );
  await recordEvents(
    ctx,
    'shipped',
    parcels.map(({ order, carrier, trackingNumber }) => ({
      orderId: order.id,
      carrier,
      trackingNumber,
    })),
  );
  const shipmentIds = new Map(made.map(({ id, orderId }) => [orderId, id]));
  const [first, ...others] = parcels.map(({ order }) => ({
    orderId: order.id,
    storeId: order.storeId,
    shipmentId: shipmentIds.get(order.id) ?? '',
  }));
  if (first) await ctx.platform.events.emit(ctx, orderShipped, first, ...others);
  await announceOrders(
    ctx,
    'order.changed',
    parcels.map(({ order }) => order),
  );
  return shipmentIds;
}
