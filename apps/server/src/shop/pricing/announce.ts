import { topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { announceCatalogue } from '../catalogue/index.ts';
import { pricesChanged } from './pricing.events.ts';

/** The tag of what is computed from a store's prices alone: other changes of the store, such as its stock, leave it. */
export const pricesTag = (storeId: string) => `prices:${storeId}`;

/** Lets caches drop the store's pages and its owner's screens read again. */
export async function announcePrices(ctx: Ctx, storeId: string): Promise<void> {
  const { signals, events } = ctx.platform;
  await signals.send(ctx.db, 'cache', { tags: [`store:${storeId}`, pricesTag(storeId)] });
  await signals.send(ctx.db, 'push', {
    destination: topics.store(storeId),
    body: { kind: 'store.changed' },
  });
  await events.emit(ctx, pricesChanged, { storeId });
}

/** The tag of what is counted over the units of all products. Only units that operators change are announced. */
export const stockTag = 'stock';

/** So many stores fit into one signal. */
const storesMax = 200;

/** Lets caches drop the pages of the stores that sell a product, which say whether it is sold out and list it accordingly. */
export async function announceStock(ctx: Ctx, productId: string): Promise<void> {
  const sellers = await ctx.db.rows(
    sql`
    select s.id from stores s left join store_products sp on sp.store_id = s.id and sp.product_id = ${productId}
    where not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false) limit ${storesMax + 1}::int`,
    { id: as.id },
  );
  if (sellers.length > storesMax) await announceCatalogue(ctx, [productId]);
  else
    await ctx.platform.signals.send(ctx.db, 'cache', {
      tags: [`product:${productId}`, stockTag, ...sellers.map(({ id }) => `store:${id}`)],
    });
}
