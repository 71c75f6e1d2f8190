import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { departments } from '#admin/departments/departments.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';

/** Imports of users, with their progress while they run. The rows of the file are not stored. */
export const userImports = pgTable(
  'user_imports',
  {
    id: id(),
    createdById: idRef('created_by_id').notNull(),
    deptId: idRef('dept_id').references(() => departments.id, { onDelete: 'set null' }),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    validCount: integer('valid_count').notNull(),
    invalidCount: integer('invalid_count').notNull(),
    /** How many of the valid rows have become users so far. */
    doneCount: integer('done_count').notNull(),
    createdAt: moment('created_at').notNull(),
    /** None while it runs, and for good if its process ended in the middle. */
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('user_imports_creator').on(table.createdById),
    index('user_imports_department').on(table.deptId),
  ],
);
