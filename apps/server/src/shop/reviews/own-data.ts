import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { reviewPhotos, reviewSteps, reviews } from './reviews.tables.ts';

/** What the owner may read of the reviews, without who wrote them. */
async function* collectReviews(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  const { rating, title, text, status, publishedAt, reply, repliedAt, reportReason, reportedAt } =
    reviews;
  yield jsonFile(
    'reviews',
    await ctx.db
      .select({
        rating,
        title,
        text,
        status,
        publishedAt,
        reply,
        repliedAt,
        reportReason,
        reportedAt,
      })
      .from(reviews)
      .where(and(eq(reviews.storeId, storeId), isNotNull(publishedAt)))
      .orderBy(reviews.id),
  );
}

/** The owner's replies and reports go; the reviews are their buyers' words about products. */
async function eraseReplies(ctx: Ctx, { accountId, storeId }: Person): Promise<void> {
  await ctx.db
    .update(reviewSteps)
    .set({ accountId: null })
    .where(eq(reviewSteps.accountId, accountId));
  if (storeId === null) return;
  const ofStore = ctx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.storeId, storeId));
  await ctx.db
    .update(reviewSteps)
    .set({ text: null, reason: null })
    .where(inArray(reviewSteps.reviewId, ofStore));
  await ctx.db
    .update(reviews)
    .set({
      reply: null,
      replyLanguage: null,
      repliedAt: null,
      reportReason: null,
      reportedAt: null,
    })
    .where(eq(reviews.storeId, storeId));
}

/** What an owner wrote about reviews. */
export const replyData: PersonalData = {
  stored: [
    {
      kind: 'sales',
      columns: [reviews.title, reviews.text, reviews.author, reviews.reason, reviewPhotos.key],
      afterDeletion: 'kept',
    },
    {
      kind: 'replies',
      columns: [
        reviews.reply,
        reviews.reportReason,
        reviewSteps.text,
        reviewSteps.reason,
        reviewSteps.accountId,
      ],
      afterDeletion: 'erased',
    },
  ],
  collect: collectReviews,
  erase: eraseReplies,
};
