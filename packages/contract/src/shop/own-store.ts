import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileKeyShape, imageShape } from '../images.ts';
import { currencyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { accentShape } from './accents.ts';
import { countryCodeShape } from './markets.ts';
import { ownSellerShape, sellerInputShape } from './sellers.ts';
import { socialLinkShape } from './social-links.ts';
import { storeContact, storeContactChanges } from './store-contact.ts';
import {
  currencyLocks,
  languageShape,
  percentageShape,
  priceEndings,
  settlementModes,
  storedLinkShape,
} from './store-shapes.ts';

export const ownStoreShape = z.object({
  id: idShape,
  slug: z.string(),
  /** A free slug derived from the store's name, while the store still has its initial one. */
  slugOffer: z.string().nullable(),
  /** The whole public address, to copy and share. */
  publicUrl: z.string(),
  name: z.string(),
  ...storeContact,
  /** A sentence shown large below the products; empty means none. */
  quote: z.string(),
  avatar: imageShape.nullable(),
  avatarKey: z.string().nullable(),
  banner: imageShape.nullable(),
  bannerKey: z.string().nullable(),
  /** In their order, each with the product or category that it leads to. */
  carousel: z.array(
    z.object({
      key: z.string(),
      image: imageShape,
      productId: idShape.nullable(),
      categoryId: idShape.nullable(),
    }),
  ),
  accentSeed: z.string(),
  accent: accentShape,
  baseCurrency: currencyShape,
  /** Amounts that exist in this currency already, so that it cannot change any more; null while it can. */
  currencyLock: z.enum(currencyLocks).nullable(),
  timeZone: z.string(),
  country: countryCodeShape,
  language: languageShape,
  languages: z.array(languageShape),
  /** As stored; buyers see those that the current rules for links allow. */
  socialLinks: z.array(storedLinkShape),
  seller: ownSellerShape.nullable(),
  settlementMode: z.enum(settlementModes),
  defaultPercentage: z.number(),
  priceEnding: z.enum(priceEndings),
  floorAction: z.enum(['raise', 'hide']),
  status: z.enum(['open', 'paused']),
  /** Why the platform closed the store, and since when; only operators open it again. Null: the owner opens and closes it. */
  hold: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Counts the changes; send the version that you read, so that two tabs cannot overwrite each other. */
  version: z.number().int(),
});

export type OwnStore = z.infer<typeof ownStoreShape>;

export const getOwnStore = endpoint({
  name: 'stores.getOwn',
  method: 'GET',
  path: '/api/v1/store',
  permission: 'shop:store:view',
  summary: 'The store of the signed-in owner, whole.',
  reply: ownStoreShape,
  failures: ['store-required'],
});

export const updateOwnStore = endpoint({
  name: 'stores.updateOwn',
  method: 'PUT',
  path: '/api/v1/store',
  permission: 'shop:store:edit',
  summary:
    'Changes the given fields of the own store and leaves the others. Pictures are keys of uploaded files; those of the carousel are shown in the given order, and one that names a product and a category leads to the product. Changing the base currency is possible only while no price is fixed and no order was placed; `direct` settlement needs an active payment account.',
  body: z.strictObject({
    version: z.number().int().min(1).max(2_000_000_000),
    name: lineText(60).min(1).optional(),
    ...storeContactChanges,
    quote: lineText(200).optional(),
    avatarKey: fileKeyShape.nullable().optional(),
    bannerKey: fileKeyShape.nullable().optional(),
    carousel: z
      .array(
        z.strictObject({
          key: fileKeyShape,
          productId: idShape.nullable().optional(),
          categoryId: idShape.nullable().optional(),
        }),
      )
      .max(6)
      .optional(),
    accentSeed: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    baseCurrency: currencyShape.optional(),
    timeZone: lineText(60).optional(),
    country: countryCodeShape.optional(),
    language: languageShape.optional(),
    languages: z.array(languageShape).min(1).max(5).optional(),
    socialLinks: z.array(socialLinkShape).max(8).optional(),
    seller: sellerInputShape.nullable().optional(),
    settlementMode: z.enum(settlementModes).optional(),
    defaultPercentage: percentageShape.optional(),
    priceEnding: z.enum(priceEndings).optional(),
    floorAction: z.enum(['raise', 'hide']).optional(),
    status: z.enum(['open', 'paused']).optional(),
  }),
  reply: ownStoreShape,
  failures: [
    'store-required',
    'conflict',
    'account-not-linked',
    'account-takes-no-payments',
    'seller-missing',
    'currency-locked',
    'store-held',
    'store-closing',
  ],
});

nameSchemas({ OwnStore: ownStoreShape });
