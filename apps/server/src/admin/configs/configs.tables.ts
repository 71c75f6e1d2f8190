import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, moment } from '#platform/db/columns.ts';

/** Settings that operators change while the platform runs. */
export const configs = pgTable('configs', {
  id: id(),
  name: varchar('name', { length: 50 }).notNull(),
  key: varchar('key', { length: 50 }).notNull().unique(),
  value: varchar('value', { length: 300 }).notNull(),
  remark: varchar('remark', { length: 100 }).notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
