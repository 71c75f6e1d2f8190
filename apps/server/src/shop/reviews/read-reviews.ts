import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type { Review, ReviewSummary } from '@vitrine/contract/shop/review-shapes.ts';
import type * as contract from '@vitrine/contract/shop/storefront-reviews.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { chooseName, isForSale, type StoredCard } from '../catalogue/index.ts';
import { type LocalizedLineName, nameIn } from '../orders/index.ts';
import { cached, listProductTags, readExamples, tagsOf } from '../storefront/index.ts';
import { assertNotClosed, describeImage, findStoreBySlug } from '../stores/index.ts';
import { readSummaries, summaryOf } from './review-totals.ts';
import { reviews } from './reviews.tables.ts';

type Photo = { key: string; width: number; height: number; tone: string | null };

export const reviewRow = {
  id: as.id,
  rating: reviews.rating,
  title: as.text,
  text: as.text,
  language: reviews.language,
  author: as.text,
  publishedAt: orNull(as.moment),
  returnedAt: orNull(as.moment),
  reply: orNull(as.text),
  replyLanguage: orNull(as.text),
  repliedAt: orNull(as.moment),
  lineName: as.text,
  lineOption: orNull(as.text),
  lineWords: as.json<LocalizedLineName>(),
  photos: orNull(as.json<Photo[]>()),
};
export type ReviewRow = RowOf<typeof reviewRow>;

/** The columns of `reviewRow`, of `reviews r` and `order_lines l`. */
export const reviewColumns = sql`r.id, r.rating, r.title, r.text, r.language, r.author, r.published_at, r.returned_at,
  r.reply, r.reply_language, r.replied_at, l.name as line_name, l.option as line_option, l.words as line_words,
  (select json_agg(json_build_object('key', f.key, 'width', f.width, 'height', f.height, 'tone', f.tone) order by f.position)
    from review_photos f where f.review_id = r.id) as photos`;

/**
 * SQL for a text of a review that has so many letters. Counting those of a long text takes longer than the rest of its row; one of four
 * times as many bytes, the most that a letter has, is long enough.
 */
export const hasLetters = (text: SQL, letters: number): SQL =>
  sql`(octet_length(${text}) >= ${4 * letters} or length(${text}) >= ${letters})`;

export const boughtIn = (
  language: Language,
  { lineName, lineOption, lineWords }: Pick<ReviewRow, 'lineName' | 'lineOption' | 'lineWords'>,
) => nameIn(language, { name: lineName, option: lineOption, words: lineWords });

export const photosOf = ({ photos }: Pick<ReviewRow, 'photos'>) =>
  (photos ?? []).map(({ key, ...size }) => ({ url: fileUrl(key), ...size }));

export const replyOf = ({
  reply,
  replyLanguage,
  repliedAt,
}: Pick<ReviewRow, 'reply' | 'replyLanguage' | 'repliedAt'>): Review['reply'] =>
  reply === null || repliedAt === null
    ? null
    : { text: reply, language: replyLanguage as Language, at: repliedAt.toISOString() };

/** A published review, with what was bought in the reader's language. */
export const describeReview = (ctx: Ctx, row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  text: row.text,
  language: row.language,
  author: row.author,
  option: boughtIn(ctx.language, row).option,
  photos: photosOf(row),
  publishedAt: (row.publishedAt ?? ctx.clock.now()).toISOString(),
  isReturned: row.returnedAt !== null,
  reply: replyOf(row),
});

type Query = EndpointInput<typeof contract.listReviews>['query'];
type Page = EndpointAnswer<typeof contract.listReviews>;

const encodeCursor = ({ rating, publishedAt, id }: ReviewRow): string =>
  Buffer.from(JSON.stringify([rating, publishedAt?.toISOString(), id])).toString('base64url');

