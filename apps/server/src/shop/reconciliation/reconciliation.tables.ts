import type { bookKinds, bookProblems } from '@vitrine/contract/shop/reconciliation.ts';
import { boolean, date, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';

/** Our book beside a provider's, for one day in UTC; a later comparison of the day takes the place of the one before. */
export const bookComparisons = pgTable(
  'book_comparisons',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    day: date('day').notNull(),
    comparedAt: moment('compared_at').notNull(),
    isFinal: boolean('is_final').notNull(),
  },
  (table) => [unique('book_comparisons_day').on(table.day, table.provider)],
);

export const bookTotals = pgTable(
  'book_totals',
  {
    id: id(),
    comparisonId: idRef('comparison_id')
      .notNull()
      .references(() => bookComparisons.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 16 }).$type<(typeof bookKinds)[number]>().notNull(),
    currency: currency('currency').notNull(),
    oursMinor: minor('ours_minor').notNull(),
    theirsMinor: minor('theirs_minor').notNull(),
    oursCount: integer('ours_count').notNull(),
    theirsCount: integer('theirs_count').notNull(),
  },
  (table) => [index('book_totals_comparison').on(table.comparisonId)],
);

export const bookDifferences = pgTable(
  'book_differences',
  {
    id: id(),
    comparisonId: idRef('comparison_id')
      .notNull()
      .references(() => bookComparisons.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 16 }).$type<(typeof bookKinds)[number]>().notNull(),
    problem: varchar('problem', { length: 10 }).$type<(typeof bookProblems)[number]>().notNull(),
    key: varchar('key', { length: 64 }).notNull(),
    oursMinor: minor('ours_minor'),
    oursCurrency: currency('ours_currency'),
    theirsMinor: minor('theirs_minor'),
    theirsCurrency: currency('theirs_currency'),
  },
  (table) => [index('book_differences_comparison').on(table.comparisonId)],
);
