import type { LinkChannel } from '@vitrine/contract/shop/links.ts';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, minor, moment } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** A link for one post or channel: `/s/{slug}?l={code}`. */
export const trackedLinks = pgTable(
  'tracked_links',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    code: varchar('code', { length: 12 }).notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    channel: varchar('channel', { length: 12 }).$type<LinkChannel>().notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
    /** Its clicks before a moment, which are not read from the visits (`sweep-visits.ts`); without one from its creation on. */
    earlierClicks: integer('earlier_clicks').notNull().default(0),
    countedTo: moment('counted_to'),
  },
  (table) => [unique('tracked_links_code').on(table.storeId, table.code)],
);

/**
 * One visit of a person to a store: one click. The visitor is a keyed hash whose key changes every day, so a row
 * identifies no person; addresses are never stored.
 */
export const visits = pgTable(
  'visits',
  {
    id: varchar('id', { length: 24 }).primaryKey(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    visitor: varchar('visitor', { length: 24 }).notNull(),
    linkCode: varchar('link_code', { length: 12 }),
    /** The host of the page that led here, if it was another one. */
    referrer: varchar('referrer', { length: 100 }),
    /** `user_source` and `page_source` of the address with which the visit came; empty when it had none. */
    userSource: varchar('user_source', { length: 64 }).notNull().default(''),
    pageSource: varchar('page_source', { length: 64 }).notNull().default(''),
    isPhone: boolean('is_phone').notNull().default(false),
    startedAt: moment('started_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    index('visits_store_started').on(table.storeId, table.startedAt),
    index('visits_visitor').on(table.storeId, table.visitor, table.lastSeenAt),
    index('visits_started').on(table.startedAt),
  ],
);

/** What people looked at on a UTC day, over all stores. Each batch of views is added as it is written (`count-views.ts`). */
export const dailyVisits = pgTable('daily_visits', {
  day: date('day', { mode: 'string' }).primaryKey(),
  pageViews: integer('page_views').notNull(),
  visitors: integer('visitors').notNull(),
  addresses: integer('addresses').notNull(),
});

/** The same by minute: today is compared with yesterday up to the same minute. Older minutes are deleted. */
export const visitMinutes = pgTable('visit_minutes', {
  minute: moment('minute').primaryKey(),
  pageViews: integer('page_views').notNull(),
  visitors: integer('visitors').notNull(),
  addresses: integer('addresses').notNull(),
});

/**
 * Who was counted on a day: keyed hashes of visitors and of addresses whose key changes every day. They name no store and
 * are deleted when the day is over.
 */
export const countedVisitors = pgTable(
  'counted_visitors',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: varchar('kind', { length: 8 }).$type<'visitor' | 'address'>().notNull(),
    mark: varchar('mark', { length: 24 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.mark] })],
);

/** Who is at work in the console today, as the same keyed hash: an owner's own visits are not counted. */
export const ownerMarks = pgTable(
  'owner_marks',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    visitor: varchar('visitor', { length: 24 }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.visitor] })],
);

/**
 * What was sold on days that are over (`daily-sales.ts`): of a store in its time zone and currency, or of all stores
 * together (scope 0) in UTC, where the amounts of different currencies are not summed.
 */
export const dailySales = pgTable(
  'daily_sales',
  {
    scopeId: idRef('scope_id').notNull(),
    /** Each book by itself. Without a default: an earlier version, which adds up both together, must not write here. */
    isTest: boolean('is_test').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    orders: integer('orders').notNull(),
    units: integer('units').notNull(),
    sellingMinor: minor('selling_minor').notNull(),
    earnedMinor: minor('earned_minor').notNull(),
    goodsUsdMinor: minor('goods_usd_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scopeId, table.isTest, table.day] })],
);

/** The same of a store by product. */
export const dailyProductSales = pgTable(
  'daily_product_sales',
  {
    scopeId: idRef('scope_id').notNull(),
    isTest: boolean('is_test').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: idRef('product_id').notNull(),
    units: integer('units').notNull(),
    earnedMinor: minor('earned_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scopeId, table.isTest, table.day, table.productId] })],
);

/** The sums of a store's days from `recent_from` until it is rolled up: of a store whose thirty days are very many rows. */
export const recentProductSales = pgTable(
  'recent_product_sales',
  {
    scopeId: idRef('scope_id').notNull(),
    isTest: boolean('is_test').notNull(),
    productId: idRef('product_id').notNull(),
    units: integer('units').notNull(),
    earnedMinor: minor('earned_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scopeId, table.isTest, table.productId] })],
);

/** Up to which day (exclusive), and in which time zone, the figures of a scope are rolled up. */
export const dailySalesProgress = pgTable('daily_sales_progress', {
  scopeId: idRef('scope_id').primaryKey(),
  timeZone: varchar('time_zone', { length: 60 }).notNull(),
  rolledTo: date('rolled_to', { mode: 'string' }).notNull(),
  /** The first day of the recent sums; null while there are none. */
  recentFrom: date('recent_from', { mode: 'string' }),
});

/** Paid orders that changed since: their days are read from the orders until they are rolled up again. Written by a trigger. */
export const changedSales = pgTable(
  'changed_sales',
  {
    id: id(),
    scopeId: idRef('scope_id').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [index('changed_sales_scope').on(table.scopeId, table.paidAt)],
);
