import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import { toTrackingNumber } from '@vitrine/contract/shop/tracking-numbers.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { orderHooks } from './orders.hooks.ts';

/** Carriers use their numbers again after half a year at the earliest. */
const reusedAfterMs = 180 * 86_400_000;

/** Makes shipping one transaction at a time, so that two orders cannot take one number; acquired before any order is locked. */
export const lockTrackingNumbers = (ctx: Ctx): Promise<void> => lockInTx(ctx, 'tracking-numbers');

/** The number that is stored of a typed or scanned one: that of a barcode without the other content of the barcode. */
export function toParcelNumber(typed: string): string {
  const number = toTrackingNumber(typed);
  const key = normalizeTrackingNumber(number);
  return key.length < number.replaceAll('-', '').length ? key : number;
}

interface TrackingUse {
  orderId: string;
  orderNumber: string;
}

/** The order on whose parcel each of these numbers is already, by the key of the number; replacements count as well. */
export async function findTrackingUses(
  ctx: Ctx,
  keys: readonly string[],
): Promise<Map<string, TrackingUse[]>> {
  const uses = new Map<string, TrackingUse[]>();
  if (!keys.length) return uses;
  const since = new Date(ctx.clock.now().getTime() - reusedAfterMs);
  const rows = await ctx.db.rows(
    sql`
    select s.tracking_key, o.id as order_id, o.number as order_number
    from shipments s join orders o on o.id = s.order_id
    where s.tracking_key = any(${sql.param([...keys])}::text[])
      and s.shipped_at > ${since}::timestamptz
    order by s.id`,
    { trackingKey: as.text, orderId: as.id, orderNumber: as.text },
  );
  const replaced = await ctx.platform.hooks.get(orderHooks.findReplacementUses)(ctx, keys, since);
  for (const { trackingKey, ...use } of [...rows, ...replaced])
    uses.set(trackingKey, [...(uses.get(trackingKey) ?? []), use]);
  return uses;
}

/** Throws if a number is on the parcel of an order that does not leave in this parcel. */
export async function assertNumberIsFree(
  ctx: Ctx,
  trackingNumber: string,
  orderIds: readonly string[],
): Promise<void> {
  const key = normalizeTrackingNumber(trackingNumber);
  const uses = (await findTrackingUses(ctx, [key])).get(key) ?? [];
  const other = uses.find(({ orderId }) => !orderIds.includes(orderId));
  if (other) throw new Failure('tracking-used', { values: { number: other.orderNumber } });
}
