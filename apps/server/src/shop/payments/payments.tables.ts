import type { Language } from '@vitrine/contract/locales.ts';
import type {
  LeftOutReason,
  PaymentStatus,
  paymentFailures,
} from '@vitrine/contract/shop/payments.ts';
import type {
  AccountNeed,
  AccountPermission,
  linkFailures,
} from '@vitrine/contract/shop/payout-accounts.ts';
import type { BankFileFormat } from '@vitrine/contract/shop/payout-rails.ts';
import type { bookKinds } from '@vitrine/contract/shop/reconciliation.ts';
import type { settlementActions, settlementStates } from '@vitrine/contract/shop/settlements.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { orders } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export type PaymentFailure = (typeof paymentFailures)[number];

/** One attempt to pay: by a buyer for one order, by an owner for one or several. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    side: varchar('side', { length: 6 }).$type<'buyer' | 'seller'>().notNull(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    /** `earnings` and `offer` (nothing left to pay) involve no provider. */
    method: varchar('method', { length: 8 }).$type<'card' | 'earnings' | 'offer'>().notNull(),
    provider: varchar('provider', { length: 20 }).notNull(),
    /** The linked account that the money goes to; null for the platform's own. */
    providerAccount: varchar('provider_account', { length: 100 }),
    /** Our name for it at the provider, chosen before the provider is asked. */
    providerKey: varchar('provider_key', { length: 64 }).notNull().unique(),
    providerRef: varchar('provider_ref', { length: 100 }),
    /** Made in a test mode or at the sandbox: no money moved. */
    isTest: boolean('is_test').notNull().default(false),
    payUrl: text('pay_url'),
    status: varchar('status', { length: 14 }).$type<PaymentStatus>().notNull(),
    isProcessing: boolean('is_processing').notNull().default(false),
    /** Since when the provider works on the approved payment; null before, and for payments of an earlier version. */
    processingSince: moment('processing_since'),
    /** Why the provider holds an approved payment, in the provider's own word. */
    pendingReason: varchar('pending_reason', { length: 60 }),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(sql`0`),
    /** The money is taken only after we have seen the instrument: payments with the welcome offer. */
    capturesLater: boolean('captures_later').notNull().default(false),
    /** What still has to be asked of the provider after the transaction that decided it. */
    followUp: varchar('follow_up', { length: 8 }).$type<'capture' | 'cancel' | 'refund'>(),
    failure: varchar('failure', { length: 20 }).$type<PaymentFailure>(),
    instrumentLabel: varchar('instrument_label', { length: 60 }),
    instrumentFingerprint: varchar('instrument_fingerprint', { length: 100 }),
    /** What the person reads on the provider's page. Kept, so that asking again with the same key asks for the same. */
    payee: varchar('payee', { length: 100 }).notNull(),
    description: varchar('description', { length: 120 }).notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    app: varchar('app', { length: 7 }).$type<'desktop' | 'mobile'>().notNull().default('desktop'),
    /** Sorted ids and method of the request: the same request finds its open payment again. */
    requestHash: varchar('request_hash', { length: 64 }).notNull(),
    leftOut: jsonb('left_out')
      .$type<{ orderId: string; number: string | null; reason: LeftOutReason }[]>()
      .notNull()
      .default([]),
    expiresAt: moment('expires_at').notNull(),
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('payments_provider_ref').on(table.provider, table.providerRef),
    unique('payments_store_id').on(table.storeId, table.id),
    index('payments_store_created').on(table.storeId, newestFirst(table.id)),
    index('payments_open')
      .on(table.createdAt)
      .where(sql`status in ('created', 'pending', 'authorized', 'unknown')`),
    index('payments_paid').on(table.paidAt).where(sql`paid_at is not null`),
    index('payments_follow_up').on(table.id).where(sql`follow_up is not null`),
    check(
      'payments_amount',
      sql`${table.amountMinor} >= 0 and (${table.amountMinor} > 0 or ${table.method} = 'offer')`,
    ),
    check('payments_refunds', sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
  ],
);

/** One order's part of a payment. At most one part of each (order, side) is ever paid. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentId: idRef('payment_id').notNull(),
    orderId: idRef('order_id').notNull(),
    storeId: idRef('store_id').notNull(),
    side: varchar('side', { length: 6 }).$type<'buyer' | 'seller'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The welcome offer's part, which the platform bears. */
    offerMinor: minor('offer_minor').notNull().default(sql`0`),
    /** The planned fee within an owner's payment. Null for buyers, and for payments of an earlier version, which contain that of the order. */
    feesMinor: minor('fees_minor'),
    effect: varchar('effect', { length: 10 })
      .$type<'open' | 'paid' | 'void' | 'refund_due' | 'refunded'>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    foreignKey({
      columns: [table.storeId, table.paymentId],
      foreignColumns: [payments.storeId, payments.id],
    }),
    foreignKey({
      columns: [table.storeId, table.orderId],
      foreignColumns: [orders.storeId, orders.id],
    }),
    uniqueIndex('payment_orders_paid_once')
      .on(table.orderId, table.side)
      .where(sql`effect = 'paid'`),
    index('payment_orders_order').on(table.orderId, table.side, table.paymentId),
    check('payment_orders_amounts', sql`${table.amountMinor} >= 0 and ${table.offerMinor} >= 0`),
  ],
);

