import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { listTopics as contract } from '@vitrine/contract/shop/topics.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { chooseName, isForSale, listCategories, type StoredCard } from '../catalogue/index.ts';
import { describeImage, getStore, ownStoreId } from '../stores/index.ts';
import { readAssortment } from './assortment.ts';
import { countByCategory } from './own-categories.ts';

const imagesMax = 3;

const listLooks = statement(
  (places: Places<{ storeId: string; now: Date }>) => sql`
    select c.id as category_id, priced.low, priced.high, (
      select json_agg(newest.image) from (
        select p.card -> 'image' as image from products p
        where p.primary_category_id = c.id and ${isForSale(places.now)} and p.card -> 'image' ->> 'key' is not null
        order by p.available_from desc, p.id desc limit ${imagesMax}) newest) as images
    from categories c cross join lateral (
      select min(k.price_minor) as low, max(k.price_minor) as high
      from products p join store_product_prices k on k.product_id = p.id and k.store_id = ${places.storeId}
      where p.primary_category_id = c.id and ${isForSale(places.now)}) priced
    where c.parent_id is null`,
  {
    categoryId: as.id,
    low: orNull(as.minor),
    high: orNull(as.minor),
    images: orNull(as.json<NonNullable<StoredCard['image']>[]>()),
  },
);

/** The primary categories that have products, with what the store would sell of each. */
export async function listTopics(ctx: Ctx): Promise<EndpointAnswer<typeof contract>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const categories = await listCategories(ctx);
  const assortment = await readAssortment(ctx, store.id);
  const counts = await countByCategory(ctx, store.id);
  const rows = new Map(
    (await listLooks(ctx, { storeId: store.id, now: ctx.clock.now() })).map((row) => [
      row.categoryId,
      row,
    ]),
  );
  const sum = (primaryId: string, field: 'products' | 'inStore') =>
    categories
      .filter(({ parentId }) => parentId === primaryId)
      .reduce((total, { id }) => total + (counts.get(id)?.[field] ?? 0), 0);
  const list = categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => {
      const row = rows.get(category.id);
      return {
        id: category.id,
        key: category.key,
        name: chooseName(category.names, ctx.language, store.language),
        productCount: sum(category.id, 'products'),
        inStoreCount: sum(category.id, 'inStore'),
        isChosen: assortment.choiceOf(category).isChosen,
        images: (row?.images ?? []).flatMap((image) => describeImage(image) ?? []),
        prices:
          row && row.low !== null && row.high !== null
            ? {
                from: toMoney(row.low, store.baseCurrency),
                to: toMoney(row.high, store.baseCurrency),
              }
            : null,
      };
    })
    .filter(({ productCount }) => productCount > 0);
  return { sellsAll: assortment.sellsAll, list };
}
