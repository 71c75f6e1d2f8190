import { and, eq, or } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { shipments } from './orders.tables.ts';

/** A shipment of an order. */
export interface ShipmentRef {
  orderId: string;
  shipmentId: string;
}

/** A shipment with those of other orders in the same parcel. */
export async function readParcelOf(
  ctx: Ctx,
  { orderId, shipmentId }: ShipmentRef,
): Promise<(typeof shipments.$inferSelect)[]> {
  const [own] = await ctx.db
    .select({ parcelKey: shipments.parcelKey })
    .from(shipments)
    .where(and(eq(shipments.id, shipmentId), eq(shipments.orderId, orderId)));
  const { parcelKey } = orNotFound(own);
  const isOwn = eq(shipments.id, shipmentId);
  return ctx.db
    .select()
    .from(shipments)
    .where(parcelKey ? or(isOwn, eq(shipments.parcelKey, parcelKey)) : isOwn)
    .orderBy(shipments.orderId, shipments.id);
}
