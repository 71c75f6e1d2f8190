import { linkChannels } from '@vitrine/contract/shop/links.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { earnedSql, isCountedSale } from './daily-sales.ts';

const clickSourceRow = {
  kind: as.oneOf('link', 'site', 'direct', 'other'),
  name: as.text,
  channel: orNull(as.oneOf(...linkChannels)),
  clicks: as.integer,
};

export type ClickSourceRow = RowOf<typeof clickSourceRow>;

/**
 * Where the clicks of 30 days came from: tracked links by name, other sites by host, the rest direct. With more than six
 * sources the smallest are one row, so that the rows always add up to all clicks.
 */
export async function readClickSources(ctx: Ctx, storeId: string): Promise<ClickSourceRow[]> {
  const rows = await ctx.db.rows(
    sql`
    with sources as (
      select case when l.id is not null then 'link' when v.referrer is not null then 'site' else 'direct' end as kind,
        coalesce(l.name, v.referrer, '') as name, l.channel, count(*) as clicks
      from visits v left join tracked_links l on l.store_id = v.store_id and l.code = v.link_code
      where v.store_id = ${storeId} and v.started_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '30 days'
      group by 1, 2, 3
    ), ranked as (
      select *, row_number() over (order by clicks desc, name) < 6 or count(*) over () <= 6 as is_named from sources
    )
    select case when is_named then kind else 'other' end as kind, case when is_named then name else '' end as name,
      case when is_named then channel end as channel, sum(clicks)::int as clicks
    from ranked group by is_named, 1, 2, 3 order by is_named desc, clicks desc, name`,
    clickSourceRow,
  );
  return rows;
}

const linkRow = {
  id: as.id,
  code: as.text,
  name: as.text,
  channel: as.oneOf(...linkChannels),
  createdAt: as.text,
  archivedAt: orNull(as.text),
  clicks: as.integer,
  orders: as.integer,
  earnedMinor: as.minor,
};

export type LinkRow = RowOf<typeof linkRow>;

/** The tracked links of a store (or one of them) with what they brought. */
export async function readLinkRows(ctx: Ctx, storeId: string, linkId?: string): Promise<LinkRow[]> {
  const rows = await ctx.db.rows(
    sql`
    select l.id, l.code, l.name, l.channel, l.created_at, l.archived_at, l.earlier_clicks + coalesce(v.clicks, 0)::int as clicks,
      coalesce(o.orders, 0)::int as orders, coalesce(o.earned, 0)::text as earned_minor
    from tracked_links l
      left join (select c.id, count(*) as clicks from tracked_links c join visits v on v.store_id = c.store_id and v.link_code = c.code
        and v.started_at >= coalesce(c.counted_to, c.created_at)
        where c.store_id = ${storeId} and v.started_at >= (select min(coalesce(counted_to, created_at)) from tracked_links where store_id = ${storeId})
        group by c.id) v on v.id = l.id
      left join (select link_id, count(*) as orders, sum(${earnedSql}) as earned from orders o
        where o.store_id = ${storeId} and o.link_id is not null and ${isCountedSale(ctx)} group by link_id) o on o.link_id = l.code
    where l.store_id = ${storeId} ${linkId ? sql`and l.id = ${linkId}` : sql``}
    order by l.archived_at is not null, l.id desc limit 500`,
    linkRow,
  );
  return rows;
}

export interface VisitFilter {
  days: number;
  storeId?: string | undefined;
}

/** The visits of a filter as a common table, each with its paid orders of the current mode. */
const visitsOf = (ctx: Ctx, { days, storeId }: VisitFilter) => sql`
  since as (
    select date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC' - ${`${24 * (days - 1)} hours`}::interval as at
  ), bought as (
    select o.visit_id, count(*) as orders from orders o, since
    where o.visit_id is not null and o.placed_at >= since.at and ${isCountedSale(ctx)} ${storeId ? sql`and o.store_id = ${storeId}` : sql``}
    group by o.visit_id
  ), came as (
    select v.store_id, v.user_source, v.page_source, coalesce(b.orders, 0) as orders
    from since join visits v on v.started_at >= since.at left join bought b on b.visit_id = v.id
    where true ${storeId ? sql`and v.store_id = ${storeId}` : sql``}
  )`;

/** What a row counts: everything, a store, a user source or a page source. */
const visitCountRow = {
  kind: as.oneOf('total', 'store', 'user', 'page'),
  key: orNull(as.text),
  name: orNull(as.text),
  visits: as.integer,
  orders: as.integer,
};

export type VisitCountRow = RowOf<typeof visitCountRow>;

/** Visits by store and by source in one pass, most first; the rows of each kind add up to the total. */
export async function readVisitCounts(ctx: Ctx, filter: VisitFilter): Promise<VisitCountRow[]> {
  const rowsPerKind = 100;
  const rows = await ctx.db.rows(
    sql`
    with ${visitsOf(ctx, filter)}, counted as (
      select case grouping(store_id, user_source, page_source) when 3 then 'store' when 5 then 'user' when 6 then 'page' else 'total' end as kind,
        coalesce(store_id::text, user_source, page_source, '') as key, count(*) as visits, sum(orders) as orders
      from came group by grouping sets ((store_id), (user_source), (page_source), ())
    ), ranked as (
      select *, row_number() over (partition by kind order by visits desc, key) < ${rowsPerKind}::int or count(*) over (partition by kind) <= ${rowsPerKind}::int as is_named
      from counted
    ), listed as (
      select kind, case when is_named then key end as key, sum(visits)::int as visits, coalesce(sum(orders), 0)::int as orders
      from ranked group by kind, is_named, 2
    )
    select l.*, s.name from listed l left join stores s on s.id = case l.kind when 'store' then l.key::bigint end
    order by l.key is null, l.visits desc, l.key`,
    visitCountRow,
  );
  return rows;
}

/** Visits by store, user source and page source together, most first. */
export async function readVisitOrigins(
  ctx: Ctx,
  filter: VisitFilter,
): Promise<
  { store: string; userSource: string; pageSource: string; visits: number; orders: number }[]
> {
  const rowsMax = 100_000;
  const rows = await ctx.db.rows(
    sql`
    with ${visitsOf(ctx, filter)}
    select s.name as store, c.user_source, c.page_source, count(*)::int as visits, sum(c.orders)::int as orders
    from came c join stores s on s.id = c.store_id group by s.id, c.user_source, c.page_source
    order by visits desc, s.id, c.user_source, c.page_source limit ${rowsMax}::int`,
    {
      store: as.text,
      userSource: as.text,
      pageSource: as.text,
      visits: as.integer,
      orders: as.integer,
    },
  );
  return rows;
}

/** True once a person has visited the store: in a visit that is still kept, or earlier by one of its links. */
export async function hasVisit(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db.rows(
    sql`select exists (select 1 from visits where store_id = ${storeId})
      or exists (select 1 from tracked_links where store_id = ${storeId} and earlier_clicks > 0) as has`,
    { has: as.boolean },
  );
  return rows[0]?.has ?? false;
}