/** Events of providers as they came, once each; a worker applies them. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    eventId: varchar('event_id', { length: 100 }).notNull(),
    type: varchar('type', { length: 60 }).notNull(),
    /** The endpoint that it arrived at: of the platform's own account, or of the owners' linked accounts. */
    scope: varchar('scope', { length: 6 }).$type<'own' | 'owners'>(),
    /** Of the provider's test mode; null for those of an earlier version. */
    isTest: boolean('is_test'),
    /** Its subject and the key of that; null for events that we do not act on, and for those of an earlier version. */
    subjectKind: varchar('subject_kind', { length: 10 }).$type<
      'payment' | 'refunds' | 'link' | 'account' | 'payout' | 'dispute'
    >(),
    subjectKey: varchar('subject_key', { length: 100 }),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    appliedAt: moment('applied_at'),
    outcome: varchar('outcome', { length: 20 }),
  },
  (table) => [
    unique('webhook_inbox_once').on(table.provider, table.eventId),
    index('webhook_inbox_provider').on(table.provider, table.receivedAt),
    index('webhook_inbox_owners').on(table.provider, table.receivedAt).where(sql`scope = 'owners'`),
    index('webhook_inbox_waiting').on(table.id).where(sql`applied_at is null`),
    index('webhook_inbox_received').on(table.receivedAt).where(sql`applied_at is not null`),
    index('webhook_inbox_told')
      .on(table.receivedAt)
      .where(sql`applied_at is not null and body <> ''`),
  ],
);

/** Where a provider's answer does not match our row: no effect, and a person looks at it. */
export const discrepancies = pgTable(
  'discrepancies',
  {
    id: id(),
    kind: varchar('kind', { length: 12 })
      .$type<'amount' | 'currency' | 'account' | 'mode' | 'not_found'>()
      .notNull(),
    paymentId: idRef('payment_id').references(() => payments.id),
    payoutId: idRef('payout_id'),
    provider: varchar('provider', { length: 20 }).notNull(),
    /** Found in the book of tests; a settlement is booked there as well. */
    isTest: boolean('is_test').notNull().default(false),
    /** The owner's account in which it is, with its store; null for the platform's own: only there it changes our book. */
    account: varchar('account', { length: 100 }),
    storeId: idRef('store_id').references(() => stores.id),
    /** What moved and under which key, where the comparison of the books found it. */
    moves: varchar('moves', { length: 16 }).$type<(typeof bookKinds)[number]>(),
    key: varchar('key', { length: 100 }),
    expectedMinor: minor('expected_minor'),
    expectedCurrency: currency('expected_currency'),
    expectedText: varchar('expected_text', { length: 120 }),
    seenMinor: minor('seen_minor'),
    seenCurrency: currency('seen_currency'),
    seenText: varchar('seen_text', { length: 120 }),
    state: varchar('state', { length: 6 }).$type<'open' | 'closed'>().notNull().default('open'),
    note: text('note'),
    at: moment('at').notNull(),
    closedAt: moment('closed_at'),
    closedById: idRef('closed_by_id').references(() => accounts.id),
  },
  (table) => [
    check('discrepancies_closed', sql`(state = 'closed') = (closed_at is not null)`),
    check(
      'discrepancies_sides',
      sql`(expected_minor is null) = (expected_currency is null) and (seen_minor is null) = (seen_currency is null)
        and not (expected_minor is not null and expected_text is not null) and not (seen_minor is not null and seen_text is not null)`,
    ),
    unique('discrepancies_once')
      .on(
        table.kind,
        table.paymentId,
        table.payoutId,
        table.provider,
        table.moves,
        table.key,
        table.seenMinor,
        table.seenCurrency,
        table.seenText,
      )
      .nullsNotDistinct(),
    check('discrepancies_account', sql`(account is null) = (store_id is null)`),
    index('discrepancies_payment').on(table.paymentId),
    index('discrepancies_store').on(table.storeId),
    index('discrepancies_open').on(table.at).where(sql`state = 'open'`),
  ],
);

