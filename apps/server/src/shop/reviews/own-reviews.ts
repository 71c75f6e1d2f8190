import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/own-reviews.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { ownStoreId } from '../stores/index.ts';
import { announceReview, recordStep } from './review-steps.ts';
import { summaryOf } from './review-totals.ts';
import { reviews } from './reviews.tables.ts';

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
