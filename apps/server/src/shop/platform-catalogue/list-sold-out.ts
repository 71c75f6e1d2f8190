import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { listSoldOutVariants as contract } from '@vitrine/contract/shop/sold-out-variants.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { getVariants, parseSearch } from '../catalogue/index.ts';
import { describeImage } from '../stores/index.ts';

const onSale = sql`from stock_levels l join variants v on v.id = l.variant_id and v.is_active`;

/** Variants without a unit left; with words all that they find, so that a wrong stock can be corrected. */
function rowsOf(keywords: string | undefined): SQL {
  if (!keywords) return sql`${onSale} where l.on_hand <= l.held`;
  const terms = parseSearch(keywords);
  const byName = terms
    ? sql`array_to_tsvector(p.search_tokens) @@ ${terms.exact}::tsquery`
    : sql`false`;
  return sql`${onSale} join products p on p.id = v.product_id where starts_with(lower(v.sku), ${keywords.trim().toLowerCase()}) or ${byName}`;
}

/** Variants that are out of stock, by their products: three queries. */
export async function listSoldOut(
  ctx: Ctx,
  { pageNum, pageSize, keywords }: EndpointInput<typeof contract>['query'],
): Promise<EndpointAnswer<typeof contract>> {
  const found = rowsOf(keywords);
  const rows = await ctx.db.rows(
    sql`
    select v.id, l.on_hand, l.held ${found} order by v.product_id, v.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    { id: as.id, onHand: as.integer, held: as.integer },
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
        },
      ];
    }),
    total: counted[0]?.total ?? 0,
  };
}
