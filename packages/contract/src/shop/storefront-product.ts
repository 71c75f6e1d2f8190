import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { countryCodeShape } from './markets.ts';
import { productFactsShape, shownUnitPriceShape } from './product-facts.ts';
import { reviewPageShape } from './review-shapes.ts';
import { slugShape } from './store-shapes.ts';
import {
  availabilities,
  buyerQuery,
  keyShape,
  languageShape,
  productCardShape,
  productPictureShape,
  storefrontStoreShape,
} from './storefront-shapes.ts';
import { taxTreatmentShape } from './tax-rules.ts';

const storefrontVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  /** "Terracotta · 1.1 L". */
  label: z.string(),
  /** Option key to value key. */
  values: z.record(z.string(), z.string()),
  price: moneyShape,
  /** Of a reduced price: the lowest of the 30 days before the reduction; null for any other. */
  priceBefore: moneyShape.nullable(),
  availability: z.enum(availabilities),
  left: z.number().int().nullable(),
  /** Index into `images` of the picture to show for it. */
  imageIndex: z.number().int(),
  /** 0 if it is not known. */
  weightGrams: z.number().int(),
  lengthMm: z.number().int().nullable(),
  widthMm: z.number().int().nullable(),
  heightMm: z.number().int().nullable(),
  barcode: z.string(),
  /** Follows from `price`. */
  unitPrice: shownUnitPriceShape.nullable(),
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
      image: productPictureShape.nullable(),
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
  /** In which the day of the order ends. */
  timeZone: z.string(),
  /** Until when an order counts as one of its day, `HH:MM` in that time zone; null: until midnight. */
  cutOff: z.string().nullable(),
  /** Null when the product is sold out: nothing is shipped, so no day is promised. */
  leavesOn: z.iso.date().nullable(),
  earliestOn: z.iso.date().nullable(),
  latestOn: z.iso.date().nullable(),
  shipping: moneyShape,
  /** Goods of at least this amount are shipped free; null: never. */
  freeFrom: moneyShape.nullable(),
  /** Whether prices include the country's tax, it is added at checkout, or there is none. */
  taxTreatment: taxTreatmentShape,
  taxPercent: z.number(),
});

const storefrontProductShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** The actual language of name and description. */
  language: languageShape,
  note: z.string(),
  noteLanguage: languageShape,
  category: z.object({
    key: z.string(),
    name: z.string(),
    parent: z.object({ key: z.string(), name: z.string() }),
  }),
  /** For search engines, in `language`; empty if nobody wrote them. */
  searchTitle: z.string(),
  searchDescription: z.string(),
  facts: productFactsShape,
  images: z.array(productPictureShape),
  options: z.array(storefrontOptionShape),
  variants: z.array(storefrontVariantShape),
  price: z.object({ from: moneyShape, to: moneyShape }),
  availability: z.enum(availabilities),
  isNew: z.boolean(),
  leadTimeDays: z.number().int(),
  /** The visitor's country if the product may not be sent there; its name is in the visitor's language. */
  excludedCountry: z.object({ code: countryCodeShape, name: z.string() }).nullable(),
  /** Null when the platform does not ship to the visitor's country, or not this product. */
  delivery: deliveryShape.nullable(),
});
export type StorefrontProduct = z.infer<typeof storefrontProductShape>;

export const getStorefrontProduct = endpoint({
  name: 'storefront.getProduct',
  method: 'GET',
  path: '/api/v1/storefront/:slug/products/:product',
  public: true,
  summary:
    'One product with gallery, options, variants, stock state, delivery estimate and related products.',
  params: z.strictObject({ slug: slugShape, product: keyShape }),
  query: z.strictObject(buyerQuery),
  failures: ['store-closed'],
  reply: z.object({
    store: storefrontStoreShape,
    product: storefrontProductShape,
    /** The summary of its reviews in this store, and the newest of them. */
    reviews: reviewPageShape,
    related: z.array(productCardShape),
  }),
});

nameSchemas({
  StorefrontVariant: storefrontVariantShape,
  StorefrontOption: storefrontOptionShape,
  Delivery: deliveryShape,
  StorefrontProduct: storefrontProductShape,
});
