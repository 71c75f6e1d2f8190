import type { newsKinds } from '@vitrine/contract/shop/catalogue-news.ts';
import type { FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { stores } from '../stores/stores.tables.ts';
import { products, variants } from './catalogue.tables.ts';

/** The fields that each save of a product changed: its history, from which older versions of its form are computed. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: id(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The version that the save made. */
    version: integer('version').notNull(),
    source: varchar('source', { length: 10 })
      .$type<'form' | 'cells' | 'import' | 'undo' | 'schedule' | 'copy' | 'media'>()
      .notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    /** The operator; null for the platform itself. */
    accountId: idRef('account_id'),
    at: moment('at').notNull(),
  },
  (table) => [uniqueIndex('product_changes_version').on(table.productId, table.version)],
);

/**
 * News of the catalogue for owners: a product is new or gone, a platform price changed, a variant is sold out or back. With a store:
 * its fixed price was raised to the floor, or hides the product.
 */
export const productNews = pgTable(
  'product_news',
  {
    id: id(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    /** Null: for every store that sells the product. */
    storeId: idRef('store_id').references(() => stores.id),
    kind: varchar('kind', { length: 10 }).$type<(typeof newsKinds)[number]>().notNull(),
    /** For a price: in US cents. */
    beforeMinor: minor('before_minor'),
    afterMinor: minor('after_minor'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('product_news_newest').on(newestFirst(table.id)),
    index('product_news_product').on(table.productId),
    index('product_news_variant').on(table.variantId).where(sql`variant_id is not null`),
    index('product_news_at').on(table.at),
    index('product_news_store').on(table.storeId, table.productId).where(sql`store_id is not null`),
  ],
);

/** The news that an owner is done with. */
export const storeNewsDone = pgTable(
  'store_news_done',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    newsId: idRef('news_id')
      .notNull()
      .references(() => productNews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.newsId] }),
    index('store_news_done_news').on(table.newsId),
  ],
);
