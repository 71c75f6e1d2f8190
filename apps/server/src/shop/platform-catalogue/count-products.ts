import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { countPlatformProducts } from '@vitrine/contract/shop/platform-products.ts';
import { sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { stockTag } from '../pricing/index.ts';
import { isLowSql, readLowLimit } from '../stock/index.ts';

type Counts = EndpointReply<typeof countPlatformProducts>;

/** Units that buyers take and moments that pass are not announced, so that the counts are stale for at most this long. */
const productCounts: CacheDefinition<Counts> = { entriesMax: 1, ttlMs: 15_000 };

/** The counts of the list's usual filters, in one statement that reads each variant once. */
async function countAll(ctx: Ctx): Promise<Counts> {
  const free = sql`l.on_hand - l.held`;
  const [row] = await ctx.db.rows(
    sql`select count(*)::int as all_total, count(*) filter (where p.status = 'active')::int as active,
      count(*) filter (where p.status = 'active' and p.available_from > ${ctx.clock.now().toISOString()}::timestamptz)::int as scheduled,
      count(*) filter (where p.status = 'draft')::int as draft, count(*) filter (where p.status = 'archived')::int as archived,
      count(*) filter (where s.is_low)::int as low_stock, count(*) filter (where s.units <= 0)::int as sold_out,
      count(*) filter (where p.missing_languages <> '{}')::int as missing_languages
    from products p join (
      select v.product_id, coalesce(sum(${free}) filter (where v.is_active), 0) as units,
        coalesce(bool_or(v.is_active and ${isLowSql(await readLowLimit(ctx))}), false) as is_low
      from variants v left join stock_levels l on l.variant_id = v.id group by v.product_id) s on s.product_id = p.id`,
    {
      allTotal: as.integer,
      active: as.integer,
      scheduled: as.integer,
      draft: as.integer,
      archived: as.integer,
      lowStock: as.integer,
      soldOut: as.integer,
      missingLanguages: as.integer,
    },
  );
  const { allTotal, ...counts } = orNotFound(row);
  return { all: allTotal, ...counts };
}

/** Reading every variant takes a second with 100,000 products: the counts are kept until operators save a product or its units. */
export async function countForOperators(ctx: Ctx): Promise<Counts> {
  if (ctx.platform.config.CACHES !== 'on' || ctx.db !== ctx.platform.database.db)
    return countAll(ctx);
  const { value } = await cacheOf(ctx.platform, productCounts).load('counts', async () => ({
    value: await countAll(ctx),
    tags: ['catalogue', stockTag],
  }));
  return value;
}
