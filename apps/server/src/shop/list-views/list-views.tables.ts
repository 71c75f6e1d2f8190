import type { ListView, ViewedList } from '@vitrine/contract/shop/list-views.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** Filters, hidden columns and order of a list under a name: of one account, or shared with everybody who may read the list. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    list: varchar('list', { length: 30 }).$type<ViewedList>().notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    /** The author; null once the account is erased, which a shared view outlives. */
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The store whose list it is; null for a list of the platform. */
    storeId: idRef('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    isShared: boolean('is_shared').notNull(),
    filters: jsonb('filters').$type<ListView['filters']>().notNull(),
    hiddenColumns: jsonb('hidden_columns').$type<string[]>().notNull(),
    sortedBy: varchar('sorted_by', { length: 41 }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('list_views_account').on(table.accountId, table.list),
    index('list_views_shared').on(table.list, table.storeId).where(sql`is_shared`),
    check('list_views_reader', sql`${table.isShared} or ${table.accountId} is not null`),
  ],
);
