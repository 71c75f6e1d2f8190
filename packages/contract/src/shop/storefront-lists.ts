import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursorQueryFields, flagFilter, optionalFilter } from '../paging.ts';
import { searchText } from '../shapes.ts';
import { amountShape, choiceShape, facetsShape } from './storefront-facets.ts';
import { buyerQuery, keyShape, productCardShape, slugParams } from './storefront-shapes.ts';

export const storefrontSorts = ['featured', 'newest', 'price-up', 'price-down'] as const;

export type StorefrontSort = (typeof storefrontSorts)[number];

export const cardsPage = {
  list: z.array(productCardShape),
  nextCursor: z.string().nullable(),
  /** The number of rows that match the filter, on the first page only. */
  total: z.number().int().nullable(),
};

export const listStorefrontProducts = endpoint({
  name: 'storefront.listProducts',
  method: 'GET',
  path: '/api/v1/storefront/:slug/products',
  public: true,
  summary:
    'Products on sale in a store, by category key, keywords and sort; prices in the asked currency.',
  params: slugParams,
  query: z.strictObject({
    ...cursorQueryFields,
    ...buyerQuery,
    category: optionalFilter(keyShape),
    keywords: optionalFilter(searchText(100)),
    sort: optionalFilter(z.enum(storefrontSorts)),
    /** The lowest shown price, in minor units of the asked currency. */
    priceMin: optionalFilter(amountShape),
    priceMax: optionalFilter(amountShape),
    /** Values of options, such as `colour:sage`, separated by commas: any of one option, and one of each. */
    options: optionalFilter(
      z
        .string()
        .max(900)
        .transform((text) => text.split(','))
        .pipe(z.array(choiceShape).max(20)),
    ),
    /** Only what can be bought now. */
    inStock: flagFilter,
    /** Whether the reply says what the list can be filtered by. */
    withFacets: flagFilter,
  }),
  failures: ['store-closed'],
  reply: z.object({
    ...cardsPage,
    /** Nothing has all the keywords: these are near misses. */
    isGuess: z.boolean(),
    /** What the list can be filtered by; null when it was not asked for, or the list is short. */
    facets: facetsShape.nullable(),
  }),
});
