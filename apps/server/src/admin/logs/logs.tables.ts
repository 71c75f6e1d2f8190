import type { LoggedChange, LogModule } from '@vitrine/contract/admin/logs.ts';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { idRef, moment } from '#platform/db/columns.ts';

/** PostgreSQL before 17 has no identity columns in partitioned tables. */
const serial = customType<{ data: string; driverData: string; notNull: true; default: true }>({
  dataType: () => 'bigserial',
});

/**
 * What operators did, and all sign-ins. Partitioned by month of `created_at`, which Drizzle cannot say: the migration does,
 * and `logs.guards.sql` has the function that creates and drops partitions.
 */
export const operationLogs = pgTable(
  'operation_logs',
  {
    id: serial('id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The operator; null for a sign-in under a name that no account has. */
    accountId: idRef('account_id'),
    module: varchar('module', { length: 16 }).$type<LogModule>().notNull(),
    /** The name of the endpoint. */
    action: varchar('action', { length: 64 }).notNull(),
    /** Which row: its key or number, else its id. */
    subject: varchar('subject', { length: 120 }).notNull(),
    method: varchar('method', { length: 8 }).notNull(),
    path: varchar('path', { length: 300 }).notNull(),
    /** The network of the caller. */
    address: varchar('address', { length: 64 }).notNull(),
    browser: varchar('browser', { length: 40 }).notNull(),
    system: varchar('system', { length: 40 }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    requestId: varchar('request_id', { length: 40 }).notNull(),
    /** The code of the failure; null after a success. */
    failure: varchar('failure', { length: 64 }),
    changes: jsonb('changes').$type<LoggedChange[]>().notNull(),
    /** The text that searches read: the content in every language, subject and network, folded. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    index('operation_logs_id').on(table.id),
    index('operation_logs_account').on(table.accountId, table.createdAt),
    index('operation_logs_module').on(table.module, table.createdAt),
  ],
);
