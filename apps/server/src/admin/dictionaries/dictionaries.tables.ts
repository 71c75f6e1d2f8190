import type { Language } from '@vitrine/contract/locales.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';

/** A name in the languages that have their own; the others show the one beside it. */
type Translations = Readonly<Partial<Record<Language, string>>>;

export const dictionaries = pgTable(
  'dictionaries',
  {
    id: id(),
    name: varchar('name', { length: 64 }).notNull(),
    names: jsonb('names').$type<Translations>().notNull().default({}),
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
    labels: jsonb('labels').$type<Translations>().notNull().default({}),
    tagType: varchar('tag_type', { length: 16 }).notNull(),
    status: smallint('status').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('dictionary_entries_dictionary').on(table.dictionaryId),
    uniqueIndex('dictionary_entries_value').on(table.dictionaryId, table.value),
  ],
);
