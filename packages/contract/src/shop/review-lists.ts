import { z } from 'zod';
import { focusFields, imageShape } from '../images.ts';
import { flagFilter, idShape, optionalFilter } from '../paging.ts';
import { createListPair } from '../pairs.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { queryRating, ratingShape, reviewShape, reviewStatusShape } from './review-shapes.ts';
import { languageShape } from './storefront-shapes.ts';

const moment = z.iso.datetime();

const ownReviewShape = reviewShape.extend({
  /** An owner sees what is published, and what was published and then removed. */
  status: z.enum(['published', 'removed']),
  product: z.object({
    id: idShape,
    key: z.string(),
    name: z.string(),
    imageUrl: z.string().nullable(),
    ...focusFields,
  }),
  orderNumber: z.string(),
  /** The owner's report that operators have not decided yet. */
  report: z.object({ reason: z.string(), at: moment }).nullable(),
  /** Why operators removed it. */
  removedReason: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReviewShape>;

const moderatedReviewShape = z.object({
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
export type ModeratedReview = z.infer<typeof moderatedReviewShape>;

/** Part of the title, the text, the author, and on the owner's side of the product's name, else of the store's. */
const keywords = optionalFilter(searchText(100));

const lists = createListPair({
  own: {
    name: 'reviews.list',
    path: '/api/v1/reviews',
    permission: 'shop:review:view',
    summary: 'Reviews of the own store, the newest first.',
    row: ownReviewShape,
    filters: {
      keywords,
      rating: queryRating,
      /** `open`: published and without a reply; `given`: with one. */
      reply: optionalFilter(z.enum(['open', 'given'])),
    },
  },
  platform: {
    name: 'reviewModeration.page',
    path: '/api/v1/platform/reviews/page',
    permission: 'platform:review:query',
    summary:
      'Reviews of all stores by page, the oldest first while they wait, otherwise the newest first.',
    row: moderatedReviewShape,
    filters: {
      /** Only this one: for a link to a review that is on another page. */
      id: optionalFilter(idShape),
      keywords,
      status: optionalFilter(reviewStatusShape),
      isReported: flagFilter,
      rating: queryRating,
    },
  },
});
export const { own: listOwnReviews, platform: pageReviews } = lists;

nameSchemas({ OwnReview: ownReviewShape, ModeratedReview: moderatedReviewShape });
