import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { releaseStock } from './hold-stock.ts';
import { reservationLimits } from './holders.ts';

/** Until when all units of an order are reserved; nothing when some of them are not. */
export async function findReservedUntil(ctx: Ctx, orderId: string, units: number): Promise<Date | null> {
  const { rows } = await ctx.db.execute<{ held: number; until: string | null }>(sql`
    select coalesce(sum(quantity), 0)::int as held, min(expires_at) as until from stock_holds where order_id = ${orderId} and state = 'held'`);
  const [row] = rows;
  return row?.until && row.held >= units ? new Date(row.until) : null;
}

/** Releases brief reservations whose time is over; their payments go on without one. */
export async function releaseBrief(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const now = platform.clock.now();
  const { rows } = await ctx.db.execute<{ order_id: string }>(sql`
    select distinct order_id from stock_holds
    where state = 'held' and is_brief and expires_at <= ${now.toISOString()}::timestamptz order by order_id limit 500`);
  for (const { order_id } of rows) await inTx(ctx, (tx) => releaseStock(tx, order_id, { onlyBriefBefore: now }));
  // Once a brief reservation does not count any more, nobody needs to know whose it was.
  const before = new Date(now.getTime() - reservationLimits(ctx).briefAgainMs).toISOString();
  await ctx.db.execute(sql`
    update stock_holds set brief_since = null, cart_key = null, visitor_key = null, network_key = null
    where state = 'released' and brief_since is not null and brief_since <= ${before}::timestamptz`);
}
