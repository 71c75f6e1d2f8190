import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { reservationLimits } from './holders.ts';
import { releaseStock } from './move-stock.ts';

const sumHeld = statement(
  (places: Places<{ orderId: string }>) => sql`
    select coalesce(sum(quantity), 0)::int as held, min(expires_at) as until from stock_holds where order_id = ${places.orderId} and state = 'held'`,
  { held: as.integer, until: orNull(as.moment) },
);

/** Until when all units of an order are reserved; nothing when some of them are not. */
export async function findReservedUntil(
  ctx: Ctx,
  orderId: string,
  units: number,
): Promise<Date | null> {
  const [row] = await sumHeld(ctx, { orderId });
  return row?.until && row.held >= units ? row.until : null;
}

/** Releases brief reservations whose time is over; their payments go on without one. */
export async function releaseBrief(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const now = platform.clock.now();
  const rows = await ctx.db.rows(
    sql`
    select distinct order_id from stock_holds
    where state = 'held' and is_brief and expires_at <= ${now.toISOString()}::timestamptz order by order_id limit 500`,
    { orderId: as.id },
  );
  for (const { orderId } of rows)
    await inTx(ctx, (tx) => releaseStock(tx, orderId, { onlyBriefBefore: now }));
  // Once a brief reservation does not count any more, its holder need not be stored.
  const before = new Date(now.getTime() - reservationLimits(ctx).briefAgainMs).toISOString();
  await ctx.db.run(sql`
    update stock_holds set brief_since = null, cart_key = null, visitor_key = null, network_key = null
    where state = 'released' and brief_since is not null and brief_since <= ${before}::timestamptz`);
}
