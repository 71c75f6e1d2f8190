import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { parseLanguage } from '@vitrine/contract/locales.ts';
import { ratings } from '@vitrine/contract/shop/review-shapes.ts';
import {
  type listReviews,
  type ReviewSort,
  reviewSorts,
} from '@vitrine/contract/shop/storefront-reviews.ts';

/** What a visitor chose among the reviews of a product, as it stands in the address. */
export interface ReviewChoice {
  rating?: (typeof ratings)[number] | undefined;
  withPhotos?: boolean | undefined;
  language?: NonNullable<ReturnType<typeof parseLanguage>> | undefined;
  sort: ReviewSort;
  cursor?: string | undefined;
}

const names = {
  rating: 'stars',
  withPhotos: 'photos',
  language: 'written',
  sort: 'by',
  cursor: 'from',
} as const;

/** Reads it; what is no choice is left out. */
export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const cursor = search.get(names.cursor) ?? undefined;
  return {
    rating: ratings.find((rating) => String(rating) === search.get(names.rating)),
    withPhotos: search.get(names.withPhotos) === '1' || undefined,
    language: parseLanguage(search.get(names.language) ?? undefined),
    sort: reviewSorts.find((sort) => sort === search.get(names.sort)) ?? 'newest',
    cursor: cursor && /^[A-Za-z0-9_-]{1,200}$/.test(cursor) ? cursor : undefined,
  };
}

export const isChosen = ({ rating, withPhotos, language, sort, cursor }: ReviewChoice): boolean =>
  Boolean(rating || withPhotos || language || cursor || sort !== 'newest');

/** The call's query. */
export const queryOf = ({
  rating,
  withPhotos,
  language,
  sort,
  cursor,
}: ReviewChoice): NonNullable<EndpointArguments<typeof listReviews>['query']> => ({
  rating,
  withPhotos: withPhotos ? 'true' : undefined,
  language,
  sort,
  cursor,
});

/** The address of the page with another choice, at the reviews; options of the product that were chosen stay. */
export function composeChoicePath(
  path: string,
  kept: Readonly<Record<string, string>>,
  { rating, withPhotos, language, sort, cursor }: ReviewChoice,
): string {
  const search = new URLSearchParams({
    ...kept,
    ...(rating ? { [names.rating]: String(rating) } : {}),
    ...(withPhotos ? { [names.withPhotos]: '1' } : {}),
    ...(language ? { [names.language]: language } : {}),
    ...(sort === 'newest' ? {} : { [names.sort]: sort }),
    ...(cursor ? { [names.cursor]: cursor } : {}),
  }).toString();
  return `${path}${search ? `?${search}` : ''}#reviews`;
}
