import type { Currency } from '@vitrine/contract/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { focusRow, lineFocus } from '../catalogue/index.ts';
import { selectCountedOrders } from '../orders/index.ts';
import {
  dayOf,
  earnedSql,
  isCountedSale,
  paidBetween,
  productSalesSince,
  salesByDay,
  toCurrentBook,
} from './daily-sales.ts';

const revenueRow = {
  /** The store's day. */
  day: as.text,
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

const isUnshipped = sql`o.fulfilment in ('waiting', 'processing', 'part_shipped')`;

/** Earnings per period of the store's days, and what is paid but not shipped; in minor units of the store's currency. */
export async function readRevenue(
  ctx: Ctx,
  storeId: string,
  timeZone: string,
): Promise<RevenueRow> {
  const scope = toCurrentBook(ctx, { storeId, timeZone });
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const rows = await ctx.db.rows(
    sql`
    with today as (select ${dayOf(now, scope)} as today), ${salesByDay(scope)}, figures as (
      select coalesce(sum(earned_minor) filter (where day >= today), 0)::text as today,
        coalesce(sum(earned_minor) filter (where day >= today - 6), 0)::text as week,
        coalesce(sum(earned_minor) filter (where day >= today - 13 and day < today - 6), 0)::text as week_before,
        coalesce(sum(earned_minor) filter (where day >= today - 29), 0)::text as month,
        coalesce(sum(earned_minor) filter (where day >= today - 59 and day < today - 29), 0)::text as month_before,
        coalesce(sum(earned_minor) filter (where day >= today - 364), 0)::text as year,
        coalesce(sum(earned_minor) filter (where day >= today - 729 and day < today - 364), 0)::text as year_before,
        coalesce(sum(earned_minor), 0)::text as total
      from days, today
    ), yesterday as (
      select coalesce(sum(${earnedSql}), 0)::text as yesterday from orders o
      where ${paidBetween(scope, sql`(select today - 1 from today)`, sql`(select today + 1 from today)`)} and o.paid_at < ${now} - interval '1 day' + interval '1 millisecond'
    ), pending as (
      select coalesce(sum(o.selling_minor), 0)::text as pending_minor, coalesce(sum(o.orders), 0)::int as pending_count
      from ${selectCountedOrders(storeId)} where ${isCountedSale(ctx)} and ${isUnshipped}
    )
    select today.today::text as day, figures.*, yesterday.*, pending.* from today, figures, yesterday, pending`,
    revenueRow,
  );
  return rows[0] as RevenueRow;
}

const stepRow = {
  step: as.moment,
  endsAt: as.moment,
  earned: as.minor,
  units: as.integer,
  clicks: as.integer,
  converted: as.integer,
};

export type StepRow = RowOf<typeof stepRow>;

/**
 * The steps as a common table. Days are the store's; hours are sixty minutes each, so that the day on which the clocks
 * change has no hour twice and none of no length.
 */
function stepsOf(now: Date, unit: 'hour' | 'day', count: number, timeZone: string): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  if (unit === 'hour')
    return sql`steps as (select begins, begins + interval '1 hour' as ends from generate_series(
      date_trunc('hour', ${at}, ${timeZone}) - ${`${count - 1} hours`}::interval, ${at}, interval '1 hour') as begins)`;
  return sql`steps as (select day at time zone ${timeZone} as begins, (day + interval '1 day') at time zone ${timeZone} as ends
    from generate_series(date_trunc('day', ${at} at time zone ${timeZone}) - ${`${count - 1} days`}::interval,
      ${at} at time zone ${timeZone}, interval '1 day') as day)`;
}

/** The sales of each step as the common table `sold` and those that it needs: days are read from the daily figures. */
function soldIn(ctx: Ctx, storeId: string, unit: 'hour' | 'day', timeZone: string): SQL {
  if (unit === 'hour')
    return sql`sold as (
      select s.begins, sum(${earnedSql}) as earned, sum(o.units) as units from steps s
      join orders o on o.store_id = ${storeId} and o.paid_at >= s.begins and o.paid_at < s.ends and ${isCountedSale(ctx)}
      group by s.begins)`;
  const scope = toCurrentBook(ctx, { storeId, timeZone });
  const first = sql`(select min(${dayOf(sql`begins`, scope)}) from steps)`;
  return sql`${salesByDay(scope, first)}, sold as (
    select s.begins, sum(d.earned_minor) as earned, sum(d.units) as units from steps s
    join days d on d.day = ${dayOf(sql`s.begins`, scope)} group by s.begins)`;
}

