import { index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '#admin/identity/identity.tables.ts';
import { idRef, moment } from '#platform/db/columns.ts';

/** The browser of one sign-in that receives notifications; it ends with the sign-in. */
export const webPushSubscriptions = pgTable(
  'web_push_subscriptions',
  {
    sessionId: varchar('session_id', { length: 32 })
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address at the push service; anyone who knows it and our private key could send to the browser. */
    endpoint: text('endpoint').notNull(),
    p256dh: varchar('p256dh', { length: 87 }).notNull(),
    auth: varchar('auth', { length: 22 }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('web_push_subscriptions_endpoint').on(table.endpoint),
    index('web_push_subscriptions_account').on(table.accountId),
  ],
);
