import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields } from '../paging.ts';
import { countryCodeShape } from './markets.ts';
import { measureShape } from './product-facts.ts';
import { availabilities, buyerQuery, languageShape, slugParams } from './storefront-shapes.ts';

/** Products in one file of a store's sitemap: in five languages, each with its translations, about 9 MB of the allowed 50. */
export const sitemapProductsMax = 2_000;
const sitemapFilesMax = 25;
/** Stores in one index: with all their files they stay within the 50,000 entries that an index may have. */
export const sitemapStoresMax = 50_000 / sitemapFilesMax;

export const getStorefrontSitemap = endpoint({
  name: 'storefront.sitemap',
  method: 'GET',
  path: '/api/v1/storefront/:slug/sitemap',
  public: true,
  summary:
    'What a file of a sitemap needs: the keys of products with their last change and first picture; categories in the first.',
  params: slugParams,
  query: z.strictObject({ file: z.coerce.number().int().min(1).max(sitemapFilesMax).default(1) }),
  failures: ['store-closed'],
  reply: z.object({
    slug: z.string(),
    languages: z.array(languageShape),
    changedAt: z.iso.datetime(),
    categories: z.array(z.object({ key: z.string() })),
    products: z.array(
      z.object({ key: z.string(), changedAt: z.iso.datetime(), imageUrl: z.string().nullable() }),
    ),
  }),
});

export const listSitemapStores = endpoint({
  name: 'storefront.listSitemapStores',
  method: 'GET',
  path: '/api/v1/storefronts/sitemap',
  public: true,
  summary:
    'Open stores with the number of files in their sitemap, for the index of all; a page of stores at a time.',
  query: z.strictObject({ file: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: z.object({
    list: z.array(
      z.object({ slug: z.string(), files: z.number().int(), changedAt: z.iso.datetime() }),
    ),
    /** The number of indexes for all stores. */
    pages: z.number().int(),
  }),
});

export const getStorefrontFeed = endpoint({
  name: 'storefront.feed',
  method: 'GET',
  path: '/api/v1/storefront/:slug/feed',
  public: true,
  summary:
    'Rows of a product feed for shopping channels: one per variant, with price and stock state; cursor by product.',
  params: slugParams,
  query: z.strictObject({ ...cursorQueryFields, ...buyerQuery }),
  failures: ['store-closed'],
  reply: z.object({
    list: z.array(
      z.object({
        sku: z.string(),
        productKey: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string(),
        imageUrl: z.string().nullable(),
        /** Further pictures of the product. */
        moreImageUrls: z.array(z.string()),
        /** Option key to value key: the options that select this variant on the product's page. */
        values: z.record(z.string(), z.string()),
        color: z.string().nullable(),
        size: z.string().nullable(),
        brand: z.string(),
        barcode: z.string(),
        /** The content and the measure that buyers compare; null without a price per unit. */
        unitPricing: z.object({ total: measureShape, base: measureShape }).nullable(),
        /** Countries to which it may not be sent. */
        excludedCountries: z.array(countryCodeShape),
        price: moneyShape,
        /** The shipping cost of one unit to the country of the feed; null when it is not shipped there. */
        shipping: moneyShape.nullable(),
        availability: z.enum(availabilities),
        weightGrams: z.number().int(),
      }),
    ),
    /** The country of prices and shipping. */
    country: countryCodeShape,
    nextCursor: z.string().nullable(),
  }),
});