/** Two windows' steps (the window and the one before), oldest first: hours, or days of the store's time zone. */
export async function readSteps(
  ctx: Ctx,
  storeId: string,
  unit: 'hour' | 'day',
  timeZone: string,
): Promise<StepRow[]> {
  const rows = await ctx.db.rows(
    sql`
    with ${stepsOf(ctx.clock.now(), unit, unit === 'hour' ? 48 : 14, timeZone)}, ${soldIn(ctx, storeId, unit, timeZone)}, came as (
      select s.begins, count(*) as clicks, count(*) filter (where exists (
          select 1 from orders o where o.visit_id = v.id and o.store_id = v.store_id and ${isCountedSale(ctx)})) as converted
      from steps s join visits v on v.store_id = ${storeId} and v.started_at >= s.begins and v.started_at < s.ends
      group by s.begins
    )
    select s.begins as step, s.ends as ends_at, coalesce(sold.earned, 0)::text as earned, coalesce(sold.units, 0)::int as units,
      coalesce(came.clicks, 0)::int as clicks, coalesce(came.converted, 0)::int as converted
    from steps s left join sold on sold.begins = s.begins left join came on came.begins = s.begins order by s.begins`,
    stepRow,
  );
  return rows;
}

/** Counts the products that the store offers now, and those of them that came in today, by the store's day. Hidden products are left out. */
export async function countProducts(
  ctx: Ctx,
  storeId: string,
  timeZone: string,
): Promise<{ total: number; newToday: number }> {
  const now = ctx.clock.now().toISOString();
  const isOffered = sql`p.status = 'active' and p.available_from <= ${now}::timestamptz`;
  const rows = await ctx.db.rows(
    sql`
    with hidden as (
      select p.available_from from store_products sp join products p on p.id = sp.product_id
      where sp.store_id = ${storeId} and (sp.is_hidden or sp.is_hidden_by_floor) and ${isOffered}),
      today as (select date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone} as begins)
    select ((select count(*) from products p where ${isOffered}) - (select count(*) from hidden))::int as total,
      ((select count(*) from products p, today where ${isOffered} and p.available_from >= today.begins)
        - (select count(*) from hidden, today where hidden.available_from >= today.begins))::int as new_today`,
    { total: as.integer, newToday: as.integer },
  );
  return { total: rows[0]?.total ?? 0, newToday: rows[0]?.newToday ?? 0 };
}

/** What the stores that sold in the last 24 hours earned, by currency. */
export async function readEarningStores(
  ctx: Ctx,
): Promise<{ currency: Currency; earned: bigint; stores: number }[]> {
  const rows = await ctx.db.rows(
    sql`
    select o.store_currency as currency, sum(${earnedSql})::text as earned, count(distinct o.store_id)::int as stores
    from orders o join stores s on s.id = o.store_id and not s.is_test
    where ${isCountedSale(ctx)} and o.paid_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '24 hours'
    group by o.store_currency`,
    { currency: as.currency, earned: as.minor, stores: as.integer },
  );
  return rows;
}

const topProductRow = {
  productId: as.id,
  name: as.text,
  imageKey: orNull(as.text),
  ...focusRow,
  units: as.integer,
  earnedMinor: as.minor,
};

export type TopProductRow = RowOf<typeof topProductRow>;

/** The products that earned most on the last 30 days of the store's time zone. */
export async function readTopProducts(
  ctx: Ctx,
  storeId: string,
  timeZone: string,
): Promise<TopProductRow[]> {
  const scope = toCurrentBook(ctx, { storeId, timeZone });
  const since = sql`${dayOf(sql`${ctx.clock.now().toISOString()}::timestamptz`, scope)} - 29`;
  const rows = await ctx.db.rows(
    sql`
    with ${productSalesSince(scope, sql`(${since})`)}, best as (
      select product_id, sum(units)::int as units, sum(earned_minor)::bigint as earned_minor from product_sales
      group by product_id order by 3 desc, product_id limit 5)
    select b.product_id, coalesce(t.name, l.name) as name, l.image_key, ${lineFocus} as focus, b.units, b.earned_minor::text as earned_minor
    from best b cross join lateral (select product_id, name, image_key from order_lines where product_id = b.product_id order by id desc limit 1) l
      left join product_texts t on t.product_id = b.product_id and t.language = ${ctx.language}
    order by b.earned_minor desc, b.product_id`,
    topProductRow,
  );
  return rows;
}
