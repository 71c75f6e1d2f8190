import type { Currency } from '@vitrine/contract/money.ts';
import { linkChannels } from '@vitrine/contract/shop/analytics.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/sql-rows.ts';

/*
 * The one file that reads other modules' tables: figures over orders, products and stores. A paid order is a sale
 * whose buyer's money is in and that was not cancelled; its profit is what the ledger credits.
 */

/** Of the orders under the alias `o`. */
export const isPaidSale = sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')`;

const revenueRow = {
  today: as.minor,
  yesterday: as.minor,
  week: as.minor,
  weekBefore: as.minor,
  month: as.minor,
  monthBefore: as.minor,
  year: as.minor,
  yearBefore: as.minor,
  total: as.minor,
  pendingMinor: as.minor,
  pendingCount: as.integer,
};

export type RevenueRow = RowOf<typeof revenueRow>;

/** Earnings per period of the store's days, and what is paid but not shipped; in minor units of the store's currency. */
export async function readRevenue(ctx: Ctx, storeId: string, timeZone: string): Promise<RevenueRow> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const rows = await ctx.db.rows(
    sql`
    with clock as (
      select ${now} as now, date_trunc('day', ${now} at time zone ${timeZone}) as today, ${timeZone}::text as zone
    ), paid as (
      select o.profit_minor - o.refunded_profit_minor as profit, o.selling_total_minor - o.refunded_selling_minor as selling, o.fulfilment, o.paid_at, (o.paid_at at time zone c.zone) as at, c.today, c.now
      from orders o, clock c where o.store_id = ${storeId} and ${isPaidSale}
    )
    select
      coalesce(sum(profit) filter (where at >= today), 0)::text as today,
      coalesce(sum(profit) filter (where at >= today - interval '1 day' and paid_at <= now - interval '1 day'), 0)::text as yesterday,
      coalesce(sum(profit) filter (where at >= today - interval '6 days'), 0)::text as week,
      coalesce(sum(profit) filter (where at >= today - interval '13 days' and at < today - interval '6 days'), 0)::text as week_before,
      coalesce(sum(profit) filter (where at >= today - interval '29 days'), 0)::text as month,
      coalesce(sum(profit) filter (where at >= today - interval '59 days' and at < today - interval '29 days'), 0)::text as month_before,
      coalesce(sum(profit) filter (where at >= today - interval '364 days'), 0)::text as year,
      coalesce(sum(profit) filter (where at >= today - interval '729 days' and at < today - interval '364 days'), 0)::text as year_before,
      coalesce(sum(profit), 0)::text as total,
      coalesce(sum(selling) filter (where fulfilment in ('waiting', 'processing', 'part_shipped')), 0)::text as pending_minor,
      (count(*) filter (where fulfilment in ('waiting', 'processing', 'part_shipped')))::int as pending_count
    from paid`,
    revenueRow,
  );
  return rows[0] as RevenueRow;
}

const stepRow = {
  step: as.text,
  earned: as.minor,
  units: as.integer,
  clicks: as.integer,
  converted: as.integer,
};

export type StepRow = RowOf<typeof stepRow>;

