import type { ReviewStep } from '@vitrine/contract/shop/review-moderation.ts';
import type { StoreMessage } from '@vitrine/contract/topics.ts';
import { topics } from '@vitrine/contract/topics.ts';
import type { Ctx } from '#platform/context.ts';
import { sendPush } from '#platform/push/push.ts';
import { reviewSteps } from './reviews.tables.ts';

/** Adds a line to the log of a review. */
export async function recordStep(
  ctx: Ctx,
  reviewId: string,
  step: ReviewStep,
  { reason = null, text = null }: { reason?: string | null; text?: string | null } = {},
): Promise<void> {
  await ctx.db.insert(reviewSteps).values({
    reviewId,
    step,
    reason,
    text,
    accountId: ctx.caller?.accountId ?? null,
    at: ctx.clock.now(),
  });
}

/** What the owner and operators are told of a change. */
interface ReviewNews {
  owner?: 'review.published' | 'review.changed';
  operators?: 'review.reported' | 'review.changed';
}

/** Lets caches drop the store's pages, whose cards and products show ratings, and the consoles read again. */
export async function announceReview(
  ctx: Ctx,
  storeId: string,
  { owner = 'review.changed', operators = 'review.changed' }: ReviewNews = {},
): Promise<void> {
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [`store:${storeId}`] });
  await sendPush(
    ctx,
    { destination: topics.store(storeId), body: { kind: owner } satisfies StoreMessage },
    { destination: topics.platform, body: { kind: operators } satisfies StoreMessage },
  );
}
