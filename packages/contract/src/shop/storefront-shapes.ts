import { z } from 'zod';
import { focusFields, imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { accentShape } from './accents.ts';
import { countryCodeShape } from './markets.ts';
import { storeMarkShape } from './payment-options.ts';
import { sellerShape } from './sellers.ts';
import { socialKinds } from './social-links.ts';
import { storeContact } from './store-contact.ts';
import { slugShape } from './store-shapes.ts';

export const languageShape = z.enum(languages);
export const keyShape = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const slugParams = z.strictObject({ slug: slugShape });
/** The currency in which prices are shown, and the country whose tax they may include; the caller's if omitted. */
export const buyerQuery = {
  currency: optionalFilter(currencyShape),
  country: optionalFilter(countryCodeShape),
};

/** A picture of a product, with what is needed to describe and to crop it. */
export const productPictureShape = imageShape.extend({
  /** Describes the picture; empty if there is no description. */
  alt: z.string(),
  altLanguage: languageShape,
  ...focusFields,
});
export type ProductPicture = z.infer<typeof productPictureShape>;

export const availabilities = ['in-stock', 'low', 'sold-out'] as const;
export type Availability = (typeof availabilities)[number];

export const storefrontStoreShape = z.object({
  id: idShape,
  /** The current address. If it differs from the requested one, redirect permanently. */
  slug: z.string(),
  publicUrl: z.string(),
  name: z.string(),
  ...storeContact,
  /** The actual languages of the owner's texts, which may differ from the requested one. */
  bioLanguage: languageShape,
  quote: z.string(),
  quoteLanguage: languageShape,
  avatar: imageShape.nullable(),
  banner: imageShape.nullable(),
  carousel: z.array(
    z.object({
      image: imageShape,
      productKey: z.string().nullable(),
      categoryKey: z.string().nullable(),
      /** The name of the product or category that it leads to. */
      linkName: z.string().nullable(),
    }),
  ),
  accent: accentShape,
  country: countryCodeShape,
  language: languageShape,
  languages: z.array(languageShape),
  baseCurrency: currencyShape,
  socialLinks: z.array(z.object({ kind: z.enum(socialKinds), url: z.string() })),
  seller: sellerShape,
  settlementMode: z.enum(['platform', 'direct']),
  /** A paused store shows its products but sells nothing. Of a closed one only orders and reviews can be opened. */
  status: z.enum(['open', 'paused', 'closed']),
  /** False while no payment provider is configured, or the owner of a direct store has linked no account: nothing can be ordered. */
  takesPayments: z.boolean(),
  /** The ways to pay that work now, in the order in which they are shown. */
  paymentMarks: z.array(storeMarkShape),
  isTest: z.boolean(),
});
export type StorefrontStore = z.infer<typeof storefrontStoreShape>;

export const storefrontCategoryShape = z.object({
  key: z.string(),
  name: z.string(),
  productCount: z.number().int(),
  children: z.array(
    z.object({ key: z.string(), name: z.string(), productCount: z.number().int() }),
  ),
});
export type StorefrontCategory = z.infer<typeof storefrontCategoryShape>;

export const productCardShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  /** The actual language of the name. */
  language: languageShape,
  image: productPictureShape.nullable(),
  /** Of the cheapest variant on sale. */
  price: moneyShape,
  /** Other variants cost more, so the price is shown with "from". */
  hasRange: z.boolean(),
  /** Of a reduced price: the lowest of the 30 days before the reduction; null for any other. */
  priceBefore: moneyShape.nullable(),
  /** Colours to choose from, as hex. */
  swatches: z.array(z.string()),
  availability: z.enum(availabilities),
  /** Units left, when there are few. */
  left: z.number().int().nullable(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  /** How buyers of this store reviewed it; null without a review. */
  rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  note: z.string(),
  noteLanguage: languageShape,
  /** The variant to add to the cart when there is nothing to select, else null. */
  onlyVariantId: idShape.nullable(),
});
export type ProductCard = z.infer<typeof productCardShape>;

nameSchemas({
  StorefrontStore: storefrontStoreShape,
  StorefrontCategory: storefrontCategoryShape,
  ProductPicture: productPictureShape,
  ProductCard: productCardShape,
});
