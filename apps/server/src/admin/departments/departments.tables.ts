import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';

/** The tree of departments that accounts of operators belong to. */
export const departments = pgTable(
  'departments',
  {
    id: id(),
    /** Null at the top. */
    parentId: idRef('parent_id').references((): AnyPgColumn => departments.id),
    name: varchar('name', { length: 64 }).notNull(),
    code: varchar('code', { length: 64 }).notNull(),
    sort: integer('sort').notNull(),
    /** 1 enabled, 0 disabled: a disabled one is not offered for new users. */
    status: smallint('status').notNull(),
    createdById: idRef('created_by_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('departments_code').on(table.code),
    index('departments_parent').on(table.parentId),
  ],
);
