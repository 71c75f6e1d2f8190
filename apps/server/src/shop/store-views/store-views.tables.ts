import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** Operators who see the console of a store as its owner does. A row stays as the record that it happened. */
export const storeViews = pgTable(
  'store_views',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    /** The account of the owner. */
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The operator, and the sign-in with which the view ends; null once that is swept. */
    viewerId: idRef('viewed_by_id').notNull(),
    sessionId: varchar('session_id', { length: 32 }).references(() => sessions.id, {
      onDelete: 'set null',
    }),
    /** SHA-256 of the ticket, which is used once. */
    ticketHash: varchar('ticket_hash', { length: 64 }).notNull(),
    startedAt: moment('started_at').notNull(),
    openedAt: moment('opened_at'),
    endsAt: moment('ends_at').notNull(),
    /** When it ended before its time, or when its end was recorded. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('store_views_ticket').on(table.ticketHash),
    index('store_views_store').on(table.storeId),
    index('store_views_account').on(table.accountId),
    index('store_views_viewer').on(table.viewerId),
    index('store_views_session').on(table.sessionId),
    index('store_views_open').on(table.endsAt).where(sql`ended_at is null`),
  ],
);