/** Two windows' steps (the window and the one before), oldest first: hours, or days of the store's time zone. */
export async function readSteps(ctx: Ctx, storeId: string, unit: 'hour' | 'day', timeZone: string): Promise<StepRow[]> {
  const back = unit === 'hour' ? 47 : 13;
  const rows = await ctx.db.rows(
    sql`
    with steps as (
      select at as local, at at time zone ${timeZone} as begins, (at + ${`1 ${unit}`}::interval) at time zone ${timeZone} as ends
      from generate_series(
        date_trunc(${unit}, ${ctx.clock.now().toISOString()}::timestamptz at time zone ${timeZone}) - ${`${back} ${unit}s`}::interval,
        date_trunc(${unit}, ${ctx.clock.now().toISOString()}::timestamptz at time zone ${timeZone}), ${`1 ${unit}`}::interval) as at
    ), sold as (
      select s.local, sum(o.profit_minor - o.refunded_profit_minor) as earned, sum(o.units) as units from steps s
      join orders o on o.store_id = ${storeId} and o.paid_at >= s.begins and o.paid_at < s.ends and ${isPaidSale}
      group by s.local
    ), came as (
      select s.local, count(*) as clicks, count(*) filter (where exists (
          select 1 from orders o where o.visit_id = v.id and o.store_id = v.store_id and ${isPaidSale})) as converted
      from steps s join visits v on v.store_id = ${storeId} and v.started_at >= s.begins and v.started_at < s.ends
      group by s.local
    )
    select to_char(s.begins at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as step, coalesce(sold.earned, 0)::text as earned, coalesce(sold.units, 0)::int as units,
      coalesce(came.clicks, 0)::int as clicks, coalesce(came.converted, 0)::int as converted
    from steps s left join sold on sold.local = s.local left join came on came.local = s.local order by s.local`,
    stepRow,
  );
  return rows;
}

/** What the store offers now, and how much of it came in today (the store's day). */
export async function countProducts(ctx: Ctx, storeId: string, timeZone: string): Promise<{ total: number; newToday: number }> {
  const now = ctx.clock.now().toISOString();
  const rows = await ctx.db.rows(
    sql`
    select count(*)::int as total,
      (count(*) filter (where p.available_from >= date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}))::int as new_today
    from products p left join store_products sp on sp.store_id = ${storeId} and sp.product_id = p.id
    where p.status = 'active' and p.available_from <= ${now}::timestamptz and not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false)`,
    { total: as.integer, newToday: as.integer },
  );
  return { total: rows[0]?.total ?? 0, newToday: rows[0]?.newToday ?? 0 };
}

/** What the stores that sold in the last 24 hours earned, by currency. */
export async function readEarningStores(ctx: Ctx): Promise<{ currency: Currency; earned: bigint; stores: number }[]> {
  const rows = await ctx.db.rows(
    sql`
    select o.store_currency as currency, sum(o.profit_minor - o.refunded_profit_minor)::text as earned, count(distinct o.store_id)::int as stores
    from orders o join stores s on s.id = o.store_id and not s.is_test
    where ${isPaidSale} and o.paid_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '24 hours'
    group by o.store_currency`,
    { currency: as.currency, earned: as.minor, stores: as.integer },
  );
  return rows;
}

const topProductRow = {
  productId: as.id,
  name: as.text,
  imageKey: orNull(as.text),
  units: as.integer,
  earnedMinor: as.minor,
};

export type TopProductRow = RowOf<typeof topProductRow>;

