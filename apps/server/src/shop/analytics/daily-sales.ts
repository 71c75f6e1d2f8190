import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { isTestBook } from '../ledger/index.ts';

/** Of the orders under the alias `o`: the buyer's money is in, and the order was not cancelled. */
export const isPaidSale = sql`o.kind = 'sale' and o.cancelled_at is null and o.buyer_payment in ('paid', 'part_refunded', 'disputed')`;

/** The same of the current mode: once the platform takes real money, no figure counts orders that were paid as a test. */
export const isCountedSale = (ctx: Ctx) => sql`${isPaidSale} and o.is_test = ${isTestBook(ctx)}`;

/** What an order still earns its owner, and what it still sold for, after refunds. */
export const earnedSql = sql`(o.profit_minor - o.refunded_profit_minor)`;
export const sellingSql = sql`(o.selling_total_minor - o.refunded_selling_minor)`;

/** Whose sales: a store's, by the days of its time zone, or (no store) those of all stores by UTC. */
export interface SalesScope {
  storeId: string | null;
  timeZone: string;
}

/** The same in one book: of tests or of real money. */
export interface BookScope extends SalesScope {
  isTest: boolean;
}

/** In the book of the current mode. */
export const toCurrentBook = (ctx: Ctx, scope: SalesScope): BookScope => ({
  ...scope,
  isTest: isTestBook(ctx),
});

export const scopeIdOf = ({ storeId }: SalesScope) => storeId ?? '0';
export const isInScope = ({ storeId }: SalesScope) =>
  storeId === null ? sql`true` : sql`o.store_id = ${storeId}`;
export const dayOf = (moment: SQL, { timeZone }: SalesScope) =>
  sql`(${moment} at time zone ${timeZone})::date`;

/** Wider than a day by what a change of the clocks can move its ends: with it an index finds what `dayOf` then decides. */
const slack = sql`interval '3 hours'`;
const startOf = (day: SQL, { timeZone }: SalesScope) =>
  sql`(${day})::timestamp at time zone ${timeZone}`;

/** Sales of the days from one to another (exclusive), of both books unless the scope is in one. */
export const paidBetween = (
  scope: SalesScope | BookScope,
  from: SQL,
  to: SQL,
) => sql`${isInScope(scope)} and ${isPaidSale} ${'isTest' in scope ? sql`and o.is_test = ${scope.isTest}` : sql``}
  and o.paid_at >= ${startOf(from, scope)} - ${slack} and o.paid_at < ${startOf(to, scope)} + ${slack}
  and ${dayOf(sql`o.paid_at`, scope)} >= ${from} and ${dayOf(sql`o.paid_at`, scope)} < ${to}`;

/** The columns of `daily_sales` over some orders, behind scope and day. */
export const daySums = ({
  storeId,
}: SalesScope) => sql`count(*)::int as orders, sum(o.units)::int as units,
  ${storeId === null ? sql`0` : sql`sum(${sellingSql})`}::bigint as selling_minor,
  ${storeId === null ? sql`0` : sql`sum(${earnedSql})`}::bigint as earned_minor, sum(o.goods_usd_minor)::bigint as goods_usd_minor`;

/** Those of `daily_product_sales`. A line's part of its order's earning is its part of the goods' price. */
export const productSums = sql`sum(l.quantity)::int as units,
  sum(case when o.goods_minor = 0 then 0 else round(${earnedSql}::numeric * l.total_minor / o.goods_minor) end)::bigint as earned_minor`;

/**
 * The common tables that the two reads below need: how far the scope is rolled up, and which of those days have changed
 * since. After a change of the time zone nothing is rolled up.
 */
const progressOf = (scope: SalesScope) => sql`
  rolled as (
    select coalesce((select rolled_to from daily_sales_progress where scope_id = ${scopeIdOf(scope)} and time_zone = ${scope.timeZone}),
      '-infinity'::date) as until),
  changed as (
    select distinct ${dayOf(sql`c.paid_at`, scope)} as day from changed_sales c
    where c.scope_id = ${scopeIdOf(scope)} and ${dayOf(sql`c.paid_at`, scope)} < (select until from rolled))`;

/** Orders whose days are not rolled up, or not any more, of the days from one on. */
const liveOrders = (scope: BookScope, from: SQL) => sql`(
    select o.* from orders o where ${paidBetween(scope, sql`greatest((select until from rolled), ${from})`, sql`'infinity'::date`)}
    union all
    select o.* from changed c join orders o on ${paidBetween(scope, sql`c.day`, sql`c.day + 1`)} where c.day >= ${from})`;

const isCurrent = (
  scope: BookScope,
  from: SQL,
) => sql`d.scope_id = ${scopeIdOf(scope)} and d.is_test = ${scope.isTest} and d.day >= ${from}
  and d.day < (select until from rolled) and d.day not in (select day from changed)`;

/** SQL for the sales of a scope in one book by day, as a common table `days` and those that it needs; days without sales are missing. */
export const salesByDay = (
  scope: BookScope,
  from: SQL = sql`'-infinity'::date`,
) => sql`${progressOf(scope)}, days as (
  select d.day, d.orders, d.units, d.selling_minor, d.earned_minor, d.goods_usd_minor from daily_sales d where ${isCurrent(scope, from)}
  union all
  select ${dayOf(sql`o.paid_at`, scope)}, ${daySums(scope)} from ${liveOrders(scope, from)} o group by 1)`;

/**
 * The same by product since a day, as `product_sales`: several rows for each product. The sums of the days that are rolled up are
 * stored for stores with many of them, and hold as long as none of these days has changed.
 */
export const productSalesSince = (
  scope: BookScope,
  from: SQL,
) => sql`${progressOf(scope)}, stored as (
  select exists (select 1 from daily_sales_progress p where p.scope_id = ${scopeIdOf(scope)} and p.time_zone = ${scope.timeZone} and p.recent_from = ${from})
    and not exists (select 1 from changed where day >= ${from}) as is_valid
  ), product_sales as (
  select r.product_id, r.units, r.earned_minor from recent_product_sales r
  where r.scope_id = ${scopeIdOf(scope)} and r.is_test = ${scope.isTest} and (select is_valid from stored)
  union all
  select d.product_id, d.units, d.earned_minor from daily_product_sales d where ${isCurrent(scope, from)} and not (select is_valid from stored)
  union all
  select l.product_id, ${productSums} from ${liveOrders(scope, from)} o join order_lines l on l.order_id = o.id group by 1)`;
