import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { listExampleStores } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { chooseName, isForSale, listCategories, type StoredCard } from '../catalogue/index.ts';
import { isPricedIn } from '../pricing/index.ts';
import {
  describeImage,
  describeStorefrontStore,
  storeColumns,
  storeShape,
} from '../stores/index.ts';
import { cached, tagsOf } from './cache.ts';

const examplesMax = 12;
const productsMax = 3;

const isPriced = isPricedIn(sql`shown.id`);
const isHidden = sql`(sp.is_hidden or sp.is_hidden_by_floor)`;
const isChosen = sql`(sp.is_featured or sp.position is not null)`;
const shownFields = sql`p.id, p.key, p.card -> 'image' as image, p.primary_category_id as category_id`;

/**
 * Stores that their owners made presentable: open, with a name and a picture that the owner gave, and a product that the
 * owner put forward, switched off or priced. A store that was only opened has nothing to show.
 */
type Goods = { key: string; image: StoredCard['image']; categoryId: string }[];

const listExamples = statement(
  (places: Places<{ now: Date }>) => sql`with shown as (
      select s.* from stores s
      where s.status = 'open' and s.named_at is not null and (s.avatar is not null or s.banner is not null)
        and (exists (select 1 from store_products sp where sp.store_id = s.id and (${isChosen} or sp.is_hidden))
          or exists (select 1 from price_rules r where r.store_id = s.id and r.kind in ('product', 'variant')))
      order by s.id limit ${examplesMax})
    select ${storeColumns('shown')}, (
      select json_agg(json_build_object('key', goods.key, 'image', goods.image, 'categoryId', goods.category_id::text)
        order by goods.is_chosen desc, goods.place)
      from (
        (select ${shownFields}, true as is_chosen, row_number() over (order by sp.position nulls last, p.id) as place
          from store_products sp join products p on p.id = sp.product_id
          where sp.store_id = shown.id and ${isChosen} and not ${isHidden} and ${isForSale(places.now)} and ${isPriced}
          order by sp.position nulls last, p.id limit ${productsMax})
        union all
        (select ${shownFields}, false, row_number() over (order by p.available_from desc, p.id desc)
          from products p
          where ${isForSale(places.now)} and ${isPriced} and not exists (select 1 from store_products sp
            where sp.store_id = shown.id and sp.product_id = p.id and (${isHidden} or ${isChosen}))
          order by p.available_from desc, p.id desc limit ${productsMax})) goods) as goods
    from shown order by shown.id`,
  { ...storeShape, goods: orNull(as.json<Goods>()) },
);

/** The category that most of the products are of; the first among equals. */
function mainCategory(goods: Goods): string | undefined {
  const counts = new Map<string, number>();
  for (const { categoryId } of goods) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0];
}

/** Stores for the platform's own page, the oldest first. */
export function readExamples(ctx: Ctx): Promise<EndpointAnswer<typeof listExampleStores>> {
  return cached(ctx, ['examples', ctx.language], async () => {
    const rows = await listExamples(ctx, { now: ctx.clock.now() });
    const categories = new Map((await listCategories(ctx)).map(({ id, names }) => [id, names]));
    const list = rows.map((row) => {
      const store = describeStorefrontStore(ctx, row);
      const goods = (row.goods ?? []).slice(0, productsMax);
      return {
        slug: store.slug,
        publicUrl: store.publicUrl,
        name: store.name,
        creatorName: store.creatorName,
        bio: store.bio,
        bioLanguage: store.bioLanguage,
        language: store.language,
        avatar: store.avatar,
        banner: store.banner,
        accent: store.accent,
        trade: chooseName(
          categories.get(mainCategory(goods) ?? '') ?? {},
          ctx.language,
          store.language,
        ),
        products: goods.map(({ key, image }) => ({ key, image: describeImage(image) })),
      };
    });
    return { value: { list }, tags: [...rows.flatMap((store) => tagsOf(store)), 'catalogue'] };
  });
}
