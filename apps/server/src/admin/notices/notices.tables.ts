import type { NoticeForm, NoticeTranslations } from '@vitrine/contract/admin/notice-forms.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  char,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';

export const notices = pgTable(
  'notices',
  {
    id: id(),
    title: varchar('title', { length: 50 }).notNull(),
    /** HTML that was sanitised when it was saved. */
    content: text('content').notNull(),
    /** In which language title and content are written; none for those from before this column. */
    language: varchar('language', { length: 8 }).$type<Language>(),
    /** Title and content in the other languages that have their own, sanitised as well. */
    translations: jsonb('translations').$type<NoticeTranslations>().notNull().default({}),
    type: smallint('type').notNull(),
    level: char('level', { length: 1 }).$type<NoticeForm['level']>().notNull(),
    /** 1 everybody, 2 the chosen accounts. */
    targetType: smallint('target_type').$type<NoticeForm['targetType']>().notNull(),
    targetAccountIds: idRef('target_account_ids').array().notNull(),
    /** 0 draft, 1 published, -1 revoked. */
    publishStatus: smallint('publish_status').$type<0 | 1 | -1>().notNull(),
    /** Who published or scheduled it, as it was called then. */
    publisherName: varchar('publisher_name', { length: 64 }).notNull(),
    publishedAt: moment('published_at'),
    revokedAt: moment('revoked_at'),
    /** When a draft is published by itself. */
    scheduledAt: moment('scheduled_at'),
    /** The operator who added it, for the data scope; none for those from before this column and for trial data. */
    createdById: idRef('created_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('notices_created_by').on(table.createdById),
    index('notices_published').on(newestFirst(table.publishedAt), newestFirst(table.id)),
    index('notices_scheduled').on(table.scheduledAt).where(sql`${table.scheduledAt} is not null`),
  ],
);

/** One row for each account that a published notice is addressed to. */
export const noticeReceipts = pgTable(
  'notice_receipts',
  {
    noticeId: idRef('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.noticeId] }),
    index('notice_receipts_reads').on(table.noticeId, table.readAt),
  ],
);
