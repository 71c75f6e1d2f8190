import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { decideReviewsInBulk } from '@vitrine/contract/shop/review-bulk.ts';
import type * as contract from '@vitrine/contract/shop/review-moderation.ts';
import type { ReviewStatus } from '@vitrine/contract/shop/review-shapes.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { BulkWork } from '#platform/bulk/register-bulk.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { notifyOwner } from '../notifications/index.ts';
import { mailBuyer } from '../orders/index.ts';
import { readBoughtLines } from './review-lines.ts';
import { announceReview, recordStep } from './review-steps.ts';
import { countReview } from './review-totals.ts';
import { reviewSteps, reviews } from './reviews.tables.ts';

export async function countAll(ctx: Ctx): Promise<EndpointReply<typeof contract.countReviews>> {
  const [row] = await ctx.db.rows(
    sql`
    select count(*) as all, count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'published') as published,
      count(*) filter (where status = 'rejected') as rejected, count(*) filter (where status = 'removed') as removed,
      count(*) filter (where reported_at is not null) as reported from reviews`,
    {
      all: as.integer,
      waiting: as.integer,
      published: as.integer,
      rejected: as.integer,
      removed: as.integer,
      reported: as.integer,
    },
  );
  return orNotFound(row);
}

export async function readLog(
  ctx: Ctx,
  id: string,
): Promise<EndpointReply<typeof contract.readReviewLog>> {
  const steps = await ctx.db
    .select()
    .from(reviewSteps)
    .where(eq(reviewSteps.reviewId, id))
    .orderBy(asc(reviewSteps.id));
  if (!steps.length) notFound();
  const names = new Map<string, string>();
  for (const accountId of new Set(steps.flatMap((step) => step.accountId ?? []))) {
    const account = await getAccount(ctx, accountId);
    names.set(accountId, account.nickname || account.email);
  }
  return {
    list: steps.map(({ id: stepId, step, at, accountId, reason, text }) => ({
      id: stepId,
      step,
      at: at.toISOString(),
      by: names.get(accountId ?? '') ?? null,
      reason,
      text,
    })),
  };
}

type Row = typeof reviews.$inferSelect;
type Body = EndpointInput<typeof contract.decideReviews>['body'];
type Decision = Pick<Body, 'decision' | 'reason'>;

/** The states in which a review can be decided on in this way, and the state that it has then. */
const moves: Record<
  'publish' | 'reject' | 'remove',
  { from: readonly ReviewStatus[]; to: ReviewStatus }
> = {
  publish: { from: ['waiting', 'rejected', 'removed'], to: 'published' },
  reject: { from: ['waiting'], to: 'rejected' },
  remove: { from: ['published'], to: 'removed' },
};

/** Tells the buyer, once, why what was written is not shown. */
async function mailRejected(ctx: Ctx, { id, orderId, lineId }: Row, reason: string): Promise<void> {
  const line = (await readBoughtLines(ctx, orderId)).find((one) => one.id === lineId);
  const values = { product: line?.name ?? '', reason };
  await mailBuyer(ctx, orderId, `review-rejected-${id}`, 'review-rejected', values);
}

async function move(
  ctx: Ctx,
  review: Row,
  { from, to }: { from: readonly ReviewStatus[]; to: ReviewStatus },
  reason: string,
): Promise<void> {
  if (!from.includes(review.status)) throw new Failure('review-state');
  const published = to === 'published';
  await ctx.db
    .update(reviews)
    .set({
      status: to,
      reason: published ? null : reason,
      publishedAt: published ? (review.publishedAt ?? ctx.clock.now()) : review.publishedAt,
      // The decision answers the report.
      reportReason: null,
      reportedAt: null,
    })
    .where(eq(reviews.id, review.id));
  if (to === 'rejected') await mailRejected(ctx, review, reason);
  if (published) await countReview(ctx, review, 1);
  if (review.status === 'published') await countReview(ctx, review, -1);
}

async function decide(ctx: Ctx, review: Row, { decision, reason }: Decision): Promise<void> {
  if (decision in moves) await move(ctx, review, moves[decision as keyof typeof moves], reason);
  else if (decision === 'remove_reply') {
    if (review.reply === null) throw new Failure('review-state');
    await ctx.db
      .update(reviews)
      .set({ reply: null, replyLanguage: null, repliedAt: null })
      .where(eq(reviews.id, review.id));
  } else {
    if (review.reportedAt === null) throw new Failure('review-state');
    await ctx.db
      .update(reviews)
      .set({ reportReason: null, reportedAt: null })
      .where(eq(reviews.id, review.id));
  }
  await recordStep(ctx, review.id, decision, {
    reason: reason || null,
    text: decision === 'remove_reply' ? review.reply : null,
  });
}

/** Notifies the owner of reviews that buyers can read now; one that is published again is not new. */
async function notifyOfReviews(
  ctx: Ctx,
  storeId: string,
  published: readonly Row[],
): Promise<void> {
  const fresh = published.filter(({ publishedAt }) => publishedAt === null);
  const [first] = fresh;
  if (!first) return;
  await notifyOwner(ctx, storeId, {
    template: 'reviews-published',
    key: `reviews-published:${first.id}`,
    values: { count: fresh.length },
    path: '/reviews',
  });
}

/** Reviews in the order of their ids, so that two operators never wait for each other. */
function readRows(ctx: Ctx, ids: readonly string[], isLocking: boolean): Promise<Row[]> {
  const rows = ctx.db
    .select()
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id));
  return isLocking ? rows.for('update') : rows;
}

/** Lets others know of decided reviews. */
async function announceDecided(
  ctx: Ctx,
  rows: readonly Row[],
  decision: contract.ReviewDecision,
): Promise<void> {
  const isPublished = decision === 'publish';
  for (const storeId of new Set(rows.map((review) => review.storeId))) {
    await announceReview(ctx, storeId, isPublished ? { owner: 'review.published' } : {});
    if (isPublished)
      await notifyOfReviews(
        ctx,
        storeId,
        rows.filter((review) => review.storeId === storeId),
      );
  }
}

/** Decides on all of these reviews, or on none. */
export async function decideAll(ctx: Ctx, body: Body): Promise<null> {
  const ids = [...new Set(body.ids)];
  const rows = await readRows(ctx, ids, true);
  if (rows.length !== ids.length) notFound();
  for (const review of rows) await decide(ctx, review, body);
  await announceDecided(ctx, rows, body.decision);
  return null;
}

/** Why a review cannot be decided on in this way. */
const refusals = {
  publish: 'row-unchanged',
  reject: 'review-not-waiting',
  remove: 'review-not-published',
} as const;

/** Decisions on several reviews, each on its own. */
export const bulkDecisions: BulkWork<typeof decideReviewsInBulk, Row> = {
  read: readRows,
  plan(_ctx, { status }, { decision }) {
    const { from, to } = moves[decision];
    if (!from.includes(status))
      throw new Failure(status === to ? 'row-unchanged' : refusals[decision]);
    return { from: status, to };
  },
  act: decide,
  finish: (ctx, rows, { decision }) => announceDecided(ctx, rows, decision),
};
