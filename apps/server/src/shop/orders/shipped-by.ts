import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';
import { sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { readWarehouseZone } from '../shipping/index.ts';

export interface ShippedBy {
  /** The operator; null for a parcel that was recorded without an account. */
  by: string | null;
  at: Date;
  carrier: string;
}

/** Who recorded the newest parcel of each of these orders, and when. */
export async function findShippers(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, ShippedBy>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`
    select distinct on (e.order_id) e.order_id, e.account_id, e.at, e.carrier from order_events e
    where e.order_id = any(${sql.param([...orderIds])}::bigint[]) and e.kind in ('shipped', 'part_shipped')
      and e.tracking_number is not null
    order by e.order_id, e.id desc`,
    { orderId: as.id, accountId: orNull(as.id), at: as.moment, carrier: orNull(as.text) },
  );
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return new Map(
    rows.map(({ orderId, accountId, at, carrier }) => [
      orderId,
      { by: names.get(accountId ?? '') ?? null, at, carrier: carrier ?? '' },
    ]),
  );
}

/** The failure of a second parcel for an order of which nothing is left: it names who shipped it, and when. */
export async function createShippedFailure(ctx: Ctx, orderId: string): Promise<Failure> {
  const shipper = (await findShippers(ctx, [orderId])).get(orderId);
  return shipper ? writeShippedFailure(ctx, shipper) : new Failure('shipment-too-much');
}

/** The failure that names who shipped an order, and when. */
export async function writeShippedFailure(ctx: Ctx, shipper: ShippedBy): Promise<Failure> {
  const timeZone = await readWarehouseZone(ctx);
  const isToday = findDay(shipper.at, timeZone) === findDay(ctx.clock.now(), timeZone);
  const format = findDateFormat(intlTags[ctx.language], {
    timeZone,
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
  return new Failure('order-shipped', {
    values: { name: shipper.by ?? shipper.carrier, time: format.format(shipper.at) },
  });
}
