import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';

export type Names = Partial<Record<Language, string>>;

/** Two levels: a category without a parent is primary, one with a parent secondary. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: idRef('parent_id'),
    key: varchar('key', { length: 60 }).notNull().unique(),
    names: json('names').$type<Names>().notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('categories_parent').on(table.parentId),
  ],
);

/** What lists show of a product, kept beside it so that a list reads one row per product. */
export interface StoredCard {
  names: Names;
  image: { key: string; width: number; height: number; tone: string | null } | null;
  swatches: string[];
  /** Variants on sale, in their order: id, platform price in US cents, grams. */
  variants: [id: string, priceMinor: number, weightGrams: number][];
}

/** What a product's own page needs besides its row, kept beside it for the same reason. */
export interface StoredSheet {
  descriptions: Names;
  options: {
    key: string;
    names: Names;
    values: { key: string; names: Names; swatch: string | null }[];
  }[];
  images: {
    key: string;
    width: number;
    height: number;
    tone: string | null;
    valueKey: string | null;
  }[];
  /** All variants, those off sale as well; prices in US cents. */
  variants: {
    id: string;
    sku: string;
    values: Record<string, string>;
    priceMinor: number;
    weightGrams: number;
    isActive: boolean;
  }[];
}

export const products = pgTable(
  'products',
  {
    id: id(),
    key: varchar('key', { length: 80 }).notNull().unique(),
    /** The secondary category. */
    categoryId: idRef('category_id')
      .notNull()
      .references(() => categories.id),
    /** Its parent, repeated so that lists and prices need no join. */
    primaryCategoryId: idRef('primary_category_id')
      .notNull()
      .references(() => categories.id),
    status: varchar('status', { length: 8 }).$type<'active' | 'draft' | 'archived'>().notNull(),
    leadTimeDays: smallint('lead_time_days').notNull(),
    availableFrom: moment('available_from').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    card: json('card').$type<StoredCard>().notNull(),
    sheet: json('sheet').$type<StoredSheet>().notNull(),
    /** Variants on sale; a product without one is in no list. */
    variantCount: smallint('variant_count').notNull(),
    /** Folded names of the product and its category in all languages, for words that are nearly right. */
    searchText: text('search_text').notNull(),
    /** All that can be searched as tokens, see `indexTokens`; a tsvector made from it is indexed. */
    searchTokens: text('search_tokens').array().notNull(),
  },
  (table) => [
    index('products_newest')
      .on(newestFirst(table.availableFrom), newestFirst(table.id))
      .where(sql`status = 'active' and variant_count > 0`),
    index('products_category').on(table.categoryId),
    index('products_primary_category').on(table.primaryCategoryId),
  ],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: varchar('language', { length: 8 }).$type<Language>().notNull(),
    name: varchar('name', { length: 160 }).notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);

export const productOptions = pgTable(
  'product_options',
  {
    id: id(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 40 }).notNull(),
    names: jsonb('names').$type<Names>().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('product_options_key').on(table.productId, table.key)],
);

export const optionValues = pgTable(
  'option_values',
  {
    id: id(),
    optionId: idRef('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 40 }).notNull(),
    names: jsonb('names').$type<Names>().notNull(),
    swatch: varchar('swatch', { length: 7 }),
    position: smallint('position').notNull(),
  },
  (table) => [uniqueIndex('option_values_key').on(table.optionId, table.key)],
);

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: varchar('sku', { length: 80 }).notNull().unique(),
    /** Option key to value key, for every option of the product. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    platformPriceMinor: minor('platform_price_minor').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: smallint('position').notNull(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    unique('variants_product_id').on(table.productId, table.id),
    check(
      'variants_price_positive',
      sql`${table.platformPriceMinor} > 0 and ${table.weightGrams} >= 0`,
    ),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    key: varchar('key', { length: 200 }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: varchar('tone', { length: 7 }),
    /** Set when the picture shows one value of an option, for instance one colour: "colour:sage". */
    valueKey: varchar('value_key', { length: 90 }),
  },
  (table) => [uniqueIndex('product_images_position').on(table.productId, table.position)],
);
