import type { Language } from '@vitrine/contract/locales.ts';
import type { Measure } from '@vitrine/contract/shop/unit-prices.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
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

export interface StoredPicture {
  key: string;
  width: number;
  height: number;
  tone: string | null;
}

/** A picture of a product. What is as usual is left out: no text for those who do not see it, and the middle stays in view. */
export interface StoredPhoto extends StoredPicture {
  alt?: Names;
  /** In per cent. */
  focusX?: number;
  focusY?: number;
}

/** The contact for a product's safety; empty where it is not known. */
export interface SafetyContact {
  name: string;
  address: string;
  contact: string;
}

const noContact: SafetyContact = { name: '', address: '', contact: '' };

/** Two levels: a category without a parent is primary, one with a parent secondary. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: idRef('parent_id'),
    key: varchar('key', { length: 60 }).notNull().unique(),
    names: json('names').$type<Names>().notNull(),
    sort: integer('sort').notNull(),
    picture: jsonb('picture').$type<StoredPicture>(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('categories_parent').on(table.parentId),
  ],
);

/** What lists show of a product, kept beside it so that a list reads one row per product. */
export interface StoredCard {
  names: Names;
  image: StoredPhoto | null;
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
  images: (StoredPhoto & { valueKey: string | null })[];
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

/** Price per unit: the content, and the measure that is compared. */
export interface StoredUnitPrice {
  total: Measure;
  base: Measure;
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
    /** Since when, or from when, it is on sale. */
    availableFrom: moment('available_from').notNull(),
    /** The schedule as operators entered it: null for at once, and for no end. */
    saleFrom: moment('sale_from'),
    saleUntil: moment('sale_until'),
    /** When it was on sale for the first time: then each store decided by its categories whether it joins. */
    publishedAt: moment('published_at'),
    /** Counts the saves, so that two operators cannot overwrite each other. */
    version: integer('version').notNull().default(1),
    brand: varchar('brand', { length: 80 }).notNull().default(''),
    originCountry: char('origin_country', { length: 2 }),
    customsCode: varchar('customs_code', { length: 10 }).notNull().default(''),
    manufacturer: jsonb('manufacturer').$type<SafetyContact>().notNull().default(noContact),
    responsiblePerson: jsonb('responsible_person')
      .$type<SafetyContact>()
      .notNull()
      .default(noContact),
    /** Countries to which it may not be sent. */
    excludedCountries: text('excluded_countries').array().notNull().default([]),
    /** Languages in which a text is missing that another language has. */
    missingLanguages: text('missing_languages').array().notNull().default([]),
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
    index('products_created').on(newestFirst(table.createdAt), newestFirst(table.id)),
    index('products_changed').on(newestFirst(table.changedAt), newestFirst(table.id)),
    index('products_to_publish')
      .on(table.availableFrom)
      .where(sql`status = 'active' and published_at is null`),
    index('products_to_archive')
      .on(table.saleUntil)
      .where(sql`status = 'active' and sale_until is not null`),
    check('products_schedule', sql`${table.saleUntil} > ${table.saleFrom}`),
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
    material: varchar('material', { length: 400 }).notNull().default(''),
    care: text('care').notNull().default(''),
    sizeGuide: text('size_guide').notNull().default(''),
    warnings: text('warnings').notNull().default(''),
    searchTitle: varchar('search_title', { length: 120 }).notNull().default(''),
    searchDescription: varchar('search_description', { length: 320 }).notNull().default(''),
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
    barcode: varchar('barcode', { length: 14 }).notNull().default(''),
    /** A proposal for owners, in US cents; buyers never see it. */
    recommendedPriceMinor: minor('recommended_price_minor'),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    unitPrice: jsonb('unit_price').$type<StoredUnitPrice>(),
    /** Removed by an operator, and kept because orders, carts or stores name it. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    index('variants_barcode').on(table.barcode).where(sql`barcode <> ''`),
    check(
      'variants_dimensions',
      sql`coalesce(${table.lengthMm}, 1) > 0 and coalesce(${table.widthMm}, 1) > 0 and coalesce(${table.heightMm}, 1) > 0
        and coalesce(${table.recommendedPriceMinor}, 1) > 0`,
    ),
    check('variants_removed', sql`${table.removedAt} is null or not ${table.isActive}`),
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
    alt: jsonb('alt').$type<Names>().notNull().default({}),
    /** The point that stays in view, in per cent. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
  },
  (table) => [
    uniqueIndex('product_images_position').on(table.productId, table.position),
    index('product_images_key').on(table.key),
    check(
      'product_images_focus',
      sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
  ],
);
