import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '../db/columns.ts';

/** Uploaded pictures, re-encoded. `ownerId` is the account that uploaded it; null for the platform's own. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: id(),
    key: varchar('key', { length: 200 }).notNull().unique(),
    ownerId: idRef('owner_id'),
    name: varchar('name', { length: 200 }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: varchar('tone', { length: 7 }),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_files_owner').on(table.ownerId)],
);
