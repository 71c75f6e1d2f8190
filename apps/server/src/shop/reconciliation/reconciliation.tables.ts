import type { bookKinds, bookProblems } from '@vitrine/contract/shop/reconciliation.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';
import { payments } from '../payments/payments.tables.ts';
import { stores } from '../stores/stores.tables.ts';

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
    key: varchar('key', { length: 100 }).notNull(),
    /** The store in whose owner's account it is; null for the platform's own. */
    storeId: idRef('store_id').references(() => stores.id),
    oursMinor: minor('ours_minor'),
    oursCurrency: currency('ours_currency'),
    theirsMinor: minor('theirs_minor'),
    theirsCurrency: currency('theirs_currency'),
  },
  (table) => [
    index('book_differences_comparison').on(table.comparisonId),
    index('book_differences_store').on(table.storeId),
  ],
);

/** Linked accounts whose book could not be read for a comparison; the others were compared without them. */
export const bookRefusals = pgTable(
  'book_refusals',
  {
    id: id(),
    comparisonId: idRef('comparison_id')
      .notNull()
      .references(() => bookComparisons.id, { onDelete: 'cascade' }),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    account: varchar('account', { length: 100 }).notNull(),
    /** The provider refused it for good; otherwise there was no answer, and it is tried again. */
    isRefused: boolean('is_refused').notNull(),
    code: varchar('code', { length: 80 }).notNull(),
  },
  (table) => [
    index('book_refusals_comparison').on(table.comparisonId),
    index('book_refusals_store').on(table.storeId),
  ],
);

/**
 * The provider's fee of a captured payment, from its book: once for each payment. Planned and true fee are in the
 * currency of the store, what the provider settled in its own.
 */
export const paymentFees = pgTable(
  'payment_fees',
  {
    paymentId: idRef('payment_id')
      .primaryKey()
      .references(() => payments.id),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    provider: varchar('provider', { length: 20 }).notNull(),
    /** It was taken from the owner's account, to which the buyer paid. */
    isDirect: boolean('is_direct').notNull(),
    plannedMinor: minor('planned_minor').notNull(),
    trueMinor: minor('true_minor').notNull(),
    currency: currency('currency').notNull(),
    settledMinor: minor('settled_minor').notNull(),
    settledFeeMinor: minor('settled_fee_minor').notNull(),
    settledCurrency: currency('settled_currency').notNull(),
    /** When the provider wrote the payment down. */
    at: moment('at').notNull(),
    importedAt: moment('imported_at').notNull(),
  },
  (table) => [
    index('payment_fees_at').on(table.at),
    index('payment_fees_store').on(table.storeId),
    check('payment_fees_planned', sql`${table.plannedMinor} >= 0`),
  ],
);

/** Up to when the fees in the book of each account were read. An account without a name is the platform's own. */
export const feeImports = pgTable(
  'fee_imports',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    account: varchar('account', { length: 100 }).notNull(),
    storeId: idRef('store_id').references(() => stores.id),
    completeUntil: moment('complete_until').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Why the last try came to nothing. */
    refusal: varchar('refusal', { length: 80 }),
  },
  (table) => [
    unique('fee_imports_account').on(table.provider, table.account),
    index('fee_imports_store').on(table.storeId),
  ],
);
