import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { blockText } from '../shapes.ts';
import { reviewBounds } from './review-shapes.ts';

export { type ModeratedReview, pageReviews } from './review-lists.ts';

const moment = z.iso.datetime();

/** What operators do with a review; the last two leave it where it is. */
const reviewDecisions = ['publish', 'reject', 'remove', 'dismiss_report', 'remove_reply'] as const;
const decisionShape = z.enum(reviewDecisions);
export type ReviewDecision = z.infer<typeof decisionShape>;
/** Those that need a reason, which the log keeps. */
const decisionsWithReason: readonly ReviewDecision[] = ['reject', 'remove', 'remove_reply'];
export const hasReason = ({
  decision,
  reason,
}: {
  decision: ReviewDecision;
  reason: string;
}): boolean => !decisionsWithReason.includes(decision) || reason.length >= 3;
export const reasonMissing = { path: ['reason'], params: { code: 'required' } };

const stepKinds = [
  'sent',
  'publish',
  'reject',
  'remove',
  'reported',
  'dismiss_report',
  'replied',
  'reply_withdrawn',
  'remove_reply',
] as const;
export type ReviewStep = (typeof stepKinds)[number];

export const countReviews = endpoint({
  name: 'reviewModeration.counts',
  method: 'GET',
  path: '/api/v1/platform/review-counts',
  permission: 'platform:review:query',
  summary:
    'How many reviews have each status, and how many are reported. No review is ever deleted.',
  reply: z.object({
    all: z.number().int(),
    waiting: z.number().int(),
    published: z.number().int(),
    rejected: z.number().int(),
    removed: z.number().int(),
    reported: z.number().int(),
  }),
});

export const readReviewLog = endpoint({
  name: 'reviewModeration.log',
  method: 'GET',
  path: '/api/v1/platform/reviews/:id/log',
  permission: 'platform:review:query',
  summary: 'What happened to a review, the oldest first.',
  params: z.strictObject({ id: idShape }),
  reply: z.object({
    list: z.array(
      z.object({
        id: idShape,
        step: z.enum(stepKinds),
        at: moment,
        /** Who did it; null for the buyer. */
        by: z.string().nullable(),
        reason: z.string().nullable(),
        /** What a reply said before it was changed or removed. */
        text: z.string().nullable(),
      }),
    ),
  }),
});

export const decideReviews = endpoint({
  name: 'reviewModeration.decide',
  method: 'POST',
  path: '/api/v1/platform/reviews/decisions',
  permission: 'platform:review:moderate',
  summary:
    'Decides on one review or several: all of them, or none when one is in another state. To reject or remove takes a reason.',
  body: z
    .strictObject({
      ids: z.array(idShape).min(1).max(100),
      decision: decisionShape,
      reason: blockText(reviewBounds.reasonMax).default(''),
    })
    .refine(hasReason, reasonMissing),
  failures: ['review-state'],
  reply: z.null(),
});