/** The products that earned most in 30 days. A line's part of its order's profit is its part of the platform's cost. */
export async function readTopProducts(ctx: Ctx, storeId: string): Promise<TopProductRow[]> {
  const rows = await ctx.db.rows(
    sql`
    select l.product_id, coalesce(max(t.name), max(l.name)) as name, max(l.image_key) as image_key, sum(l.quantity)::int as units,
      sum(case when o.goods_minor = 0 then 0 else round((o.profit_minor - o.refunded_profit_minor)::numeric * l.total_minor / o.goods_minor) end)::bigint::text as earned_minor
    from orders o join order_lines l on l.order_id = o.id left join product_texts t on t.product_id = l.product_id and t.language = ${ctx.language}
    where o.store_id = ${storeId} and ${isPaidSale} and o.paid_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '30 days'
    group by l.product_id order by sum(case when o.goods_minor = 0 then 0 else round((o.profit_minor - o.refunded_profit_minor)::numeric * l.total_minor / o.goods_minor) end) desc, l.product_id limit 5`,
    topProductRow,
  );
  return rows;
}

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
    select l.id, l.code, l.name, l.channel, l.created_at, l.archived_at, coalesce(v.clicks, 0)::int as clicks,
      coalesce(o.orders, 0)::int as orders, coalesce(o.earned, 0)::text as earned_minor
    from tracked_links l
      left join (select link_code, count(*) as clicks from visits where store_id = ${storeId} group by link_code) v on v.link_code = l.code
      left join (select link_id, count(*) as orders, sum(profit_minor - refunded_profit_minor) as earned from orders o
        where o.store_id = ${storeId} and o.link_id is not null and ${isPaidSale} group by link_id) o on o.link_id = l.code
    where l.store_id = ${storeId} ${linkId ? sql`and l.id = ${linkId}` : sql``}
    order by l.archived_at is not null, l.id desc limit 500`,
    linkRow,
  );
  return rows;
}

const trendRow = {
  day: as.text,
  visits: as.integer,
  orders: as.integer,
  goodsMinor: as.minor,
};

export type TrendRow = RowOf<typeof trendRow>;

/** Visits and paid orders of all stores over 14 UTC days, oldest first. */
export async function readTrend(ctx: Ctx): Promise<TrendRow[]> {
  const rows = await ctx.db.rows(
    sql`
    with days as (
      select day::date as day from generate_series(
        date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') - interval '13 days',
        date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC'), interval '1 day') day
    )
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (select count(*)::int from visits v where v.started_at >= d.day at time zone 'UTC' and v.started_at < (d.day + 1) at time zone 'UTC') as visits,
      coalesce(o.orders, 0)::int as orders, coalesce(o.goods, 0)::text as goods_minor
    from days d left join (
      select (paid_at at time zone 'UTC')::date as day, count(*) as orders, sum(goods_usd_minor) as goods from orders o
      where ${isPaidSale} and paid_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '15 days' group by 1
    ) o on o.day = d.day order by d.day`,
    trendRow,
  );
  return rows;
}

export interface VisitFilter {
  days: number;
  storeId?: string | undefined;
}

/** The visits of a filter as a common table, each with its paid orders. */
const visitsOf = (ctx: Ctx, { days, storeId }: VisitFilter) => sql`
  since as (
    select date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC' - ${`${24 * (days - 1)} hours`}::interval as at
  ), bought as (
    select o.visit_id, count(*) as orders from orders o, since
    where o.visit_id is not null and o.placed_at >= since.at and ${isPaidSale} ${storeId ? sql`and o.store_id = ${storeId}` : sql``}
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
): Promise<{ store: string; userSource: string; pageSource: string; visits: number; orders: number }[]> {
  const rowsMax = 100_000;
  const rows = await ctx.db.rows(
    sql`
    with ${visitsOf(ctx, filter)}
    select s.name as store, c.user_source, c.page_source, count(*)::int as visits, sum(c.orders)::int as orders
    from came c join stores s on s.id = c.store_id group by s.id, c.user_source, c.page_source
    order by visits desc, s.id, c.user_source, c.page_source limit ${rowsMax}::int`,
    { store: as.text, userSource: as.text, pageSource: as.text, visits: as.integer, orders: as.integer },
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
  breaks: as.integer,
  paused: as.integer,
  openStores: as.integer,
  newStores: as.integer,
  soldOut: as.integer,
  webhooks: as.integer,
  refundsAsked: as.integer,
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
      (select count(*)::int from reconciliation_breaks where state = 'open') as breaks,
      (select count(*)::int from stores where status = 'paused') as paused,
      (select count(*)::int from stores where status = 'open') as open_stores,
      (select count(*)::int from stores where created_at >= date_trunc('day', ${ctx.clock.now().toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC') as new_stores,
      (select count(*)::int from stock_levels l join variants v on v.id = l.variant_id and v.is_active where l.on_hand <= l.held) as sold_out,
      (select count(*)::int from orders where refund_asked_at is not null) as refunds_asked,
      (select count(*)::int from webhook_inbox where applied_at is null) as webhooks`,
    waitingRow,
  );
  return rows[0] as WaitingRow;
}

/** Whether anybody ever came to the store. */
export async function hasVisit(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db.rows(sql`select exists (select 1 from visits where store_id = ${storeId}) as has`, { has: as.boolean });
  return rows[0]?.has ?? false;
}
