import { z } from 'zod';
import { imageShape } from '../images.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { languageShape } from './storefront-shapes.ts';

/** Bounds of what a buyer writes, also for the form's fields. */
export const reviewBounds = {
  titleMax: 120,
  textMax: 2_000,
  authorMax: 60,
  photosMax: 5,
  replyMax: 1_000,
  reasonMax: 300,
} as const;

/** From one star to five. */
export const ratings = [1, 2, 3, 4, 5] as const;
export const ratingShape = z.literal(ratings);
export type Rating = z.infer<typeof ratingShape>;

/** A rating from a query string; an empty one means any. */
export const queryRating = z.preprocess((value) => {
  if (value === '' || value === undefined) return undefined;
  return typeof value === 'string' ? Number(value) : value;
}, ratingShape.optional());

/** `waiting` for operators; `rejected` was never shown, `removed` was shown before. */
const reviewStatuses = ['waiting', 'published', 'rejected', 'removed'] as const;
export const reviewStatusShape = z.enum(reviewStatuses);
export type ReviewStatus = z.infer<typeof reviewStatusShape>;

export const reviewSummaryShape = z.object({
  count: z.number().int(),
  /** With one decimal; null without reviews. */
  average: z.number().nullable(),
  /** How many reviews have one star, two, and so on to five. */
  stars: z.array(z.number().int()).length(ratings.length),
});
export type ReviewSummary = z.infer<typeof reviewSummaryShape>;

export const reviewShape = z.object({
  id: idShape,
  rating: ratingShape,
  title: z.string(),
  text: z.string(),
  /** In which language it is written: reviews are not translated. */
  language: languageShape,
  author: z.string(),
  /** What was bought of the product; null when there was nothing to choose. */
  option: z.string().nullable(),
  photos: z.array(imageShape),
  publishedAt: z.iso.datetime(),
  /** The line was refunded in full after the review was written. */
  isReturned: z.boolean(),
  reply: z.object({ text: z.string(), language: languageShape, at: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof reviewShape>;

/** A page of reviews with the summary of all. */
export const reviewPageShape = z.object({
  summary: reviewSummaryShape,
  list: z.array(reviewShape),
  nextCursor: z.string().nullable(),
});

nameSchemas({
  ReviewPage: reviewPageShape,
  ReviewSummary: reviewSummaryShape,
  Review: reviewShape,
});
