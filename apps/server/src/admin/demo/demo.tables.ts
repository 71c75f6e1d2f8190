import type { DemoItemForm } from '@vitrine/contract/admin/demo.ts';
import type { DemoFileKind } from '@vitrine/contract/admin/demo-files.ts';
import { index, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, minor, moment } from '#platform/db/columns.ts';

/** Rows for the pages of lists and forms. */
export const demoItems = pgTable('demo_items', {
  id: id(),
  name: varchar('name', { length: 60 }).notNull(),
  kind: varchar('kind', { length: 10 }).$type<DemoItemForm['kind']>().notNull(),
  priceMinor: minor('price_minor').notNull(),
  percent: integer('percent').notNull(),
  link: varchar('link', { length: 200 }).notNull(),
  icon: varchar('icon', { length: 64 }).notNull(),
  status: smallint('status').$type<0 | 1>().notNull(),
  description: varchar('description', { length: 300 }).notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Signatures, pictures and files that people uploaded. */
export const demoFiles = pgTable(
  'demo_files',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 10 }).$type<DemoFileKind>().notNull(),
    /** In the store of files. */
    key: varchar('key', { length: 80 }).notNull().unique(),
    name: varchar('name', { length: 200 }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('demo_files_account').on(table.accountId, table.id)],
);

/** The one text of the page of the editor; HTML that was sanitised when it was saved. */
export const demoTexts = pgTable('demo_texts', {
  id: id(),
  content: text('content').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
