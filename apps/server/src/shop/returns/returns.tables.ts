import type { Language } from '@vitrine/contract/locales.ts';
import type {
  Postage,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '@vitrine/contract/shop/return-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import type { PhotoTable } from '#platform/files/sent-photos.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { refunds } from '../refunds/refunds.tables.ts';

/** What a buyer asked for about an order; its units are taken while it is open. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    orderId: idRef('order_id').notNull(),
    storeId: idRef('store_id').notNull(),
    kind: varchar('kind', { length: 12 }).$type<ReturnKind>().notNull(),
    state: varchar('state', { length: 10 }).$type<ReturnState>().notNull(),
    reason: varchar('reason', { length: 20 }).$type<ReturnReason>().notNull(),
    text: varchar('text', { length: 1_000 }).notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    /** Who received the money answers: it follows from the order’s settlement mode, which never changes. */
    answeredBy: varchar('answered_by', { length: 9 }).$type<'operators' | 'owner'>().notNull(),
    refusal: varchar('refusal', { length: 300 }),
    returnAddress: varchar('return_address', { length: 300 }),
    sendBefore: moment('send_before'),
    /** Who pays for the parcel; null before the approval, and for returns that were approved before it was asked for. */
    postage: varchar('postage', { length: 6 }).$type<Postage>(),
    /** A prepaid label for the parcel. */
    labelUrl: varchar('label_url', { length: 300 }),
    carrier: varchar('carrier', { length: 40 }),
    trackingNumber: varchar('tracking_number', { length: 40 }),
    /** The parcel with the same items, for a return that is answered by a replacement. */
    replacementCarrier: varchar('replacement_carrier', { length: 40 }),
    replacementNumber: varchar('replacement_number', { length: 40 }),
    replacementSentAt: moment('replacement_sent_at'),
    /** The number as it is compared and found. */
    replacementKey: varchar('replacement_key', { length: 40 }),
    /** The same in all parcels of one call, so that they can be taken back together. */
    replacementBatch: uuid('replacement_batch'),
    refundId: idRef('refund_id').references(() => refunds.id),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.storeId, table.orderId],
      foreignColumns: [orders.storeId, orders.id],
    }),
    index('return_requests_order').on(table.orderId, newestFirst(table.id)),
    index('return_requests_store').on(table.storeId, newestFirst(table.id)),
    index('return_requests_state').on(table.state, table.id),
    index('return_requests_due').on(table.sendBefore).where(sql`state = 'approved'`),
    index('return_requests_refund').on(table.refundId),
    index('return_requests_replacement')
      .on(table.replacementKey)
      .where(sql`replacement_key is not null`),
    index('return_requests_batch')
      .on(table.replacementBatch)
      .where(sql`replacement_batch is not null`),
    check(
      'return_requests_approved',
      sql`${table.state} not in ('approved', 'sent', 'received', 'expired') or (${table.returnAddress} is not null and ${table.sendBefore} is not null)`,
    ),
    check(
      'return_requests_sent_back',
      sql`${table.kind} = 'return' or ${table.returnAddress} is null`,
    ),
    check(
      'return_requests_label',
      sql`${table.postage} is null or (${table.postage} = 'label') = (${table.labelUrl} is not null)`,
    ),
    check(
      'return_requests_replaced',
      sql`(${table.state} = 'replaced') = (${table.replacementSentAt} is not null and ${table.replacementCarrier} is not null and ${table.replacementNumber} is not null)`,
    ),
    check('return_requests_refused', sql`${table.refusal} is null or ${table.state} = 'refused'`),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    requestId: idRef('request_id')
      .notNull()
      .references(() => returnRequests.id),
    lineId: idRef('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint('quantity').notNull(),
    /** Units that went back into stock; the others were written off. Null until the return is inspected. */
    restocked: smallint('restocked'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.lineId] }),
    index('return_lines_line').on(table.lineId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
    check('return_lines_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
);

/** Photos of buyers; without a request until it is sent. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: id(),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    requestId: idRef('request_id').references(() => returnRequests.id),
    position: smallint('position').notNull(),
    key: varchar('key', { length: 200 }).notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: varchar('tone', { length: 7 }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('return_photos_request').on(table.requestId),
    index('return_photos_order').on(table.orderId),
    index('return_photos_unsent').on(table.createdAt).where(sql`request_id is null`),
  ],
);

/** The states that a request went through; only added to. */
export const returnSteps = pgTable(
  'return_steps',
  {
    id: id(),
    requestId: idRef('request_id')
      .notNull()
      .references(() => returnRequests.id),
    state: varchar('state', { length: 10 }).$type<ReturnState>().notNull(),
    at: moment('at').notNull(),
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('return_steps_request').on(table.requestId, table.id)],
);

export const photosOfReturns: PhotoTable = {
  table: returnPhotos,
  owner: returnPhotos.orderId,
  sentWith: returnPhotos.requestId,
};

export type ReturnRequest = typeof returnRequests.$inferSelect;
