import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Every mail that was to go out; `sentAt` is set when the mail server took it. Without one they are read on `/outbox`. */
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
    /** Makes a mail unique: the same event is mailed once, however often its handler runs. */
    uniqueKey: varchar('unique_key', { length: 200 }).unique(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** Until when the worker that is handing it to the mail server has it for itself, by the database's own clock. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [index('outbox_mails_created').on(table.createdAt)],
);
