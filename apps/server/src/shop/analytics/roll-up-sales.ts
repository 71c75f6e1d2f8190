import { sql } from 'drizzle-orm';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import {
  dayOf,
  daySums,
  isInScope,
  isPaidSale,
  paidBetween,
  productSums,
  type SalesScope,
  scopeIdOf,
} from './daily-sales.ts';

/** A day is rolled up when no transaction that pays an order of it can still be open. */
const restMs = 3_600_000;
const daysPerStep = 31;
const changesPerStep = 500;

const day = (value: string) => sql`${value}::date`;

/** Adds up days of a scope, each of its two books by itself. */
async function rollUpDays(ctx: Ctx, scope: SalesScope, from: string, to: string): Promise<void> {
  const id = scopeIdOf(scope);
  const paid = paidBetween(scope, day(from), day(to));
  await ctx.db.run(
    sql`delete from daily_sales where scope_id = ${id} and day >= ${day(from)} and day < ${day(to)}`,
  );
  await ctx.db.run(sql`
    insert into daily_sales (scope_id, is_test, day, orders, units, selling_minor, earned_minor, goods_usd_minor)
    select ${id}::bigint, o.is_test, ${dayOf(sql`o.paid_at`, scope)}, ${daySums(scope)} from orders o where ${paid} group by 2, 3`);
  if (scope.storeId === null) return;
  await ctx.db.run(
    sql`delete from daily_product_sales where scope_id = ${id} and day >= ${day(from)} and day < ${day(to)}`,
  );
  await ctx.db.run(sql`
    insert into daily_product_sales (scope_id, is_test, day, product_id, units, earned_minor)
    select ${id}::bigint, o.is_test, ${dayOf(sql`o.paid_at`, scope)}, l.product_id, ${productSums}
    from orders o join order_lines l on l.order_id = o.id where ${paid} group by 2, 3, 4`);
}

/** As many days as the best products are of, with the present one. */
const recentDays = 30;
/** So many rows are added up as fast as their sums are read. */
const summedRowsMax = 5_000;

/** Stores the sums of the recent days of a store that has many rows of them, or notes that there are none. */
async function sumRecentDays(
  ctx: Ctx,
  scope: SalesScope,
  end: string | undefined,
  rowsMax: number,
): Promise<void> {
  const id = scopeIdOf(scope);
  await ctx.db.run(sql`delete from recent_product_sales where scope_id = ${id}`);
  const from = sql`(${day(end ?? 'infinity')} - ${recentDays - 1}::int)`;
  const recent = sql`from daily_product_sales d where d.scope_id = ${id} and d.day >= ${from} and d.day < ${day(end ?? 'infinity')}`;
  const isMany =
    scope.storeId !== null &&
    end !== undefined &&
    (await ctx.db.exists(sql`select 1 ${recent} offset ${rowsMax}::int limit 1`));
  if (isMany)
    await ctx.db.run(sql`
      insert into recent_product_sales (scope_id, is_test, product_id, units, earned_minor)
      select ${id}::bigint, d.is_test, d.product_id, sum(d.units), sum(d.earned_minor) ${recent} group by 2, 3`);
  await ctx.db.run(
    sql`update daily_sales_progress set recent_from = ${isMany ? from : sql`null`} where scope_id = ${id}`,
  );
}

