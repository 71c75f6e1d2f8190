import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { dayOf, isCountedSale, type SalesScope, salesByDay, toCurrentBook } from './daily-sales.ts';

const allStores: SalesScope = { storeId: null, timeZone: 'UTC' };

const trendRow = {
  day: as.text,
  orders: as.integer,
  goodsMinor: as.minor,
};

export type TrendRow = RowOf<typeof trendRow>;

/** Paid orders of all stores over the last UTC days, oldest first. */
export async function readTrend(ctx: Ctx, days: number): Promise<TrendRow[]> {
  const today = sql`${dayOf(sql`${ctx.clock.now().toISOString()}::timestamptz`, allStores)}`;
  const first = sql`(${today} - ${days - 1}::int)`;
  const rows = await ctx.db.rows(
    sql`
    with ${salesByDay(toCurrentBook(ctx, allStores), first)}
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.goods_usd_minor), 0)::text as goods_minor
    from generate_series(${first}::timestamp, ${today}::timestamp, interval '1 day') as d (day) left join days s on s.day = d.day::date
    group by d.day order by d.day`,
    trendRow,
  );
  return rows;
}

/** Visits and paid orders of all stores of yesterday (UTC), until the time of day that it is now. */
export async function readYesterdaySoFar(
  ctx: Ctx,
): Promise<{ visits: number; orders: number; goodsMinor: bigint }> {
  const rows = await ctx.db.rows(
    sql`
    with yesterday as (
      select date_trunc('day', now at time zone 'UTC') at time zone 'UTC' - interval '24 hours' as begins, now - interval '24 hours' as ends
      from (select ${ctx.clock.now().toISOString()}::timestamptz as now) clock
    )
    select (select count(*)::int from visits v, yesterday y where v.started_at >= y.begins and v.started_at < y.ends) as visits,
      count(o.id)::int as orders, coalesce(sum(o.goods_usd_minor), 0)::text as goods_minor
    from yesterday y left join orders o on ${isCountedSale(ctx)} and o.paid_at >= y.begins and o.paid_at < y.ends`,
    { visits: as.integer, orders: as.integer, goodsMinor: as.minor },
  );
  return rows[0] ?? { visits: 0, orders: 0, goodsMinor: 0n };
}

/** Visits and new stores of today (UTC), and how many stores are open. */
export async function readTodayCounts(
  ctx: Ctx,
): Promise<{ visits: number; newStores: number; openStores: number }> {
  const rows = await ctx.db.rows(
    sql`
    with today as (select date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC' as begins)
    select (select count(*)::int from visits v, today t where v.started_at >= t.begins) as visits,
      (select count(*)::int from stores s, today t where s.created_at >= t.begins) as new_stores,
      (select count(*)::int from stores where status = 'open') as open_stores`,
    { visits: as.integer, newStores: as.integer, openStores: as.integer },
  );
  return rows[0] ?? { visits: 0, newStores: 0, openStores: 0 };
}
