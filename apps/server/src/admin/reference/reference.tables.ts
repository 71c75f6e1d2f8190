import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

/**
 * What the product has brought along so far. A thing that is listed here is not brought again, so what an
 * administrator removed stays removed, and what a later version adds arrives.
 */
export const referenceItems = pgTable(
  'reference_items',
  {
    kind: varchar('kind', { length: 20 }).notNull(),
    key: varchar('key', { length: 120 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
