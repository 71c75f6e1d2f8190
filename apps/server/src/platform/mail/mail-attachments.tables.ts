import { index, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { id, idRef } from '../db/columns.ts';
import { outboxMails } from './mail.tables.ts';

/** Files of emails; they are deleted when the texts of the email are. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: id(),
    mailId: idRef('mail_id')
      .notNull()
      .references(() => outboxMails.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    fileName: varchar('file_name', { length: 120 }).notNull(),
    mediaType: varchar('media_type', { length: 80 }).notNull(),
    /** In base64. */
    content: text('content').notNull(),
  },
  (table) => [index('mail_attachments_mail').on(table.mailId)],
);
