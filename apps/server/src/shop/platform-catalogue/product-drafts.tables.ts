import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { index, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { products } from '../catalogue/catalogue.tables.ts';

/** Unsaved changes of operators: one row per account and product. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null for a product that is not stored yet. */
    productId: idRef('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** The version of the product that was edited. */
    baseVersion: integer('base_version'),
    form: jsonb('form').$type<ProductForm>().notNull(),
    /** Another one after each write, so that a window notices what another one wrote. */
    version: uuid('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('product_drafts_account').on(table.accountId, table.productId).nullsNotDistinct(),
    index('product_drafts_product').on(table.productId),
  ],
);
