import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/visit-figures.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { growthOf } from './visits.rules.ts';

/** The stored figures of each day of a range: one statement, whatever the range. */
export async function getVisitTrend(
  ctx: Ctx,
  { startDate, endDate }: EndpointInput<typeof contract.readVisitTrend>['query'],
): Promise<EndpointReply<typeof contract.readVisitTrend>> {
  const rows = await ctx.db.rows(
    sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.page_views, 0) as page_views, coalesce(v.visitors, 0) as visitors,
      coalesce(v.addresses, 0) as addresses
    from generate_series(${startDate}::timestamp, ${endDate}::timestamp, interval '1 day') as d (day)
      left join daily_visits v on v.day = d.day::date and v.day between ${startDate}::date and ${endDate}::date
    order by d.day`,
    { day: as.text, pageViews: as.integer, visitors: as.integer, addresses: as.integer },
  );
  return {
    dates: rows.map(({ day }) => day),
    pvList: rows.map(({ pageViews }) => pageViews),
    uvList: rows.map(({ visitors }) => visitors),
    ipList: rows.map(({ addresses }) => addresses),
  };
}

/** Today, yesterday up to this minute, and all days: one statement. The total is the sum of one row for each day. */
export async function getVisitStats(
  ctx: Ctx,
): Promise<EndpointReply<typeof contract.readVisitStats>> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const rows = await ctx.db.rows(
    sql`
    with clock as (select (${now} at time zone 'UTC')::date as today, ${now} - interval '24 hours' as yesterday),
      total as (select coalesce(sum(page_views), 0) as page_views, coalesce(sum(visitors), 0) as visitors from daily_visits),
      today as (select v.page_views, v.visitors from daily_visits v where v.day = (select today from clock)),
      yesterday as (
        select coalesce(sum(m.page_views), 0) as page_views, coalesce(sum(m.visitors), 0) as visitors from visit_minutes m
        where m.minute >= (select today - 1 from clock)::timestamp at time zone 'UTC' and m.minute <= (select yesterday from clock))
    select coalesce((select page_views from today), 0) as today_views, coalesce((select visitors from today), 0) as today_visitors,
      y.page_views as yesterday_views, y.visitors as yesterday_visitors, t.page_views as total_views, t.visitors as total_visitors
    from total t, yesterday y`,
    {
      todayViews: as.integer,
      todayVisitors: as.integer,
      yesterdayViews: as.integer,
      yesterdayVisitors: as.integer,
      totalViews: as.integer,
      totalVisitors: as.integer,
    },
  );
  const [row] = rows;
  return {
    todayUvCount: row?.todayVisitors ?? 0,
    totalUvCount: row?.totalVisitors ?? 0,
    uvGrowthRate: growthOf(row?.todayVisitors ?? 0, row?.yesterdayVisitors ?? 0),
    todayPvCount: row?.todayViews ?? 0,
    totalPvCount: row?.totalViews ?? 0,
    pvGrowthRate: growthOf(row?.todayViews ?? 0, row?.yesterdayViews ?? 0),
  };
}
