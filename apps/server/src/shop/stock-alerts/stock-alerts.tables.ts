import type { Language } from '@vitrine/contract/locales.ts';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** Addresses that wait for one email each; the row is deleted when it is sent. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: varchar('email', { length: 254 }).notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('stock_alerts_once').on(table.email, table.storeId, table.variantId),
    index('stock_alerts_variant').on(table.variantId, table.id),
    index('stock_alerts_store').on(table.storeId),
    index('stock_alerts_product').on(table.productId),
    index('stock_alerts_created').on(table.createdAt),
  ],
);
