import { sql } from 'drizzle-orm';
import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, moment } from '../db/columns.ts';

/** Every email; `sentAt` is set when the mail server accepted it. Without a mail server they are shown on `/outbox`. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    recipient: varchar('recipient', { length: 254 }).notNull(),
    template: varchar('template', { length: 40 }).notNull(),
    language: varchar('language', { length: 5 }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Makes an email unique: the same event sends one email, however often its handler runs. */
    uniqueKey: varchar('unique_key', { length: 200 }).unique(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Until when it is leased to the worker that is sending it, by the database's clock. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    index('outbox_mails_created').on(table.createdAt),
    // Those that the sweep has to clear: it must not go through all that it cleared before.
    index('outbox_mails_texts').on(table.createdAt).where(sql`html <> ''`),
    index('outbox_mails_tests').on(table.id).where(sql`template = 'test-email'`),
  ],
);
