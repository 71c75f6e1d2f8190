import type {
  DisputeReason,
  DisputeState,
  DisputeStep,
  EvidenceFile,
  EvidenceFileKind,
} from '@vitrine/contract/shop/disputes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { payments } from '../payments/payments.tables.ts';

/** A dispute of a payment, as its provider has it: one row for each of the provider's ids. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    providerRef: varchar('provider_ref', { length: 100 }).notNull(),
    paymentId: idRef('payment_id').notNull(),
    storeId: idRef('store_id').notNull(),
    state: varchar('state', { length: 8 }).$type<DisputeState>().notNull(),
    reason: varchar('reason', { length: 16 }).$type<DisputeReason>().notNull(),
    providerReason: varchar('provider_reason', { length: 60 }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    buyerNote: text('buyer_note'),
    awaitsAnswer: boolean('awaits_answer').notNull(),
    canAppeal: boolean('can_appeal').notNull(),
    canAccept: boolean('can_accept').notNull(),
    openedAt: moment('opened_at').notNull(),
    dueAt: moment('due_at'),
    answeredAt: moment('answered_at'),
    closedAt: moment('closed_at'),
    /** When those who answer were reminded of its end. */
    remindedAt: moment('reminded_at'),
    /** When the provider was queried for the newest state that was applied: an answer to an earlier question changes nothing. */
    readAt: moment('read_at').notNull(),
    /** The provider's book so far; `lost` is what a lost one was booked with. */
    takenMinor: minor('taken_minor').notNull().default(sql`0`),
    returnedMinor: minor('returned_minor').notNull().default(sql`0`),
    feeMinor: minor('fee_minor').notNull().default(sql`0`),
    feeCurrency: currency('fee_currency'),
    lostMinor: minor('lost_minor').notNull().default(sql`0`),
    /** The order is marked as disputed and its earnings are held, counted from 1 for each time. */
    isHolding: boolean('is_holding').notNull().default(false),
    holds: integer('holds').notNull().default(0),
    heldMinor: minor('held_minor').notNull().default(sql`0`),
    heldFrom: varchar('held_from', { length: 9 }).$type<'pending' | 'available'>(),
    explanation: text('explanation').notNull().default(''),
    carrier: varchar('carrier', { length: 60 }).notNull().default(''),
    trackingNumber: varchar('tracking_number', { length: 60 }).notNull().default(''),
    shippedOn: date('shipped_on'),
    deliveredOn: date('delivered_on'),
    savedAt: moment('saved_at'),
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.storeId, table.paymentId],
      foreignColumns: [payments.storeId, payments.id],
    }),
    unique('disputes_once').on(table.provider, table.providerRef),
    index('disputes_payment').on(table.paymentId),
    index('disputes_store').on(table.storeId, newestFirst(table.id)),
    index('disputes_due').on(table.dueAt).where(sql`awaits_answer`),
    index('disputes_open').on(table.readAt).where(sql`state in ('inquiry', 'open', 'appealed')`),
    check('disputes_amount', sql`${table.amountMinor} > 0`),
    check('disputes_held', sql`(${table.heldMinor} = 0) = (${table.heldFrom} is null)`),
  ],
);

/** Money that the provider moved for a dispute: each movement once. */
export const disputeMovements = pgTable(
  'dispute_movements',
  {
    id: id(),
    disputeId: idRef('dispute_id')
      .notNull()
      .references(() => disputes.id),
    ref: varchar('ref', { length: 100 }).notNull(),
    kind: varchar('kind', { length: 8 }).$type<'taken' | 'returned'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    feeCurrency: currency('fee_currency'),
    at: moment('at').notNull(),
  },
  (table) => [unique('dispute_movements_once').on(table.disputeId, table.ref)],
);

/** The files of a dispute's evidence, one of each kind. */
export const disputeFiles = pgTable(
  'dispute_files',
  {
    id: id(),
    disputeId: idRef('dispute_id')
      .notNull()
      .references(() => disputes.id),
    kind: varchar('kind', { length: 8 }).$type<EvidenceFileKind>().notNull(),
    key: varchar('key', { length: 200 }).notNull(),
    name: varchar('name', { length: 200 }).notNull(),
    mimeType: varchar('mime_type', { length: 20 }).$type<EvidenceFile['mimeType']>().notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('dispute_files_once').on(table.disputeId, table.kind)],
);

/** The events of a dispute. */
export const disputeSteps = pgTable(
  'dispute_steps',
  {
    id: id(),
    disputeId: idRef('dispute_id')
      .notNull()
      .references(() => disputes.id),
    kind: varchar('kind', { length: 18 }).$type<DisputeStep>().notNull(),
    amountMinor: minor('amount_minor'),
    currency: currency('currency'),
    byAccountId: idRef('by_account_id').references(() => accounts.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('dispute_steps_dispute').on(table.disputeId, newestFirst(table.id)),
    index('dispute_steps_account').on(table.byAccountId),
  ],
);
