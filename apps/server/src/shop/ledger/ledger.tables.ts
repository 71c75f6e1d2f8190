import type { AccountCode, JournalKind, JournalSource } from '@vitrine/contract/shop/journals.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';
import type { JournalMemo } from './ledger.rules.ts';

/** The accounts of the double-entry book. Owner accounts name their store, clearing accounts their provider. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    code: varchar('code', { length: 40 }).$type<AccountCode>().notNull(),
    storeId: idRef('store_id').references(() => stores.id),
    provider: varchar('provider', { length: 20 }),
    currency: currency('currency').notNull(),
    /** Of the book of tests, which no real money reaches. */
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [
    unique('ledger_accounts_once')
      .on(table.code, table.storeId, table.provider, table.currency, table.isTest)
      .nullsNotDistinct(),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    index('ledger_accounts_store').on(table.storeId),
  ],
);

/** One fact of money. `store_id` is set when the owner sees it as a movement. */
export const journals = pgTable(
  'journals',
  {
    id: id(),
    kind: varchar('kind', { length: 40 }).$type<JournalKind>().notNull(),
    sourceType: varchar('source_type', { length: 20 }).$type<JournalSource>().notNull(),
    sourceId: varchar('source_id', { length: 80 }).notNull(),
    storeId: idRef('store_id').references(() => stores.id),
    lineCount: smallint('line_count').notNull(),
    memo: jsonb('memo').$type<JournalMemo>().notNull(),
    /** All its lines are in the book of tests. */
    isTest: boolean('is_test').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('journals_source').on(table.kind, table.sourceType, table.sourceId),
    check('journals_two_sides', sql`${table.lineCount} >= 2`),
    index('journals_source_lookup').on(table.sourceType, table.sourceId),
    index('journals_store')
      .on(table.storeId, newestFirst(table.createdAt), newestFirst(table.id))
      .where(sql`store_id is not null`),
  ],
);

/** Signed amounts: debit above zero, credit below. The currency is the account's own. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    journalId: idRef('journal_id')
      .notNull()
      .references(() => journals.id),
    lineNumber: smallint('line_number').notNull(),
    accountId: idRef('account_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.lineNumber] }),
    foreignKey({
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    index('ledger_entries_account').on(table.accountId, table.journalId),
    check('ledger_entries_not_zero', sql`${table.amountMinor} <> 0`),
  ],
);

/** The sum of an owner account, kept in the transaction of each journal; platform accounts are summed when asked. */
export const ownerBalances = pgTable(
  'owner_balances',
  {
    accountId: idRef('account_id')
      .primaryKey()
      .references(() => ledgerAccounts.id),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    code: varchar('code', { length: 40 }).$type<AccountCode>().notNull(),
    currency: currency('currency').notNull(),
    balanceMinor: minor('balance_minor').notNull(),
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [index('owner_balances_store').on(table.storeId)],
);

/** What an order earned its owner, on its way from pending to available. The order belongs to a feature above. */
export const ownerEarnings = pgTable(
  'owner_earnings',
  {
    orderId: idRef('order_id').primaryKey(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    earnedAt: moment('earned_at').notNull(),
    availableAt: moment('available_at'),
    maturedJournalId: idRef('matured_journal_id').references(() => journals.id),
    reversedAt: moment('reversed_at'),
    /** Since when a dispute of the order's payment holds it: it does not become available. */
    heldAt: moment('held_at'),
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [
    index('owner_earnings_due')
      .on(table.availableAt)
      .where(sql`matured_journal_id is null and reversed_at is null`),
    index('owner_earnings_store')
      .on(table.storeId)
      .where(sql`matured_journal_id is null and reversed_at is null`),
    index('owner_earnings_journal').on(table.maturedJournalId),
    check('owner_earnings_positive', sql`${table.amountMinor} > 0`),
  ],
);

/** Not read any more: its value is in `configs` since migration 0034. Dropped with the release after, as an earlier version still reads it. */
export const ledgerSettings = pgTable(
  'ledger_settings',
  { id: smallint('id').primaryKey(), holdDays: integer('hold_days').notNull() },
  (table) => [
    check('ledger_settings_single', sql`${table.id} = 1`),
    check('ledger_settings_hold', sql`${table.holdDays} between 0 and 90`),
  ],
);
