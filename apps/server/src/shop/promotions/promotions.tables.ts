import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';

/** One use of the welcome offer. `held` while its payment is open; `freed` when the payment failed. */
export const welcomeClaims = pgTable(
  'welcome_claims',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The seller payment that uses it; payments belong to a feature above. */
    paymentId: idRef('payment_id').notNull().unique(),
    state: varchar('state', { length: 5 }).$type<'held' | 'used' | 'freed'>().notNull(),
    percent: smallint('percent').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    /** The same in USD minor units at the quote's rate: what the monthly budget counts. */
    usdMinor: minor('usd_minor').notNull(),
    /** Of a test payment: it takes nothing from the offers of real money. */
    isTest: boolean('is_test').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('welcome_claims_store').on(table.storeId),
    index('welcome_claims_account').on(table.accountId),
    index('welcome_claims_budget').on(table.createdAt).where(sql`state <> 'freed'`),
    check('welcome_claims_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** Identities that may have one claim in each mode: account, linked account, delivery address, payment instrument. */
export const welcomeMarks = pgTable(
  'welcome_marks',
  {
    kind: varchar('kind', { length: 10 })
      .$type<'account' | 'linked' | 'address' | 'instrument'>()
      .notNull(),
    value: varchar('value', { length: 100 }).notNull(),
    claimId: idRef('claim_id')
      .notNull()
      .references(() => welcomeClaims.id),
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.isTest] }),
    index('welcome_marks_claim').on(table.claimId),
  ],
);

/** Not read any more: its value is in `configs` since migration 0034. Dropped with the release after, as an earlier version still reads it. */
export const welcomeSettings = pgTable(
  'welcome_settings',
  {
    id: smallint('id').primaryKey(),
    isOn: boolean('is_on').notNull(),
    monthlyBudgetMinor: minor('monthly_budget_minor').notNull(),
  },
  (table) => [
    check('welcome_settings_single', sql`${table.id} = 1`),
    check('welcome_settings_budget', sql`${table.monthlyBudgetMinor} >= 0`),
  ],
);

/** Owners who have dismissed the welcome message. */
export const welcomeDismissals = pgTable('welcome_dismissals', {
  accountId: idRef('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  dismissedAt: moment('dismissed_at').notNull(),
});
