import type { refundCauses, refundRequestStates } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { paymentOrders } from '../payments/payments.tables.ts';

/** Money on its way back. The job asks the provider with its own key until it has an answer. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: idRef('payment_id').notNull(),
    orderId: idRef('order_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency('currency').notNull(),
    /** `late`: the order could not take the money any more; `cancelled`: a paid order was cancelled; `operator`, `owner`: decided by hand; `buyer`: units that the buyer cancelled; `provider`: made in the provider's own pages; `uncaptured`: a part that was never taken. */
    reason: varchar('reason', { length: 10 }).$type<(typeof refundCauses)[number]>().notNull(),
    note: varchar('note', { length: 300 }),
    byAccountId: idRef('by_account_id').references(() => accounts.id),
    /** Whose money it was, in the store's currency: what each account of the book gave back. */
    profitMinor: minor('profit_minor').notNull().default(sql`0`),
    goodsMinor: minor('goods_minor').notNull().default(sql`0`),
    shippingMinor: minor('shipping_minor').notNull().default(sql`0`),
    feesMinor: minor('fees_minor').notNull().default(sql`0`),
    taxMinor: minor('tax_minor').notNull().default(sql`0`),
    offerMinor: minor('offer_minor').notNull().default(sql`0`),
    /** The standard shipping fee within the amount, because the whole order came back; once for an order. */
    feeMinor: minor('fee_minor').notNull().default(sql`0`),
    providerKey: varchar('provider_key', { length: 64 }).notNull().unique(),
    providerRef: varchar('provider_ref', { length: 100 }),
    /** The provider made one refund of several of our rows: this one's money went back with that one's. */
    partOfId: idRef('part_of_id').references((): AnyPgColumn => refunds.id),
    status: varchar('status', { length: 8 })
      .$type<'due' | 'unknown' | 'done' | 'failed'>()
      .notNull(),
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** When a refund that was done failed after all: it is owed again, and the order goes on calling it given. */
    undoneAt: moment('undone_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.paymentId, table.orderId],
      foreignColumns: [paymentOrders.paymentId, paymentOrders.orderId],
    }),
    uniqueIndex('refunds_once')
      .on(table.paymentId, table.orderId)
      .where(sql`reason in ('late', 'cancelled')`),
    uniqueIndex('refunds_fee_once').on(table.orderId).where(sql`fee_minor > 0`),
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    index('refunds_part_of').on(table.partOfId).where(sql`part_of_id is not null`),
    index('refunds_done').on(table.doneAt).where(sql`done_at is not null`),
    index('refunds_account').on(table.byAccountId),
    index('refunds_failed').on(table.createdAt).where(sql`status = 'failed'`),
    index('refunds_open').on(table.createdAt).where(sql`status in ('due', 'unknown')`),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
    check('refunds_fee', sql`${table.feeMinor} between 0 and ${table.amountMinor}`),
  ],
);

/** What an owner asked of operators; at most one request of an order is open. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    orderId: idRef('order_id').notNull(),
    storeId: idRef('store_id').notNull(),
    state: varchar('state', { length: 8 }).$type<(typeof refundRequestStates)[number]>().notNull(),
    reason: varchar('reason', { length: 300 }).notNull(),
    askedById: idRef('asked_by_id')
      .notNull()
      .references(() => accounts.id),
    askedAt: moment('asked_at').notNull(),
    answer: varchar('answer', { length: 300 }),
    answeredById: idRef('answered_by_id').references(() => accounts.id),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.storeId, table.orderId],
      foreignColumns: [orders.storeId, orders.id],
    }),
    uniqueIndex('refund_requests_open').on(table.orderId).where(sql`state = 'open'`),
    index('refund_requests_order').on(table.orderId, newestFirst(table.id)),
    index('refund_requests_asker').on(table.askedById),
    index('refund_requests_answerer').on(table.answeredById),
    check(
      'refund_requests_answered',
      sql`(${table.state} = 'open') = (${table.answeredAt} is null)`,
    ),
  ],
);

/** The units that a refund was given for; a refund of an amount has none. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: idRef('refund_id')
      .notNull()
      .references(() => refunds.id),
    lineId: idRef('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    index('refund_lines_line').on(table.lineId),
    check('refund_lines_quantity', sql`${table.quantity} > 0`),
  ],
);
