import type { BankFileFormat } from '@vitrine/contract/shop/payout-rails.ts';
import type { payoutSchedules } from '@vitrine/contract/shop/payout-schedules.ts';
import type { payoutFailures, payoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { linkedAccounts } from '../payments/payments.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** A file of transfers for the platform's bank: made once and kept, so that each download has the same bytes. */
export const bankFiles = pgTable(
  'bank_files',
  {
    id: id(),
    name: varchar('name', { length: 40 }).notNull(),
    format: varchar('format', { length: 4 }).$type<BankFileFormat>().notNull(),
    currency: currency('currency').notNull(),
    totalMinor: minor('total_minor').notNull(),
    payouts: integer('payouts').notNull(),
    /** Its content, encrypted for this row alone: it has the owners' names and account numbers. */
    sealed: text('sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    createdById: idRef('created_by_id'),
    downloadedAt: moment('downloaded_at'),
  },
  (table) => [check('bank_files_payouts', sql`${table.payouts} > 0`)],
);

/** Earnings on their way to the owner's bank. The amount is reserved in the ledger before the provider is called. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    linkedAccountId: idRef('linked_account_id')
      .notNull()
      .references(() => linkedAccounts.id),
    accountRef: varchar('account_ref', { length: 100 }).notNull(),
    label: varchar('label', { length: 60 }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    trigger: varchar('trigger', { length: 8 }).$type<'owner' | 'schedule' | 'operator'>().notNull(),
    status: varchar('status', { length: 9 }).$type<(typeof payoutStatuses)[number]>().notNull(),
    provider: varchar('provider', { length: 20 }).notNull(),
    providerKey: varchar('provider_key', { length: 64 }).notNull().unique(),
    /** Since when it has this key; null for the key that it was requested with. */
    keyChangedAt: moment('key_changed_at'),
    providerRef: varchar('provider_ref', { length: 100 }),
    failure: varchar('failure', { length: 20 }).$type<(typeof payoutFailures)[number]>(),
    /** The provider's or bank's code or text for the cause. */
    reason: varchar('reason', { length: 100 }),
    bankFileId: idRef('bank_file_id').references(() => bankFiles.id),
    /** Of test earnings: it is only sent with test keys or the sandbox. */
    isTest: boolean('is_test').notNull().default(false),
    requestedAt: moment('requested_at').notNull(),
    sentAt: moment('sent_at'),
    expectedAt: moment('expected_at'),
    paidAt: moment('paid_at'),
    failedAt: moment('failed_at'),
    returnedAt: moment('returned_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    uniqueIndex('payouts_one_open')
      .on(table.storeId, table.isTest)
      .where(sql`status in ('requested', 'sent', 'unknown', 'waiting')`),
    index('payouts_store').on(table.storeId, newestFirst(table.id)),
    index('payouts_bank_file').on(table.bankFileId).where(sql`bank_file_id is not null`),
    index('payouts_account').on(table.linkedAccountId),
    index('payouts_failed').on(table.requestedAt).where(sql`status = 'failed'`),
    index('payouts_unpaid')
      .on(sql`coalesce(returned_at, failed_at)`)
      .where(sql`status in ('failed', 'returned')`),
    index('payouts_paid').on(table.paidAt).where(sql`paid_at is not null`),
    check('payouts_amount', sql`${table.amountMinor} > 0`),
  ],
);

/** When a store's earnings are paid out by themselves; no row means never. */
export const payoutSchedulesTable = pgTable(
  'payout_schedules',
  {
    storeId: idRef('store_id')
      .primaryKey()
      .references(() => stores.id),
    schedule: varchar('schedule', { length: 7 })
      .$type<(typeof payoutSchedules)[number]>()
      .notNull(),
    nextAt: moment('next_at'),
  },
  (table) => [index('payout_schedules_next').on(table.nextAt)],
);

/** Not read any more: its value is in `configs` since migration 0034. Dropped with the release after, as an earlier version still reads it. */
export const payoutSettings = pgTable(
  'payout_settings',
  { id: smallint('id').primaryKey(), minimumMinor: minor('minimum_minor').notNull() },
  (table) => [
    check('payout_settings_single', sql`${table.id} = 1`),
    check('payout_settings_minimum', sql`${table.minimumMinor} > 0`),
  ],
);
