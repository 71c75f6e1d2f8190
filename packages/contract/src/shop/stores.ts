import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileKeyShape, imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, codeText, lineText, mailAddress, searchText } from '../shapes.ts';
import { placeShape } from './addresses.ts';
import { countryCodeShape } from './markets.ts';
import { socialKinds, socialLinkShape } from './social-links.ts';

const languageShape = z.enum(languages);

/** 3 to 40 characters, a-z 0-9 and -, neither at an end nor doubled. */
export const slugShape = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug');

export const priceEndings = ['none', '99', '95', '00'] as const;
export type PriceEnding = (typeof priceEndings)[number];

export const settlementModes = ['platform', 'direct'] as const;
export type SettlementMode = (typeof settlementModes)[number];

/** A percentage of the platform price in the API: 200 is twice that price; two decimals at most. */
export const percentageShape = z.number().min(100).max(2000).multipleOf(0.01);

/** Six matching colours with guaranteed contrast, for one theme (see `shop/accent.ts`). */
const accentThemeShape = z.object({
  accent: z.string(),
  onAccent: z.string(),
  accentSoft: z.string(),
  accentLine: z.string(),
  accentText: z.string(),
  accentEdge: z.string(),
});
export const accentShape = z.object({ light: accentThemeShape, dark: accentThemeShape });

/** Who sells in a `direct` store: shown in its footer, at checkout and in its emails. */
export const sellerInputShape = z.strictObject({
  /** The name under which the owner trades in law. */
  name: lineText(120).min(1),
  email: mailAddress,
  phone: codeText(25).optional(),
  address: placeShape,
  /** Where returned goods go; null: to `address`. */
  returnAddress: placeShape.nullable(),
});

/** The seller as the owner has entered it. */
const ownSellerShape = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null while it is missing: then nothing can be ordered from a `direct` store. */
  address: placeShape.nullable(),
  returnAddress: placeShape.nullable(),
});
export type OwnSeller = z.infer<typeof ownSellerShape>;

/** Whether a store has what its settlement mode requires of a seller; otherwise buyers cannot order. */
export const hasRequiredSeller = ({
  settlementMode,
  seller,
}: {
  settlementMode: SettlementMode;
  seller: OwnSeller | null;
}): boolean => settlementMode === 'platform' || Boolean(seller?.address);

/** The seller as shown to buyers: the platform, or the owner of a `direct` store. */
export const sellerShape = z.object({
  kind: z.enum(['platform', 'owner']),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  /** Empty when none is given. */
  phone: z.string(),
  /** Where returned goods go, in one line. */
  returnAddress: z.string(),
});

/** Orders that were placed, prices that the owner fixed. */
export const currencyLocks = ['orders', 'prices'] as const;
export type CurrencyLock = (typeof currencyLocks)[number];

const storedLinkShape = z.object({ kind: z.enum(socialKinds), url: z.string() });

const ownStoreShape = z.object({
  id: idShape,
  slug: z.string(),
  /** A free slug derived from the store's name, while the store still has its initial one. */
  slugOffer: z.string().nullable(),
  /** The whole public address, to copy and share. */
  publicUrl: z.string(),
  name: z.string(),
  /** The creator's name: "Luna's picks". If it is empty, the store's name is shown. */
  creatorName: z.string(),
  bio: z.string(),
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
    creatorName: lineText(60).optional(),
    bio: blockText(300).optional(),
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
    'seller-missing',
    'currency-locked',
    'store-held',
    'store-closing',
  ],
});

export const changeSlug = endpoint({
  name: 'stores.changeSlug',
  method: 'PUT',
  path: '/api/v1/store/slug',
  permission: 'shop:store:edit',
  summary:
    'Gives the own store a new address. The old one leads there for good and cannot be taken by another store.',
  body: z.strictObject({ slug: slugShape }),
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  reply: ownStoreShape,
  failures: ['store-required', 'slug-taken', 'slug-reserved', 'slugs-full'],
});

export const checkSlug = endpoint({
  name: 'stores.checkSlug',
  method: 'GET',
  path: '/api/v1/store/slugs/:slug',
  permission: 'shop:store:view',
  summary: 'Whether the own store could take this address, and a free one like it when not.',
  params: z.strictObject({ slug: slugShape }),
  reply: z.object({
    state: z.enum(['free', 'own', 'taken', 'reserved']),
    suggestion: z.string().nullable(),
  }),
  failures: ['store-required'],
});

export const previewAccent = endpoint({
  name: 'stores.previewAccent',
  method: 'GET',
  path: '/api/v1/store/accents/:seed',
  permission: 'shop:store:view',
  summary: 'The colours that a store would get from a seed colour (six hex digits without #).',
  params: z.strictObject({ seed: z.string().regex(/^[0-9a-f]{6}$/) }),
  reply: accentShape,
});

export const quickStartSteps = [
  'create-store',
  'set-up-payment',
  'adjust-prices',
  'promote-and-share',
] as const;
export type QuickStartStep = (typeof quickStartSteps)[number];

export const getQuickStart = endpoint({
  name: 'stores.getQuickStart',
  method: 'GET',
  path: '/api/v1/store/quick-start',
  permission: 'shop:store:view',
  summary:
    'The four steps of the quick start, in order. They tick themselves: nobody has to report them.',
  reply: z.object({
    steps: z
      .array(
        z.object({
          key: z.enum(quickStartSteps),
          done: z.boolean(),
          /** The part that is left of a step that was begun. */
          missing: z.enum(['name', 'picture']).nullable(),
        }),
      )
      .length(4),
    doneCount: z.number().int(),
    /** The owner has chosen what the store sells; until then it sells all products. */
    hasTopics: z.boolean(),
    /** The platform has products for sale; until then no price can be set. */
    hasProducts: z.boolean(),
  }),
  failures: ['store-required'],
});

export const storeRowShape = z.object({
  id: idShape,
  slug: z.string(),
  name: z.string(),
  /** The full URL of its storefront. */
  publicUrl: z.string(),
  avatar: imageShape.nullable(),
  country: countryCodeShape,
  baseCurrency: currencyShape,
  settlementMode: z.enum(settlementModes),
  status: z.enum(['open', 'paused']),
  /** Paused by the platform, not by its owner. */
  isHeld: z.boolean(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
});

const storeFilters = {
  keywords: optionalFilter(searchText(100)),
  status: optionalFilter(z.enum(['open', 'paused'])),
  settlementMode: optionalFilter(z.enum(settlementModes)),
};

export const listStores = endpoint({
  name: 'stores.list',
  method: 'GET',
  path: '/api/v1/platform/stores',
  permission: 'platform:store:query',
  summary:
    'All stores for operators, newest first; `keywords` looks in name and address, and in the name, user name and email of the owner.',
  query: z.strictObject({ ...pageQueryFields, ...storeFilters }),
  reply: pageOf(storeRowShape.extend({ owner: z.object({ name: z.string(), email: z.string() }) })),
});

export const exportStores = endpoint({
  name: 'stores.export',
  method: 'GET',
  path: '/api/v1/platform/store-export',
  permission: 'platform:store:export',
  summary:
    'The stores of a list as a CSV file (UTF-8, up to 100,000), column headers and statuses in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(storeFilters),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

nameSchemas({
  SocialLink: socialLinkShape,
  AccentTheme: accentThemeShape,
  Accent: accentShape,
  SellerInput: sellerInputShape,
  OwnSeller: ownSellerShape,
  Seller: sellerShape,
  OwnStore: ownStoreShape,
  StoreRow: storeRowShape,
});
