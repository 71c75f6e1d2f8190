import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, searchText } from '../shapes.ts';
import { queryRating, reviewBounds, reviewShape, reviewSummaryShape } from './review-shapes.ts';

const ownReviewShape = reviewShape.extend({
  /** An owner sees what is published, and what was published and then removed. */
  status: z.enum(['published', 'removed']),
  product: z.object({
    id: idShape,
    key: z.string(),
    name: z.string(),
    imageUrl: z.string().nullable(),
  }),
  orderNumber: z.string(),
  /** The owner's report that operators have not decided yet. */
  report: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  /** Why operators removed it. */
  removedReason: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewShape>;

const byId = z.strictObject({ id: idShape });

export const listOwnReviews = endpoint({
  name: 'reviews.list',
  method: 'GET',
  path: '/api/v1/reviews',
  permission: 'shop:review:view',
  summary: 'Reviews of the own store, the newest first.',
  query: z.strictObject({
    ...cursorQueryFields,
    /** Part of the title, the text, the author or the product's name. */
    keywords: optionalFilter(searchText(100)),
    rating: queryRating,
    /** `open`: published and without a reply; `given`: with one. */
    reply: optionalFilter(z.enum(['open', 'given'])),
  }),
  reply: feedOf(ownReviewShape),
});

export const summariseOwnReviews = endpoint({
  name: 'reviews.summary',
  method: 'GET',
  path: '/api/v1/review-summary',
  permission: 'shop:review:view',
  summary:
    'How the own store is reviewed: all published reviews, and how many of them have no reply.',
  reply: reviewSummaryShape.extend({ unanswered: z.number().int() }),
});

export const replyToReview = endpoint({
  name: 'reviews.reply',
  method: 'PUT',
  path: '/api/v1/reviews/:id/reply',
  permission: 'shop:review:reply',
  summary:
    'Writes or changes the reply to a published review of the own store, in the language of the review; an empty text takes it away.',
  params: byId,
  body: z.strictObject({ text: blockText(reviewBounds.replyMax) }),
  failures: ['review-state'],
  reply: z.null(),
});

export const reportReview = endpoint({
  name: 'reviews.report',
  method: 'POST',
  path: '/api/v1/reviews/:id/report',
  permission: 'shop:review:reply',
  summary:
    'Asks operators to look at a published review of the own store again. It stays until they decide.',
  params: byId,
  body: z.strictObject({ reason: blockText(reviewBounds.reasonMax).min(3) }),
  failures: ['review-state'],
  reply: z.null(),
});

nameSchemas({ OwnReview: ownReviewShape });
