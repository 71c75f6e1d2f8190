import type { ReturnReason } from '@vitrine/contract/shop/return-shapes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { isOfMode, toShipSql } from '../orders/index.ts';
import { returnRequests } from './returns.tables.ts';

/**
 * Replacements that are to be sent, one of an order, as a table with the columns `order_id`, `return_id`, `reason` and `decided_at`.
 * An order whose own units are not all sent ships those first: then each order has one parcel that is due.
 */
export const selectDueReplacements = (ctx: Ctx): SQL => sql`
  (select distinct on (r.order_id) r.order_id, r.id as return_id, r.reason, r.changed_at as decided_at
   from return_requests r join orders o on o.id = r.order_id
   where r.state = 'replacing' and ${isOfMode(ctx)} and not ${toShipSql(ctx)} order by r.order_id, r.id)`;

export interface DueReplacement {
  orderId: string;
  returnId: string;
  reason: ReturnReason;
  decidedAt: Date;
}

/** The replacement that each of these orders is to ship now, by order. */
export async function findDueReplacements(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, DueReplacement>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`select d.order_id, d.return_id, d.reason, d.decided_at from ${selectDueReplacements(ctx)} d
      where d.order_id = any(${sql.param([...orderIds])}::bigint[])`,
    {
      orderId: as.id,
      returnId: as.id,
      reason: returnRequests.reason,
      decidedAt: as.moment,
    },
  );
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The units of a replacement. */
export const listReplacedUnits = (
  ctx: Ctx,
  returnId: string,
): Promise<{ lineId: string; quantity: number }[]> =>
  ctx.db.rows(
    sql`select x.line_id, x.quantity from return_lines x join order_lines l on l.id = x.line_id
      where x.request_id = ${returnId} order by l.position`,
    { lineId: as.id, quantity: as.integer },
  );

/** Who sent the newest replacement of each of these orders, and when. */
export async function findReplacementSenders(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, { by: string | null; at: Date; carrier: string }>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db.rows(
    sql`select distinct on (r.order_id) r.order_id, r.replacement_carrier as carrier, s.account_id, s.at
      from return_requests r join return_steps s on s.request_id = r.id and s.state = 'replaced'
      where r.order_id = any(${sql.param([...orderIds])}::bigint[]) and r.state = 'replaced'
      order by r.order_id, s.id desc`,
    { orderId: as.id, carrier: orNull(as.text), accountId: orNull(as.id), at: as.moment },
  );
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return new Map(
    rows.map(({ orderId, carrier, accountId, at }) => [
      orderId,
      { by: names.get(accountId ?? '') ?? null, at, carrier: carrier ?? '' },
    ]),
  );
}

/** Orders on whose replacements these tracking numbers are. */
export const findReplacementUses = (ctx: Ctx, keys: readonly string[], since: Date) =>
  ctx.db.rows(
    sql`select r.replacement_key as tracking_key, r.order_id, o.number as order_number
      from return_requests r join orders o on o.id = r.order_id
      where r.replacement_key = any(${sql.param([...keys])}::text[]) and r.replacement_sent_at > ${since}::timestamptz
      order by r.id`,
    { trackingKey: as.text, orderId: as.id, orderNumber: as.text },
  );

/** The same for a search, whenever they were sent. */
export const selectByReplacement = (trackingKey: string): SQL =>
  sql`select r.order_id from return_requests r where r.replacement_key = ${trackingKey}`;
