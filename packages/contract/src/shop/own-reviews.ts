import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { blockText } from '../shapes.ts';
import { reviewBounds, reviewSummaryShape } from './review-shapes.ts';

export { listOwnReviews, type OwnReview } from './review-lists.ts';

const byId = z.strictObject({ id: idShape });

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