/** Reads a cursor; anything that was not written here is refused. */
function decodeCursor(text: string): { rating: number; at: string; id: string } {
  try {
    const [rating, at, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (
      Number.isInteger(rating) &&
      typeof at === 'string' &&
      !Number.isNaN(Date.parse(at)) &&
      typeof id === 'string' &&
      /^\d{1,18}$/.test(id)
    )
      return { rating: rating as number, at: new Date(at).toISOString(), id };
  } catch {
    // Falls through to the refusal.
  }
  throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
}

const orders = {
  newest: sql`r.published_at desc, r.id desc`,
  highest: sql`r.rating desc, r.published_at desc, r.id desc`,
  lowest: sql`r.rating, r.published_at desc, r.id desc`,
} as const satisfies Record<contract.ReviewSort, SQL>;

/** Cursor condition: rows after the given one. */
function after(sort: contract.ReviewSort, cursor: string): SQL {
  const { rating, at, id } = decodeCursor(cursor);
  const older = sql`(r.published_at, r.id) < (${at}::timestamptz, ${id}::bigint)`;
  if (sort === 'newest') return older;
  const further = sort === 'highest' ? sql`r.rating < ${rating}` : sql`r.rating > ${rating}`;
  return sql`(${further} or (r.rating = ${rating} and ${older}))`;
}

/** The counts of a product with its newest reviews, each with the counts; no row without a published review. */
const readFirst = statement(
  (places: Places<{ storeId: string; productId: string; limit: number }>) => sql`
    select array[t.stars_1, t.stars_2, t.stars_3, t.stars_4, t.stars_5] as stars, ${reviewColumns}
    from review_totals t join reviews r on r.store_id = t.store_id and r.product_id = t.product_id and r.status = 'published'
      join order_lines l on l.id = r.line_id
    where t.store_id = ${places.storeId} and t.product_id = ${places.productId}
    order by ${orders.newest} limit ${places.limit}`,
  { ...reviewRow, stars: as.list(as.integer) },
  { isShort: true },
);

interface Where {
  storeId: string;
  productId: string;
}

function readRows(ctx: Ctx, { storeId, productId }: Where, query: Query): Promise<ReviewRow[]> {
  const { rating, withPhotos, language, sort, cursor } = query;
  const conditions = [
    sql`r.store_id = ${storeId} and r.product_id = ${productId} and r.status = 'published'`,
    ...(rating ? [sql`r.rating = ${rating}`] : []),
    ...(withPhotos ? [sql`exists (select 1 from review_photos f where f.review_id = r.id)`] : []),
    ...(language ? [sql`r.language = ${language}`] : []),
    ...(cursor ? [after(sort, cursor)] : []),
  ];
  return ctx.db.rows(
    sql`select ${reviewColumns} from reviews r join order_lines l on l.id = r.line_id
      where ${sql.join(conditions, sql` and `)} order by ${orders[sort]} limit ${query.limit + 1}::int`,
    reviewRow,
  );
}

function toPage(ctx: Ctx, summary: ReviewSummary, rows: readonly ReviewRow[], limit: number): Page {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    summary,
    list: shown.map((row) => describeReview(ctx, row)),
    nextCursor: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

/** The summary of a product and its newest reviews, in one statement: product pages begin with them. */
export async function readFirstPage(ctx: Ctx, where: Where, limit: number): Promise<Page> {
  const rows = await readFirst(ctx, { ...where, limit: limit + 1 });
  return toPage(ctx, summaryOf(rows[0]?.stars ?? [0, 0, 0, 0, 0]), rows, limit);
}

async function readPage(ctx: Ctx, where: Where, query: Query): Promise<Page> {
  const { rating, withPhotos, language, sort, cursor, limit } = query;
  if (!rating && !withPhotos && !language && sort === 'newest' && !cursor)
    return readFirstPage(ctx, where, limit);
  const summary = (await readSummaries(ctx, where.storeId, [where.productId])).get(where.productId);
  return summary
    ? toPage(ctx, summary, await readRows(ctx, where, query), limit)
    : readFirstPage(ctx, where, limit);
}

const findProductId = statement(
  (places: Places<{ key: string; now: Date }>) =>
    sql`select p.id from products p where p.key = ${places.key} and ${isForSale(places.now)}`,
  { id: as.id },
);

export async function listReviews(
  ctx: Ctx,
  { slug, product }: { slug: string; product: string },
  query: Query,
): Promise<Page> {
  return cached(ctx, ['reviews', slug, product, ctx.language, query], async () => {
    const store = assertNotClosed(orNotFound(await findStoreBySlug(ctx, slug)));
    const { id: productId } = orNotFound(
      (await findProductId(ctx, { key: product, now: ctx.clock.now() }))[0],
    );
    return {
      value: await readPage(ctx, { storeId: store.id, productId }, query),
      tags: listProductTags(store, [productId]),
    };
  });
}

const bestMax = 6;
/** Shorter ones say nothing to somebody who does not know the product. */
const wordsMin = 40;

const readBest = statement(
  (places: Places<{ slugs: string[]; language: string; now: Date }>) => sql`
    select * from (
      select distinct on (r.store_id, r.product_id) ${reviewColumns}, s.id as store_id, s.slug, s.name as store_name, s.language as store_language,
        p.id as product_id, p.key as product_key, p.card as product_card
      from reviews r join order_lines l on l.id = r.line_id join stores s on s.id = r.store_id join products p on p.id = r.product_id
        left join store_products sp on sp.store_id = s.id and sp.product_id = p.id
      where s.slug = any(${places.slugs}::text[]) and r.status = 'published' and r.rating = 5 and r.returned_at is null and ${hasLetters(sql`r.text`, wordsMin)}
        and ${isForSale(places.now)} and not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)
      order by r.store_id, r.product_id, (r.language = ${places.language}) desc, (r.reply is not null) desc, r.id desc) best
    order by (language = ${places.language}) desc, (photos is not null) desc, published_at desc limit ${bestMax}`,
  {
    ...reviewRow,
    storeId: as.id,
    slug: as.text,
    storeName: as.text,
    storeLanguage: reviews.language,
    productId: as.id,
    productKey: as.text,
    productCard: as.json<StoredCard>(),
  },
);

/** The best reviews of the platform's example stores. */
export async function listBestReviews(
  ctx: Ctx,
): Promise<EndpointAnswer<typeof contract.listBestReviews>> {
  return cached(ctx, ['best-reviews', ctx.language], async () => {
    const { list: examples } = await readExamples(ctx);
    const rows = await readBest(ctx, {
      slugs: examples.map(({ slug }) => slug),
      now: ctx.clock.now(),
      language: ctx.language,
    });
    const list = rows.map((row) => ({
      review: describeReview(ctx, row),
      store: { slug: row.slug, name: row.storeName },
      product: {
        id: row.productId,
        key: row.productKey,
        name: chooseName(row.productCard.names, ctx.language, row.storeLanguage),
        image: describeImage(row.productCard.image),
      },
    }));
    return {
      value: { list },
      tags: [...new Set(rows.flatMap(({ storeId }) => tagsOf({ id: storeId }))), 'catalogue'],
    };
  });
}
