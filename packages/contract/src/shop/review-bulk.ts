import { z } from 'zod';
import { createBulkEndpoints } from '../bulk.ts';
import { blockText } from '../shapes.ts';
import { hasReason, reasonMissing } from './review-moderation.ts';
import { reviewBounds, reviewStatusShape } from './review-shapes.ts';

export const decideReviewsInBulk = createBulkEndpoints({
  name: 'reviewModeration.bulkDecide',
  path: '/api/v1/platform/reviews/bulk-decisions',
  permission: 'platform:review:moderate',
  fields: { decision: z.enum(['publish', 'reject', 'remove']) },
  more: { reason: blockText(reviewBounds.reasonMax).default('') },
  refine: (body) => body.refine(hasReason, reasonMissing),
  effect: z.object({ from: reviewStatusShape, to: reviewStatusShape }),
  summaries: {
    preview:
      'What a decision would do to each of these reviews, and which are left out; nothing is changed.',
    run: 'Decides on reviews one by one: those in another state are left out with the reason, the others are decided. To reject or remove takes a reason.',
  },
});
