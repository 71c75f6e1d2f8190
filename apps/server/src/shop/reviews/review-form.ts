import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { Image } from '@vitrine/contract/images.ts';
import { reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import type * as contract from '@vitrine/contract/shop/storefront-reviews.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { imageOfPhoto, sendPhotos, addPhoto as storePhoto } from '#platform/files/sent-photos.ts';
import { sendPush } from '#platform/push/push.ts';
import { isForSale } from '../catalogue/index.ts';
import { getOrderByToken, lockOrdersForPayment, shortName, withLink } from '../orders/index.ts';
import { getStore } from '../stores/index.ts';
import {
  type BoughtLine,
  describeBought,
  readBoughtLines,
  readReviewToken,
  stateOf,
} from './review-lines.ts';
import { recordStep } from './review-steps.ts';
import { photosOfReviews, reviewPhotos, reviews } from './reviews.tables.ts';

/** Photos that may be stored for a line before its review is sent: some are taken back and replaced. */
const unsentMax = reviewBounds.photosMax * 3;

/** The line of a link, and all lines of its order. */
async function findLine(
  ctx: Ctx,
  token: string,
): Promise<{ line: BoughtLine; lines: BoughtLine[] }> {
  const link = orNotFound(readReviewToken(ctx.platform, token));
  const [found] = await ctx.db.rows(sql`select order_id from order_lines where id = ${link.id}`, {
    orderId: as.id,
  });
  const lines = await readBoughtLines(ctx, orNotFound(found).orderId);
  const line = lines.find(({ id }) => id === link.id);
  return { line: withLink(line, link), lines };
}

function refuseClosed(line: BoughtLine): void {
  const state = stateOf(line);
  if (state === 'done') throw new Failure('review-exists');
  if (state !== 'open') throw new Failure('review-closed');
}

/** The key of a product that the store still shows. */
async function shownKey(ctx: Ctx, { storeId, productId }: BoughtLine): Promise<string | null> {
  const [row] = await ctx.db.rows(
    sql`
    select p.key from products p left join store_products sp on sp.store_id = ${storeId} and sp.product_id = p.id
    where p.id = ${productId} and ${isForSale(ctx.clock.now())} and not coalesce(sp.is_hidden or sp.is_hidden_by_floor, false)`,
    { key: as.text },
  );
  return row?.key ?? null;
}

async function readWritten(
  ctx: Ctx,
  reviewId: string | null,
): Promise<contract.ReviewForm['review']> {
  if (!reviewId) return null;
  const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, reviewId));
  if (!review) return null;
  const photos = await ctx.db
    .select()
    .from(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, reviewId))
    .orderBy(reviewPhotos.position);
  const { rating, title, text, status, reason } = review;
  return { rating, title, text, status, reason, photos: photos.map(imageOfPhoto) };
}

export async function readForm(ctx: Ctx, token: string): Promise<contract.ReviewForm> {
  const { line, lines } = await findLine(ctx, token);
  const store = await getStore(ctx, line.storeId);
  const rest = lines.filter(({ id }) => id !== line.id);
  const [bought, ...others] = await describeBought(ctx, [line, ...rest]);
  return {
    store: { slug: store.slug, name: store.name },
    bought: orNotFound(bought),
    productKey: await shownKey(ctx, line),
    author: shortName(line.address),
    review: await readWritten(ctx, line.reviewId),
    others,
  };
}

/** The links of an order's lines, by the secret of the order. */
export async function readLinks(
  ctx: Ctx,
  orderToken: string,
): Promise<{ list: contract.ReviewForm['others'] }> {
  const order = await getOrderByToken(ctx, orderToken);
  return {
    list: await describeBought(ctx, await readBoughtLines(ctx, order.id)),
  };
}

/** Stores a photo for the review that is being written. */
export async function addPhoto(
  ctx: Ctx,
  token: string,
  file: EndpointInput<typeof contract.addReviewPhoto>['body']['file'],
): Promise<{ key: string; image: Image }> {
  const { line } = await findLine(ctx, token);
  refuseClosed(line);
  const full = new Failure('review-photos-full', { values: { max: reviewBounds.photosMax } });
  return storePhoto(ctx, photosOfReviews, { ownerId: line.id, ...file, max: unsentMax, full });
}

/** Takes a review in. Its order is locked: a refund that is decided meanwhile comes before it or after it. */
export async function addReview(
  ctx: Ctx,
  token: string,
  { rating, title, text, author, photoKeys }: EndpointInput<typeof contract.sendReview>['body'],
): Promise<contract.ReviewForm> {
  const { line: seen } = await findLine(ctx, token);
  await lockOrdersForPayment(ctx, [seen.orderId], 'buyer');
  const { line } = await findLine(ctx, token);
  refuseClosed(line);
  const { id: lineId, orderId, storeId, productId } = line;
  const now = ctx.clock.now();
  const [added] = await ctx.db
    .insert(reviews)
    .values({
      lineId,
      orderId,
      storeId,
      productId,
      rating,
      title,
      text,
      author,
      language: ctx.language,
      status: 'waiting',
      createdAt: now,
    })
    .returning({ id: reviews.id });
  const { id } = orNotFound(added);
  await sendPhotos(ctx, photosOfReviews, { id, ownerId: lineId }, photoKeys);
  await recordStep(ctx, id, 'sent');
  await sendPush(ctx, { destination: topics.platform, body: { kind: 'review.sent' } });
  return readForm(ctx, token);
}
