import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { chooseLanguage, isForSale, type StoredCard } from '../catalogue/index.ts';
import { describeImage, type Store } from '../stores/index.ts';
import { describeReview, hasLetters, reviewColumns, reviewRow } from './read-reviews.ts';
import { summaryOf } from './review-totals.ts';

const shownMax = 8;
/** Shorter ones say nothing to someone who does not know the product. */
const lettersMin = 20;
/** The newest of a store among which those of the reader's language are preferred. */
const newestMax = 200;

const readTotals = statement(
  (places: Places<{ storeId: string }>) => sql`
    select array[coalesce(sum(stars_1), 0), coalesce(sum(stars_2), 0), coalesce(sum(stars_3), 0), coalesce(sum(stars_4), 0),
      coalesce(sum(stars_5), 0)]::int[] as stars from review_totals where store_id = ${places.storeId}`,
  { stars: as.list(as.integer) },
  { isShort: true },
);

/** They are put in order first, so that only as many products are looked up as reviews are shown. */
const readNewest = statement(
  (places: Places<{ storeId: string; language: string; now: Date }>) => sql`
    select ${reviewColumns}, p.id as product_id, p.key as product_key, p.card as product_card
    from (
      select id, row_number() over () as place
      from (
        select id, store_id, product_id
        from (
          select id, store_id, product_id, language, published_at, ${hasLetters(sql`text`, lettersMin)} as is_long
          from reviews where store_id = ${places.storeId} and status = 'published' order by id desc limit ${newestMax}
        ) newest
        where is_long
        order by (language = ${places.language}) desc, published_at desc, id desc offset 0
      ) sorted
      where (select ${isForSale(places.now)} from products p where p.id = sorted.product_id)
        and not coalesce((select sp.is_hidden or sp.is_hidden_by_floor from store_products sp
          where sp.store_id = sorted.store_id and sp.product_id = sorted.product_id), false)
      limit ${shownMax}
    ) shown
      join reviews r on r.id = shown.id join order_lines l on l.id = r.line_id join products p on p.id = r.product_id
    order by shown.place`,
  { ...reviewRow, productId: as.id, productKey: as.text, productCard: as.json<StoredCard>() },
  { isShort: true },
);

/** The average of all reviews of a store, and the newest of them whatever their stars: two queries, sent together. */
export async function readStoreReviews(
  ctx: Ctx,
  store: Store,
): Promise<EndpointAnswer<typeof getStorefrontHome>['reviews']> {
  const [[totals], rows] = await Promise.all([
    readTotals(ctx, { storeId: store.id }),
    readNewest(ctx, { storeId: store.id, language: ctx.language, now: ctx.clock.now() }),
  ]);
  const summary = summaryOf(totals?.stars ?? []);
  if (summary.count === 0) return { summary: summaryOf([0, 0, 0, 0, 0]), list: [] };
  return {
    summary,
    list: rows.map((row) => {
      const { names, image } = row.productCard;
      const language = chooseLanguage(names, ctx.language, store.language);
      return {
        review: describeReview(ctx, row),
        product: {
          id: row.productId,
          key: row.productKey,
          name: names[language] ?? '',
          language,
          image: describeImage(image),
        },
      };
    }),
  };
}
