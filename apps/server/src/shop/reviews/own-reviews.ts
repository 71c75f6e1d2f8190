import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type * as contract from '@vitrine/contract/shop/own-reviews.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { ownStoreId } from '../stores/index.ts';
import { boughtIn, describeReview, reviewColumns, reviewRow } from './read-reviews.ts';
import { announceReview, recordStep } from './review-steps.ts';
import { summaryOf } from './review-totals.ts';
import { reviews } from './reviews.tables.ts';

const ownRow = {
  ...reviewRow,
  status: as.oneOf('published', 'removed'),
  reason: orNull(as.text),
  reportReason: orNull(as.text),
  reportedAt: orNull(as.moment),
  productId: as.id,
  productKey: as.text,
  imageKey: orNull(as.text),
  orderNumber: as.text,
};

export async function listOwn(
  ctx: Ctx,
  {
    keywords,
    rating,
    reply,
    cursor,
    limit,
  }: EndpointInput<typeof contract.listOwnReviews>['query'],
): Promise<EndpointReply<typeof contract.listOwnReviews>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const conditions = [
    sql`r.store_id = ${ownStoreId(ctx)} and r.status in ('published', 'removed')`,
    ...(keywords
      ? [containsAny([sql`r.title`, sql`r.text`, sql`r.author`, sql`l.words`], keywords)]
      : []),
    ...(rating ? [sql`r.rating = ${rating}`] : []),
    ...(reply === 'open' ? [sql`r.status = 'published' and r.reply is null`] : []),
    ...(reply === 'given' ? [sql`r.reply is not null`] : []),
    ...(cursor ? [sql`r.id < ${cursor}`] : []),
  ];
  const rows = await ctx.db.rows(
    sql`select ${reviewColumns}, r.status, r.reason, r.report_reason, r.reported_at, p.id as product_id, p.key as product_key, l.image_key, o.number as order_number
      from reviews r join order_lines l on l.id = r.line_id join orders o on o.id = r.order_id join products p on p.id = r.product_id
      where ${sql.join(conditions, sql` and `)} order by r.id desc limit ${limit + 1}::int`,
    ownRow,
  );
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => ({
      ...describeReview(ctx, row),
      status: row.status,
      product: {
        id: row.productId,
        key: row.productKey,
        name: boughtIn(ctx.language, row).name,
        imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
      },
      orderNumber: row.orderNumber,
      report: row.reportedAt && {
        reason: row.reportReason ?? '',
        at: row.reportedAt.toISOString(),
      },
      removedReason: row.status === 'removed' ? row.reason : null,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function summariseOwn(
  ctx: Ctx,
): Promise<EndpointReply<typeof contract.summariseOwnReviews>> {
  const storeId = ownStoreId(ctx);
  const [row] = await ctx.db.rows(
    sql`
    select array[coalesce(sum(stars_1), 0), coalesce(sum(stars_2), 0), coalesce(sum(stars_3), 0), coalesce(sum(stars_4), 0),
      coalesce(sum(stars_5), 0)]::int[] as stars,
      (select count(*) from reviews where store_id = ${storeId} and status = 'published' and reply is null) as unanswered
    from review_totals where store_id = ${storeId}`,
    { stars: as.list(as.integer), unanswered: as.integer },
  );
  const { stars, unanswered } = orNotFound(row);
  return { ...summaryOf(stars), unanswered };
}

/** A published review of the own store, locked; another store's is not found. */
async function lockOwn(ctx: Ctx, id: string) {
  const own = and(eq(reviews.id, id), eq(reviews.storeId, ownStoreId(ctx)));
  const review = orNotFound((await ctx.db.select().from(reviews).where(own).for('update'))[0]);
  // What the owner never saw is not there for the owner either.
  if (review.status === 'waiting' || review.status === 'rejected') orNotFound(undefined);
  if (review.status !== 'published') throw new Failure('review-state');
  return review;
}

export async function reply(
  ctx: Ctx,
  id: string,
  { text }: EndpointInput<typeof contract.replyToReview>['body'],
): Promise<null> {
  const review = await lockOwn(ctx, id);
  const written = text
    ? { reply: text, replyLanguage: review.language, repliedAt: ctx.clock.now() }
    : { reply: null, replyLanguage: null, repliedAt: null };
  await ctx.db.update(reviews).set(written).where(eq(reviews.id, id));
  await recordStep(ctx, id, text ? 'replied' : 'reply_withdrawn', { text: review.reply });
  await announceReview(ctx, review.storeId);
  return null;
}

export async function report(
  ctx: Ctx,
  id: string,
  { reason }: EndpointInput<typeof contract.reportReview>['body'],
): Promise<null> {
  const review = await lockOwn(ctx, id);
  await ctx.db
    .update(reviews)
    .set({ reportReason: reason, reportedAt: review.reportedAt ?? ctx.clock.now() })
    .where(eq(reviews.id, id));
  await recordStep(ctx, id, 'reported', { reason });
  await announceReview(ctx, review.storeId, { operators: 'review.reported' });
  return null;
}
