import type { ShipHoldReason } from '@vitrine/contract/shop/ship-holds.ts';
import { index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { idRef, moment } from '#platform/db/columns.ts';
import { orders } from '../orders/orders.tables.ts';

/** The operator who packs an order, until a moment; others skip the order meanwhile. */
export const packingClaims = pgTable(
  'packing_claims',
  {
    orderId: idRef('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('packing_claims_account').on(table.accountId)],
);

/** An order that cannot be shipped for now, and why: it is not among those to pack. */
export const shipHolds = pgTable(
  'ship_holds',
  {
    orderId: idRef('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: varchar('reason', { length: 20 }).$type<ShipHoldReason>().notNull(),
    note: varchar('note', { length: 300 }).notNull(),
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('ship_holds_account').on(table.accountId)],
);
