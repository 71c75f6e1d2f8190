import type { Language } from '@vitrine/contract/locales.ts';
import type { Place } from '@vitrine/contract/shop/addresses.ts';
import type { SocialLink } from '@vitrine/contract/shop/social-links.ts';
import type { StoreDecisionKind } from '@vitrine/contract/shop/store-decisions.ts';
import type { PriceEnding, SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, moment, newestFirst } from '#platform/db/columns.ts';

/** A stored picture: its file key, its size, and the colour shown in its place while it loads. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  tone: string | null;
}

/** What a seller must tell besides a name and an email address. */
export interface SellerAddresses {
  address: Place;
  /** Null: the same. */
  returnAddress: Place | null;
  phone: string;
}

/** A picture of the carousel; rows of earlier versions name no category. */
export interface StoredSlide {
  image: StoredImage;
  productId: string | null;
  categoryId?: string | null;
}

/** The owner's words by language; a text that is not there is shown as it was written. */
export type StoreTranslations = Partial<Record<Language, { bio?: string; quote?: string }>>;

export const stores = pgTable(
  'stores',
  {
    id: id(),
    ownerAccountId: idRef('owner_account_id')
      .notNull()
      .unique()
      .references(() => accounts.id),
    slug: varchar('slug', { length: 40 }).notNull().unique(),
    name: varchar('name', { length: 60 }).notNull(),
    /** When the owner gave the name; until then it is a neutral one. */
    namedAt: moment('named_at'),
    creatorName: varchar('creator_name', { length: 60 }).notNull().default(''),
    bio: varchar('bio', { length: 300 }).notNull().default(''),
    quote: varchar('quote', { length: 200 }).notNull().default(''),
    /** The owner's words in other languages than the store's own. */
    translations: jsonb('translations').$type<StoreTranslations>().notNull().default({}),
    avatar: jsonb('avatar').$type<StoredImage>(),
    banner: jsonb('banner').$type<StoredImage>(),
    carousel: jsonb('carousel').$type<StoredSlide[]>().notNull().default([]),
    accentSeed: char('accent_seed', { length: 7 }).notNull(),
    baseCurrency: currency('base_currency').notNull(),
    timeZone: varchar('time_zone', { length: 60 }).notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    language: varchar('language', { length: 8 }).$type<Language>().notNull(),
    languages: text('languages').array().$type<Language[]>().notNull(),
    socialLinks: jsonb('social_links').$type<SocialLink[]>().notNull().default([]),
    /** Who sells, with the address in one line in the store's language. */
    seller: jsonb('seller').$type<{ name: string; address: string; email: string }>(),
    /** The same address in its parts, and where returns go. Stores of earlier versions have none until their owners enter them. */
    sellerAddresses: jsonb('seller_addresses').$type<SellerAddresses>(),
    /** When the owner of a direct store without them was told that nothing can be ordered. */
    sellerAskedAt: moment('seller_asked_at'),
    settlementMode: varchar('settlement_mode', { length: 10 })
      .$type<SettlementMode>()
      .notNull()
      .default('platform'),
    defaultPercentageBp: integer('default_percentage_bp').notNull(),
    priceEnding: varchar('price_ending', { length: 4 })
      .$type<PriceEnding>()
      .notNull()
      .default('none'),
    floorAction: varchar('floor_action', { length: 5 })
      .$type<'raise' | 'hide'>()
      .notNull()
      .default('raise'),
    status: varchar('status', { length: 8 }).$type<'open' | 'paused'>().notNull().default('open'),
    /** Set while the platform holds the store closed: only operators open it again. */
    heldAt: moment('held_at'),
    holdReason: varchar('hold_reason', { length: 300 }),
    /** Set while the owner's account is going to be deleted: the status to which a cancellation returns. */
    closingFrom: varchar('closing_from', { length: 8 }).$type<'open' | 'paused'>(),
    /** Since when the store is closed for good; its address answers that it is gone. */
    closedAt: moment('closed_at'),
    isTest: boolean('is_test').notNull().default(false),
    /** When a price or percentage was first saved: the third step of the quick start. */
    pricedAt: moment('priced_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('stores_percentage_sane', sql`${table.defaultPercentageBp} between 10000 and 200000`),
    check(
      'stores_slug_shape',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.slug}) between 3 and 40`,
    ),
    check(
      'stores_hold',
      sql`(${table.heldAt} is null) = (${table.holdReason} is null) and (${table.heldAt} is null or ${table.status} = 'paused')`,
    ),
    check('stores_seller', sql`${table.settlementMode} <> 'direct' or ${table.seller} is not null`),
    index('stores_paused').on(table.id).where(sql`status = 'paused'`),
    index('stores_created').on(newestFirst(table.createdAt), newestFirst(table.id)),
    // Those that the platform's own page may show.
    index('stores_presentable')
      .on(table.id)
      .where(
        sql`status = 'open' and named_at is not null and (avatar is not null or banner is not null)`,
      ),
  ],
);

/** Addresses that a store had before; they redirect to it for good and no other store can take them. */
export const storeSlugs = pgTable(
  'store_slugs',
  {
    slug: varchar('slug', { length: 40 }).primaryKey(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    leftAt: moment('left_at').notNull(),
  },
  (table) => [index('store_slugs_store').on(table.storeId)],
);

/** What operators decided about a store, with their reason. Rows are only added. */
export const storeDecisions = pgTable(
  'store_decisions',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    kind: varchar('kind', { length: 10 }).$type<StoreDecisionKind>().notNull(),
    reason: varchar('reason', { length: 300 }).notNull(),
    byAccountId: idRef('by_account_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('store_decisions_store').on(table.storeId, newestFirst(table.id)),
    index('store_decisions_account').on(table.byAccountId),
  ],
);
