import { sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';

const hourMs = 3_600_000;

/** The common table `mine`: of a batch of views, those of stores that exist, without those of their owners. */
export const personsViews = (rows: string) => sql`seen as (
  select coalesce(s.id, o.store_id) as store_id, v.* from jsonb_to_recordset(${rows}::jsonb)
    as v(id varchar, slug varchar, visitor varchar, person varchar, network varchar, views integer, link varchar, referrer varchar,
      user_source varchar, page_source varchar, is_phone boolean, started timestamptz, seen timestamptz)
    left join stores s on s.slug = v.slug left join store_slugs o on o.slug = v.slug
  where coalesce(s.id, o.store_id) is not null
), mine as (
  select seen.* from seen where not exists (
    select 1 from owner_marks m where m.store_id = seen.store_id and m.visitor = seen.visitor)
)`;

/**
 * Adds a batch of views to the figures of its minutes and days, over all stores, in one statement. Rows are locked in the
 * order of their keys, so that two processes never wait for each other.
 */
export async function countViews(ctx: Ctx, rows: string): Promise<void> {
  await ctx.db.run(sql`
    with ${personsViews(rows)}, viewed as (
      select date_trunc('minute', started, 'UTC') as minute, person, network, views from mine
    ), marks as (
      select (m.minute at time zone 'UTC')::date as day, m.kind, m.mark, min(m.minute) as minute from (
        select minute, 'visitor' as kind, person as mark from viewed union all select minute, 'address', network from viewed) m
      group by 1, 2, 3
    ), added as (
      insert into counted_visitors (day, kind, mark) select day, kind, mark from marks order by day, kind, mark
      on conflict do nothing returning day, kind, mark
    ), news as (
      select minute, views, 0 as visitors, 0 as addresses from viewed
      union all
      select m.minute, 0, (a.kind = 'visitor')::int, (a.kind = 'address')::int from added a join marks m using (day, kind, mark)
    ), by_day as (
      insert into daily_visits (day, page_views, visitors, addresses)
      select (minute at time zone 'UTC')::date as day, sum(views), sum(visitors), sum(addresses) from news group by 1 order by 1
      on conflict (day) do update set page_views = daily_visits.page_views + excluded.page_views,
        visitors = daily_visits.visitors + excluded.visitors, addresses = daily_visits.addresses + excluded.addresses
    )
    insert into visit_minutes (minute, page_views, visitors, addresses)
    select minute, sum(views), sum(visitors), sum(addresses) from news group by 1 order by 1
    on conflict (minute) do update set page_views = visit_minutes.page_views + excluded.page_views,
      visitors = visit_minutes.visitors + excluded.visitors, addresses = visit_minutes.addresses + excluded.addresses`);
}

/** Deletes what only today and yesterday need: the hashes of visitors, and the figures by minute. */
export async function forgetVisitors(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const day = (at: number) =>
    sql`(${new Date(at).toISOString()}::timestamptz at time zone 'UTC')::date`;
  // Views of the last second of a day are written on the next one.
  await deleteOld(platform, 'counted_visitors', sql`t.day < ${day(now - hourMs)}`);
  await deleteOld(
    platform,
    'visit_minutes',
    sql`t.minute < (${day(now)} - 1)::timestamp at time zone 'UTC'`,
  );
}
