import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { flagFilter, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, searchText } from '../shapes.ts';
import { queryRating, ratingShape, reviewBounds, reviewStatusShape } from './review-shapes.ts';
import { languageShape } from './storefront-shapes.ts';

const moment = z.iso.datetime();

/** What operators do with a review; the last two leave it where it is. */
const reviewDecisions = ['publish', 'reject', 'remove', 'dismiss_report', 'remove_reply'] as const;
const decisionShape = z.enum(reviewDecisions);
export type ReviewDecision = z.infer<typeof decisionShape>;
/** Those that need a reason, which the log keeps. */
const decisionsWithReason: readonly ReviewDecision[] = ['reject', 'remove', 'remove_reply'];

const rowShape = z.object({
  id: idShape,
  status: reviewStatusShape,
  rating: ratingShape,
  title: z.string(),
  text: z.string(),
  language: languageShape,
  author: z.string(),
  photos: z.array(imageShape),
  store: z.object({ id: idShape, slug: z.string(), name: z.string() }),
  product: z.object({ id: idShape, name: z.string(), option: z.string().nullable() }),
  orderNumber: z.string(),
  isReturned: z.boolean(),
  reply: z.object({ text: z.string(), language: languageShape, at: moment }).nullable(),
  report: z.object({ reason: z.string(), at: moment }).nullable(),
  createdAt: moment,
});
export type ModeratedReview = z.infer<typeof rowShape>;

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

export const pageReviews = endpoint({
  name: 'reviewModeration.page',
  method: 'GET',
  path: '/api/v1/platform/reviews/page',
  permission: 'platform:review:query',
  summary:
    'Reviews of all stores by page, the oldest first while they wait, otherwise the newest first.',
  query: z.strictObject({
    ...pageQueryFields,
    /** Only this one: for a link to a review that is on another page. */
    id: optionalFilter(idShape),
    /** Part of the title, the text, the author or the name of the store. */
    keywords: optionalFilter(searchText(100)),
    status: optionalFilter(reviewStatusShape),
    isReported: flagFilter,
    rating: queryRating,
  }),
  reply: pageOf(rowShape),
});

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
    .refine(
      ({ decision, reason }) => !decisionsWithReason.includes(decision) || reason.length >= 3,
      {
        path: ['reason'],
        params: { code: 'required' },
      },
    ),
  failures: ['review-state'],
  reply: z.null(),
});

nameSchemas({ ModeratedReview: rowShape });
