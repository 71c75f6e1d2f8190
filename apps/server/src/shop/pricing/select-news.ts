import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { newsDays } from '../catalogue/index.ts';
import type { Store } from '../stores/index.ts';

/** The news `n` of products that the store shows, or that its floor hides, with the store's own row `sp` of the product. */
export function selectNews(ctx: Ctx, store: Pick<Store, 'id' | 'createdAt'>): SQL {
  const since = new Date(
    Math.max(ctx.clock.now().getTime() - newsDays * 86_400_000, store.createdAt.getTime()),
  ).toISOString();
  return sql`product_news n
    left join store_products sp on sp.store_id = ${store.id} and sp.product_id = n.product_id
    where n.at >= ${since}::timestamptz and (n.store_id is null or n.store_id = ${store.id}) and not coalesce(sp.is_hidden, false)`;
}

/** A product that joined the store needs nothing of its owner. */
export const isOpenNews = (store: Pick<Store, 'id'>): SQL =>
  sql`(n.kind <> 'new' and not exists (select 1 from store_news_done d where d.store_id = ${store.id} and d.news_id = n.id))`;

/** How many changes of what the store sells its owner is not done with. */
export async function countOpenNews(
  ctx: Ctx,
  store: Pick<Store, 'id' | 'createdAt'>,
): Promise<{ open: number }> {
  const [row] = await ctx.db.rows(
    sql`select count(*)::int as open from ${selectNews(ctx, store)} and ${isOpenNews(store)}`,
    { open: as.integer },
  );
  return { open: row?.open ?? 0 };
}

/** The prices of these products were saved: what was news of them is done. */
export async function finishPriceNews(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<void> {
  await ctx.db.run(sql`
    insert into store_news_done (store_id, news_id)
    select ${storeId}, n.id from product_news n
    where n.product_id = any(${sql.param([...productIds])}::bigint[]) and n.kind in ('price', 'raised', 'hidden')
      and (n.store_id is null or n.store_id = ${storeId}) order by n.id
    on conflict do nothing`);
}
