import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, flagFilter, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { reviewShape, reviewSummaryShape } from './review-shapes.ts';
import {
  buyerQuery,
  keyShape,
  languageShape,
  productCardShape,
  slugParams,
  storefrontCategoryShape,
  storefrontStoreShape,
} from './storefront-shapes.ts';

export const storefrontSorts = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type StorefrontSort = (typeof storefrontSorts)[number];

const cardsPage = {
  list: z.array(productCardShape),
  nextCursor: z.string().nullable(),
  /** The number of rows that match the filter, on the first page only. */
  total: z.number().int().nullable(),
};

/** A list of more products can be filtered, and so can a category of more. */
export const filtersFrom = { list: 24, category: 12 } as const;

const choiceShape = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}:[a-z0-9][a-z0-9.-]{0,39}$/);
const amountShape = z.coerce.number().int().min(0).max(1_000_000_000_000);

const facetsShape = z.object({
  /** The number of products without any filter. */
  total: z.number().int(),
  /** The lowest and the highest price of these. */
  price: z.object({ from: moneyShape, to: moneyShape }),
  options: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** `count` is the number of products that are left with this value and all filters of other kinds. */
      values: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          swatch: z.string().nullable(),
          count: z.number().int(),
        }),
      ),
    }),
  ),
  /** Of the products that the other filters leave, those that can be bought now. */
  inStockCount: z.number().int(),
});
export type StorefrontFacets = z.infer<typeof facetsShape>;

export const getStorefront = endpoint({
  name: 'storefront.get',
  method: 'GET',
  path: '/api/v1/storefront/:slug',
  public: true,
  summary:
    'Identity, look and seller of a store. An old address answers the store with its new `slug`.',
  params: slugParams,
  reply: storefrontStoreShape,
});

export const getStorefrontHome = endpoint({
  name: 'storefront.home',
  method: 'GET',
  path: '/api/v1/storefront/:slug/home',
  public: true,
  summary:
    "Everything on a store's home page in one answer: store, categories, the owner's picks and the first products.",
  params: slugParams,
  query: z.strictObject({
    ...buyerQuery,
    sort: optionalFilter(z.enum(storefrontSorts)),
    limit: cursorQueryFields.limit,
  }),
  failures: ['store-closed'],
  reply: z.object({
    store: storefrontStoreShape,
    categories: z.array(storefrontCategoryShape),
    picks: z.array(productCardShape),
    products: z.object(cardsPage),
    /** How buyers reviewed what this store sold, and the newest of their reviews with a text of some length. */
    reviews: z.object({
      summary: reviewSummaryShape,
      list: z.array(
        z.object({
          review: reviewShape,
          product: z.object({
            id: idShape,
            key: z.string(),
            name: z.string(),
            language: languageShape,
            image: imageShape.nullable(),
          }),
        }),
      ),
    }),
    /** From which amount on shipping to the visitor's country is free, and what it costs at least; null where it never is. */
    freeShipping: z
      .object({ countryName: z.string(), freeFrom: moneyShape, shipping: moneyShape })
      .nullable(),
  }),
});

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

export const listStorefrontCategories = endpoint({
  name: 'storefront.listCategories',
  method: 'GET',
  path: '/api/v1/storefront/:slug/categories',
  public: true,
  summary: 'Categories with products on sale in a store.',
  params: slugParams,
  failures: ['store-closed'],
  reply: z.object({ list: z.array(storefrontCategoryShape) }),
});

export const listExampleStores = endpoint({
  name: 'storefront.listExamples',
  method: 'GET',
  path: '/api/v1/storefronts',
  public: true,
  summary:
    'Up to twelve stores for the platform page: open, with a name and a picture of their owner and a product that the owner chose. The oldest first.',
  reply: z.object({
    list: z.array(
      z.object({
        ...storefrontStoreShape.pick({
          slug: true,
          publicUrl: true,
          name: true,
          creatorName: true,
          bio: true,
          bioLanguage: true,
          language: true,
          avatar: true,
          banner: true,
          accent: true,
        }).shape,
        /** The store's largest category, by name. */
        trade: z.string(),
        /** Three of its products, featured ones first. */
        products: z.array(z.object({ key: z.string(), image: imageShape.nullable() })),
      }),
    ),
  }),
});

nameSchemas({ StorefrontFacets: facetsShape });