/** Proposals of operators for payments and differences that nobody else decides; a second operator confirms each. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    action: varchar('action', { length: 10 }).$type<(typeof settlementActions)[number]>().notNull(),
    paymentId: idRef('payment_id').references(() => payments.id),
    discrepancyId: idRef('discrepancy_id').references(() => discrepancies.id),
    payoutId: idRef('payout_id'),
    provider: varchar('provider', { length: 20 }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    reason: text('reason').notNull(),
    state: varchar('state', { length: 9 }).$type<(typeof settlementStates)[number]>().notNull(),
    proposedById: idRef('proposed_by_id')
      .notNull()
      .references(() => accounts.id),
    proposedAt: moment('proposed_at').notNull(),
    decidedById: idRef('decided_by_id').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('settlements_payment').on(table.paymentId).where(sql`state = 'proposed'`),
    uniqueIndex('settlements_discrepancy').on(table.discrepancyId).where(sql`state = 'proposed'`),
    uniqueIndex('settlements_payout').on(table.payoutId).where(sql`state = 'proposed'`),
    check('settlements_subject', sql`num_nonnulls(payment_id, discrepancy_id, payout_id) = 1`),
    check(
      'settlements_second',
      sql`(state = 'proposed') = (decided_at is null) and (state <> 'confirmed' or decided_by_id <> proposed_by_id)`,
    ),
  ],
);

/** An owner's account at a provider: for payouts, and for buyers' payments in direct mode. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    provider: varchar('provider', { length: 20 }).notNull(),
    providerKey: varchar('provider_key', { length: 64 }).notNull().unique(),
    /** The provider's id for the account or the attempt, known before it is decided. */
    providerRef: varchar('provider_ref', { length: 100 }),
    accountRef: varchar('account_ref', { length: 100 }),
    label: varchar('label', { length: 60 }),
    fingerprint: varchar('fingerprint', { length: 100 }),
    /** Linked in a test mode or at the sandbox: it never serves real money. */
    isTest: boolean('is_test').notNull().default(false),
    /** When the owner was notified to link again, because the platform takes real money now. */
    relinkRequestedAt: moment('relink_requested_at'),
    /** `replaced`: a newer account took its place; `unlinked`: the owner disconnected it. */
    state: varchar('state', { length: 8 })
      .$type<'linking' | 'active' | 'refused' | 'replaced' | 'unlinked'>()
      .notNull(),
    failure: varchar('failure', { length: 20 }).$type<(typeof linkFailures)[number]>(),
    linkUrl: text('link_url'),
    app: varchar('app', { length: 7 }).$type<'desktop' | 'mobile'>().notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the provider was last asked how it goes. */
    askedAt: moment('asked_at'),
    decidedAt: moment('decided_at'),
    /**
     * Earnings are paid out to it: true for one of a store's active accounts. By default, because an earlier version links one
     * account for a store and does not name the column.
     */
    paysOut: boolean('pays_out').notNull().default(true),
    /**
     * Buyers of a direct store can pay into it: not into one that was linked to be paid out only, at a provider that opens others
     * for that. By default, because an earlier version does not name the column; reading the account corrects it.
     */
    takesPayments: boolean('takes_payments').notNull().default(true),
    /** The permissions that the owner did not grant, of `permissions_missing`. */
    missingPermissions: varchar('missing_permissions', { length: 8 })
      .array()
      .$type<AccountPermission[]>(),
    /** The open requirements of the provider, null while they are not known, and their deadline. */
    needs: varchar('needs', { length: 8 }).array().$type<AccountNeed[]>(),
    needsDueAt: moment('needs_due_at'),
    /** Since when the provider lets the account neither charge nor be paid, while it stays linked. */
    restrictedAt: moment('restricted_at'),
  },
  (table) => [
    uniqueIndex('linked_accounts_provider')
      .on(table.storeId, table.provider, table.isTest)
      .where(sql`state = 'active'`),
    uniqueIndex('linked_accounts_paid')
      .on(table.storeId, table.isTest)
      .where(sql`state = 'active' and pays_out`),
    index('linked_accounts_open').on(table.createdAt).where(sql`state = 'linking'`),
    index('linked_accounts_store').on(table.storeId, newestFirst(table.id)),
  ],
);

/** The bank account that an owner entered: the details of a linked account whose provider is `bank`. Deleted when another takes its place. */
export const bankDetails = pgTable('bank_details', {
  linkedAccountId: idRef('linked_account_id')
    .primaryKey()
    .references(() => linkedAccounts.id),
  /** Where the bank is. */
  country: char('country', { length: 2 }).notNull(),
  currency: currency('currency').notNull(),
  format: varchar('format', { length: 4 }).$type<BankFileFormat>().notNull(),
  /** Holder, address and numbers, encrypted for this row alone. */
  sealed: text('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});
