import type { Language } from '@vitrine/contract/locales.ts';
import type {
  PurchaseOrderState,
  PurchaseStepKind,
} from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';
import { variants } from '../catalogue/catalogue.tables.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';

/** The goods that a supplier is to deliver for paid orders. Its number follows from its id. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: id(),
    supplierId: idRef('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    state: varchar('state', { length: 10 }).$type<PurchaseOrderState>().notNull(),
    currency: currency('currency').notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    /** True if the supplier sends the parcels, as it was when this was made. */
    shipsItself: boolean('ships_itself').notNull(),
    /** Links with another version open nothing. */
    linkVersion: smallint('link_version').notNull().default(0),
    linkUntil: moment('link_until'),
    /** How often it was mailed. */
    sends: smallint('sends').notNull().default(0),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** The operator; null for one that was made by schedule. */
    accountId: idRef('account_id'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    confirmedAt: moment('confirmed_at'),
    closedAt: moment('closed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('purchase_orders_supplier').on(table.supplierId, table.id),
    index('purchase_orders_open').on(table.id).where(sql`state in ('draft', 'sent', 'confirmed')`),
  ],
);

/** Units of a line of an order that a supplier is to deliver. Each of them is open, or in one of the other parts. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: id(),
    purchaseOrderId: idRef('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderLineId: idRef('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id),
    position: smallint('position').notNull(),
    /** As they were when it was made, in the supplier's language. */
    sku: varchar('sku', { length: 80 }).notNull(),
    reference: varchar('reference', { length: 80 }).notNull(),
    name: text('name').notNull(),
    option: text('option').notNull(),
    costMinor: minor('cost_minor').notNull(),
    quantity: smallint('quantity').notNull(),
    confirmed: smallint('confirmed').notNull().default(0),
    shipped: smallint('shipped').notNull().default(0),
    received: smallint('received').notNull().default(0),
    missing: smallint('missing').notNull().default(0),
    withdrawn: smallint('withdrawn').notNull().default(0),
    expectedOn: date('expected_on'),
  },
  (table) => [
    unique('purchase_order_lines_once').on(table.purchaseOrderId, table.orderLineId),
    index('purchase_order_lines_order').on(table.orderId),
    index('purchase_order_lines_order_line').on(table.orderLineId),
    index('purchase_order_lines_variant').on(table.variantId),
    index('purchase_order_lines_missing').on(table.purchaseOrderId).where(sql`missing > 0`),
    check(
      'purchase_order_lines_units',
      sql`least(${table.confirmed}, ${table.shipped}, ${table.received}, ${table.missing}, ${table.withdrawn}) >= 0 and ${table.quantity} > 0
        and ${table.shipped} + ${table.received} + ${table.missing} + ${table.withdrawn} <= ${table.quantity}
        and ${table.confirmed} <= ${table.quantity}`,
    ),
    check('purchase_order_lines_cost', sql`${table.costMinor} >= 0`),
  ],
);

/** A parcel that the supplier named: a shipment of an order, or one to the warehouse. */
export const purchaseParcels = pgTable(
  'purchase_parcels',
  {
    id: id(),
    purchaseOrderId: idRef('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    orderId: idRef('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The shipment of the order; it is deleted when the parcel is taken back. */
    shipmentId: idRef('shipment_id'),
    carrier: varchar('carrier', { length: 40 }).notNull(),
    trackingNumber: varchar('tracking_number', { length: 60 }).notNull(),
    /** Without spaces and hyphens, in upper case. */
    trackingKey: varchar('tracking_key', { length: 60 }).notNull(),
    lines: jsonb('lines').$type<{ lineId: string; quantity: number }[]>().notNull(),
    sentAt: moment('sent_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('purchase_parcels_purchase_order').on(table.purchaseOrderId),
    index('purchase_parcels_order').on(table.orderId),
    index('purchase_parcels_shipment').on(table.shipmentId),
  ],
);

/** Everything that happened to a purchase order. */
export const purchaseOrderSteps = pgTable(
  'purchase_order_steps',
  {
    id: id(),
    purchaseOrderId: idRef('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 20 }).$type<PurchaseStepKind>().notNull(),
    at: moment('at').notNull(),
    units: smallint('units'),
    /** The operator; null on the supplier's page and for what follows from an order. */
    accountId: idRef('account_id'),
    /** A keyed hash of the address that the supplier's page was used from. */
    addressHash: varchar('address_hash', { length: 32 }),
  },
  (table) => [index('purchase_order_steps_purchase_order').on(table.purchaseOrderId, table.id)],
);

export type PurchaseOrder = typeof purchaseOrders.$inferSelect;
export type PurchaseLine = typeof purchaseOrderLines.$inferSelect;
