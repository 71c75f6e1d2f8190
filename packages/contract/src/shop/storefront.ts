import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { cursorQueryFields, idShape, optionalFilter } from '../paging.ts';
import { searchText } from '../shapes.ts';
import { imageShape } from './images.ts';
import { countryCodeShape } from './markets.ts';
import { accentShape, sellerShape, slugShape, socialKinds } from './stores.ts';

const languageShape = z.enum(languages);
const keyShape = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const slugParams = z.strictObject({ slug: slugShape });
const currencyQuery = { currency: optionalFilter(currencyShape) };

const availabilities = ['in-stock', 'low', 'sold-out'] as const;
export type Availability = (typeof availabilities)[number];

const storefrontStoreShape = z.object({
  id: idShape,
  /** The current address. When it differs from the asked one, redirect for good. */
  slug: z.string(),
  publicUrl: z.string(),
  name: z.string(),
  creatorName: z.string(),
  bio: z.string(),
  quote: z.string(),
  avatar: imageShape.nullable(),
  banner: imageShape.nullable(),
  carousel: z.array(z.object({ image: imageShape, productKey: z.string().nullable() })),
  accent: accentShape,
  country: countryCodeShape,
  language: languageShape,
  languages: z.array(languageShape),
  baseCurrency: currencyShape,
  socialLinks: z.array(z.object({ kind: z.enum(socialKinds), url: z.string() })),
  seller: sellerShape,
  settlementMode: z.enum(['platform', 'direct']),
  /** A paused store shows its goods and sells nothing. */
  status: z.enum(['open', 'paused']),
  isTest: z.boolean(),
});
export type StorefrontStore = z.infer<typeof storefrontStoreShape>;

const storefrontCategoryShape = z.object({
  key: z.string(),
  name: z.string(),
  productCount: z.number().int(),
  children: z.array(z.object({ key: z.string(), name: z.string(), productCount: z.number().int() })),
});
export type StorefrontCategory = z.infer<typeof storefrontCategoryShape>;

const productCardShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  image: imageShape.nullable(),
  /** Of the cheapest variant on sale. */
  price: moneyShape,
  /** Other variants cost more: say "from". */
  hasRange: z.boolean(),
  /** Colours to choose from, as hex. */
  swatches: z.array(z.string()),
  availability: z.enum(availabilities),
  /** Pieces left, when few. */
  left: z.number().int().nullable(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  note: z.string(),
  /** The variant to put into the cart when there is nothing to choose, else null. */
  onlyVariantId: idShape.nullable(),
});
export type ProductCard = z.infer<typeof productCardShape>;

export const storefrontSorts = ['featured', 'newest', 'price-up', 'price-down'] as const;
export type StorefrontSort = (typeof storefrontSorts)[number];

const cardsPage = {
  list: z.array(productCardShape),
  nextCursor: z.string().nullable(),
  /** Rows behind the filter, on the first page only. */
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
  query: z.strictObject({ ...currencyQuery, sort: optionalFilter(z.enum(storefrontSorts)), limit: cursorQueryFields.limit }),
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
  summary: 'Products on sale in a store, by category key, search and sort; prices in the asked currency.',
  params: slugParams,
  query: z.strictObject({
    ...cursorQueryFields,
    ...currencyQuery,
    category: optionalFilter(keyShape),
    search: optionalFilter(searchText(100)),
    sort: optionalFilter(z.enum(storefrontSorts)),
  }),
  reply: z.object(cardsPage),
});

const storefrontVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  /** "Terracotta · 1.1 L". */
  label: z.string(),
  /** Option key to value key. */
  values: z.record(z.string(), z.string()),
  price: moneyShape,
  availability: z.enum(availabilities),
  left: z.number().int().nullable(),
  /** Index into `images` of the picture to show for it. */
  imageIndex: z.number().int(),
  weightGrams: z.number().int(),
});
export type StorefrontVariant = z.infer<typeof storefrontVariantShape>;

const storefrontOptionShape = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      swatch: z.string().nullable(),
      image: imageShape.nullable(),
      /** At least one variant with it can be bought. */
      isAvailable: z.boolean(),
    }),
  ),
});

/** Days are dates of the visitor's calendar, `YYYY-MM-DD`. */
const deliveryShape = z.object({
  country: countryCodeShape,
  countryName: z.string(),
  orderedOn: z.iso.date(),
  leavesOn: z.iso.date(),
  earliestOn: z.iso.date(),
  latestOn: z.iso.date(),
  shipping: moneyShape,
  /** Goods of at least this much are shipped free; null: never. */
  freeFrom: moneyShape.nullable(),
});

const storefrontProductShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language in which name and description really are. */
  language: languageShape,
  note: z.string(),
  category: z.object({ key: z.string(), name: z.string(), parent: z.object({ key: z.string(), name: z.string() }) }),
  images: z.array(imageShape),
  options: z.array(storefrontOptionShape),
  variants: z.array(storefrontVariantShape),
  price: z.object({ from: moneyShape, to: moneyShape }),
  availability: z.enum(availabilities),
  isNew: z.boolean(),
  leadTimeDays: z.number().int(),
  /** Null when the platform does not ship to the visitor's country. */
  delivery: deliveryShape.nullable(),
});
export type StorefrontProduct = z.infer<typeof storefrontProductShape>;

export const getStorefrontProduct = endpoint({
  name: 'storefront.getProduct',
  method: 'GET',
  path: '/api/v1/storefront/:slug/products/:product',
  public: true,
  summary: 'One product with gallery, options, variants, stock state, delivery estimate and related products.',
  params: z.strictObject({ slug: slugShape, product: keyShape }),
  query: z.strictObject({ ...currencyQuery, country: optionalFilter(countryCodeShape) }),
  reply: z.object({ store: storefrontStoreShape, product: storefrontProductShape, related: z.array(productCardShape) }),
});

export const listStorefrontCategories = endpoint({
  name: 'storefront.listCategories',
  method: 'GET',
  path: '/api/v1/storefront/:slug/categories',
  public: true,
  summary: 'Categories with products on sale in a store.',
  params: slugParams,
  reply: z.object({ list: z.array(storefrontCategoryShape) }),
});

/** Products in one file of a store's sitemap: in five languages, each with its translations, that is some 9 MB of 50. */
export const sitemapProductsMax = 2_000;
const sitemapFilesMax = 25;
/** Stores in one index: with all their files they stay within the 50,000 that an index may name. */
export const sitemapStoresMax = 50_000 / sitemapFilesMax;

export const getStorefrontSitemap = endpoint({
  name: 'storefront.sitemap',
  method: 'GET',
  path: '/api/v1/storefront/:slug/sitemap',
  public: true,
  summary: 'What a file of a sitemap needs: the keys of products with their last change and first picture; categories in the first.',
  params: slugParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(sitemapFilesMax).default(1) }),
  reply: z.object({
    slug: z.string(),
    languages: z.array(languageShape),
    changedAt: z.iso.datetime(),
    categories: z.array(z.object({ key: z.string() })),
    products: z.array(z.object({ key: z.string(), changedAt: z.iso.datetime(), imageUrl: z.string().nullable() })),
  }),
});

export const listSitemapStores = endpoint({
  name: 'storefront.listSitemapStores',
  method: 'GET',
  path: '/api/v1/storefronts/sitemap',
  public: true,
  summary: 'Open stores with the number of files in their sitemap, for the index of all; a page of stores at a time.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  reply: z.object({
    list: z.array(z.object({ slug: z.string(), files: z.number().int(), changedAt: z.iso.datetime() })),
    /** Indexes that are needed for all stores. */
    pages: z.number().int(),
  }),
});

export const getStorefrontFeed = endpoint({
  name: 'storefront.feed',
  method: 'GET',
  path: '/api/v1/storefront/:slug/feed',
  public: true,
  summary: 'Rows of a product feed for shopping channels: one per variant, with price and stock state; cursor by product.',
  params: slugParams,
  query: z.strictObject({ ...cursorQueryFields, ...currencyQuery }),
  reply: z.object({
    list: z.array(
      z.object({
        sku: z.string(),
        productKey: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string(),
        imageUrl: z.string().nullable(),
        price: moneyShape,
        availability: z.enum(availabilities),
        weightGrams: z.number().int(),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
});

export const listExampleStores = endpoint({
  name: 'storefront.listExamples',
  method: 'GET',
  path: '/api/v1/storefronts',
  public: true,
  summary: 'Up to twelve open stores for the platform page, those with name, picture and banner first.',
  reply: z.object({
    list: z.array(
      storefrontStoreShape.pick({
        slug: true,
        publicUrl: true,
        name: true,
        creatorName: true,
        bio: true,
        avatar: true,
        banner: true,
        accent: true,
      }),
    ),
  }),
});
