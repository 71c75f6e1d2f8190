import { type SQL, sql } from 'drizzle-orm';
import { readConfigNumber } from '#admin/configs/index.ts';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { chooseName, type Names } from '../catalogue/index.ts';

/** Variants that a mail names; the page has all of them. */
const namedMax = 50;

/** The limit of variants without one. */
export const readLowLimit = (ctx: Ctx): Promise<number> =>
  readConfigNumber(ctx, 'stock.lowLimit', { takesZero: true });

/** SQL for whether the level `l` is under its limit; a sold-out variant is. */
const isUnderLimitSql = (lowLimit: number): SQL =>
  sql`l.on_hand - l.held < coalesce(l.low_limit, ${lowLimit}::int)`;

/** The same for a level that has units left. */
export const isLowSql = (lowLimit: number): SQL =>
  sql`(l.on_hand > l.held and ${isUnderLimitSql(lowLimit)})`;

/** The variants that can be sold out or low, by two indexes: all others need not be read. */
export const selectScarce = (lowLimit: number): SQL => sql`(
  select f.variant_id from stock_levels f where f.on_hand - f.held < greatest(${lowLimit}::int, 1)
  union select f.variant_id from stock_levels f where f.low_limit is not null)`;

const listOpen = sql`
  select m.variant_id, v.sku, p.card -> 'names' as names, l.on_hand - l.held as free
  from low_stock m join stock_levels l on l.variant_id = m.variant_id join variants v on v.id = m.variant_id
    join products p on p.id = v.product_id
  where m.notified_at is null order by m.since, m.variant_id`;

/**
 * Finds variants on sale that fell under their limit, and writes to operators once of each. A variant that is not under it any
 * more is forgotten, so that the next time counts as new.
 */
export async function notifyOfLowStock(ctx: Ctx): Promise<void> {
  const isLow = sql`v.is_active and p.status = 'active' and ${isUnderLimitSql(await readLowLimit(ctx))}`;
  const now = ctx.clock.now().toISOString();
  await ctx.db.run(sql`
    delete from low_stock m where not exists (
      select 1 from stock_levels l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
      where l.variant_id = m.variant_id and ${isLow})`);
  await ctx.db.run(sql`
    insert into low_stock (variant_id, since)
    select l.variant_id, ${now}::timestamptz from stock_levels l join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
    where ${isLow} and not exists (select 1 from low_stock m where m.variant_id = l.variant_id)
    order by l.variant_id on conflict do nothing`);
  const open = await ctx.db.rows(listOpen, {
    variantId: as.id,
    sku: as.text,
    names: as.json<Names>(),
    free: as.integer,
  });
  const newest = open.at(-1);
  if (!newest) return;
  const isSent = await mailOperators(ctx, {
    permission: 'platform:catalogue:edit',
    template: 'stock-low',
    newest: `${open.length}:${newest.variantId}:${now}`,
    mailIn: (language) => ({
      template: 'stock-low',
      values: { count: open.length },
      lines: open.slice(0, namedMax).map(({ sku, names, free }) => ({
        label: `${chooseName(names, language)} · ${sku}`,
        amount: String(free),
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/stock?stock=low`,
    }),
  });
  if (isSent)
    await ctx.db.run(sql`
      update low_stock set notified_at = ${now}::timestamptz
      where variant_id = any(${sql.param(open.map(({ variantId }) => variantId))}::bigint[])`);
}

/** Sets the limit of variants; null for that of the platform. */
export async function setLowLimit(
  ctx: Ctx,
  variantId: string,
  lowLimit: number | null,
): Promise<void> {
  await ctx.db.run(sql`
    insert into stock_levels (variant_id, on_hand, low_limit) values (${variantId}::bigint, 0, ${lowLimit}::int)
    on conflict (variant_id) do update set low_limit = excluded.low_limit`);
}
