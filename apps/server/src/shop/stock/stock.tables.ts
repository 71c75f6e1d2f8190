import type { movementReasons } from '@vitrine/contract/shop/stock-movements.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import { variants } from '../catalogue/catalogue.tables.ts';

/** Units in the warehouse, and how many of them are held for payments that have begun. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    variantId: idRef('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    held: integer('held').notNull().default(0),
    /** Fewer available units than this are low; null for the limit of the platform. */
    lowLimit: integer('low_limit'),
  },
  (table) => [
    // The few levels that are sold out or low are found among all of them (decision 146).
    index('stock_levels_free').on(sql`(on_hand - held)`),
    index('stock_levels_own_limit').on(table.variantId).where(sql`low_limit is not null`),
    check('stock_levels_sane', sql`${table.held} >= 0 and ${table.held} <= ${table.onHand}`),
  ],
);

/** Variants under their limit, until they are not any more: operators are notified once of each. */
export const lowStock = pgTable(
  'low_stock',
  {
    variantId: idRef('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    notifiedAt: moment('notified_at'),
  },
  (table) => [index('low_stock_open').on(table.since).where(sql`notified_at is null`)],
);

/** What an order holds or has taken. The order is named by id only: stock does not depend on orders. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: idRef('order_id').notNull(),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'restrict' }),
    quantity: integer('quantity').notNull(),
    state: varchar('state', { length: 8 }).$type<'held' | 'taken' | 'released'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** More than one visitor's share: released at its time, whatever becomes of the payment. */
    isBrief: boolean('is_brief').notNull().default(false),
    /** When this holder's brief reservations of the variant began; a repetition does not prolong them. */
    briefSince: moment('brief_since'),
    /** Who holds it, as keyed hashes; cleared with the hold. */
    cartKey: varchar('cart_key', { length: 43 }),
    visitorKey: varchar('visitor_key', { length: 43 }),
    networkKey: varchar('network_key', { length: 43 }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('stock_holds_variant').on(table.variantId),
    index('stock_holds_expiry').on(table.state, table.expiresAt),
    index('stock_holds_brief')
      .on(table.briefSince)
      .where(sql`state = 'released' and brief_since is not null`),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Every change of the units in the warehouse; rows are only added. Orders are named by id only, as in `stock_holds`. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Units in the warehouse after it. */
    onHand: integer('on_hand').notNull(),
    reason: varchar('reason', { length: 10 }).$type<(typeof movementReasons)[number]>().notNull(),
    note: varchar('note', { length: 200 }).notNull().default(''),
    orderId: idRef('order_id'),
    /** The operator; null for what follows from an order. */
    accountId: idRef('account_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, newestFirst(table.id)),
    index('stock_movements_newest').on(newestFirst(table.id)),
    check('stock_movements_quantity', sql`${table.quantity} <> 0`),
  ],
);
