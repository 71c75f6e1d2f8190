import type { LinkChannel } from '@vitrine/contract/shop/analytics.ts';
import { boolean, date, index, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/columns.ts';
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
  },
  (table) => [unique('tracked_links_code').on(table.storeId, table.code)],
);

/**
 * One visit of a person to a store: one click. The visitor is a keyed hash whose key changes every day, so a row
 * leads back to nobody; addresses are never stored.
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
