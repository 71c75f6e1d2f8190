import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { fileKeyShape, focusFields, imageShape } from '../images.ts';
import { cursorQueryFields, flagFilter, idShape, optionalFilter, queryNumber } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText } from '../shapes.ts';
import { orderTokenShape } from './checkout-shapes.ts';
import {
  queryRating,
  ratingShape,
  reviewBounds,
  reviewPageShape,
  reviewShape,
  reviewStatusShape,
} from './review-shapes.ts';
import { slugShape } from './store-shapes.ts';
import { keyShape, languageShape } from './storefront-shapes.ts';

/**
 * Whether the bought line can be reviewed: `open`; `done`, it was; `undelivered`, none of it has arrived; `returned`, it
 * was refunded in full.
 */
const reviewLinkStates = ['open', 'done', 'undelivered', 'returned'] as const;
const linkState = z.enum(reviewLinkStates);
const boughtShape = z.object({
  token: orderTokenShape,
  name: z.string(),
  option: z.string().nullable(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  state: linkState,
});

const reviewFormShape = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  /** The line that the link is for. */
  bought: boughtShape,
  /** The page of the product; null when the store no longer shows it. */
  productKey: z.string().nullable(),
  /** The name that the form suggests: first name and initial. */
  author: z.string(),
  /** What was written, and what became of it; null while nothing was. */
  review: z
    .object({
      rating: ratingShape,
      title: z.string(),
      text: z.string(),
      photos: z.array(imageShape),
      status: reviewStatusShape,
      /** Why operators did not publish it. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** The other lines of the order. */
  others: z.array(boughtShape),
});
export type ReviewForm = z.infer<typeof reviewFormShape>;

/** For what the links of bought lines are signed. */
export const reviewLinkPurpose = 'review-link';
const byLink = z.strictObject({ token: orderTokenShape });
const buyerLimit = { max: 60, windowSeconds: 60, by: 'address' } as const;

export const readReviewForm = endpoint({
  name: 'reviews.form',
  method: 'GET',
  path: '/api/v1/review-links/:token',
  public: true,
  summary:
    'What the secret link of a bought line is for, whether it can be reviewed, and what was written.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: reviewFormShape,
});

export const addReviewPhoto = endpoint({
  name: 'reviews.addPhoto',
  method: 'POST',
  path: '/api/v1/review-links/:token/photos',
  public: true,
  summary:
    'Stores a photo (JPEG, PNG, WebP, GIF, AVIF; 2 MiB at most) for the review of a bought line, before the review is sent. Multipart field `file`. One that no review names is deleted after a day.',
  params: byLink,
  bodyType: 'multipart',
  linkPurpose: reviewLinkPurpose,
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape }),
  failures: [
    'image-too-large',
    'image-unreadable',
    'image-too-many-pixels',
    'review-closed',
    'review-exists',
    'review-photos-full',
  ],
  limit: buyerLimit,
  reply: z.object({ key: z.string(), image: imageShape }),
});

export const sendReview = endpoint({
  name: 'reviews.send',
  method: 'POST',
  path: '/api/v1/review-links/:token/review',
  public: true,
  summary:
    'Sends the review of a bought line. It is shown once operators have published it; a second one for the line is refused.',
  params: byLink,
  body: z.strictObject({
    rating: ratingShape,
    title: lineText(reviewBounds.titleMax).default(''),
    text: blockText(reviewBounds.textMax).min(1),
    /** The name that is shown beside it. */
    author: lineText(reviewBounds.authorMax).min(1),
    /** Keys of photos that were stored for this line. */
    photoKeys: z.array(fileKeyShape).max(reviewBounds.photosMax).default([]),
  }),
  failures: ['review-closed', 'review-exists'],
  limit: buyerLimit,
  reply: reviewFormShape,
});

export const listReviewLinks = endpoint({
  name: 'reviews.links',
  method: 'GET',
  path: '/api/v1/buyer-orders/:token/review-links',
  public: true,
  summary:
    'The lines of an order, by the secret of its mailed link, each with the secret of its review and whether it can be reviewed.',
  params: byLink,
  limit: { max: 240, windowSeconds: 60, by: 'address' },
  reply: z.object({ list: z.array(boughtShape) }),
});

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];
export const shownReviewsMax = 5;

export const listReviews = endpoint({
  name: 'storefront.listReviews',
  method: 'GET',
  path: '/api/v1/storefront/:slug/products/:product/reviews',
  public: true,
  summary:
    'Published reviews of a product that was bought in this store, and their summary, which no filter changes.',
  params: z.strictObject({ slug: slugShape, product: keyShape }),
  query: z.strictObject({
    rating: queryRating,
    /** Only those with photos. */
    withPhotos: flagFilter,
    language: optionalFilter(languageShape),
    sort: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(reviewSorts).default('newest'),
    ),
    cursor: cursorQueryFields.cursor,
    limit: queryNumber(z.number().int().min(1).max(50), shownReviewsMax),
  }),
  failures: ['store-closed'],
  reply: reviewPageShape,
});

export const listBestReviews = endpoint({
  name: 'storefront.listBestReviews',
  method: 'GET',
  path: '/api/v1/storefront-reviews',
  public: true,
  summary:
    'Up to six reviews for the platform page: five stars, a text of some length, one for each example store and product, those in the asked language first.',
  reply: z.object({
    list: z.array(
      z.object({
        review: reviewShape,
        store: z.object({ slug: z.string(), name: z.string() }),
        product: z.object({
          id: idShape,
          key: z.string(),
          name: z.string(),
          image: imageShape.nullable(),
        }),
      }),
    ),
  }),
});

nameSchemas({ ReviewForm: reviewFormShape, BoughtLine: boughtShape });
