import type { Language } from '@vitrine/contract/locales.ts';
import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';
import { categories, products, variants } from '../catalogue/catalogue.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/**
 * What an owner set: a fixed price in the store's currency or a percentage in basis points, at one variant, product
 * or category. A variant's row names its product too, so that one look finds all rules of a product.
 */
export const priceRules = pgTable(
  'price_rules',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    kind: varchar('kind', { length: 8 }).$type<'variant' | 'product' | 'category'>().notNull(),
    refId: idRef('ref_id').notNull(),
    productId: idRef('product_id').references(() => products.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id'),
    categoryId: idRef('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    fixedMinor: minor('fixed_minor'),
    percentageBp: integer('percentage_bp'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('price_rules_place').on(table.storeId, table.kind, table.refId),
    unique('price_rules_store_id').on(table.storeId, table.id),
    index('price_rules_store_product').on(table.storeId, table.productId),
    index('price_rules_product').on(table.productId),
    index('price_rules_category').on(table.categoryId),
    foreignKey({
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('cascade'),
    check(
      'price_rules_one_of_both',
      sql`num_nonnulls(${table.fixedMinor}, ${table.percentageBp}) = 1`,
    ),
    check('price_rules_fixed_positive', sql`${table.fixedMinor} > 0`),
    check('price_rules_percentage_sane', sql`${table.percentageBp} between 10000 and 200000`),
    check(
      'price_rules_reference',
      sql`case ${table.kind}
        when 'variant' then ${table.variantId} = ${table.refId} and ${table.productId} is not null and ${table.categoryId} is null
        when 'product' then ${table.productId} = ${table.refId} and ${table.variantId} is null and ${table.categoryId} is null
        when 'category' then ${table.categoryId} = ${table.refId} and ${table.productId} is null and ${table.fixedMinor} is null
        else false end`,
    ),
  ],
);

/** How a store shows a product; a product without a row is shown, unfeatured, in the order of novelty. */
export const storeProducts = pgTable(
  'store_products',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Hidden because its category does not take new products in, and the owner has not decided about it yet. */
    isAddition: boolean('is_addition').notNull().default(false),
    /** A fixed price fell under the floor and the store hides such products instead of raising them. */
    isHiddenByFloor: boolean('is_hidden_by_floor').notNull().default(false),
    isFeatured: boolean('is_featured').notNull().default(false),
    /** Place in the owner's own order. */
    position: integer('position'),
    note: varchar('note', { length: 160 }).notNull().default(''),
    /** The note in other languages than the store's own. */
    noteTranslations: jsonb('note_translations')
      .$type<Partial<Record<Language, string>>>()
      .notNull()
      .default({}),
    /** Counts the saves of the product's own prices, so that two windows cannot overwrite each other. */
    priceVersion: integer('price_version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId] }),
    index('store_products_product').on(table.productId),
    index('store_products_additions').on(table.storeId, table.productId).where(sql`is_addition`),
    check('store_products_position', sql`${table.position} between 0 and 999999`),
  ],
);

/**
 * The categories that an owner chose, of either level; a secondary one without a row follows its primary one. A store
 * without any row sells everything. Products are hidden one by one in `store_products`, when a category is removed or a product is added.
 */
export const storeCategories = pgTable(
  'store_categories',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    categoryId: idRef('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    isChosen: boolean('is_chosen').notNull(),
    /** New products of the category join the store. */
    joinsNew: boolean('joins_new').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.categoryId] }),
    index('store_categories_category').on(table.categoryId),
    check('store_categories_joining', sql`${table.isChosen} or not ${table.joinsNew}`),
  ],
);

/**
 * The lowest price of each product in each store: in the store's currency, with floor and ending, before tax. Lists are
 * sorted by it. `refresh-prices.ts` writes it with the same rule that prices orders; nothing else does.
 */
export const storeProductPrices = pgTable(
  'store_product_prices',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceMinor: minor('price_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.storeId] }),
    index('store_product_prices_order').on(table.storeId, table.priceMinor),
  ],
);

/** The inputs that all stored prices of a store were computed with, see `price-mark.ts`. */
export const storePriceMarks = pgTable('store_price_marks', {
  storeId: idRef('store_id')
    .primaryKey()
    .references(() => stores.id),
  mark: varchar('mark', { length: 160 }).notNull(),
});

/**
 * What moved prices: rules, percentages and endings of a store, and (without a store) platform prices in US cents. Rows
 * are only added, by the code that makes the change; one row for a category or a store, however many products it moves.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    storeId: idRef('store_id').references(() => stores.id),
    productId: idRef('product_id').references(() => products.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id'),
    categoryId: idRef('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** Null on both sides of a change: no rule at this level. */
    before: jsonb('before').$type<PriceSetting>(),
    after: jsonb('after').$type<PriceSetting>(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('price_changes_of_product').on(table.storeId, table.productId, newestFirst(table.id)),
    index('price_changes_of_category').on(table.storeId, table.categoryId, newestFirst(table.id)),
    index('price_changes_of_store')
      .on(table.storeId, newestFirst(table.id))
      .where(sql`product_id is null and category_id is null`),
    index('price_changes_product').on(table.productId, newestFirst(table.id)),
    index('price_changes_category').on(table.categoryId),
    foreignKey({
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('cascade'),
    check(
      'price_changes_place',
      sql`${table.storeId} is not null or ${table.variantId} is not null`,
    ),
    check('price_changes_differ', sql`${table.before} is distinct from ${table.after}`),
  ],
);

/** Staged edits that are not saved yet: one row per store and product. */
export const priceDrafts = pgTable(
  'price_drafts',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    edits: jsonb('edits').$type<PriceEdit[]>().notNull(),
    /** The version of the product's prices that they were chosen under. */
    priceVersion: integer('price_version').notNull(),
    /** Another one after each write. A draft comes and goes, so a count would begin anew. */
    version: uuid('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId] }),
    index('price_drafts_product').on(table.productId),
  ],
);

/** What a percentage change replaced, so that it can be put back once. `category_id` null is the whole store. */
export const percentageUndos = pgTable(
  'percentage_undos',
  {
    id: id(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    categoryId: idRef('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    beforeBp: integer('before_bp'),
    afterBp: integer('after_bp'),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    uniqueIndex('percentage_undos_store_id').on(table.storeId, table.id),
    index('percentage_undos_category').on(table.categoryId),
  ],
);
