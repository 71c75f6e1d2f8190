import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { listProductStock } from '@vitrine/contract/shop/product-stock.ts';
import type { countStockLevels, listStockLevels } from '@vitrine/contract/shop/stock-levels.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { getVariants, parseSearch } from '../catalogue/index.ts';
import { isLowSql, readLowLimit } from '../stock/index.ts';
import { describeImage } from '../stores/index.ts';

type Query = EndpointInput<typeof listStockLevels>['query'];

/** Of archived products nothing is sold any more, whatever is left of them. */
const inUse = sql`from stock_levels l join variants v on v.id = l.variant_id and v.is_active
  join products p on p.id = v.product_id and p.status <> 'archived'`;

/** Variants in use with a stock, those that words find. */
function rowsOf({ keywords, stock }: Pick<Query, 'keywords' | 'stock'>, lowLimit: number): SQL {
  const parts = [sql`true`];
  if (stock === 'out') parts.push(sql`l.on_hand <= l.held`);
  if (stock === 'low') parts.push(isLowSql(lowLimit));
  if (!keywords) return sql`${inUse} where ${sql.join(parts, sql` and `)}`;
  const terms = parseSearch(keywords);
  const byName = terms
    ? sql`array_to_tsvector(p.search_tokens) @@ ${terms.exact}::tsquery`
    : sql`false`;
  parts.push(sql`(starts_with(lower(v.sku), ${keywords.trim().toLowerCase()}) or ${byName})`);
  return sql`${inUse} where ${sql.join(parts, sql` and `)}`;
}

/** The stock of variants, by their products: three queries. */
export async function listStock(
  ctx: Ctx,
  { pageNum, pageSize, ...filters }: Query,
): Promise<EndpointAnswer<typeof listStockLevels>> {
  const lowLimit = await readLowLimit(ctx);
  const found = rowsOf(filters, lowLimit);
  const rows = await ctx.db.rows(
    sql`
    select v.id, l.on_hand, l.held, l.low_limit, ${isLowSql(lowLimit)} as is_low ${found}
    order by v.product_id, v.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    {
      id: as.id,
      onHand: as.integer,
      held: as.integer,
      lowLimit: orNull(as.integer),
      isLow: as.boolean,
    },
  );
  const counted = await ctx.db.rows(sql`select count(*)::int as total ${found}`, {
    total: as.integer,
  });
  const facts = await getVariants(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.flatMap((row) => {
      const variant = facts.get(row.id);
      if (!variant) return [];
      const { productId, name, optionLabel, sku, image } = variant;
      return [
        {
          id: row.id,
          productId,
          name,
          label: optionLabel,
          sku,
          image: describeImage(image),
          onHand: row.onHand,
          held: row.held,
          available: row.onHand - row.held,
          lowLimit: row.lowLimit,
          isLow: row.isLow,
        },
      ];
    }),
    total: counted[0]?.total ?? 0,
  };
}

/** How many variants in use are low or sold out, in one statement. */
export async function countStock(ctx: Ctx): Promise<EndpointAnswer<typeof countStockLevels>> {
  const lowLimit = await readLowLimit(ctx);
  const [row] = await ctx.db.rows(
    sql`select count(*)::int as total, count(*) filter (where ${isLowSql(lowLimit)})::int as low,
      count(*) filter (where l.on_hand <= l.held)::int as sold_out ${inUse}`,
    { total: as.integer, low: as.integer, soldOut: as.integer },
  );
  const { total, low, soldOut } = orNotFound(row);
  return { all: total, low, soldOut, lowLimit };
}

/** The stock of all variants of products, for their editor. */
export async function listStockOf(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<EndpointAnswer<typeof listProductStock>> {
  const rows = await ctx.db.rows(
    sql`select l.variant_id, l.on_hand, l.held, l.on_hand - l.held as available
      from variants v join stock_levels l on l.variant_id = v.id
      where v.product_id = any(${sql.param([...productIds])}::bigint[]) order by v.product_id, v.position, v.id`,
    { variantId: as.id, onHand: as.integer, held: as.integer, available: as.integer },
  );
  return { list: rows };
}
