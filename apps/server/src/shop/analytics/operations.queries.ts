import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/sql-rows.ts';
import { dayOf, isPaidSale, type SalesScope, salesByDay } from './daily-sales.ts';

const allStores: SalesScope = { storeId: null, timeZone: 'UTC' };

const trendRow = {
  day: as.text,
  visits: as.integer,
  orders: as.integer,
  goodsMinor: as.minor,
};

export type TrendRow = RowOf<typeof trendRow>;

/** Visits and paid orders of all stores over 14 UTC days, oldest first. */
export async function readTrend(ctx: Ctx): Promise<TrendRow[]> {
  const today = sql`${dayOf(sql`${ctx.clock.now().toISOString()}::timestamptz`, allStores)}`;
  const rows = await ctx.db.rows(
    sql`
    with ${salesByDay(allStores, sql`(${today} - 13)`)}
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (select count(*)::int from visits v where v.started_at >= d.day at time zone 'UTC' and v.started_at < (d.day + interval '1 day') at time zone 'UTC') as visits,
      coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.goods_usd_minor), 0)::text as goods_minor
    from generate_series((${today} - 13)::timestamp, ${today}::timestamp, interval '1 day') as d (day) left join days s on s.day = d.day::date
    group by d.day order by d.day`,
    trendRow,
  );
  return rows;
}

/** Visits and paid orders of all stores of yesterday (UTC), until the time of day that it is now. */
export async function readYesterdaySoFar(ctx: Ctx): Promise<{ visits: number; orders: number; goodsMinor: bigint }> {
  const rows = await ctx.db.rows(
    sql`
    with yesterday as (
      select date_trunc('day', now at time zone 'UTC') at time zone 'UTC' - interval '24 hours' as begins, now - interval '24 hours' as ends
      from (select ${ctx.clock.now().toISOString()}::timestamptz as now) clock
    )
    select (select count(*)::int from visits v, yesterday y where v.started_at >= y.begins and v.started_at < y.ends) as visits,
      count(o.id)::int as orders, coalesce(sum(o.goods_usd_minor), 0)::text as goods_minor
    from yesterday y left join orders o on ${isPaidSale} and o.paid_at >= y.begins and o.paid_at < y.ends`,
    { visits: as.integer, orders: as.integer, goodsMinor: as.minor },
  );
  return rows[0] ?? { visits: 0, orders: 0, goodsMinor: 0n };
}

const waitingRow = {
  toShip: as.integer,
  payoutsFailed: as.integer,
  discrepancies: as.integer,
  paused: as.integer,
  openStores: as.integer,
  newStores: as.integer,
  soldOut: as.integer,
  webhooks: as.integer,
  refundsAsked: as.integer,
  returns: as.integer,
};

export type WaitingRow = RowOf<typeof waitingRow>;

/** What waits for operators, and how many stores there are. */
export async function readWaiting(ctx: Ctx): Promise<WaitingRow> {
  const rows = await ctx.db.rows(
    sql`
    select
      (select count(*)::int from orders o where o.cancelled_at is null and o.fulfilment in ('waiting', 'processing', 'part_shipped')
        and o.seller_payment <> 'unpaid' and (o.kind = 'own' or o.buyer_payment in ('paid', 'part_refunded'))) as to_ship,
      (select count(*)::int from payouts where status = 'failed' and requested_at >= date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC' - interval '30 days') at time zone 'UTC') as payouts_failed,
      (select count(*)::int from discrepancies where state = 'open') as discrepancies,
      (select count(*)::int from stores where status = 'paused') as paused,
      (select count(*)::int from stores where status = 'open') as open_stores,
      (select count(*)::int from stores where created_at >= date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC') as new_stores,
      (select count(*)::int from stock_levels l join variants v on v.id = l.variant_id and v.is_active where l.on_hand <= l.held) as sold_out,
      (select count(*)::int from orders where refund_asked_at is not null) as refunds_asked,
      (select count(*)::int from return_requests where state in ('requested', 'sent', 'received') and answered_by = 'operators') as returns,
      (select count(*)::int from webhook_inbox where applied_at is null) as webhooks`,
    waitingRow,
  );
  return rows[0] as WaitingRow;
}
