import type { ShippingColumn, ShippingFormat } from '@vitrine/contract/shop/shipping-columns.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';

/** The columns of a file for a carrier or a warehouse, under a name: of one account, or shared with everybody who reads buyers. */
export const shippingPresets = pgTable(
  'shipping_presets',
  {
    id: id(),
    name: varchar('name', { length: 60 }).notNull(),
    columns: jsonb('columns').$type<ShippingColumn[]>().notNull(),
    format: varchar('format', { length: 4 }).$type<ShippingFormat>().notNull(),
    /** The author; null once the account is erased, which a shared preset outlives. */
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    isShared: boolean('is_shared').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('shipping_presets_account').on(table.accountId),
    index('shipping_presets_shared').on(table.id).where(sql`is_shared`),
    check('shipping_presets_reader', sql`${table.isShared} or ${table.accountId} is not null`),
  ],
);
