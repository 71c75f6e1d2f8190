import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { markCatalogueNews as contract } from '@vitrine/contract/shop/catalogue-news.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { countOpenNews, selectNews } from './select-news.ts';

/** Marks news as done or as open again. Those of other stores, and of products that the store hides, are not found. */
export async function markNews(
  ctx: Ctx,
  { ids, isDone }: EndpointInput<typeof contract>['body'],
): Promise<EndpointAnswer<typeof contract>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const given = ids && [...new Set(ids)];
  const rows = await ctx.db.rows(
    sql`select n.id from ${selectNews(ctx, store)}
      ${given ? sql`and n.id = any(${sql.param(given)}::bigint[])` : sql``}`,
    { id: as.id },
  );
  if (given && rows.length < given.length) throw new Failure('not-found');
  const newsIds = sql`${sql.param(rows.map(({ id }) => id))}::bigint[]`;
  await ctx.db.run(
    isDone
      ? sql`insert into store_news_done (store_id, news_id) select ${store.id}, id from unnest(${newsIds}) as id order by id
          on conflict do nothing`
      : sql`delete from store_news_done where store_id = ${store.id} and news_id = any(${newsIds})`,
  );
  await ctx.platform.signals.send(ctx.db, 'push', {
    destination: topics.store(store.id),
    body: { kind: 'news.changed' },
  });
  return countOpenNews(ctx, store);
}