/** Up to which day a scope is rolled up, its row locked; from its first sale on when it never was, or in another time zone. */
async function lockProgress(ctx: Ctx, scope: SalesScope, end: string): Promise<string> {
  const id = scopeIdOf(scope);
  const [known] = await ctx.db.rows(
    sql`select time_zone, rolled_to::text as rolled_to from daily_sales_progress where scope_id = ${id} for update`,
    { timeZone: as.text, rolledTo: as.text },
  );
  if (known?.timeZone === scope.timeZone) return known.rolledTo;
  await ctx.db.run(sql`delete from daily_sales where scope_id = ${id}`);
  await ctx.db.run(sql`delete from daily_product_sales where scope_id = ${id}`);
  const [first] = await ctx.db.rows(
    sql`select ${dayOf(sql`min(o.paid_at)`, scope)}::text as day from orders o where ${isInScope(scope)} and ${isPaidSale} and o.paid_at is not null`,
    { day: orNull(as.text) },
  );
  const begin = first?.day && first.day < end ? first.day : end;
  await ctx.db.run(sql`
    insert into daily_sales_progress (scope_id, time_zone, rolled_to) values (${id}, ${scope.timeZone}, ${day(begin)})
    on conflict (scope_id) do update set time_zone = excluded.time_zone, rolled_to = excluded.rolled_to, recent_from = null`);
  return begin;
}

/** One transaction's worth of work on a scope; answers whether there is more. */
async function rollUpStep(ctx: Ctx, scope: SalesScope, rowsMax: number): Promise<boolean> {
  const id = scopeIdOf(scope);
  const rested = sql`${new Date(ctx.clock.now().getTime() - restMs).toISOString()}::timestamptz`;
  const [over] = await ctx.db.rows(sql`select ${dayOf(rested, scope)}::text as day`, {
    day: as.text,
  });
  const end = over?.day ?? '';
  const from = await lockProgress(ctx, scope, end);
  // Taken before the days are summed: what changes from here on leaves another row, and its day is summed again.
  const changes = await ctx.db.rows(
    sql`
    delete from changed_sales where id in (select id from changed_sales where scope_id = ${id} order by paid_at limit ${changesPerStep}::int)
    returning ${dayOf(sql`paid_at`, scope)}::text as day`,
    { day: as.text },
  );
  for (const changed of new Set(changes.map((change) => change.day))) {
    const [next] = await ctx.db.rows(sql`select (${day(changed)} + 1)::text as day`, {
      day: as.text,
    });
    if (changed < from && next) await rollUpDays(ctx, scope, changed, next.day);
  }
  const hasMoreChanges = changes.length === changesPerStep;
  if (from >= end) {
    await sumRecentDays(ctx, scope, hasMoreChanges ? undefined : end, rowsMax);
    return hasMoreChanges;
  }
  const [step] = await ctx.db.rows(
    sql`select least(${day(from)} + ${daysPerStep}::int, ${day(end)})::text as day`,
    { day: as.text },
  );
  const to = step?.day ?? end;
  await rollUpDays(ctx, scope, from, to);
  await ctx.db.run(
    sql`update daily_sales_progress set rolled_to = ${day(to)} where scope_id = ${id}`,
  );
  const hasMore = to < end || hasMoreChanges;
  await sumRecentDays(ctx, scope, hasMore ? undefined : end, rowsMax);
  return hasMore;
}

/** Scopes with days that are over and not rolled up, with changed ones, or in another time zone than before. */
async function findScopes(ctx: Ctx): Promise<SalesScope[]> {
  const rested = sql`${new Date(ctx.clock.now().getTime() - restMs).toISOString()}::timestamptz`;
  return ctx.db.rows(
    sql`
    select s.id as store_id, s.time_zone from (select id, time_zone from stores union all select null, 'UTC') s
      left join daily_sales_progress p on p.scope_id = coalesce(s.id, 0) and p.time_zone = s.time_zone
    where p.scope_id is null or p.rolled_to < (${rested} at time zone s.time_zone)::date
      or exists (select 1 from changed_sales c where c.scope_id = coalesce(s.id, 0))
    order by s.id`,
    { storeId: orNull(as.id), timeZone: as.text },
  );
}

/** Brings the daily figures of all stores up to date, in steps that are short transactions. */
export async function rollUpSales(platform: Platform, rowsMax = summedRowsMax): Promise<void> {
  for (const scope of await findScopes(systemContext(platform))) {
    let hasMore = true;
    while (hasMore)
      hasMore = await platform.database.withTx((tx) =>
        rollUpStep(systemContext(platform, tx), scope, rowsMax),
      );
  }
}
