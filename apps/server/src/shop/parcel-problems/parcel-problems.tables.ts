import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import type { ParcelProblemState } from '@vitrine/contract/shop/parcel-problems.ts';
import { sql } from 'drizzle-orm';
import {
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
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

/** Parcels that were lost, refused or returned to the sender, and how it ended; each parcel ends once. */
export const parcelProblems = pgTable(
  'parcel_problems',
  {
    id: id(),
    orderId: idRef('order_id').notNull(),
    storeId: idRef('store_id').notNull(),
    /** The parcel. Its row is gone once its units are sent again or refunded. */
    shipmentId: idRef('shipment_id').notNull(),
    kind: varchar('kind', { length: 8 }).$type<ParcelProblemKind>().notNull(),
    state: varchar('state', { length: 8 }).$type<ParcelProblemState>().notNull(),
    note: varchar('note', { length: 300 }).notNull(),
    carrier: varchar('carrier', { length: 40 }).notNull(),
    trackingNumber: varchar('tracking_number', { length: 40 }).notNull(),
    reportedAt: moment('reported_at').notNull(),
    reportedById: idRef('reported_by_id').references(() => accounts.id, { onDelete: 'set null' }),
    resolvedAt: moment('resolved_at'),
    resolvedById: idRef('resolved_by_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      columns: [table.storeId, table.orderId],
      foreignColumns: [orders.storeId, orders.id],
    }),
    // A parcel that turned up can be lost again; every other end is for good.
    uniqueIndex('parcel_problems_once').on(table.shipmentId).where(sql`state <> 'found'`),
    index('parcel_problems_order').on(table.orderId, newestFirst(table.id)),
    index('parcel_problems_state').on(table.state, table.id),
    index('parcel_problems_reporter').on(table.reportedById),
    index('parcel_problems_resolver').on(table.resolvedById),
    check(
      'parcel_problems_resolved',
      sql`(${table.state} = 'open') = (${table.resolvedAt} is null)`,
    ),
  ],
);

export const parcelProblemLines = pgTable(
  'parcel_problem_lines',
  {
    problemId: idRef('problem_id')
      .notNull()
      .references(() => parcelProblems.id),
    lineId: idRef('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint('quantity').notNull(),
    /** Units that came back into stock; the others are written off. Null while the problem is open. */
    restocked: smallint('restocked'),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.lineId] }),
    index('parcel_problem_lines_line').on(table.lineId),
    check('parcel_problem_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'parcel_problem_lines_restocked',
      sql`${table.restocked} between 0 and ${table.quantity}`,
    ),
  ],
);
