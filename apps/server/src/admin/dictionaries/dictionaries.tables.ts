import { index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/columns.ts';

export const dictionaries = pgTable(
  'dictionaries',
  {
    id: id(),
    name: varchar('name', { length: 64 }).notNull(),
    code: varchar('code', { length: 64 }).notNull(),
    /** 1 enabled, 0 disabled. */
    status: smallint('status').notNull(),
    remark: varchar('remark', { length: 255 }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('dictionaries_code').on(table.code)],
);

export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    id: id(),
    dictionaryId: idRef('dictionary_id')
      .notNull()
      .references(() => dictionaries.id, { onDelete: 'cascade' }),
    value: varchar('value', { length: 64 }).notNull(),
    label: varchar('label', { length: 64 }).notNull(),
    tagType: varchar('tag_type', { length: 16 }).notNull(),
    status: smallint('status').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('dictionary_entries_dictionary').on(table.dictionaryId),
    uniqueIndex('dictionary_entries_value').on(table.dictionaryId, table.value),
  ],
);
