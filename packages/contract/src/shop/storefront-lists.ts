import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { cursorQueryFields, optionalFilter } from '../paging.ts';
import { searchText } from '../shapes.ts';
import { buyerQuery, keyShape, productCardShape, slugParams, storefrontCategoryShape, storefrontStoreShape } from './storefront-shapes.ts';

export const storefrontSorts = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type StorefrontSort = (typeof storefrontSorts)[number];

const cardsPage = {
  list: z.array(productCardShape),
  nextCursor: z.string().nullable(),
  /** The number of rows that match the filter, on the first page only. */
  total: z.number().int().nullable(),
};

export const getStorefront = endpoint({
  name: 'storefront.get',
  method: 'GET',
  path: '/api/v1/storefront/:slug',
  public: true,
  summary: 'Identity, look and seller of a store. An old address answers the store with its new `slug`.',
  params: slugParams,
  reply: storefrontStoreShape,
});

export const getStorefrontHome = endpoint({
  name: 'storefront.home',
  method: 'GET',
  path: '/api/v1/storefront/:slug/home',
  public: true,
  summary: "Everything on a store's home page in one answer: store, categories, the owner's picks and the first products.",
  params: slugParams,
  query: z.strictObject({ ...buyerQuery, sort: optionalFilter(z.enum(storefrontSorts)), limit: cursorQueryFields.limit }),
  failures: ['store-closed'],
  reply: z.object({
    store: storefrontStoreShape,
    categories: z.array(storefrontCategoryShape),
    picks: z.array(productCardShape),
    products: z.object(cardsPage),
  }),
});

export const listStorefrontProducts = endpoint({
  name: 'storefront.listProducts',
  method: 'GET',
  path: '/api/v1/storefront/:slug/products',
  public: true,
  summary: 'Products on sale in a store, by category key, keywords and sort; prices in the asked currency.',
  params: slugParams,
  query: z.strictObject({
    ...cursorQueryFields,
    ...buyerQuery,
    category: optionalFilter(keyShape),
    keywords: optionalFilter(searchText(100)),
    sort: optionalFilter(z.enum(storefrontSorts)),
  }),
  failures: ['store-closed'],
  reply: z.object(cardsPage),
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
