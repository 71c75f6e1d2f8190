import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, idShape, optionalFilter } from '../paging.ts';
import { reviewShape, reviewSummaryShape } from './review-shapes.ts';
import { cardsPage, storefrontSorts } from './storefront-lists.ts';
import {
  buyerQuery,
  keyShape,
  languageShape,
  productCardShape,
  slugParams,
  storefrontCategoryShape,
  storefrontStoreShape,
} from './storefront-shapes.ts';

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

export const listStorefrontCategories = endpoint({
  name: 'storefront.listCategories',
  method: 'GET',
  path: '/api/v1/storefront/:slug/categories',
  public: true,
  summary: 'Categories with products on sale in a store.',
  params: slugParams,
  query: z.strictObject({
    /** Leaves out all secondary categories but those beside or below the one with this key. */
    childrenOf: optionalFilter(keyShape),
  }),
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
